"""The words and signs of cards and plays: "three Shepherdesses, one a Jester", 3×10, a card."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from engine.dalmuti.actions import Play
from engine.dalmuti.cards import JESTER
from tui.render.cards import look
from tui.render.face import Company
from tui.words import Listed, Noun
from tui.words.spans import NO_BREAK, Span, Topic, centre

ESTATES: Final = (0, 5, 5, 5, 2, 2, 2, 3, 3, 3, 4, 4, 4, 1)
"""The number of the themes' card colour by rank: one for every three ranks, from the court to the
fields, and one for the Jesters."""


def card_topic(rank: int) -> Topic:
    """Return the topic of a card; rank 0 is one that is not known."""
    return ("unseen",) if not rank else ("jester",) if rank == JESTER else ("rank", rank)


def face_role(rank: int, counts: bool = True) -> str:
    """Return the role of a card; `counts` is False for a card that does not count now."""
    return look(ESTATES[rank], counts)


def text_role(rank: int) -> str:
    """Return the role of a rank in a text."""
    return f"good-{ESTATES[rank]}"


def sign(company: Company, rank: int) -> str:
    """Return the sign of a card: its rank, or the Jester's letter."""
    return company.say("da.jester") if rank == JESTER else str(rank)


def card(company: Company, rank: int, cells: int, roles: str = "", target: object = None) -> Span:
    """Return a card on one line, in the role of its face unless other roles are given."""
    text = centre(sign(company, rank), cells)
    return Span(text, roles or face_role(rank), target)


def some(rank: int, number: int, ranked: bool = False) -> Noun:
    """Return `number` cards of one rank in words: a Cook, two Cooks; if `ranked`, with the number
    of the rank: two Cooks (9)."""
    if ranked and rank != JESTER:
        return _ranked(some(rank, number), rank)
    if number == 1:
        return Noun(f"da.one.{rank}", roles=text_role(rank), topic=card_topic(rank))
    facts = {"number": Noun(f"da.number.{number}"), "cards": Noun(f"da.many.{rank}")}
    return Noun("da.some", facts, text_role(rank), card_topic(rank))


def _ranked(cards: Noun, rank: int) -> Noun:
    return Noun("da.ranked", {"cards": cards, "rank": rank}, cards.roles, cards.topic)


def played(play: Play, ranked: bool = False) -> Noun:
    """Return a play in words: three Shepherdesses, one a Jester. If `ranked`, with the number of
    the rank, which Jesters alone have as well: a Jester (13)."""
    cards = some(play.rank, play.count + play.jesters, ranked)
    if ranked and play.rank == JESTER:
        return _ranked(cards, JESTER)
    if play.jesters and play.rank != JESTER:
        return Noun(f"da.with.{play.jesters}", {"cards": cards}, cards.roles, cards.topic)
    return cards


def numbered(rank: int) -> str:
    """Return the number of a rank, to follow its name; "" for the Jesters, who have none."""
    return "" if rank == JESTER else f"{NO_BREAK}({rank})"


def brief(company: Company, play: Play) -> str:
    """Return a play in a few cells: 3×10, or 3×10 (J) with a letter for each Jester among them."""
    text = f"{play.count + play.jesters}{company.glyphs.cross}{sign(company, play.rank)}"
    if play.jesters and play.rank != JESTER:
        text += f" ({company.say('da.jester') * play.jesters})"
    return text


def faces(play: Play) -> tuple[int, ...]:
    """Return the ranks of a play's cards, one by one."""
    return (play.rank,) * play.count + (JESTER,) * play.jesters


def cards_in_words(ranks: Iterable[int], ranked: bool = False) -> Listed:
    """Return any cards in words: a Cook and two Peasants."""
    return Listed([some(rank, len(list(group)), ranked) for rank, group in groupby(ranks)])


def nth(company: Company, place: int) -> str:
    """Return a place, counted from 1, as an ordinal: 1st."""
    return company.say(f"da.nth.{place}")


def place_name(company: Company, place: int) -> str:
    """Return a place in words: 1st place."""
    return company.say("da.place", nth=nth(company, place))
