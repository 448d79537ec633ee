"""French."""

import re
from typing import Final

from tui.words.grammar import Grammar, small, unbroken
from tui.words.spans import NO_BREAK, Line, line, text_of


def plural(n: int) -> str:
    """Return the plural category of a number: 0 and 1 are one. CLDR's third category begins at a
    million, which nothing here counts to.

    >>> plural(0), plural(2)
    ('one', 'other')
    """
    return "one" if n < 2 else "other"


RANKED: Final = re.compile(
    r"\b(deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze) (?=\d)", re.IGNORECASE
)
"""How many cards there are of the rank that follows."""


def typeset(template: str) -> str:
    """Keep punctuation of two parts and quotation marks beside their word, and a rank beside its
    number of cards. The no-break space is the wide one: in the cells of a terminal the narrow one
    is no narrower, and many a font lacks it.

    >>> typeset("« 9 ms » : 700 000, soit 40 % !").split(" ")
    ['«\\xa09\\xa0ms\\xa0»\\xa0:', '700\\xa0000,', 'soit', '40\\xa0%\\xa0!']
    >>> typeset("jusqu’à douze 12").split(" ")
    ['jusqu’à', 'douze\\xa012']
    """
    kept = RANKED.sub(rf"\1{NO_BREAK}", template)
    return unbroken(re.sub(r"(?<=«) | (?=[;:!?»])", NO_BREAK, kept))


ELIDED: Final = re.compile(r"\b([dDjlLmnst]|[jJ]usqu|[lL]orsqu|[pP]uisqu|[qQ]u)e $")
"""A word at the end of what is said so far that loses its e before a vowel."""
VOWEL: Final = re.compile(
    r"(?!\w\b)(?:[aàâäæeéèêëiîïoôöœuùûü]|h(?!a)|y(?![aeéèiou]))", re.IGNORECASE
)
"""How a word begins that takes the e away: with a vowel, unless it is a letter alone; most names
with an h, though none like Hans; Yves, but not Yann."""


def before(words: str, following: str) -> str:
    """Return the words as they stand before what follows: their last e is elided before a vowel.

    >>> [before("de ", name) + name for name in ("Anna", "Élodie", "Hélène", "Yves")]
    ['d’Anna', 'd’Élodie', 'd’Hélène', 'd’Yves']
    >>> [before("que ", name) + name for name in ("Zoé", "Yann", "Hans", "8", "● Anna")]
    ['que Zoé', 'que Yann', 'que Hans', 'que 8', 'que ● Anna']
    """
    return ELIDED.sub(r"\1’", words) if VOWEL.match(following) else words


FRAGMENT: Final = re.compile(
    r"(?:change|défend|donne|débarrasse|empêche|est|fait|garde|laisse|met|montre|mène|ne|"
    r"peut|prend|protège|rapporte|remporte|réserve|sacrifie|se|sépare|vide|évite|"
    r"vous (?:débarrasse|laisse|met|évite))\b"
)
"""How words begin that are no whole sentence: with a verb that lacks its subject, « le coup »."""


def behind_label(words: Line) -> Line:
    """Return what stands behind a colon, with the subject that it lacks.

    >>> text_of(behind_label(line("vide votre main"))), text_of(behind_label(line("vous sortez")))
    ('il vide votre main', 'vous sortez')
    """
    return line("il ", words) if FRAGMENT.match(text_of(words)) else words


GRAMMAR: Final = Grammar(
    name="Français",
    abroad=("French", "Französisch"),
    plurals=("one", "other"),
    plural=plural,
    cases=("the", "that"),
    last=" et ",
    either=" ou ",
    thousands=NO_BREAK,
    decimal=",",
    quotes=(f"«{NO_BREAK}", f"{NO_BREAK}»"),
    typeset=typeset,
    before=before,
    behind_colon=small,
    behind_label=behind_label,
)
