"""The output about an unfinished game for one of its seats tells nothing that the seat does not
know.

Twin games, equal for the seat, are printed alike to the byte by every command.
"""

import os
import re
from collections.abc import Iterator
from itertools import count, islice
from pathlib import Path

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.dalmuti import DALMUTI
from engine.dalmuti.state import Options as DalmutiOptions
from engine.dolce_vita import DOLCE_VITA
from engine.game import Seat, Setup
from engine.registry import GAMES, game_named
from saves.header import Player
from saves.whole import compose, write_save
from saves.writing import LiveGame
from tests.engine.twins import AnyJournal, some_twins
from tests.tui.cli.running import here, saved_game
from tui.console.status import FAILED
from tui.session.new_game import NewGame, header_of, now
from tui.words import LANGUAGES, Language, Wording

Capsys = pytest.CaptureFixture[str]
Twins = tuple[AnyJournal, AnyJournal, Seat]

NAMES = tuple("ABCDEFGHIJKL")
WHEN = 1_795_270_000
BEGUN = now()
SEEDS = ("a seed", "quite another")
"""The twins' seeds, of different lengths too: nothing of them may be seen."""

STEPS = {"dolores": 30, "dalmuti": 60}
"""The most steps of the twins."""


def pairs(game: str) -> Iterator[Twins]:
    """Yield twins of a game.

    In every second pair of Dalmuti, a question was asked unseen in one of them only. Dolce Vita has
    no secrets except its seed.
    """
    rules = game_named(game)
    options = DalmutiOptions(hands=2) if rules is DALMUTI else rules.options()
    if rules is DOLCE_VITA:
        journals = (play(seats, n) for n in count() for seats in rules.seats)
        yield from ((journal, journal, 0) for journal in journals)
    wanted = False
    for one, two, seat in some_twins(rules, options, STEPS[game]):
        if rules is not DALMUTI or wanted == (len(one) != len(two)):
            wanted = not wanted
            yield one, two, seat


def play(seats: int, n: int) -> AnyJournal:
    """Return the beginning of a game of Dolce Vita."""
    bots = [DOLCE_VITA.bots["random"]] * seats
    whole = play_out(DOLCE_VITA, Setup(seats, DOLCE_VITA.options()), bots, f"{n}")
    return whole.branch(5 + 7 * n % 40)


