"""Text that comes from outside, made fit to be stored and shown on a terminal.

A name may hold escape sequences, marks that turn the writing direction, letters without width or
a tower of accents. They are taken out when a save is made and again when one is read.
"""

import re
from typing import Final
from unicodedata import category, east_asian_width, normalize

NAME_CELLS: Final = 24
"""The widest name, in cells of a terminal."""

MARKS: Final = 2
"""How many combining marks one letter may carry."""

READ: Final = 1000
"""How much of a name is looked at; longer ones are cut first, so that cleaning stays cheap."""

REMOVED: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Me", "Zl", "Zp"})
"""Control, format (zero width, direction), surrogate, private, unassigned, enclosing, separator."""

INVISIBLE: Final = frozenset(
    chr(code)
    for first, last in (
        (0x034F, 0x034F),  # combining grapheme joiner
        (0x115F, 0x1160),  # Hangul fillers
        (0x17B4, 0x17B5),  # Khmer inherent vowels
        (0x180B, 0x180F),  # Mongolian variation selectors
        (0x2800, 0x2800),  # empty Braille pattern
        (0x3164, 0x3164),  # Hangul filler
        (0xFE00, 0xFE0F),  # variation selectors: terminals disagree about their width
        (0xFFA0, 0xFFA0),  # half-width Hangul filler
        (0x1F1E6, 0x1F1FF),  # the halves of flags: terminals disagree about their width
        (0x1F3FB, 0x1F3FF),  # skin tones, likewise
        (0xE0100, 0xE01EF),  # more variation selectors
    )
    for code in range(first, last + 1)
)
"""Characters of a harmless category that show nothing, or that no two terminals measure alike."""

PLAIN: Final = re.compile("[ -~\u00a1-\u00ac\u00ae-\u02ff]*")
"""What needs no cleaning at all: a save may hold 60 million letters of notes."""

UNSAFE: Final = (
    r"\x00-\x1f\x7f-\x9f\u00ad\u061c\u200b-\u200f\u2028-\u202e\u2060-\u206f"
    r"\ud800-\udfff\ufeff\ufff9-\ufffb\U000e0000-\U000e0fff"
)
"""The same danger as a set for a pattern: fixed, because what is refused, and not merely cleaned,
must not depend on which Unicode a Python knows."""


def clean(name: str, cells: int = NAME_CELLS) -> str:
    """The name as it is stored and shown, at most `cells` wide; "" when nothing is left.

    >>> clean("  An\\x1b[31mna\\u202e   B. ")
    'An[31mna B.'
    """
    letters: list[str] = []
    width = 0
    for letter in " ".join(_sound(name[:READ]).split()):
        width += cells_of(letter)
        if width > cells:
            break
        letters.append(letter)
    return "".join(letters).rstrip(" ")


def clean_text(text: str) -> str:
    """A note as it is stored and shown: its lines kept, what cannot be shown taken out."""
    return "\n".join(_sound(line).rstrip(" ") for line in text.splitlines()).strip("\n")


def cells_of(letter: str) -> int:
    """How many cells of a terminal one character takes."""
    if category(letter) == "Mn":
        return 0
    return 2 if east_asian_width(letter) in "WF" else 1


def visible(text: str) -> str:
    """Any text, whole, with a question mark for every character that a terminal might obey."""
    if text.isascii() and text.isprintable():
        return text
    return "".join(c if c == " " or category(c) not in REMOVED else "?" for c in text)


def _sound(line: str) -> str:
    """The line without what cannot be shown, every space a plain one, and no tower of accents."""
    if PLAIN.fullmatch(line):
        return line
    shown = "".join(
        " " if letter.isspace() else letter
        for letter in line
        if letter.isspace() or (category(letter) not in REMOVED and letter not in INVISIBLE)
    )
    letters: list[str] = []
    marks = MARKS  # none without a letter before it
    for letter in normalize("NFC", shown):
        if category(letter) != "Mn":
            marks = MARKS if letter == " " else 0
        elif marks == MARKS:
            continue
        else:
            marks += 1
        letters.append(letter)
    return "".join(letters)
