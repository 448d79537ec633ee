"""What a what-if came to: beside the game at its end, and before that beside what was expected.
Nothing here imports Textual."""

from typing import Any, Final

from engine.game import Outcome, Seat
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
    here, there, start = trial.journal, trial.source.journal, trial.start
    if (ended := here.outcome) and (played := there.outcome):
        return _both(face, "", seat, ended, played, cells)
    hands = next(zip(here.part_places(start), there.part_places(start), strict=False), None)
    if hands is not None:
        one, two = (Outcome(places, (), "") for places in hands)
        return _both(face, f".{face.game}", seat, one, two, cells)
    if judged is None or not trial.tried:
        return BLANK
    if judged.why is not None and (told := face.contrary(judged.why, here.actions, start)):
        return told
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return BLANK if alone else line(Span(face.company.say(ALONE), "dim"))


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
    title = company.titled(f"outlook.end{kind}", BLANK)
    return line(*title, *within(cells - width(title), *forms))
