"""What a what-if came to: beside the game at its end, and before that beside what was expected.
Nothing here imports Textual."""

from collections.abc import Sequence
from typing import Any, Final

from engine.game import Game, Outcome, Seat
from saves.reviews import Judged
from tui.render.face import Face
from tui.render.scene import within
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, Span, line, width

ALONE: Final = "outlook.alone"
"""The key of what is said while nothing else is known."""


def aftermath(
    face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None, seat: Seat, cells: int
) -> Line:
    """Return what the what-if came to for a seat beside its game, once that or a part of it (a
    hand) is over. Before that, if its first move was judged: what another did that a reason for
    it did not expect, as far as that is known, else that the others play on by themselves. BLANK
    where there is nothing to say."""
    here, there = trial.journal, trial.source.journal
    game, start = here.game, trial.start
    if (ended := game.outcome(here.state)) and (played := game.outcome(there.state)):
        return _both(face, "", seat, ended, played, cells)
    parts = [_places(game, each.states[start:]) for each in (here, there)]
    if parts[0] is not None and parts[1] is not None:
        one, two = (Outcome(each, (), "") for each in parts if each is not None)
        return _both(face, f".{face.game}", seat, one, two, cells)
    if judged is None or not trial.tried:
        return BLANK
    for why in () if judged.why is None else (judged.why, *judged.why.also):
        if told := face.contrary(why, judged.seat, here, start):
            return _titled(face, "outlook.contrary", told)
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return BLANK if alone else line(Span(face.company.say(ALONE), "dim"))


def _places(game: Game[Any, Any, Any], states: Sequence[Any]) -> tuple[int, ...] | None:
    """Return the places in the first part of a game that ends among some states."""
    if game.part_places is None:
        return None
    return next((found for each in states if (found := game.part_places(each))), None)


def _both(
    face: Face[Any, Any], kind: str, seat: Seat, here: Outcome, there: Outcome, cells: int
) -> Line:
    """Return a seat's place in both, and its scores if there are any, in the longest form that has
    room."""
    company = face.company
    told = dict[str, Line]()
    for name, each in (("here", here), ("there", there)):
        place = company.say.line("outlook.place", n=each.places[seat])
        scored = (", ", face.score(each.scores[seat])) if each.scores else ()
        told[name] = line(*place, *scored)
    forms = [
        company.say.line("outlook.ended", who=who, **told)
        for who in (company.who(seat), company.shape(seat))
    ]
    title = _titled(face, f"outlook.end{kind}", BLANK)
    return line(*title, *within(cells - width(title), *forms))


def _titled(face: Face[Any, Any], key: str, words: Line) -> Line:
    company = face.company
    return line(Span(company.say(key), "title"), Span(f" {company.glyphs.dot} ", "dim"), *words)