def write(path: Path, journal: AnyJournal, seat: Seat, seed: str) -> None:
    """Write a save in which a person plays at the seat against robots. It has a note on the newest
    step, as a hint leaves one, and a note on a step before."""
    players = tuple(
        Player(name, "human" if each == seat else "random")
        for each, name in enumerate(NAMES[: journal.setup.seats])
    )
    header = header_of(NewGame(journal.game.name, players, journal.setup.options, seed), BEGUN)
    path.unlink(missing_ok=True)
    write_save(path, compose(header, journal.actions))
    account = Account(journal, seat)
    with LiveGame.resume(path) as live:
        live.note(len(journal), "a hint", "")
        live.note(account.step(account.last // 2), "hm", "?")
    os.utime(path, (WHEN, WHEN))


def commands(path: Path, seat: Seat, last: int, drawn: bool) -> list[list[str]]:
    """Return commands that print something of a game; those that draw a picture only if `drawn`."""
    file, own = str(path), ["--seat", str(seat + 1)]
    folder = ["--saves", str(path.parent)]
    exports = [
        ["export", file, *own, "--to", form] for form in ("text", "markdown", "html", "cast")
    ]
    svg = ["export", file, *own, "--to", "svg"]
    steps = [["--step", str(step)] for step in (last // 2, last - 1)]
    return [
        ["show", file],
        ["show", file, *own, "--lang", "fr"],
        *(["show", file, *own, *step] for step in steps),
        ["show", file, *own, "--step", "1000"],
        ["show", file, "--seat", "all"],
        *exports,
        *((svg, [*svg, *steps[0]]) if drawn else ()),
        ["export", file, "--to", "text"],
        ["replay", file, "--plain", *own],
        ["replay", file, "--plain", *own, *steps[0]],
        ["verify", file],
        ["saves", *folder],
        ["saves", "--json", *folder],
        ["stats", *folder],
        ["stats", "--json", *folder],
    ]


def telling(capsys: Capsys, path: Path, twins: Twins, drawn: bool) -> list[str]:
    """Return the commands whose output tells two games apart."""
    one, two, seat = twins
    asked = commands(path, seat, Account(one, seat).last, drawn)
    printed = []
    for journal, seed in zip((one, two), SEEDS, strict=True):
        write(path, journal, seat, seed)
        printed.append([here(capsys, *words) for words in asked])
        refused = [words for words, each in zip(asked, printed[-1], strict=True) if each.status]
        # Refused are only a step that does not exist and, in a game with secrets, all hands.
        assert len(refused) == 1 + journal.game.secrets, refused
        assert not any(seed in each.out for each in printed[-1])
    return [
        " ".join(words)
        for words, *ended in zip(asked, *printed, strict=True)
        if ended[0] != ended[1]
    ]


def check(capsys: Capsys, path: Path, game: str, number: int, every: int) -> None:
    """Check that none of `number` pairs can be told apart by the output for the seat.

    One pair in `every` is drawn, too.
    """
    found = enumerate(islice(pairs(game), number))
    told = [telling(capsys, path, twins, n % every == 0) for n, twins in found]
    assert [each for each in told if each] == []


@pytest.mark.parametrize(("game", "number"), [("dolce-vita", 1), ("dolores", 2), ("dalmuti", 2)])
def test_twin_games_are_printed_alike(
    capsys: Capsys, tmp_path: Path, game: str, number: int
) -> None:
    check(capsys, tmp_path / "twin.ludo", game, number, 10)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "number"), [("dolce-vita", 20), ("dolores", 80), ("dalmuti", 120)]
)
def test_many_twin_games_are_printed_alike(
    capsys: Capsys, tmp_path: Path, game: str, number: int
) -> None:
    check(capsys, tmp_path / "twin.ludo", game, number, 1)


def unfinished(path: Path, game: str, people: int, steps: int = 12) -> Path:
    """Write a save of a game of four that `people` of them still play, and return its path."""
    rules = game_named(game)
    journal = play_out(
        rules, Setup(4, rules.options()), [rules.bots["random"]] * 4, "a seed"
    ).branch(steps)
    players = [Player(NAMES[n], "human" if n < people else "random") for n in range(4)]
    new = NewGame(game, tuple(players), rules.options(), "a seed")
    write_save(path, compose(header_of(new, BEGUN), journal.actions))
    return path


@pytest.mark.parametrize("game", ["dolores", "dalmuti"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_hands_of_a_game_that_goes_on_are_refused_everywhere_in_one_sentence(
    capsys: Capsys, tmp_path: Path, game: str, language: Language
) -> None:
    sentence = Wording(language).notice("secret.unfinished")
    exports = [["export", "--to", form] for form in ("svg", "text", "cast")]
    ways = [["show"], *exports, ["replay"], ["replay", "--plain"]]
    alone = str(unfinished(tmp_path / "alone.ludo", game, 1))
    shared = str(unfinished(tmp_path / "shared.ludo", game, 2))
    said = ["--lang", language]
    for way in ways:
        for seat in ("all", "2"):
            ended = here(capsys, *way, alone, "--seat", seat, *said)
            assert (ended.failed(FAILED), ended.out) == (sentence, "")
        for seats in ([], ["--seat", "1"], ["--seat", "all"]):
            ended = here(capsys, *way, shared, *seats, *said)
            assert (ended.failed(FAILED), ended.out) == (sentence, "")


@pytest.mark.parametrize("game", GAMES)
def test_the_seed_is_told_when_the_game_is_over(capsys: Capsys, tmp_path: Path, game: str) -> None:
    ways = (["export", "--to", "text"], ["export", "--to", "markdown"], ["saves", "--json"])
    for steps in (12, None):
        folder = tmp_path / f"{steps}"
        folder.mkdir()
        path = saved_game(folder / "one.ludo", *NAMES[:4], game=game, steps=steps)
        files = ([str(path)], [str(path)], ["--saves", str(folder)])
        for way, file in zip(ways, files, strict=True):
            told = here(capsys, *way, *file)
            assert told.status == 0
            assert bool(re.search(r'[Ss]eed"?: "?seed', told.out)) is (steps is None)
