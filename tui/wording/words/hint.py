"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "key.hint": ("hint", "conseil"),
    "key.hint.help": (
        "See what the best robot would do with what you know, and what it expects of it. The save "
        "notes that you asked.",
        "Voir ce que ferait le meilleur robot avec ce que vous savez, et ce qu’il en attend. La "
        "sauvegarde note que vous avez demandé.",
    ),
    "key.put_away": ("close the hint", "fermer le conseil"),
    "key.put_away.help": ("Put the hint away.", "Ranger le conseil."),
    "hint.title": ("What “hard” would do", "Ce que ferait « difficile »"),
    "hint.thinking": ("“hard” is thinking", "« difficile » réfléchit"),
    "hint.only": ("There is nothing else to do.", "Il n’y a rien d’autre à faire."),
    "hint.failed": ("No hint came.", "Aucun conseil n’est venu."),
    "hint.share": ("{share} %", "{share}\N{NO-BREAK SPACE}%"),
    "hint.chance": ("play {chance} %", "jouer {chance}\N{NO-BREAK SPACE}%"),
    "hint.worth.dolce-vita": (
        "chance of winning the game",
        "chances de gagner la partie",
    ),
    "hint.worth.dolores": (
        "chance of winning the game",
        "chances de gagner la partie",
    ),
    "hint.worth.dalmuti": (
        "of the others left behind in this hand",
        "des autres devancés dans cette manche",
    ),
    "hint.noted": ("{who} has taken a hint.", "{who} a pris un conseil."),
    "dv.could.place": ("{card} on column {column}", "{card} sur la colonne {column}"),
    "da.could.pass": ("pass", "passer"),
    "da.could.gift": ("give {cards}", "donner {cards}"),
    "da.could.revolution": ("call a revolution", "déclencher la révolution"),
    "da.could.decline": ("no revolution", "pas de révolution"),
    "da.could.send": ("let {who} have the card", "laisser la carte à {who}"),
    "do.could.say": ("say {words}", "dire {words}"),
    "do.could.claim": (
        "say {words} of card {n} before {who}",
        "dire {words} de la carte {n} devant {who}",
    ),
    "do.could.steal": ("take {card} from {who}", "prendre {card} à {who}"),
}
