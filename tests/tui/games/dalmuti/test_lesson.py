"""What the first lesson says of itself is so: W1, N2."""

from collections.abc import Iterator
from typing import Any

from engine.dalmuti.actions import Pass
from engine.dalmuti.cards import RANKS, count, ranks
from engine.dalmuti.state import Options, State
from engine.game import Setup
from engine.journal import Journal
from engine.registry import game_named
from tui.games.dalmuti.lesson import GUIDE
from tui.games.lesson import Lesson

GAME = game_named("dalmuti")


def lessons() -> Iterator[tuple[str, Any, State]]:
    """Every lesson: the last part of its key, the move it asks for, the state it speaks of."""
    journal: Journal[Any, Any, Any] = Journal(GAME, Setup(GUIDE.seats, GUIDE.options))
    for step in GUIDE.steps:
        action = step.action if isinstance(step, Lesson) else step
        if isinstance(step, Lesson):
            yield step.key.rpartition(".")[2], action, journal.state
        if action is not None:
            journal.append(action)


def test_it_is_dealt_with_the_options_of_a_new_game() -> None:
    assert GUIDE.options == Options()


def test_it_speaks_of_the_draw_while_it_lies_there_and_of_the_tax_when_it_is_due() -> None:
    stages = {name: state.table.stage for name, _, state in lessons()}
    assert (stages["seats"], stages["hand"], stages["tax"]) == ("deal", "tax", "tax")
    assert stages["taxed"] == stages["lead"] == "play"


def test_the_peons_two_best_come_for_what_was_given() -> None:
    states = {name: state for name, _, state in lessons()}
    gift = next(action for name, action, _ in lessons() if name == "tax")
    (exchange,) = states["taxed"].taxes[0]
    assert ranks(exchange.gift) == gift.cards == (11, 11)
    assert ranks(exchange.tribute) == (2, 3)
    assert min(rank for rank in RANKS if count(states["beat"].hands[0], rank)) == 2


def test_who_is_told_to_pass_can_do_nothing_else() -> None:
    for name, action, state in lessons():
        if name == "pass":
            assert action == Pass(0) and list(GAME.legal(GAME.view(state, 0))) == [Pass(0)]
