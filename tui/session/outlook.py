"""Each seat's prospects in a what-if, beside those in the game as it was played.

A process of its own works them out, which reads the save by itself: a state, unlike a view, cannot
be sent as JSON.
"""

import asyncio
import sys
from collections.abc import AsyncIterator
from statistics import fmean
from typing import Any, Final, NamedTuple

import msgspec
from msgspec.structs import replace

from engine.arena import forever
from engine.chance import dice
from engine.game import Enough, Seat
from engine.journal import Journal
from engine.review import expected, foresees, same_step
from engine.weighing import difference
from saves.reading import SavedGame
from saves.reviews import Judged
from tui.render.face import Face
from tui.render.scene import within
from tui.session.background import stay_in_the_background
from tui.session.child import Child
from tui.session.later_moves import Moved, branched, verdict_on
from tui.session.review import told_worth
from tui.session.review_process import Order
from tui.session.what_if import Trial
from tui.words.spans import BLANK, Line, Span, line, width
from tui.words.speech import Fact

BATCH: Final = 2
"""The tries that are taken at once: if the what-if goes on meanwhile, the rest are never taken."""

SHOWN: Final = (4, 16, 64)
"""The numbers of tries after which the outlook is shown. The last is the most that are taken."""

CLOSE: Final = 0.02
"""The margin of error with which the difference is known well enough."""

Shares = tuple[float, ...]
"""By seat, the share that it may expect, in the unit of the game's `expect`, all cards known."""


class Question(msgspec.Struct, frozen=True, tag="tries"):
    """A what-if as it stands: the step at which it began, and the actions since as JSON. It is
    judged `tries` times, with other chance each time; `first` is the number of the first try."""

    start: int
    tried: str
    first: int = 0
    tries: int = BATCH


class Tries(msgspec.Struct, frozen=True):
    """The shares that came of some tries, one entry a try: in a what-if, and in the game as it was
    played."""

    here: tuple[Shares, ...] = ()
    there: tuple[Shares, ...] = ()


class Outlook(NamedTuple):
    """By seat, the mean share in a what-if and in the game as it was played, and half the 95 %
    interval of the difference; and the number of tries."""

    here: Shares
    there: Shares
    margins: tuple[float, ...]
    tries: int

    @classmethod
    def of(cls, tries: Tries) -> "Outlook":
        """Return the outlook by at least two tries."""
        here, there = list(zip(*tries.here, strict=True)), list(zip(*tries.there, strict=True))
        return cls(
            tuple(map(fmean, here)),
            tuple(map(fmean, there)),
            tuple(difference(*both).margin for both in zip(here, there, strict=True)),
            len(tries.here),
        )

    def rough(self, seat: Seat) -> bool:
        """Return whether more tries would tell a seat more, and are to be taken."""
        few = self.tries < SHOWN[0] or self.margins[seat] > CLOSE
        return few and self.tries < SHOWN[-1]

    def alike(self, seat: Seat) -> bool:
        """Return whether a seat's shares differ by no more than chance explains."""
        return abs(self.here[seat] - self.there[seat]) <= self.margins[seat]


class Unknown(Exception):
    """Nothing could be worked out: the process died, or the save is no longer there."""


class Lookout:
    """A child process that works out the prospects in the what-ifs of one game. It starts with the
    first question."""

    def __init__(self, saved: SavedGame) -> None:
        self._saved = saved
        self._child: Child | None = None
        self._turn = asyncio.Lock()

    async def look(self, question: Question) -> Tries:
        """Return what came of the tries that are asked for. Raises Unknown."""
        tries: Tries = await self._ask(question, Tries)
        return tries

    async def judge(self, moved: Moved) -> Judged[Any] | None:
        """Return a move of a what-if as a review judges it; None if it cost nothing that is to be
        named. Raises Unknown."""
        actions: Any = self._saved.journal.game.actions
        judged: Judged[Any] | None = await self._ask(moved, Judged[actions] | None)
        return judged

    async def _ask(self, question: Question | Moved, answer: Any) -> Any:
        async with self._turn:
            try:
                if self._child is None:
                    self._child = Child("from tui.session.outlook import main; main()")
                    await self._child.ask(Order.to_look_at(self._saved))
                reply = await self._child.ask(msgspec.json.encode(question))
                return msgspec.json.decode(reply, type=answer)
            except (OSError, ValueError) as error:
                raise Unknown from error

    def stop(self) -> None:
        """Drop the question under way, if any, and end the process."""
        if self._child is not None:
            self._child.stop()


def main() -> None:
    """Answer questions about one game, a line each, until the program that asks is gone or the save
    is not the game that it was."""
    stay_in_the_background()
    lines, answers = sys.stdin.buffer, sys.stdout.buffer
    if (saved := Order.read(lines.readline())) is None:
        return
    answers.write(b"\n")
    answers.flush()
    decoder: msgspec.json.Decoder[Question | Moved] = msgspec.json.Decoder(Question | Moved)
    for asked in lines:
        question = decoder.decode(asked)
        if isinstance(question, Moved):
            answer: Any = verdict_on(saved, question, forever)
        else:
            answer = taken(saved, question)
        answers.write(msgspec.json.encode(answer) + b"\n")
        answers.flush()


