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
    """Return what the what-if came to for a seat beside its game, once that or the part of it (the
    hand) in which it began is over: places in that hand, until a later one ends the game. Before
    that, if its first move was judged: what another did that a reason for it did not expect, as
    far as that is known, else that the others play on by themselves. BLANK where there is nothing
    to say."""
    here, there, start = trial.journal, trial.source.journal, trial.start
    hands = [*zip(here.part_places(start), there.part_places(start), strict=False)]
    ended, played = here.outcome, there.outcome
    if ended and played and len(hands) != 1:
        return _both(face, face.company.titled("outlook.end", BLANK), seat, (ended, played), cells)
    if hands:
        one, two = (Outcome(each, (), "") for each in hands[0])
        number = 1 + sum(1 for _ in here.part_places()) - sum(1 for _ in here.part_places(start))
        title = face.company.titled(f"outlook.end.{face.game}", BLANK, n=number)
        return _both(face, title, seat, (one, two), cells)
    if judged is None or not trial.tried:
        return BLANK
    if judged.why is not None and (told := face.contrary(judged.why, here.actions, start)):
        return told
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return BLANK if alone else line(Span(face.company.say(ALONE), "dim"))


def _both(
    face: Face[Any, Any], title: Line, seat: Seat, ends: tuple[Outcome, Outcome], cells: int
) -> Line:
    """Return a seat's place here and in the game, under the name of what ended, and its scores if
    there are any, in the longest form that has room."""
    company = face.company
    told = dict[str, Line]()
    for name, each in zip(("here", "there"), ends, strict=True):
        place = company.say.line("outlook.place", n=each.places[seat])
        scored = (", ", face.score(each.scores[seat])) if each.scores else ()
        told[name] = line(*place, *scored)
    forms = [
        company.say.line("outlook.ended", who=who, **told)
        for who in (company.who(seat), company.shape(seat))
    ]
    return line(*title, *within(cells - width(title), *forms))
