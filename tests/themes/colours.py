"""Measured colours: contrast as WCAG 2 defines it, distance in OKLab, and the three common kinds of
colour blindness.

The latter follow the matrices of Machado, Oliveira and Fernandes (2009), severity 1.
"""

import math
from itertools import combinations
from typing import Final

from themes.loader import ANSI

Rgb = tuple[float, float, float]
"""Linear light, 0 to 1."""

VISIONS: Final[dict[str, tuple[Rgb, Rgb, Rgb]]] = {
    "normal": ((1.0, 0.0, 0.0), (0.0, 1.0, 0.0), (0.0, 0.0, 1.0)),
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}

TERMINALS: Final[dict[str, str]] = {
    "xterm": (
        "000000 cd0000 00cd00 cdcd00 0000ee cd00cd 00cdcd e5e5e5 "
        "7f7f7f ff0000 00ff00 ffff00 5c5cff ff00ff 00ffff ffffff"
    ),
    "vga": (
        "000000 aa0000 00aa00 aa5500 0000aa aa00aa 00aaaa aaaaaa "
        "555555 ff5555 55ff55 ffff55 5555ff ff55ff 55ffff ffffff"
    ),
}
"""The sixteen colours of two common terminals."""


def hexadecimal(colour: str, terminal: str = "xterm") -> str:
    """Return a theme's colour as `#rrggbb`; one of the sixteen in the shade of that terminal."""
    if colour.startswith("#"):
        return colour
    name = colour.removeprefix("ansi_")
    number = ANSI.index(name.removeprefix("bright_")) + 8 * name.startswith("bright_")
    return "#" + TERMINALS[terminal].split()[number]


def linear(colour: str) -> Rgb:
    """Return the linear light of a colour `#rrggbb`."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return _linear(red), _linear(green), _linear(blue)


def _linear(part: float) -> float:
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def luminance(colour: str) -> float:
    """Return the relative luminance of a colour `#rrggbb`, 0 to 1."""
    red, green, blue = linear(colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    """Return the contrast of two colours, from 1 (the same) to 21 (black on white)."""
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def lab(colour: str, vision: str = "normal") -> Rgb:
    """Return the colour in OKLab, as a person with that vision sees it."""
    rgb = linear(colour)
    red, green, blue = (
        min(max(sum(a * b for a, b in zip(row, rgb, strict=True)), 0.0), 1.0)
        for row in VISIONS[vision]
    )
    long = (0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue) ** (1 / 3)
    medium = (0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue) ** (1 / 3)
    short = (0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue) ** (1 / 3)
    return (
        0.2104542553 * long + 0.7936177850 * medium - 0.0040720468 * short,
        1.9779984951 * long - 2.4285922050 * medium + 0.4505937099 * short,
        0.0259040371 * long + 0.7827717662 * medium - 0.8086757660 * short,
    )


def distance(one: str, other: str, vision: str = "normal") -> float:
    """Return the distance of two colours for a person with that vision, in hundredths of OKLab: 2
    can just be seen."""
    pairs = zip(lab(one, vision), lab(other, vision), strict=True)
    return 100 * math.hypot(*(a - b for a, b in pairs))


def nearest(colours: tuple[str, ...], vision: str = "normal") -> float:
    """Return the distance of the two closest colours, in hundredths of OKLab."""
    return min(distance(one, other, vision) for one, other in combinations(colours, 2))
