"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "conseil",
    "key.hint.help": (
        "Voir ce que ferait le meilleur robot avec ce que vous savez, et ce qu’il en attend. La "
        "partie enregistrée note que vous avez demandé conseil."
    ),
    "key.put_away": "fermer le conseil",
    "key.put_away.help": "Fermer le conseil.",
    "hint.title": "Conseil du robot difficile",
    "hint.thinking": "Le robot difficile réfléchit",
    "hint.only": "Un seul coup est possible.",
    "hint.failed": "Pas de conseil cette fois.",
    "hint.share": "{share} %",
    "hint.chance": "{chance} % du temps",
    "hint.noted": "{who} a demandé conseil.",
}
