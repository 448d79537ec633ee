"""One whole game between bots."""

from collections.abc import Sequence
from random import Random

from engine.chance import dealers, dice
from engine.game import DEALER, A, Bot, Game, S, Setup, V
from engine.journal import Journal


def forever(iterations: int) -> bool:
    """Say that a bot may run to its own default strength."""
    return False


def play_out(
    game: Game[S, V, A], setup: Setup, bots: Sequence[Bot[V, A]], seed: str
) -> Journal[S, V, A]:
    """Play one whole game; `bots` by seat. The same seed gives the same journal."""
    journal = Journal(game, setup)
    while acting := game.to_act(journal.state):
        seat = acting[0]
        if seat == DEALER:
            journal.append(game.deal(journal.state, dealers(seed, journal)))
        else:
            rng: Random = dice(seed, len(journal), seat)
            journal.append(bots[seat](game.view(journal.state, seat), rng, forever))
    return journal
