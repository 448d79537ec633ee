"""The engines under random legal play, compared with OpenSpiel's hearts driven from Python."""

from collections.abc import Callable
from random import Random
from statistics import median
from time import process_time
from typing import Any, NamedTuple

from engine.game import DEALER, Game, Setup
from engine.registry import GAMES, game_named

SECONDS = 1.0
ROUNDS = 5


class Pace(NamedTuple):
    """The speed of a run: all steps a second, with those of the dealer and of chance, and the
    players' decisions a second."""

    steps: float
    decisions: float


def play_randomly(game: Game[Any, Any, Any], setup: Setup, seconds: float) -> Pace:
    """Play whole games by chance for so many seconds of processor time, and return the pace.

    At every decision the view is made and its legal actions are listed, as a robot would need them.
    """
    rng = Random(1)
    chance = rng.random
    to_act, deal, view, legal, apply = game.to_act, game.deal, game.view, game.legal, game.apply
    dealt = decided = 0
    start = process_time()
    while process_time() - start < seconds:
        state = game.start(setup)
        while acting := to_act(state):
            seat = acting[0]
            if seat == DEALER:
                state = apply(state, deal(state, rng))
                dealt += 1
            else:
                actions = legal(view(state, seat))
                state = apply(state, actions[int(chance() * len(actions))])
                decided += 1
    spent = process_time() - start
    return Pace((dealt + decided) / spent, decided / spent)


def play_hearts(seconds: float) -> Pace:
    """Play OpenSpiel's hearts for so many seconds of processor time, and return the pace.

    At every decision the legal actions are listed; chance is drawn by its probabilities.
    """
    import pyspiel

    hearts = pyspiel.load_game("hearts")
    rng = Random(1)
    drawn = decided = 0
    start = process_time()
    while process_time() - start < seconds:
        state = hearts.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, weights = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(outcomes, weights)[0])
                drawn += 1
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
                decided += 1
    spent = process_time() - start
    return Pace((drawn + decided) / spent, decided / spent)


def contestants() -> dict[str, Callable[[float], Pace]]:
    """Return the runs to be measured by name: every game at four and at its most players, and
    hearts if OpenSpiel is installed."""
    runs: dict[str, Callable[[float], Pace]] = {}
    for name in GAMES:
        game = game_named(name)
        for seats in (4, game.seats[-1]):
            if seats in game.seats:
                setup = Setup(seats, game.options())
                runs[f"{name}, {seats} players"] = lambda seconds, game=game, setup=setup: (  # type: ignore[misc]
                    play_randomly(game, setup, seconds)
                )
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("OpenSpiel is not installed: `make bench` installs it.")
    else:
        runs["OpenSpiel hearts, 4 players"] = play_hearts
    return runs


def report() -> None:
    """Measure all runs in turn, several rounds, so that other load on the machine affects them
    alike."""
    runs = contestants()
    paces: dict[str, list[Pace]] = {name: [] for name in runs}
    for _ in range(ROUNDS):
        for name, run in runs.items():
            paces[name].append(run(SECONDS))
    rows = {
        name: Pace(median(p.steps for p in each), median(p.decisions for p in each))
        for name, each in paces.items()
    }
    hearts = next((row for name, row in rows.items() if "hearts" in name), None)
    print(f"Random legal play, median of {ROUNDS} runs of {SECONDS:g} s of processor time")
    print(f"  {'':30} {'steps/s':>10} {'decisions/s':>12} {'ratios to hearts':>18}")
    for name, row in rows.items():
        ratios = (
            f"{row.steps / hearts.steps:.2f} {row.decisions / hearts.decisions:.2f}"
            if hearts
            else ""
        )
        print(f"  {name:30} {row.steps:10,.0f} {row.decisions:12,.0f} {ratios:>18}")
