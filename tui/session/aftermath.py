"""The result of a what-if, beside that of its game; before its end, what another player did
unexpectedly. Nothing here imports Textual."""

from collections.abc import Callable, Iterator, Sequence
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
"""The key of what is said while nothing else is known: that robots may play otherwise than in the
game."""

APART: Final = " · "
"""The separator between an end and the remark on it."""

WHERE: Final = "here", "there"
"""The names of the results in sentences: that of the what-if, and that of its game."""


class End(NamedTuple):
    """The result of a seat in a what-if (here), then in its game (there). `places` are the seat's,
    from 1; `scores` are everybody's, () if there are none. `title` names what ended."""

    title: Line
    places: tuple[int, int]
    scores: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())

    def gain(self, seat: Seat) -> int:
        """Return by how many places the seat did better in the what-if; with equal places by how
        many points it is further ahead of the best of the others, 0 without scores. Negative if it
        did worse."""
        (here, there), (mine, then) = self.places, self.scores
        return there - here or (_lead(mine, seat) - _lead(then, seat) if mine else 0)

    @property
    def same(self) -> bool:
        """True if the seat's place and everybody's scores, if there are any, are the same in
        both."""
        return self.places[0] == self.places[1] and self.scores[0] == self.scores[1]


def _lead(scores: Sequence[int], seat: Seat) -> int:
    """Return by how many points a seat is ahead of the best of the others, negative if behind."""
    return scores[seat] - max(score for other, score in enumerate(scores) if other != seat)


def aftermath(
    face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None, seat: Seat, cells: int
) -> list[Line]:
    """Return one or two lines on the result of the what-if; [] if there is nothing to say.

    Once something is over, its end is told. A remark stands behind it, or in a line of its own if
    it has no room there. It is the first of these: what another chose otherwise than in the game,
    at the same time as the first move, because otherwise the two ends could not be compared; what
    another did that the reasons for the first move did not expect; that the end was one course of
    many, or luck.

    Before an end, nothing is said unless the first move was judged. Then it is told what another
    did unexpectedly, or else that robots may play otherwise than in the game, if there are any.
    """
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
    """Return the remark on an end if the first move and the one played in the game differ in worth,
    to the digit that is told; else BLANK.

    It says that this was one course of many, if the better move also led to a better result, or if
    there are scores. Otherwise, in a game whose words tell of luck, it says which of the two had
    luck, or no luck, and what this move comes to on average.
    """
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
    """Return a seat's result in the what-if beside that in its game; None before anything is over
    that can be compared.

    If both games are over, this is their end, unless the hand in which the what-if began is the
    only one over in both since. Of that hand it is the places, as soon as the seat's is known. In a
    game without hands it is the scores after the last round (sharing) that is over in both, from
    the one in which the what-if began.
    """
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
    """Return a line with the name of what ended and both results: everybody's scores, if there are
    any and they fit into `cells`, else the seat's place, with its score if there are any, and if
    there is room for it."""
    company, same = face.company, ".same" if end.same else ""
    everybody, own, short = dict[str, Line](), dict[str, Line](), dict[str, Line]()
    for name, place, scores in zip(WHERE, end.places, end.scores, strict=True):
        tallies = [
            line(company.shape(n), f"\N{NO-BREAK SPACE}{face.tally(score)}")
            for n, score in enumerate(scores)
        ]
        everybody[name] = joined(tallies, " ")
        scored = (", ", face.score(scores[seat])) if scores else ()
        shared = ".shared" if scores and scores.count(scores[seat]) > 1 else ""
        short[name] = company.say.line(f"outlook.place{shared}", n=place)
        own[name] = line(*short[name], *scored)
    forms = [
        company.say.line(f"outlook.ended{same}", who=who, **told)
        for told in (own, short)
        for who in (company.who(seat), company.shape(seat))
    ]
    if all(end.scores):
        forms.insert(0, company.say.line(f"outlook.ended.all{same}", **everybody))
    return line(*end.title, *within(cells - width(end.title), *forms))
