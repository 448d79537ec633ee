"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "Info",
    "key.what.help": ("Alles auf dem Tisch erklären: mit Pfeiltasten, Tab oder Maus."),
    "key.rules": "Regeln",
    "key.rules.help": (
        "Die Regeln bei dem Abschnitt öffnen, um den es gerade geht; {@rules.back:Esc} führt "
        "zurück."
    ),
    "what.ruling": "Regeln, Abschnitt {n}: {title}",
    "cap.arrows": "←→↑↓",
    "what.key.right": "umsehen",
    "what.key.right.alone": "nach rechts",
    "what.key.right.help": "Das Nächste rechts erklären.",
    "what.key.left": "nach links",
    "what.key.left.help": "Das Nächste links erklären.",
    "what.key.up": "nach oben",
    "what.key.up.help": "Das Nächste darüber erklären.",
    "what.key.down": "nach unten",
    "what.key.down.help": "Das Nächste darunter erklären.",
    "what.key.next": "weiter",
    "what.key.next.help": "Das Nächste in Leserichtung erklären.",
    "what.key.previous": "zurück",
    "what.key.previous.help": "Das Vorige in Leserichtung erklären.",
    "what.key.rules": "in den Regeln lesen",
    "what.key.rules.help": "Die Regeln an der Stelle öffnen, die das erklärt.",
    "what.key.back": "zurück",
    "what.key.back.help": "Zum Tisch zurückkehren.",
    "about.WhatScreen": (
        "Was jedes Ding auf dem Tisch ist. Geh vom einen zum nächsten, oder "
        "zeig mit der Maus darauf; die rechte Maustaste fragt direkt nach etwas."
    ),
    "teach.more": "{key}: mehr",
}
