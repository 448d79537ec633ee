"""Words of the card that explains what is on a table."""

from typing import Final

WORDS: Final = {
    "key.what": "info",
    "key.what.help": (
        "Explain anything on the table: move to it with the arrows, Tab or the mouse."
    ),
    "key.rules": "rules",
    "key.rules.help": (
        "Open the rules at the section on what is happening now; {@rules.back:Esc} returns to the "
        "table."
    ),
    "what.ruling": "Rules, section {n}: {title}",
    "cap.arrows": "←→↑↓",
    "what.key.right": "look around",
    "what.key.right.alone": "to the right",
    "what.key.right.help": "Explain the next thing to the right.",
    "what.key.left": "to the left",
    "what.key.left.help": "Explain the next thing to the left.",
    "what.key.up": "up",
    "what.key.up.help": "Explain the next thing above.",
    "what.key.down": "down",
    "what.key.down.help": "Explain the next thing below.",
    "what.key.next": "next",
    "what.key.next.help": "Explain the next thing in reading order.",
    "what.key.previous": "previous",
    "what.key.previous.help": "Explain the previous thing in reading order.",
    "what.key.rules": "read the rule",
    "what.key.rules.help": "Open the rules where this is explained.",
    "what.key.back": "back",
    "what.key.back.help": "Return to the table.",
    "about.WhatScreen": (
        "What each thing on the table is. Go from one to the next, or point with "
        "the mouse; the right mouse button asks about a thing directly."
    ),
    "teach.more": "{key}: more",
}
