"""The forms of a card of Dolorès: in a sentence, in two letters, as a box."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from engine.dolores.cards import FACE_DOWN, FIRST_BOTTLE, kind, value
from tui.games.dolores.topics import card_topic
from tui.render import cards
from tui.render.cards import NO_TAGS, Tags
from tui.render.face import Company
from tui.render.numerals import numeral
from tui.words import Noun
from tui.words.spans import Line, Span, about, centre, cut, width

BOTTLE: Final = 8
"""The colour of the bottles, after those of the seven types."""


def colour(card: int) -> int:
    """Return the number of a card's colour, 0 for one face down."""
    if card <= FACE_DOWN:
        return 0
    return BOTTLE if card >= FIRST_BOTTLE else kind(card)


def ink(card: int) -> str:
    """Return the role of a card in a sentence."""
    return f"good-{colour(card)}" if colour(card) else "dim"


def paint(card: int) -> str:
    """Return the role of a card's face."""
    return cards.look(colour(card)) if colour(card) else cards.BACK


def kind_name(company: Company, kind: int) -> str:
    """Return a type in full: weapons."""
    return company.say(f"do.kind.{kind}")


def letters(company: Company, kind: int) -> str:
    """Return a type in two letters."""
    return company.say(f"do.letters.{kind}")


def name(company: Company, card: int) -> str:
    """Return a card in full: gold 3, Convoy, or that it lies face down."""
    if card <= FACE_DOWN:
        return company.say("do.face-down")
    if card >= FIRST_BOTTLE:
        return company.say(f"do.bottle.{card}")
    return f"{kind_name(company, kind(card))} {value(card)}"


def named(company: Company, card: int) -> Line:
    """Return a card in a sentence, in its colour."""
    return (Span(name(company, card), ink(card), topic=card_topic(card)),)


def bottled(bottle: int) -> Noun:
    """Return a bottle in a sentence, in its colour."""
    return Noun(f"do.bottle.{bottle}", roles=ink(bottle), topic=card_topic(bottle))


def listed(company: Company, cards: Sequence[int]) -> Line:
    """Return several cards in a sentence. Cards face down are only counted."""
    open_cards = [named(company, card) for card in cards if card > FACE_DOWN]
    dark = len(cards) - len(open_cards)
    if dark:
        open_cards.append((Span(company.say("do.cards.dark", n=dark), "dim"),))
    return company.say.listing(open_cards)


def quoted(company: Company, words: str) -> str:
    """Return spoken words in quotes."""
    return company.say.quoted(words)


def change(company: Company, points: int, sure: bool = True) -> Span:
    """Return a change of a score with its sign. A question mark follows if cards face down may
    alter it; for a change of 0 it then stands alone."""
    sign = "+" if points > 0 else company.glyphs.minus if points < 0 else ""
    roles = "gain" if points > 0 else "loss" if points < 0 else "dim"
    known = str(abs(points)) if sure or points else ""
    return Span(f"{sign}{known}{'' if sure else '?'}", roles)


class BoxSize(NamedTuple):
    """The size of a card: the cells and lines inside its frame."""

    cells: int
    rows: int

    @property
    def width(self) -> int:
        """Return the cells with the frame."""
        return self.cells + 2

    @property
    def height(self) -> int:
        """Return the lines with the frame."""
        return self.rows + 2


TALL: Final = 7
"""The fewest lines of a face whose value is seen from afar."""


def face_rows(company: Company, card: int, size: BoxSize) -> list[str]:
    """Return the face of a card, centred."""
    if card == FACE_DOWN:
        return cards.back(company.glyphs, size.cells, size.rows)
    if card >= FIRST_BOTTLE:
        texts = [short(company, card, size.cells), company.say("do.bottle")]
    else:
        sign = company.glyphs.cargo[kind(card) - 1]
        text = kind_name(company, kind(card))
        if width(text) + 2 <= size.cells:
            text = f"{sign} {text}"
        worth = str(value(card))
        texts = [text, *(numeral(company.glyphs, worth) if size.rows >= TALL else [worth])]
    spare = size.rows - len(texts)
    above, between = spare // 3, (spare + 1) // 3
    rows = [""] * above + texts[:1] + [""] * between + texts[1:]
    rows += [""] * (size.rows - len(rows))
    return [centre(cut(row, size.cells, company.glyphs.ellipsis), size.cells) for row in rows]


def short(company: Company, card: int, cells: int) -> str:
    """Return a bottle's name if there is room, else its first word or less."""
    full = name(company, card)
    if width(full) <= cells:
        return full
    return cut(company.say(f"do.bottle.short.{card}"), cells, company.glyphs.ellipsis)


def box(
    company: Company, card: int, size: BoxSize, tags: Tags = NO_TAGS, target: object = None
) -> list[Line]:
    """Return a card as a box."""
    rows = face_rows(company, card, size)
    drawn = cards.card(company.glyphs, rows, paint(card), edged=True, tags=tags, target=target)
    return [about(card_topic(card), row) for row in drawn]
