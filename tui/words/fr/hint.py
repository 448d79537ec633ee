"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "conseil",
    "key.hint.help": (
        "Voir ce que ferait le meilleur robot avec ce que vous savez, et ce qu’il en attend. La "
        "sauvegarde note que vous avez demandé."
    ),
    "key.put_away": "fermer le conseil",
    "key.put_away.help": "Ranger le conseil.",
    "hint.title": "Ce que ferait « difficile »",
    "hint.thinking": "« difficile » réfléchit",
    "hint.only": "Il n’y a rien d’autre à faire.",
    "hint.failed": "Aucun conseil n’est venu.",
    "hint.share": "{share}\N{NO-BREAK SPACE}%",
    "hint.chance": "jouer {chance}\N{NO-BREAK SPACE}%",
    "hint.noted": "{who} a pris un conseil.",
    "hint.follow": "{key} pour le jouer",
    "key.follow": "jouer ce coup",
    "key.follow.help": "Jouer le premier coup du conseil.",
    "hint.why.dolce-vita.takes": "prend {object} en colonne {column}",
    "hint.why.dolce-vita.unless": (
        "prend {object} en colonne {column}, sauf si {who} y répond par un {card}"
    ),
    "hint.why.dolce-vita.denies": (
        "{who} finit la manche avec {amount} de moins qu’après le deuxième meilleur coup"
    ),
    "hint.why.dolce-vita.keeps": "garde votre {card} pour plus tard",
    "hint.why.dalmuti.out": "vos dernières cartes : vous sortez",
    "hint.why.dalmuti.unbeatable": "personne ne peut le battre",
    "hint.why.dalmuti.wins": "remporte le pli environ {tenths} fois sur 10",
    "hint.why.dalmuti.sheds": "vous débarrasse de vos plus mauvaises cartes, {cards}",
    "hint.why.dalmuti.keeps-jester": (
        "garde {number:votre Bouffon|vos Bouffons} pour un meilleur pli"
    ),
    "hint.why.dalmuti.keeps-group": "garde {cards} ensemble",
    "hint.why.dalmuti.alone": "donne des cartes isolées dans votre main",
    "hint.why.dolores.expects": "on s’attend à ceci : {who} {gesture}, {percent} %",
    "hint.why.dolores.persuades": (
        "rend plus probable que {who} {gesture} : {percent} % au lieu de {before} %"
    ),
}
