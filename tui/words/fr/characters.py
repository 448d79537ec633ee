"""Who the robots are, in a line each: as their characters on the card of each game say."""

from typing import Final

WORDS: Final = {
    "robot.dolce-vita.Bruno": "Bruno joue tôt ses fortes cartes et trinque à chaque gain.",
    "robot.dolce-vita.Chiara": "Chiara attend son heure et bavarde en l’attendant.",
    "robot.dolce-vita.Dario": "Dario veut tout, tout de suite, et sans discours.",
    "robot.dolce-vita.Elena": "Elena reste calme, sauf quand une colonne lui échappe.",
    "robot.dolce-vita.Fabio": "Fabio risque, perd, rit et le raconte à toute la plage.",
    "robot.dolce-vita.Giulia": "Giulia garde ses cartes comme d’autres l’argenterie.",
    "robot.dolce-vita.Livia": "Livia sait ce qui lui plaît, et qui le lui a pris.",
    "robot.dolce-vita.Marco": "Marco jette sa plus forte carte et appelle cela l’instinct.",
    "robot.dolce-vita.Nina": (
        "Nina commente volontiers les coups des autres et réfléchit bien aux siens."
    ),
    "robot.dolce-vita.Orso": "Orso ne dit rien et garde ses fortes cartes pour la fin.",
    "robot.dolce-vita.Paola": "Paola joue hardiment et ne digère aucune défaite.",
    "robot.dolce-vita.Renzo": "Renzo préfère attendre, et vous explique volontiers pourquoi.",
    "robot.dolores.Yann": "Yann tient presque toujours parole et fête tout butin.",
    "robot.dolores.Maëlle": "Maëlle ne ment presque jamais, et pardonne mal un mensonge.",
    "robot.dolores.Gaël": "Gaël tient parole, bavarde sans fin et n’a pas de rancune.",
    "robot.dolores.Rozenn": "Rozenn promet la lune ; gardez un œil sur votre butin.",
    "robot.dolores.Loïc": "Loïc parle peu, tient parole et pardonne lentement.",
    "robot.dolores.Nolwenn": "Nolwenn partage comme promis et pardonne vite.",
    "robot.dolores.Tanguy": "Tanguy parle peu, ment souvent et digère mal ses pertes.",
    "robot.dolores.Soazig": "Soazig tient parole, et note ceux qui ne l’ont pas tenue.",
    "robot.dolores.Erwan": "Erwan ment avec le sourire et rit quand on lui ment.",
    "robot.dolores.Enora": "Enora partage là où règne la confiance et parle pour trois.",
    "robot.dolores.Malo": "Malo manque souvent à sa parole, mais déteste être trompé.",
    "robot.dolores.Annick": "La parole d’Annick est de granit ; sa mémoire aussi.",
    "robot.dalmuti.Aliénor": "Aliénor vise le trône et parle déjà en reine.",
    "robot.dalmuti.Baudouin": "Baudouin prend son temps et ne dit presque rien.",
    "robot.dalmuti.Clotilde": "Clotilde sait qui lui a pris le trône, et le dit.",
    "robot.dalmuti.Dagobert": "Dagobert fonce, et rit le plus fort quand il tombe.",
    "robot.dalmuti.Ermeline": "Ermeline ménage ses bonnes cartes et monte pas à pas.",
    "robot.dalmuti.Foulques": "Foulques attaque d’emblée et ne pardonne aucune chute.",
    "robot.dalmuti.Gisèle": "Gisèle bavarde, que la main soit bonne ou mauvaise.",
    "robot.dalmuti.Hugues": "Hugues fronce les sourcils, joue et rumine en silence.",
    "robot.dalmuti.Isabeau": "Isabeau retient ses cartes, jamais sa langue.",
    "robot.dalmuti.Josse": "Josse se fie à la chance et chante même à la dernière place.",
    "robot.dalmuti.Lothaire": "Lothaire ne se presse jamais et n’oublie aucun affront.",
    "robot.dalmuti.Mahaut": "Mahaut a juré de reprendre chaque place qu’elle a perdue.",
}
