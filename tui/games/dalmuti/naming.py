"""How cards and plays are said and drawn: "three Shepherdesses, one a Jester", 3×10, a card."""

from collections.abc import Iterable
from itertools import groupby
from typing import Final

from engine.dalmuti.actions import Play
from engine.dalmuti.cards import JESTER
from tui.render.cards import look
from tui.render.face import Company
from tui.words.spans import Line, Span, centre

ESTATES: Final = (0, 5, 5, 5, 2, 2, 2, 3, 3, 3, 4, 4, 4, 1)
"""By rank, which of the themes' colours of cards it has: one for every three ranks, from the court
to the fields, and one for the Jesters."""


def face_role(rank: int, counts: bool = True) -> str:
    """The role of a card, which counts now or not."""
    return look(ESTATES[rank], counts)


def emblem(company: Company, rank: int) -> str:
    """The sign of a card's estate, for the middle of a large card."""
    return company.glyphs.estates[(rank - 1) // 3]


def text_role(rank: int) -> str:
    """The role of a rank in a text."""
    return f"good-{ESTATES[rank]}"


def sign(company: Company, rank: int) -> str:
    """What stands on a card: its rank, or the Jester's letter."""
    return company.say("da.jester") if rank == JESTER else str(rank)


def card(company: Company, rank: int, cells: int, roles: str = "", target: object = None) -> Span:
    """A card on one line; as a face, unless other roles are given."""
    text = centre(sign(company, rank), cells)
    return Span(text, roles or face_role(rank), target)


def some(company: Company, rank: int, number: int) -> str:
    """So many cards of one rank in words: a Cook, two Cooks."""
    say = company.say
    if number == 1:
        return say(f"da.one.{rank}")
    return say("da.some", number=say(f"da.number.{number}"), cards=say(f"da.many.{rank}"))


def played(company: Company, play: Play) -> Span:
    """A play in words: three Shepherdesses, one a Jester."""
    words = some(company, play.rank, play.count + play.jesters)
    if play.jesters and play.rank != JESTER:
        words = company.say(f"da.with.{play.jesters}", cards=words)
    return Span(words, text_role(play.rank))


def brief(company: Company, play: Play) -> str:
    """A play in a few cells: 3×10, and a letter for each Jester in it."""
    text = f"{play.count + play.jesters}{company.glyphs.cross}{sign(company, play.rank)}"
    if play.jesters and play.rank != JESTER:
        text += " " + company.say("da.jester") * play.jesters
    return text


def faces(play: Play) -> tuple[int, ...]:
    """What the cards of a play show, one by one."""
    return (play.rank,) * play.count + (JESTER,) * play.jesters


def cards_in_words(company: Company, ranks: Iterable[int]) -> Line:
    """Any cards in words: a Cook and two Peasants."""
    groups = [(rank, len(list(group))) for rank, group in groupby(ranks)]
    pieces: list[Line] = [
        (Span(some(company, rank, number), text_role(rank)),) for rank, number in groups
    ]
    return company.say.listing(pieces)


def nth(company: Company, place: int) -> str:
    """A place, counted from 1: 1st."""
    return company.say(f"da.nth.{place}")


def place_name(company: Company, place: int) -> str:
    """A place in words: 1st place."""
    return company.say("da.place", nth=nth(company, place))
