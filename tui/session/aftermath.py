"""What a what-if came to: beside the game at its end, and before that beside what was expected.
Nothing here imports Textual."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from engine.game import Seat, rank
from saves.reviews import Judged
from tui.render.face import Face
from tui.render.scene import within
from tui.session.outlook import weighed
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, Span, joined, line, width

ALONE: Final = "outlook.alone"
"""The key of what is said while nothing else is known."""

APART: Final = " · "
"""What stands between an end and what is said of it."""


class End(NamedTuple):
    """What a seat came to in a what-if (here) and in its game (there): its places, and everybody's
    scores, if there are any; and the name of what ended."""

    title: Line
    places: tuple[int, int]
    scores: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def gain(self, seat: Seat) -> int:
        """Return by how much it is better here: by place, and with the same place by score."""
        (here, there), (mine, then) = self.places, self.scores
        return there - here or (mine[seat] - then[seat] if mine else 0)


def aftermath(
    face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None, seat: Seat, cells: int
) -> list[Line]:
    """Return what the what-if came to, once an end is to be told, and behind it what another chose
    otherwise than in the game at the same time as its first move, without which both ends cannot be
    compared; in a line of its own if that has no room. Before that, and behind the end if nobody
    chose otherwise, if its first move was judged: what another did that a reason for it did not
    expect, as far as that is known. Of an end that speaks against the worth of that move, where
    there is room, that there are many. Else before the end that the others play on by themselves.
    Nothing where there is nothing to say."""
    told, say, here, start = BLANK, face.company.say, trial.journal, trial.start
    why = None if judged is None else judged.why
    if why is not None and trial.tried:
        told = face.contrary(why, here.actions, start)
    if (end := ended(face, trial, seat)) is not None:
        if trial.tried:
            told = face.otherwise(why, here.actions, trial.source.journal.actions, start) or told
        chance = line(Span(say("outlook.chance"), "dim")) if _against(end, trial, judged) else BLANK
        whole = _both(face, end, seat, cells)
        more = told or chance
        if not more:
            return [whole]
        both = line(*_both(face, end, seat, cells - width(more) - width(APART)), APART, *more)
        return [both] if width(both) <= cells else [whole, *([told] if told else [])]
    if judged is None or not trial.tried:
        return []
    if told:
        return [told]
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return [] if alone else [line(Span(say(ALONE), "dim"))]


def _against(end: End, trial: Trial, judged: Judged[Any] | None) -> bool:
    """Return whether the first move was worth more than the one played, and its player still came
    to less, or the other way round."""
    worth = weighed(trial, judged)
    if judged is None or worth is None:
        return False
    return (worth - judged.choices[judged.taken].worth) * end.gain(judged.seat) < 0


def ended(face: Face[Any, Any], trial: Trial, seat: Seat) -> End | None:
    """Return what the what-if came to for a seat beside its game, once that or the part of it (the
    hand) in which it began is over: places in that hand, as soon as the seat's is known, until a
    later one ends the game; and so the scores after the round (the sharing) in which it began. None
    before."""
    here, there, start = trial.journal, trial.source.journal, trial.start
    ends, played = here.outcome, there.outcome
    hands = [*zip(here.part_places(start), there.part_places(start), strict=False)]
    if ends and played and len(hands) != 1:
        title = face.company.titled("outlook.end", BLANK)
        return End(title, (ends.places[seat], played.places[seat]), (ends.scores, played.scores))

    def titled(since: Callable[[int], Iterator[Any]]) -> Line:
        number = 1 + sum(1 for _ in since(0)) - sum(1 for _ in since(start))
        return face.company.titled(f"outlook.end.{face.game}", BLANK, n=number)

    placed, then = here.placed(seat, start), next(there.part_places(start), None)
    if placed is not None and then is not None:
        return End(titled(there.part_places), (placed, then[seat]))
    one, two = next(here.interims(start), None), next(there.interims(start), None)
    if one is not None and two is not None:
        places = rank(one, "").places[seat], rank(two, "").places[seat]
        return End(titled(there.interims), places, (one, two))
    return None


def _both(face: Face[Any, Any], end: End, seat: Seat, cells: int) -> Line:
    """Return what ended here and in the game, under its name: everybody's scores, if there are any
    and they have room, else the seat's place, and its score if there are any."""
    company = face.company
    everybody, own = dict[str, Line](), dict[str, Line]()
    for name, place, scores in zip(("here", "there"), end.places, end.scores, strict=True):
        tallies = [
            line(company.shape(n), f"\N{NO-BREAK SPACE}{face.tally(score)}")
            for n, score in enumerate(scores)
        ]
        everybody[name] = joined(tallies, " ")
        scored = (", ", face.score(scores[seat])) if scores else ()
        own[name] = line(*company.say.line("outlook.place", n=place), *scored)
    forms = [
        company.say.line("outlook.ended", who=who, **own)
        for who in (company.who(seat), company.shape(seat))
    ]
    if all(end.scores):
        forms.insert(0, company.say.line("outlook.ended.all", **everybody))
    return line(*end.title, *within(cells - width(end.title), *forms))
