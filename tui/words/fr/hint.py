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
}
