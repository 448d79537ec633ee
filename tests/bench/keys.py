"""The time from a key to a changed screen, beside the smallest app's."""

import tempfile
from pathlib import Path
from statistics import median

from engine.chance import dice
from engine.game import DEALER
from saves.writing import LiveGame
from tests.bench.terminal import KEYS, LUDOTHEQUE, SMALLEST, Terminal, slowest
from tui.session.new_game import begin, default_game

NAMES = ("smallest Textual app", "table with log")


def full_table(folder: Path) -> Path:
    """Return a save of Dolce Vita in its last round, with a person to place a card."""
    live: LiveGame = begin(default_game("dolce-vita", 5, human="Anna", seed="bench"), folder)
    table, game = live.table, live.journal.game
    while True:
        seat = table.to_act[0]
        state = live.journal.state
        if seat == 0 and state.round == state.rounds and len(game.legal(table.view(0))) < 30:
            break
        rng = dice("bench", len(live.journal), seat)
        choose = game.bots["random"]
        live.table.submit(
            live.table.deal() if seat == DEALER else choose(table.view(seat), rng, bool)
        )
    live.close()
    return live.path


def pressed(terminal: Terminal, key: bytes) -> tuple[float, float]:
    """Return the seconds from a key to the first change of the screen, and those that the program
    worked until it was at rest again."""
    before = terminal.busy()
    waited = terminal.press(key)
    return waited, terminal.busy() - before


def report() -> None:
    """Measure keys at a full table with its log, and in the smallest app."""
    with tempfile.TemporaryDirectory() as folder:
        path = full_table(Path(folder))
        table = [*LUDOTHEQUE, "--lang", "en", "--saves", folder, "resume", str(path)]
        with Terminal(SMALLEST) as small, Terminal(table) as ours:
            small.wait_for(b"ready")
            ours.wait_for(b"Log")
            small.settle()
            ours.settle()
            keys = [b"ab"[n % 2 : n % 2 + 1] for n in range(KEYS)]
            pairs = [(pressed(small, b"x"), pressed(ours, key)) for key in keys]
    print(f"Key to changed screen on a full table of 120x40, {KEYS} keys in turn")
    print(f"  {'':22}{'by the clock':28}at work")
    middles = []
    for name, each in zip(NAMES, zip(*pairs, strict=True), strict=True):
        columns = [list(column) for column in zip(*each, strict=True)]
        middles.append([median(column) for column in columns])
        told = (f"{median(c) * 1000:6.1f} ms   p99 {slowest(c) * 1000:6.1f} ms   " for c in columns)
        print(f"  {name:22}{''.join(told)}".rstrip())
    wall, busy = (ours / small for small, ours in zip(*middles, strict=True))
    print(f"  ratio of the medians {wall:.2f}, at work {busy:.2f}; bar 1.40")
