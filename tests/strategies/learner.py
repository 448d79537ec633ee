"""A strategy learnt against the robot: a table of what to say and to choose, by little that can be
seen, which brought most in many games (`make strategies ARGS="--learn GAMES"`).

The other player's choice is known once it is shown, and so is what each answer to it would have
been worth. So every split teaches about all answers at once. Each round plays by the table of the
rounds before, as the robot remembers what it is shown; now and then it tries something else.
"""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from engine.arena import play_out
from engine.chance import pick
from engine.dolores import DOLORES
from engine.dolores.actions import Announce, Commit, DoloresAction, Reveal
from engine.dolores.cards import GESTURES, Gesture
from engine.dolores.payoffs import payoffs
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.score import score
from engine.dolores.state import CHOSEN, State, side
from engine.dolores.views import DoloresView
from engine.dolores.views import view as view_of
from engine.game import Bot, Enough, Setup
from engine.handicap import brief
from engine.journal import Journal
from tests.strategies.reader import thought, wait

FILE: Final = Path(__file__).with_name("learnt.json")

ROUNDS: Final = 4
TRIES: Final = 0.2
"""The chance of another word or gesture than the table's, after a first round of tries alone."""
TEACHER: Final = 4
"""The evaluators of the robot that it learns against."""
FEW: Final = 3
"""Points by which a player leads clearly."""
VALUED: Final = 2
"""Evaluators that judge what an answer was worth."""

WORDS: Final = (0, *GESTURES)

Table = dict[str, int]
"""The word (keys that begin with "say") or the gesture to choose, by what is seen."""
Lesson = tuple[str, str, int, list[float]]
"""What was seen before the word and before the choice, the word, and the worth of each gesture. The
first is empty if the other player had already chosen."""


def seen(view: DoloresView) -> str:
    """Return what the table knows of a view: who leads, whose side is better, what the other
    said."""
    which = side(view, view.seat)
    both = payoffs(view)[0][0]
    mine, theirs = (both.neighbour, both.donor) if which else (both.donor, both.neighbour)
    ahead = score(view.goods[view.seat]) - score(view.goods[1 - view.seat])
    return f"{sign(ahead, FEW)} {sign(mine - theirs, 1)} {view.sharing.said[1 - which]}"


def sign(number: int, least: int) -> int:
    """Return 1 or -1 for a number at least so far from 0, else 0."""
    return (number >= least) - (number <= -least)


def learner(table: Table, view: DoloresView, rng: Random, tries: float = 0.0) -> DoloresAction:
    """Return the word or the gesture of the table, or with the chance `tries` any."""
    which, sharing = side(view, view.seat), view.sharing
    if sharing.hands[1 - which] != CHOSEN:
        if sharing.words[which]:
            return wait(view)
        word = table.get(f"say {seen(view)}", 0)
        if rng.random() < tries:
            word = pick(WORDS, rng)
        if word:
            return Announce(view.seat, Gesture(word))
    gesture = table.get(f"{seen(view)} {sharing.said[which]}", GESTURES[1])
    if rng.random() < tries:
        gesture = pick(GESTURES, rng)
    return Commit(view.seat, gesture)


def learn(games: int) -> Table:
    """Return the table learnt in so many games."""
    table: Table = {}
    lessons: list[Lesson] = []
    for turn in range(ROUNDS):
        tries = TRIES if turn else 1.0
        for number in range(games * turn // ROUNDS, games * (turn + 1) // ROUNDS):
            lessons += taught(table, tries, number)
        table = drawn_up(lessons)
    return table


def taught(table: Table, tries: float, number: int) -> Iterator[Lesson]:
    """Play a game and yield what can be learnt from each of its splits."""
    robot = brief(DOLORES.bots["master"], TEACHER)

    def pupil(view: DoloresView, rng: Random, enough: Enough) -> DoloresAction:
        if view.phase == GESTURING:
            return learner(table, view, rng, tries)
        return robot(view, rng, enough)

    bots: list[Bot[DoloresView, DoloresAction]] = [robot, robot]
    seat = number % 2
    bots[seat] = pupil
    journal = play_out(DOLORES, Setup(2, DOLORES.options()), bots, f"lesson {number}")
    yield from lessons(journal, seat)


def lessons(journal: Journal[State, DoloresView, DoloresAction], seat: int) -> Iterator[Lesson]:
    """Yield what a seat could learn from each split of a game."""
    before_word = before_choice = ""
    for state, action in zip(journal.states, journal.actions, strict=False):
        view = view_of(state, seat)
        if action.seat == seat and isinstance(action, Announce | Commit):
            which = side(view, seat)
            if not view.sharing.words[which]:
                before_word = f"say {seen(view)}" if view.sharing.hands[1 - which] == 0 else ""
            before_choice = f"{seen(view)} {view.sharing.said[which]}"
        if isinstance(action, Reveal):
            which = side(state, seat)
            word, met = state.sharing.said[which], state.sharing.hands[1 - which]
            duel = thought(view, Random(f"lesson {len(journal)}"), VALUED).duel
            column = duel.choices[1 - which].index(met)
            worths = [row[column] for row in duel.payoffs[which][: len(GESTURES)]]
            yield before_word, before_choice, word, worths


def drawn_up(lessons: Sequence[Lesson]) -> Table:
    """Return the table that would have brought most in these lessons."""
    chosen: dict[str, list[list[float]]] = defaultdict(list)
    for _, seen, _, worths in lessons:
        chosen[seen].append(worths)
    table: Table = {}
    for seen, rows in chosen.items():
        sums = [sum(column) for column in zip(*rows, strict=True)]
        table[seen] = GESTURES[sums.index(max(sums))]
    said: dict[str, dict[int, list[float]]] = defaultdict(lambda: defaultdict(list))
    for before, seen, word, worths in lessons:
        if before:
            silent = sum(worths) / len(worths)
            said[before][word].append(worths[GESTURES.index(Gesture(table[seen]))] - silent)
    for before, ways in said.items():
        means = {word: sum(found) / len(found) for word, found in ways.items()}
        table[before] = max(means, key=means.__getitem__)
    return dict(sorted(table.items()))


def learnt() -> Table:
    """Return the table in the file."""
    return msgspec.json.decode(FILE.read_bytes(), type=Table)


def keep(table: Table) -> None:
    """Write the table into the file."""
    FILE.write_bytes(msgspec.json.format(msgspec.json.encode(table), indent=2) + b"\n")
