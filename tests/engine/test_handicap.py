"""Weaker robots made of stronger ones."""

from random import Random

from engine.arena import forever, play_out
from engine.game import Enough, Setup
from engine.handicap import bounded, brief, lapsing, tried
from engine.random_bot import random_bot
from tests.engine.toy import WHISPERS, Options, WhispersAction, WhispersView

SETUP = Setup(3, Options())
CHANCE = random_bot(WHISPERS.legal)
VIEW = next(
    view
    for state in play_out(WHISPERS, SETUP, [CHANCE] * 3, "choice").states
    if len(WHISPERS.legal(view := WHISPERS.view(state, 0))) > 1
)
"""The view of a seat that has a choice."""


def first(view: WhispersView, rng: Random, enough: Enough) -> WhispersAction:
    """Take the first action."""
    return WHISPERS.legal(view)[0]


def last(view: WhispersView, rng: Random, enough: Enough) -> WhispersAction:
    """Take the last action."""
    return WHISPERS.legal(view)[-1]


def test_a_bounded_bot_is_asked_anew_at_every_decision() -> None:
    begun: list[int] = []

    def begin() -> Enough:
        begun.append(0)
        return lambda iterations: iterations >= 2

    def patient(view: WhispersView, rng: Random, enough: Enough) -> WhispersAction:
        while not enough(begun[-1]):
            begun[-1] += 1
        return WHISPERS.legal(view)[0]

    bots = [bounded(patient, begin), CHANCE, CHANCE]
    journal = play_out(WHISPERS, SETUP, bots, "x")
    decided = [action for action in journal.actions if action.seat == 0]
    assert begun == [2] * len(decided)


def test_a_brief_bot_stops_at_its_bound_and_sooner_if_who_asks_has_enough() -> None:
    iterations: list[int] = []

    def counting(view: WhispersView, rng: Random, enough: Enough) -> WhispersAction:
        iterations.append(next(done for done in range(1, 100) if enough(done)))
        return first(view, rng, enough)

    for enough in (forever, tried(3), tried(9)):
        brief(counting, 5)(VIEW, Random(1), enough)
    assert iterations == [5, 3, 5]


def test_a_lapse_is_what_the_weaker_would_do_as_often_as_its_chance_says() -> None:
    rng = Random(1)
    chosen = [lapsing(first, last, 0.25)(VIEW, rng, forever) for _ in range(400)]
    lapses = chosen.count(last(VIEW, rng, forever))
    assert lapses + chosen.count(first(VIEW, rng, forever)) == 400
    assert 70 < lapses < 130
