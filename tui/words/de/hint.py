"""Words of a hint: what the best robot would do."""

from typing import Final

HELP: Final = (
    "Sehen, was der beste Roboter mit deinem Wissen tun würde und was er sich davon und von "
    "höchstens zwei weiteren Zügen verspricht, den nächstbesten. Er überlegt nur kurz: Die "
    "Analyse nach der Partie prüft genauer und kann anders urteilen. Steht „in 52 von 100 "
    "Fällen“ dahinter, spielt er nicht immer denselben Zug, damit ihn niemand durchschaut; "
    "„weniger riskant“ heißt: Ein anderer Zug verspricht mehr, kostet aber mehr, wenn es "
    "anders kommt; „?“: Er hat diesen Zug kaum durchgerechnet. Jeder Tipp wird im Spielstand "
    "vermerkt, außer wenn du beim Nachspielen Züge ausprobierst („Was wäre, wenn?“)."
)
"""The help of the key for a hint."""

WORDS: Final = {
    "key.hint": "Tipp",
    "key.hint.help": HELP,
    "key.close_hint": "schließen",
    "key.close_hint.help": "Den Tipp wieder schließen.",
    "hint.rough": "{worth}; schnell geschätzt",
    "hint.title": "Tipp des besten Roboters",
    "hint.thinking": "Der beste Roboter denkt nach",
    "hint.only": "Etwas anderes ist nicht möglich.",
    "hint.failed": "Es kam kein Tipp. Frag noch einmal.",
    "hint.share": "{share} %",
    "hint.chance": (
        "(in\N{NO-BREAK SPACE}{chance}\N{NO-BREAK SPACE}von\N{NO-BREAK SPACE}100"
        "\N{NO-BREAK SPACE}Fällen)"
    ),
    "hint.safer": "(weniger riskant)",
    "hint.unrated": "?",
    "hint.noted": "{who} hat sich einen Tipp geholt.",
    "hint.follow": "{key}: so spielen",
    "key.follow": "so spielen",
    "key.follow.help": "Den ersten Zug des Tipps spielen.",
    "hint.also": "; ",
    "hint.other.next": "der zweitbeste Zug",
    "hint.other.next:dat": "dem zweitbesten Zug",
    "hint.other.taken": "der gespielte Zug",
    "hint.other.taken:dat": "dem gespielten Zug",
    "hint.why.ahead": "hat die beste Gewinnchance: {percent} %, mit {other:dat} {instead} %",
    "hint.why.even": "der zweitbeste Zug ist etwa ebenso gut",
}