def compared_with(trial: Trial) -> SavedGame | None:
    """Return the game with which a what-if is compared; None where that would tell what nobody may
    know yet, because the game still goes on, or where its game has no way to tell."""
    source = trial.source
    if trial.guessed or not isinstance(source, SavedGame) or source.end is None:
        return None
    return source if foresees(source.journal.game) else None


def asked(trial: Trial) -> Question:
    """Return where a what-if stands now."""
    return Question(trial.start, msgspec.json.encode(trial.tried).decode())


async def outlooks(lookout: Lookout, here: Question, seat: Seat) -> AsyncIterator[Outlook]:
    """Yield the outlook of a what-if after every batch of tries, until enough is known for a seat.
    Raises Unknown."""
    every = Tries()
    while True:
        more = await lookout.look(replace(here, first=len(every.here)))
        every = Tries(every.here + more.here, every.there + more.there)
        found = Outlook.of(every)
        yield found
        if not found.rough(seat):
            return


def taken(saved: SavedGame, question: Question, enough: Enough = forever) -> Tries:
    """Return what came of the tries that are asked for. Each is one judgement as a review makes it;
    the same question is always answered alike."""
    branch = branched(saved, question.start, question.tried)
    numbers = range(question.first, question.first + question.tries)

    def shares(journal: Journal[Any, Any, Any], step: int) -> tuple[Shares, ...]:
        found = (expected(journal, step, dice(saved.seed, step, n), enough) for n in numbers)
        return tuple(tuple(min(one, 1.0) for one in each) for each in found if each is not None)

    return Tries(
        shares(branch, len(branch)), shares(saved.journal, same_step(saved.journal, branch))
    )


def weighed(face: Face[Any, Any], trial: Trial, judged: Judged[Any] | None) -> float | None:
    """Return the worth of the first move of a what-if, as it is told, by what its player knew in
    the game. None if the move was not judged or not weighed, or if its player's moves are not
    tried."""
    if judged is None or not trial.tried or judged.seat not in trial.header.humans:
        return None
    first = trial.tried[0]
    places = (n for n, each in enumerate(judged.choices) if each.action == first)
    return next((told_worth(face, judged, place) for place in places), None)


def weighed_line(
    face: Face[Any, Any], view: Any, judged: Judged[Any], worth: float, cells: int
) -> Line:
    """Return the worth of a what-if's first move beside that of the move played: the figures of the
    panel. The line says that they are those of the first move, because it stands to the end of the
    what-if, and later moves were never weighed."""
    company = face.company
    title = company.titled("outlook.first", BLANK)
    pair = Pair(judged.seat, worth, told_worth(face, judged, judged.taken), False)
    return line(*title, *_beside(face, view, pair, "outlook.known", cells - width(title)))


def outlook_line(face: Face[Any, Any], view: Any, found: Outlook, seat: Seat, cells: int) -> Line:
    """Return a seat's prospects in a what-if beside those in the game as it was played, all cards
    known. Rough ones are not called alike yet, and end with an ellipsis."""
    rough = found.rough(seat)
    dots = Span(face.company.say("more") if rough else "", "dim")
    pair = Pair(seat, found.here[seat], found.there[seat], found.alike(seat) and not rough)
    return line(*_beside(face, view, pair, "outlook.open", cells - width((dots,))), dots)


class Pair(NamedTuple):
    """What a seat may expect in a what-if and in the game as it was played, and whether the two are
    known not to differ."""

    seat: Seat
    here: float
    there: float
    alike: bool


def _beside(face: Face[Any, Any], view: Any, pair: Pair, how: str, cells: int) -> Line:
    """Return which of a pair is better, then both, what they count, and by what knowledge, in the
    words of `how`, in the longest form that fits into `cells`. A short form leaves out what the
    numbers tell themselves: what they count where that is a chance, else by what knowledge. The
    shortest tells neither. Where what they count can be a result, too, such as a place, any form
    says that they are averages."""
    company, say = face.company, face.company.say
    unit, how = f"outlook.unit.{face.game}", say.own(how, face.game)
    here, there = (face.promise(view, each) for each in (pair.here, pair.there))
    better = pair.here > pair.there
    look, code = ("gain", "better") if better else ("loss", "worse")
    if pair.alike or here == there:
        look, code = "", "alike"
    who = company.who(pair.seat)
    known = say.line(how, who=who)
    what = say.line(unit if say.has(unit) else f"hint.worth.{face.game}")
    told, form = line(Span(here, f"strong {look}".strip())), f"outlook.mean.{code}.{face.game}"
    facts: dict[str, Fact] = {
        "here": say.line(form, worth=told) if say.has(form) else told,
        "there": Span(there, "strong"),
    }
    shape = line(company.shape(pair.seat))
    briefly = [(each, what if say.has(unit) else say.line(how, who=each)) for each in (who, shape)]
    return within(
        cells,
        say.line(f"outlook.{code}", who=who, what=what, how=known, **facts),
        *(say.line(f"outlook.{code}.short", who=each, how=told, **facts) for each, told in briefly),
        *(say.line(f"outlook.{code}.bare", who=each, **facts) for each in (who, shape)),
    )
