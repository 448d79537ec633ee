"""What a what-if came to: beside the game at its end, and before that beside what was expected.
Nothing here imports Textual."""

from collections.abc import Callable, Iterator
from typing import Any, Final, NamedTuple

from engine.game import Seat, rank
from engine.review import decided
from saves.reviews import Judged
from tui.render.face import Face
from tui.render.scene import within
from tui.session.outlook import weighed
from tui.session.review import told_worth
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, Span, joined, line, sentence, width

ALONE: Final = "outlook.alone"
"""The key of what is said while nothing else is known."""

APART: Final = " · "
"""What stands between an end and what is said of it."""

WHERE: Final = "here", "there"
"""How words name what a what-if came to and what its game came to."""


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

    @property
    def same(self) -> bool:
        """Whether both came to the same, for everybody as far as is told."""
        return self.places[0] == self.places[1] and self.scores[0] == self.scores[1]


def aftermath(
    face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None, seat: Seat, cells: int
) -> list[Line]:
    """Return what the what-if came to, once an end is to be told, and behind it what another chose
    otherwise than in the game at the same time as its first move, without which both ends cannot be
    compared; in a line of its own if that has no room. Before that, and behind the end if nobody
    chose otherwise, if its first move was judged: what another did that a reason for it did not
    expect, as far as that is known. Else behind an end that it was one course of many, or luck;
    before the end, that the others play on by themselves. Nothing where there is nothing to
    say."""
    told, say, here, start = BLANK, face.company.say, trial.journal, trial.start
    why = None if judged is None else judged.why
    if why is not None and trial.tried:
        told = face.contrary(why, here.actions, start)
    if (end := ended(face, trial, seat)) is not None:
        if trial.tried:
            told = face.otherwise(why, here.actions, trial.source.journal.actions, start) or told
        whole = _both(face, end, seat, cells)
        more = told or _luck(face, end, trial, judged, seat)
        if not more:
            return [whole]
        both = line(*_both(face, end, seat, cells - width(more) - width(APART)), APART, *more)
        return [both] if width(both) <= cells else [whole, sentence(more)]
    if judged is None or not trial.tried:
        return []
    if told:
        return [told]
    alone = trial.header.humans >= {*range(len(face.company.names))}
    return [] if alone else [line(Span(say(ALONE), "dim"))]


def _luck(
    face: Face[Any, Any], end: End, trial: Trial, judged: Judged[Any] | None, seat: Seat
) -> Line:
    """Return what is said of an end if one of the first move and the one played is worth more, to
    the digit that is told: that this was one course of many. But where that one came to no more
    than the other, and the worth of a move is the place to be expected, one of the two had luck, or
    no luck: which, and what it comes to on average."""
    first, say = weighed(face, trial, judged), face.company.say
    if judged is None or first is None or judged.seat != seat:
        return BLANK
    worths = first, told_worth(face, judged, judged.taken)
    view, taken = decided(trial.source.journal, judged.step)
    means = [face.promise(view, each) for each in worths]
    better = worths.index(max(worths))
    gain = end.gain(seat) * (1, -1)[better]
    if trial.tried[0] == taken or means[0] == means[1]:
        return BLANK
    if gain > 0 or all(end.scores) or not say.has(f"outlook.luck.here.{face.game}"):
        key = "outlook.chance" if gain else "outlook.same"
        return line(Span(say(key, who=face.company.who(seat)), "dim"))
    others = len(face.company.names) - 1
    came = [1 - (place - 1) / others for place in end.places]
    above = [each - worth for each, worth in zip(came, worths, strict=True)]
    lucky = above[1 - better] >= -above[better]
    at = 1 - better if lucky else better
    key = f"outlook.{'luck' if lucky else 'bad-luck'}.{WHERE[at]}.{face.game}"
    return line(Span(say(key, worth=means[at]), "dim"))


def ended(face: Face[Any, Any], trial: Trial, seat: Seat) -> End | None:
    """Return what the what-if came to for a seat beside its game, once that or the part of it (the
    hand) in which it began is over: places in that hand, as soon as the seat's is known, until a
    later one ends the game; and so the scores after the last round (sharing) that is over in both,
    from the one in which it began. None before."""
    here, there, start = trial.journal, trial.source.journal, trial.start
    ends, played = here.outcome, there.outcome
    hands = [*zip(here.part_places(start), there.part_places(start), strict=False)]
    if ends and played and len(hands) != 1:
        title = face.company.titled("outlook.end", BLANK)
        return End(title, (ends.places[seat], played.places[seat]), (ends.scores, played.scores))

    def titled(since: Callable[[int], Iterator[Any]], later: int = 0) -> Line:
        number = 1 + sum(1 for _ in since(0)) - sum(1 for _ in since(start)) + later
        return face.company.titled(f"outlook.end.{face.game}", BLANK, n=number)

    placed, then = here.placed(seat, start), next(there.part_places(start), None)
    if placed is not None and then is not None:
        return End(titled(there.part_places), (placed, then[seat]))
    both = [*zip(here.interims(start), there.interims(start), strict=False)]
    if both:
        places = rank(both[-1][0], "").places[seat], rank(both[-1][1], "").places[seat]
        return End(titled(there.interims, len(both) - 1), places, both[-1])
    return None


def _both(face: Face[Any, Any], end: End, seat: Seat, cells: int) -> Line:
    """Return what ended here and in the game, under its name: everybody's scores, if there are any
    and they have room, else the seat's place, and its score if there are any."""
    company, same = face.company, ".same" if end.same else ""
    everybody, own = dict[str, Line](), dict[str, Line]()
    for name, place, scores in zip(WHERE, end.places, end.scores, strict=True):
        tallies = [
            line(company.shape(n), f"\N{NO-BREAK SPACE}{face.tally(score)}")
            for n, score in enumerate(scores)
        ]
        everybody[name] = joined(tallies, " ")
        scored = (", ", face.score(scores[seat])) if scores else ()
        shared = ".shared" if scores and scores.count(scores[seat]) > 1 else ""
        own[name] = line(*company.say.line(f"outlook.place{shared}", n=place), *scored)
    forms = [
        company.say.line(f"outlook.ended{same}", who=who, **own)
        for who in (company.who(seat), company.shape(seat))
    ]
    if all(end.scores):
        forms.insert(0, company.say.line(f"outlook.ended.all{same}", **everybody))
    return line(*end.title, *within(cells - width(end.title), *forms))
