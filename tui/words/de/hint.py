"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "Tipp",
    "key.hint.help": (
        "Sehen, was der beste Roboter mit deinem Wissen tun würde und was er sich davon "
        "verspricht. Im Spielstand steht dann, dass du gefragt hast."
    ),
    "key.put_away": "Tipp schließen",
    "key.put_away.help": "Den Tipp wieder schließen.",
    "hint.title": "Was „schwer“ tun würde",
    "hint.thinking": "„schwer“ denkt nach",
    "hint.only": "Etwas anderes ist nicht möglich.",
    "hint.failed": "Es kam kein Tipp. Frag noch einmal.",
    "hint.share": "{share} %",
    "hint.chance": "zu {chance} % spielen",
    "hint.noted": "{who} hat sich einen Tipp geholt.",
}
