"""Saves of every hostile kind through the commands that read them: no traceback, no hang, no false
“complete”.

The saves of `test_hostile_lists`, which change any value, are one of the kinds here. The others
change bytes, lines or single fields.
"""

import gzip
import json
import shutil
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from saves.chain import HEAD, LINE_LIMIT, START, frames
from saves.problems import SaveError
from saves.trash import TRASH
from saves.verify import verify
from saves.writing import LiveGame
from tests.saves.stranger import score_again, stated
from tests.tui.cli.running import HOSTILE, saved_game
from tests.tui.cli.test_hostile_lists import hostile
from tui.cli.arguments import speaking
from tui.cli.context import Context
from tui.cli.parser import build_parser
from tui.console.failures import Failure
from tui.settings import Settings
from tui.words import Wording

SAY = Wording("en")
PARSER = build_parser(SAY)

GAMES = (("dolce-vita", "ABC"), ("dolores", "AB"), ("dalmuti", "ABCDE"))


class Material(NamedTuple):
    """The parts from which a hostile save is made: chance, a good save, and another good save."""

    rng: Random
    data: bytes
    other: bytes


def lines(data: bytes) -> list[bytes]:
    return data.splitlines(keepends=True)


def bodies(data: bytes) -> list[bytes]:
    return [line[HEAD:-2] for line in lines(data)]


def at(rng: Random, data: bytes) -> int:
    return rng.randrange(len(data))


def bit_turned(rng: Random, data: bytes) -> bytes:
    place = at(rng, data)
    return data[:place] + bytes([data[place] ^ 1 << rng.randrange(8)]) + data[place + 1 :]


def inserted(rng: Random, data: bytes, what: bytes) -> bytes:
    place = at(rng, data)
    return data[:place] + what + data[place:]


def changed_lines(rng: Random, data: bytes, change: Callable[[list[bytes], int], object]) -> bytes:
    rows = lines(data)
    change(rows, rng.randrange(len(rows) - 1))
    return b"".join(rows)


def swapped(rows: list[bytes], n: int) -> None:
    rows[n], rows[n + 1] = rows[n + 1], rows[n]


def forged(rng: Random, data: bytes, body: bytes) -> bytes:
    """Return a save with a foreign line whose check is right."""
    rows = bodies(data)
    rows.insert(rng.randrange(1, len(rows) + 1), body)
    return frames(START, rows)[0]


def named(rng: Random, data: bytes) -> bytes:
    first, *rest = bodies(data)
    header = json.loads(first)
    header["players"][0]["name"] = rng.choice(list(HOSTILE.values()))
    return frames(START, [json.dumps(header).encode(), *rest])[0]


def header_with(field: str, *values: object) -> Callable[[Material], bytes]:
    def made(of: Material) -> bytes:
        first, *rest = bodies(of.data)
        header = {**json.loads(first), field: of.rng.choice(values)}
        return frames(START, [json.dumps(header).encode(), *rest])[0]

    return made


NOTE = b'{"is":"note","step":%d,"text":"x","glyph":""}'
BACK = b'{"is":"back","to":%d,"seat":%d}'

