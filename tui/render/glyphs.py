"""The signs of the program: one cell each on every terminal, and an ASCII twin.

They come from the ranges on whose width terminals agree, without emoji or variation selectors.
"""

from typing import Final, NamedTuple


class Glyphs(NamedTuple):
    """One set of signs. Each takes a single cell."""

    seats: str
    turn: str
    dot: str
    bar: str
    half: str
    minus: str
    cross: str
    ellipsis: str
    up: str
    down: str
    both: str
    """Up and down in one cell."""
    left: str
    right: str
    first: str
    last: str
    play: str
    pause: str
    here: str
    tick: str
    check: str
    turned: str
    """The mark of a step that turned the game."""
    leads: str
    """The mark of the players with the most points."""
    returned: str
    """The mark of a step from which somebody went on after taking back a move."""
    noted: str
    branched: str
    """The mark of a step from which another save went on."""
    horizontal: str
    vertical: str
    corners: str
    """Top left, top right, bottom left, bottom right."""
    heavy: str
    """A thick line: horizontal, vertical, then its corners as in `corners`."""
    tees: str
    """Ends of a line that meets a frame: left, right."""
    foot: str
    """The joint of an upright on a horizontal line."""
    goods: str
    """House, car, boat, horse, jewel, watch, holiday, money."""
    blocks: str
    """The upper half of a cell, the lower half, all of it."""
    levels: str
    """Eight heights of a bar, lowest first."""
    dots: str
    """A cell of braille without a dot, to which dots are added; in ASCII no braille is drawn."""
    cargo: str
    """Weapons, wine, jewels, lace, tableware, music, gold."""
    sealed: str
    """The mark of a choice that is made but not yet shown."""


UNICODE: Final = Glyphs(
    seats="■●◆▲★▼□○◇△☆▽",
    turn="▶",
    dot="·",
    bar="█",
    half="▌",
    minus="−",
    cross="×",
    ellipsis="…",
    up="↑",
    down="↓",
    both="↕",
    left="←",
    right="→",
    first="«",
    last="»",
    play="▶",
    pause="‖",
    here="●",
    tick="┬",
    check="✓",
    turned="⚑",
    leads="⚑",
    returned="↺",
    noted="¶",
    branched="┳",
    horizontal="─",
    vertical="│",
    corners="╭╮╰╯",
    heavy="━┃┏┓┗┛",
    tees="├┤",
    foot="┴",
    goods="⌂◉≈♞✦◔☼$",
    blocks="▀▄█",
    levels="▁▂▃▄▅▆▇█",
    dots="\N{BRAILLE PATTERN BLANK}",
    cargo="†♣✦∞○♪▬",
    sealed="▣",
)

ASCII: Final = Glyphs(
    seats="ABCDEFGHIJKL",
    turn=">",
    dot=".",
    bar="#",
    half="|",
    minus="-",
    cross="x",
    ellipsis=".",
    up="^",
    down="v",
    both="&",
    left="<",
    right=">",
    first="<",
    last=">",
    play=">",
    pause="=",
    here="O",
    tick="+",
    check="*",
    turned="*",
    leads="*",
    returned="<",
    noted="n",
    branched="Y",
    horizontal="-",
    vertical="|",
    corners="++++",
    heavy="=|++++",
    tees="++",
    foot="+",
    goods="HCBhJWT$",
    blocks='"_#',
    levels="__..--##",
    dots=" ",
    cargo="/%*=o&$",
    sealed="#",
)

IN_ASCII: Final = str.maketrans(
    {
        **dict(zip("←→↑↓↔↕…·–—−×±", "<>^v-&..---x~", strict=True)),
        **dict(zip("’‘‚“”„«»", "'''" + '"' * 5, strict=True)),
        **dict.fromkeys("\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}", " "),
    }
)
"""The ASCII twins of the signs in sentences; letters keep their accents."""


def glyphs(ascii_only: bool) -> Glyphs:
    """Return the signs to draw with."""
    return ASCII if ascii_only else UNICODE
