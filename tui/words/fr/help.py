"""Words of the help: what every screen is for, and the palette of commands."""

from typing import Final

WORDS: Final = {
    "help.title": "Aide",
    "help.keys": "Ce que vous pouvez faire",
    "help.everywhere": "Partout",
    "help.mouse": "À la souris",
    "help.mouse.text": (
        "Tout ce qui est écrit sur la ligne du bas se clique, de même que les lignes, les "
        "valeurs, les cartes et cette aide. La molette fait défiler."
    ),
    "help.close": "fermer",
    "help.close.help": "Fermer l’aide.",
    "about.HomeScreen": (
        "Le premier écran. Reprenez la dernière partie, commencez-en une autre, revoyez celles "
        "qui ont été jouées, ou lisez les règles. Les cartes montrent les jeux ; celui dont le "
        "bord est vif sera celui de la nouvelle partie."
    ),
    "about.NewGameScreen": (
        "Qui joue, et à quelles conditions. Tout convient tel quel : Entrée commence aussitôt la "
        "partie. Plusieurs personnes peuvent se partager le clavier ; les robots prennent les "
        "autres places. La même graine redonne les mêmes cartes."
    ),
    "about.SavedGamesScreen": (
        "Chaque partie s’enregistre au fil du jeu : il n’y a rien à sauvegarder soi-même. Ouvrez "
        "une partie en cours pour la reprendre, une partie finie pour la revoir. D’une "
        "sauvegarde endommagée, on garde tout ce qui est bon, et le fichier tel qu’il était."
    ),
    "about.ExamplesScreen": (
        "Les exemples des règles, chacun dans une partie entière. Ouvrez-en un pour voir ce qu’il "
        "en est advenu, et revenez en arrière pour voir comment."
    ),
    "about.RulesScreen": (
        "Les règles des jeux, avec des exemples. Là où les règles se taisent, une règle maison "
        "dit comment joue ce programme."
    ),
    "about.SettingsScreen": (
        "Ce que vous changez ici vaut aussitôt, sur tous les écrans, et pour la prochaine fois."
    ),
    "about.ThemesScreen": (
        "Le thème sous le curseur est porté aussitôt ; Entrée le garde, Échap revient au "
        "précédent. Mettez vos propres thèmes dans le dossier « themes » à côté des réglages."
    ),
    "about.ConfirmScreen": (
        "Une question avant ce que l’on pourrait regretter. Les réglages disent si elle est "
        "posée ; elle l’est toujours avant ce qui ne peut être annulé."
    ),
    "about.PlayScreen": (
        "La table. La ligne du haut dit ce qu’on attend et de qui, celle du bas les touches qui "
        "servent. Chaque coup est aussitôt enregistré : vous pouvez partir à tout moment et "
        "reprendre plus tard."
    ),
    "about.ReplayScreen": (
        "Une partie, coup par coup. Rien de ce que vous faites ici ne change ce qui a été "
        "joué. Tapez le numéro d’une entrée pour y aller, ou cliquez sur la frise ou "
        "dans la chronique. Sur la frise, un trait marque le début d’un tour ou d’une manche, "
        "une étoile un changement en tête, une flèche ronde un coup repris, un losange ou un "
        "jugement une note."
    ),
    "about.LookBackScreen": (
        "Ce que vous avez vu de la partie, coup par coup. La partie attend pendant ce temps, et "
        "personne ne sait que vous regardez."
    ),
    "about.ResultScreen": "Comment la partie s’est terminée, et comment on en est arrivé là.",
    "about.CurtainScreen": (
        "Plusieurs personnes se partagent ce clavier, et les cartes de la suivante ne regardent "
        "qu’elle. Changez de place, puis continuez."
    ),
    "palette.search": "Trouver une commande…",
    "palette.none": "Aucune commande de ce nom",
}
