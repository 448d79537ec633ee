"""What a what-if came to: beside the game at its end, and before that beside what was expected.
Nothing here imports Textual."""

from typing import Any, Final

from engine.game import Outcome, Seat, rank
from saves.reviews import Judged
from tui.render.face import Face
from tui.render.scene import within
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, Span, joined, line, width

ALONE: Final = "outlook.alone"
"""The key of what is said while nothing else is known."""


def aftermath(
    face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None, seat: Seat, cells: int
) -> list[Line]:
    """Return what the what-if came to, once an end is to be told, and behind it what another chose
    otherwise than in the game at the same time as its first move, without which both ends cannot be
    compared; in a line of its own if that has no room. Before that, and behind the end if nobody
    chose otherwise, if its first move was judged: what another did that a reason for it did not
    expect, as far as that is known. Else before the end that the others play on by themselves.
    Nothing where there is nothing to say."""
    told, here, start = BLANK, trial.journal, trial.start
    why = None if judged is None else judged.why
    if why is not None and trial.tried:
        told = face.contrary(why, here.actions, start)
    if end := ended(face, trial, seat, cells):
        if trial.tried:
            told = face.otherwise(why, here.actions, trial.source.journal.actions, start) or told
        both = line(*end, " · ", *told)
        return [both] if told and width(both) <= cells else [end, *([told] if told else [])]
    if judged is None or not trial.tried:
        return []
    if told:
        return [told]
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return [] if alone else [line(Span(face.company.say(ALONE), "dim"))]


def ended(face: Face[Any, Any], trial: Trial, seat: Seat, cells: int) -> Line:
    """Return what the what-if came to for a seat beside its game, once that or the part of it (the
    hand) in which it began is over: places in that hand, until a later one ends the game; and so
    the scores after the round (the sharing) in which it began. BLANK before."""
    here, there, start = trial.journal, trial.source.journal, trial.start
    hands = [*zip(here.part_places(start), there.part_places(start), strict=False)]
    rounds = [*zip(here.interims(start), there.interims(start), strict=False)]
    ended, played = here.outcome, there.outcome
    if ended and played and len(hands) != 1:
        return _both(face, face.company.titled("outlook.end", BLANK), seat, (ended, played), cells)
    for found, since, of in (
        (hands, here.part_places, lambda places: Outcome(places, (), "")),
        (rounds, here.interims, lambda scores: rank(scores, "")),
    ):
        if found:
            number = 1 + sum(1 for _ in since()) - sum(1 for _ in since(start))
            title = face.company.titled(f"outlook.end.{face.game}", BLANK, n=number)
            one, two = map(of, found[0])
            return _both(face, title, seat, (one, two), cells)
    return BLANK


def _both(
    face: Face[Any, Any], title: Line, seat: Seat, ends: tuple[Outcome, Outcome], cells: int
) -> Line:
    """Return what ended here and in the game, under its name: everybody's scores, if there are any
    and they have room, else the seat's place, and its score if there are any."""
    company = face.company
    everybody, own = dict[str, Line](), dict[str, Line]()
    for name, each in zip(("here", "there"), ends, strict=True):
        tallies = [
            line(company.shape(n), f"\N{NO-BREAK SPACE}{face.tally(score)}")
            for n, score in enumerate(each.scores)
        ]
        everybody[name] = joined(tallies, " ")
        scored = (", ", face.score(each.scores[seat])) if each.scores else ()
        own[name] = line(*company.say.line("outlook.place", n=each.places[seat]), *scored)
    forms = [
        company.say.line("outlook.ended", who=who, **own)
        for who in (company.who(seat), company.shape(seat))
    ]
    if ends[0].scores:
        forms.insert(0, company.say.line("outlook.ended.all", **everybody))
    return line(*title, *within(cells - width(title), *forms))
