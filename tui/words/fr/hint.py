"""Words of a hint: what the best robot would do."""

from typing import Final

HELP: Final = (
    "Voir ce que ferait le meilleur robot avec ce que vous savez, ce qu’il en attend, et de "
    "même pour les deux meilleurs autres coups. « (66 fois sur 100) » : il varie ses coups "
    "pour rester imprévisible ; « (plus sûr) » : un autre coup promet plus, mais perd "
    "davantage en cas de surprise ; « ? » : il l’a à peine essayé. Il réfléchit peu de temps : "
    "l’analyse, après la partie, vérifie mieux et peut juger autrement. Chaque conseil demandé "
    "est noté dans la partie enregistrée, sauf quand vous essayez des coups en revoyant une "
    "partie (« Et si ? »)."
)
"""The help of the key for a hint."""

WORDS: Final = {
    "key.hint": "conseil",
    "key.hint.help": HELP,
    "key.close_hint": "fermer",
    "key.close_hint.help": "Fermer le conseil.",
    "hint.rough": "{worth} ; estimation rapide",
    "hint.title": "Conseil du meilleur robot",
    "hint.thinking": "Le meilleur robot réfléchit",
    "hint.only": "Un seul coup est possible.",
    "hint.failed": "Pas de conseil cette fois. Redemandez-en un.",
    "hint.share": "{share} %",
    "hint.chance": "({chance}\N{NO-BREAK SPACE}fois\N{NO-BREAK SPACE}sur\N{NO-BREAK SPACE}100)",
    "hint.safer": "(plus sûr)",
    "hint.unrated": "?",
    "hint.noted": "{who} a demandé conseil.",
    "hint.follow": "{key} : suivre",
    "key.follow": "suivre",
    "key.follow.help": "Jouer le premier coup du conseil.",
    "hint.also": " ; ",
    "hint.other.next": "le deuxième coup conseillé",
    "hint.other.taken": "le coup joué",
    "hint.why.ahead": ("{percent} % de chances de gagner, contre {instead} % avec {other}"),
    "hint.why.even": "le deuxième coup conseillé vaut à peu près autant",
}
