"""The story of a finished game: when the lead last changed, and the costliest decision."""

from collections.abc import Set
from itertools import takewhile
from typing import Any

from engine.account import AnyAccount
from engine.game import Outcome, Seat
from saves.reviews import Judged
from tui.render.face import Face
from tui.session.review import Review
from tui.session.steps import Steps
from tui.words.spans import BLANK, Line, Span, flush, line, text_of


def turning_point(account: AnyAccount, face: Face[Any, Any], outcome: Outcome) -> Line | None:
    """Return the step at which the lead last changed, as a line: its chapter and what is told of
    it, about a winner if possible, else the last about anybody. None for a game that was led by the
    first to take the lead until its end, and BLANK for one of a single chapter, whose turn is no
    more than its result."""
    steps = Steps(account, face)
    if sum(each.level == 0 for each in steps.chapters.values()) < 2:
        return BLANK
    number = next((each for each in reversed(steps.turns) if _lead_changed(account, face, each)), 0)
    if not number:
        return None
    after, before, action = account.moment(number)
    first, *more = face.turned(before, action, after) or [BLANK]
    # With the next title begins what comes after the step, which is not what turned the game.
    told = [first, *takewhile(lambda each: not _is_title(each), more)]
    large = [each for at, each in steps.chapters.items() if at <= number and each.level == 0]
    winners = {seat for seat, place in enumerate(outcome.places) if place == 1}
    everybody = set(range(len(outcome.places)))
    won = [each for each in told if _names(each, winners)][:1]
    [said] = won or [each for each in told if _names(each, everybody)][-1:] or told[-1:]
    head = first is not said and not _names(first, everybody)
    heads = [text_of(first).strip()] if head else []
    place = large[-1].name if large else ""
    where = [place, *(each for each in heads if place.casefold() not in each.casefold())]
    dot = f" {face.company.glyphs.dot} "
    return line(*(Span(each + dot) for each in where if each), *flush(said))


def _lead_changed(account: AnyAccount, face: Face[Any, Any], number: int) -> bool:
    """Return whether others lead after this step than before; False if nobody did before."""
    after, before, _ = account.moment(number)
    leading = face.leaders(before)
    return bool(leading) and leading != face.leaders(after)


def dearest(review: Review, seats: Set[Seat]) -> Judged[Any] | None:
    """Return the costliest decision of `seats` that is known so far; None if none cost enough to be
    named."""
    return next((each for each in review.costly() if each.seat in seats), None)


def _is_title(told: Line) -> bool:
    return any("title" in span.roles.split() for span in told)


def _names(told: Line, seats: Set[Seat]) -> bool:
    return any(span.roles == f"seat-{seat}" for span in told for seat in seats)
