"""The cost of later moves in a what-if. No review has judged these moves. They are judged as in a
review once an end of the what-if is told, so that the first move is not blamed for what came of
them. Nothing here imports Textual."""

from collections.abc import Container, Iterable
from typing import Any

import msgspec

from engine.chance import dice
from engine.game import Enough, Seat
from engine.journal import Journal
from engine.review import decided, graded, judge
from saves.reading import SavedGame
from saves.reviews import Judged, Weighed
from tui.render.face import Face
from tui.render.scene import within
from tui.session.review import compared, cost
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, line, width


class Moved(msgspec.Struct, frozen=True, tag="moved"):
    """A move of a what-if: the step at which the what-if began, and the actions since as JSON, of
    which the move is the last."""

    start: int
    tried: str


def later_moves(trial: Trial, seat: Seat, without: Container[int] = ()) -> list[Moved]:
    """Return the moves of a seat after the first action that was tried, where it had a choice,
    except those at the steps `without`."""
    journal, encode = trial.journal, msgspec.json.encode
    return [
        Moved(trial.start, encode(journal.actions[trial.start : step + 1]).decode())
        for step in range(trial.start + 1, len(journal))
        if step not in without and journal.actions[step].seat == seat and journal.chose(step)
    ]


def branched(saved: SavedGame, start: int, tried: str) -> Journal[Any, Any, Any]:
    """Return the journal of a what-if: a game up to a step, then the actions tried, as JSON."""
    actions: Any = saved.journal.game.actions
    branch = saved.journal.branch(start)
    for action in msgspec.json.decode(tried, type=list[actions]):
        branch.append(action)
    return branch


def verdict_on(saved: SavedGame, moved: Moved, enough: Enough) -> Judged[Any] | None:
    """Return a move as a review judges it, with only the best choice and the move itself. None if
    the game cannot tell, or if the move cost too little for a grade."""
    branch = branched(saved, moved.start, moved.tried)
    step = len(branch)
    view, action = decided(branch, step)
    verdict = judge(branch.game, view, action, dice(saved.seed, step, action.seat), enough)
    if verdict is None or graded(verdict.cost, verdict.margin) is None:
        return None
    best, taken = verdict.choices[0], verdict.choices[verdict.taken]
    choices = tuple(Weighed(each.action, min(each.worth, 1.0)) for each in (best, taken))
    return Judged(step, action.seat, choices, 1, verdict.cost, verdict.margin)


def later_lines(
    face: Face[Any, Any], trial: Trial, found: Iterable[Judged[Any] | None], cells: int
) -> list[Line]:
    """Return the costliest of later moves, and what was better, in a line of its own if it has no
    room behind the move; nothing if none cost anything as far as is known."""
    judged = max(filter(None, found), key=lambda each: each.cost, default=None)
    if judged is None:
        return []
    view, action = decided(trial.journal, judged.step)
    worth, title = cost(face, judged), face.company.titled("outlook.later", BLANK)
    both = line(*title, *compared(face, trial, judged, "review.better", worth))
    if width(both) <= cells:
        return [both]
    brief = line(face.proposal(view, action), " (", worth, ")")
    first = line(*title, *within(cells - width(title), brief, (worth,)))
    return [first, line("  ", *compared(face, trial, judged, "review.here"))]
