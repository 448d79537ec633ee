"""One whole game between bots."""

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from engine.chance import dice
from engine.game import DEALER, Bot, Enough, Game, Setup
from engine.journal import Journal


def forever(iterations: int) -> bool:
    """The Enough of a bot that may run to its own default strength."""
    return False


def bounded(bot: Bot[Any, Any], begin: Callable[[], Enough]) -> Bot[Any, Any]:
    """The bot kept short: `begin` makes the Enough of each decision when it begins, so that one
    who has a clock may bound the time."""

    def choose(view: Any, rng: Random, enough: Enough) -> Any:
        return bot(view, rng, begin())

    return choose


def play_out(
    game: Game[Any, Any, Any], setup: Setup, bots: Sequence[Bot[Any, Any]], seed: str
) -> Journal[Any, Any, Any]:
    """One whole game; `bots` by seat. The same seed gives the same journal."""
    journal = Journal(game, setup)
    while acting := game.to_act(journal.state):
        seat = acting[0]
        rng: Random = dice(seed, len(journal), seat)
        if seat == DEALER:
            journal.append(game.deal(journal.state, rng))
        else:
            journal.append(bots[seat](game.view(journal.state, seat), rng, forever))
    return journal