KINDS: dict[str, Callable[[Material], bytes]] = {
    "cut anywhere": lambda of: of.data[: at(of.rng, of.data)],
    "cut behind a line": lambda of: b"".join(lines(of.data)[: of.rng.randrange(20)]),
    "begun later": lambda of: of.data[at(of.rng, of.data) :],
    "a bit turned": lambda of: bit_turned(of.rng, of.data),
    "a line dropped": lambda of: changed_lines(of.rng, of.data, lambda r, n: r.pop(n)),
    "a line doubled": lambda of: changed_lines(of.rng, of.data, lambda r, n: r.insert(n, r[n])),
    "lines swapped": lambda of: changed_lines(of.rng, of.data, swapped),
    "another game's end": lambda of: b"".join([*lines(of.data)[:9], *lines(of.other)[9:]]),
    "another game's header": lambda of: lines(of.other)[0] + b"".join(lines(of.data)[1:]),
    "another's header, checks right": lambda of: frames(
        START, [bodies(of.other)[0], *bodies(of.data)[1:]]
    )[0],
    "written twice": lambda of: of.data * 2,
    "line ends of Windows": lambda of: of.data.replace(b"\n", b"\r\n"),
    "a mark before all": lambda of: b"\xef\xbb\xbf" + of.data,
    "two bytes a letter": lambda of: of.data.decode().encode("utf-16"),
    "packed": lambda of: gzip.compress(of.data, 1),
    "zeros": lambda of: b"\0" * len(of.data),
    "zeros in it": lambda of: inserted(of.rng, of.data, b"\0" * 9),
    "noise": lambda of: of.rng.randbytes(of.rng.randrange(5000)),
    "noise in it": lambda of: inserted(of.rng, of.data, of.rng.randbytes(9)),
    "empty lines": lambda of: inserted(of.rng, of.data, b"\n\n"),
    "an endless line": lambda of: inserted(of.rng, of.data, b"x" * (LINE_LIMIT + 1)),
    "brackets": lambda of: forged(of.rng, of.data, b"[" * 9000),
    "brackets within a record": lambda of: forged(
        of.rng, of.data, b'{"is":"act","action":' + b'{"a":' * 900 + b"1" + b"}" * 901
    ),
    "a note on no step": lambda of: forged(
        of.rng, of.data, NOTE % of.rng.choice([-1, 10**6, 10**30])
    ),
    "a take-back of nothing": lambda of: forged(
        of.rng, of.data, BACK % (of.rng.choice([0, 5, 10**6]), of.rng.randrange(9))
    ),
    "names": lambda of: named(of.rng, of.data),
    "players": header_with("players", [], None, [{"name": "A", "by": "human"}] * 99, {}),
    "seeds": header_with("seed", "", "x" * 10**5, "\x1b[2J", None, 5),
    "moments": header_with("begun", "0001-01-01T00:00:00Z", "9999-12-31T23:59:59Z", "", 0),
    "versions": header_with("ludo", 0, 2, 10**30, -1, "1", None),
    "parents": header_with("parent", {"file": "../../x", "step": 10**9}, {"file": "\x07"}, 1),
    "any value": lambda of: hostile(of.rng, bodies(of.data)),
}


def run(folder: Path, *words: str) -> None:
    """Run a command. It may refuse in one sentence; any other error is a crash."""
    with speaking(SAY):
        asked = PARSER.parse_args([*words, "--saves", str(folder)])
    try:
        asked.run(Context.of(SAY, Settings(), None, asked), asked)
    except Failure as failure:
        assert "\n" not in str(failure)


@pytest.fixture(scope="module")
def good(tmp_path_factory: pytest.TempPathFactory) -> list[bytes]:
    """Return saves of each game, finished and unfinished."""
    folder = tmp_path_factory.mktemp("good")
    found = []
    for steps in (None, 30):
        for game, players in GAMES:
            path = saved_game(folder / f"{game}-{steps}.ludo", *players, game=game, steps=steps)
            found.append(path.read_bytes())
    return found


def through_everything(folder: Path, data: bytes, good: list[bytes]) -> None:
    """Run commands that read saves on one hostile save, in the folder and in the trash."""
    path, new = folder / "hostile.ludo", folder / "new.ludo"
    path.write_bytes(data)
    run(folder, "saves")
    run(folder, "saves", "--json")
    run(folder, "stats")
    run(folder, "verify", str(path))
    for words in (["show"], ["export", "--to", "markdown"], ["export", "--to", "svg"]):
        run(folder, *words, str(path))
    run(folder, "repair", str(path), "-o", str(new))
    assert not new.exists() or verify(new).status in ("complete", "unfinished")
    if verify(path).status == "complete":
        # A save forged with right checks may be a complete game; then the stranger's reader must
        # agree.
        assert data in good or score_again(data) == stated(data)
    assert path.read_bytes() == data
    with suppress(SaveError):
        LiveGame.resume(path).close()
    new.unlink(missing_ok=True)
    (folder / TRASH).mkdir()
    path.replace(folder / TRASH / path.name)
    run(folder, "trash")
    run(folder, "trash", "--json")
    run(folder, "trash", "restore", "hostile")
    assert path.exists()
    (folder / TRASH).rmdir()
    for left in folder.iterdir():
        left.unlink()


@pytest.mark.parametrize(
    ("seed", "each"),
    [("few", 1), *(pytest.param(seed, 80, marks=pytest.mark.slow) for seed in "abcdefgh")],
)
@pytest.mark.parametrize("kind", KINDS)
def test_a_hostile_save_ends_no_command(
    tmp_path: Path, good: list[bytes], kind: str, seed: str, each: int
) -> None:
    rng = Random(f"{seed} {kind}")
    for _ in range(each):
        try:
            made = KINDS[kind](Material(rng, *rng.sample(good, 2)))
        except SaveError:  # a line that no file could hold
            continue
        through_everything(tmp_path, made, good)
    shutil.rmtree(tmp_path)
