"""Write golden saves that are not there yet: `python -m tests.saves.make_golden`.

A golden save was written by a released program, and is loaded for ever: none that is there is ever
written again. `expected.json` beside them says what each came to.
"""

import json
from pathlib import Path
from random import Random
from typing import Any, Final

import msgspec

from engine.chance import dice
from engine.game import DEALER
from engine.registry import game_named
from saves.header import FORMAT, Parent, Player, new_header
from saves.reading import load
from saves.records import Glyph, state_hash
from saves.writing import LiveGame
from tests.saves.games import BEGUN

GOLDEN: Final = Path(__file__).with_name("golden")
EXPECTED: Final = GOLDEN / "expected.json"

NAMES: Final = ("Élodie", "Bruno", "犬 Clio", "", "O’Neill", "Zoë", "Ömer", "Yann")
NOTES: Final[tuple[tuple[str, Glyph], ...]] = (
    ("Élodie hésite\net se trompe", "?"),
    ("", "!!"),
    ("so spielt man „Dalmuti“ 👍", "!"),
    ("", ""),
    ("what?", "??"),
)

OPTIONS: Final[dict[str, dict[str, Any]]] = {
    "dolce-vita": {"hundreds": 5, "first": "random"},
    "dolores": {"simple": False, "first": "random"},
    "dalmuti": {
        "hands": 3,
        "lesser_tax": 1,
        "first_hand_revolution": True,
        "short_deck": True,
        "philanthropy": True,
        "misdeal": True,
    },
}
"""The options of each game, every one away from its default. Dolorès stays the full game, because
the simple one has less in it."""

KINDS: Final = {"usual": 3, "options": 4, "unfinished": 4}
"""The kinds of golden saves with the number of players; Dalmuti has one more, but not with
options."""


SEEDS: Final = {"dolores": "golden 20", "dalmuti": "golden 37"}
"""The seeds of games with options in which many rare events happen."""


def make(game: str, kind: str, path: Path) -> None:
    """Write a game of random robots, of which the first passes for a person who undoes moves and
    writes notes."""
    rules, chance = game_named(game), Random(f"{game} {kind}")
    seats = KINDS[kind] + (game == "dalmuti" and kind != "options")
    players = [Player(NAMES[seat], "human" if seat == 0 else "random") for seat in range(seats)]
    options = rules.options(**({} if kind == "usual" else OPTIONS[game]))
    parent = Parent("l’été.ludo", 17) if kind == "unfinished" else None
    seed = SEEDS.get(game, "golden") if kind == "options" else "golden"
    header = new_header(rules, players, options, seed, BEGUN, "0.1.0", parent)
    with LiveGame.create(path, header) as live:
        tries = 0
        while acting := live.table.to_act:
            seat = chance.choice(acting)
            if seat != DEALER and chance.random() < 0.1:
                # Somebody is away for a while, and a robot stands in.
                live.decides(seat, chance.choice(("human", "easy", header.players[seat].by)))
            # After an undo other dice are thrown, so that another move is likely.
            rng = dice(f"{kind} {tries}", len(live.journal), seat)
            robot = rules.bots["random"]
            live.table.submit(
                live.table.deal() if seat == DEALER else robot(live.table.view(seat), rng, bool)
            )
            if chance.random() < (0.4 if seat == 0 else 0.1):
                tries += live.table.take_back(0, live.header.humans) is not None
            if chance.random() < 0.05:
                live.note(chance.randrange(len(live.journal) + 1), *chance.choice(NOTES))
            if kind == "unfinished" and len(live.journal) > 40 and len(live.take_backs) > 2:
                break
        live.note(3, *NOTES[0])


def description(path: Path) -> dict[str, Any]:
    """Return what a save comes to, as JSON."""
    saved = load(path)
    assert saved.loss is None
    found = {
        "format": saved.format,
        "header": {k: v for k, v in msgspec.to_builtins(saved.header).items() if k != "ludo"},
        "records": saved.records,
        "steps": len(saved.journal),
        "stood_in": {str(step): by for step, by in saved.stood_in.items()},
        "take_backs": [list(each) for each in saved.take_backs],
        "notes": {str(step): [note.text, note.glyph] for step, note in saved.notes.items()},
        "state": state_hash(saved.journal.state),
        "outcome": msgspec.to_builtins(saved.outcome),
    }
    described: dict[str, Any] = json.loads(json.dumps(found))
    return described


if __name__ == "__main__":
    expected = json.loads(EXPECTED.read_text("utf-8")) if EXPECTED.exists() else {}
    for game in OPTIONS:
        for kind in KINDS:
            path = GOLDEN / f"{FORMAT}-{game}-{kind}.ludo"
            if not path.exists():
                make(game, kind, path)
                expected[path.name] = description(path)
    text = json.dumps(expected, ensure_ascii=False, indent=1, sort_keys=True)
    EXPECTED.write_text(text + "\n", "utf-8")
