"""`play`, `resume` and `replay`: the meaning of their words, before a screen opens."""

import argparse
import os
import re
import shutil
from io import StringIO
from pathlib import Path

import pytest

from engine.dolce_vita.state import Options
from engine.game import EVERYONE
from saves.header import Player
from saves.listing import list_saves
from saves.reading import SavedGame, load
from saves.writing import LiveGame
from tests.tui.cli.running import HOSTILE, Ended, apart, here, saved_game
from tui.cli import opening, play
from tui.cli.context import Context
from tui.cli.parser import parse
from tui.cli.play import game_asked
from tui.console.failures import Failure
from tui.console.status import FAILED, MISUSED
from tui.session.new_game import HUMAN, NOBODY, NewGame
from tui.settings import Settings
from tui.words import Wording
from tui.words.catalogue import catalogue

Capsys = pytest.CaptureFixture[str]

EN = Wording("en")


def asked(*words: str, name: str = "") -> NewGame:
    """Return the game that `play dolce-vita` and these words ask for."""
    context = Context.of(EN, Settings(name=name), None, argparse.Namespace())
    return game_asked(context, parse(EN, ["play", "dolce-vita", *words]))


def at(new: NewGame) -> list[str]:
    """Return each seat in words, such as `Anna human`."""
    return [f"{player.name} {player.by}" for player in new.players]


def test_nothing_said_is_one_person_and_robots() -> None:
    new = asked(name="Zoé")
    assert new.players[0] == Player("Zoé", HUMAN)
    assert len(new.players) == 4
    assert HUMAN not in {player.by for player in new.players[1:]}
    assert new.options == Options()
    assert asked().players[0].name == NOBODY


def test_seats_are_taken_in_the_order_named() -> None:
    new = asked("--seat", "Anna", "--seat", "Bob=random", "--seat", "C=D=human", "--players", "5")
    assert at(new)[:3] == ["Anna human", "Bob random", "C=D human"]
    assert len(new.players) == 5
    assert HUMAN not in {player.by for player in new.players[3:]}


def test_as_many_play_as_are_named_if_the_game_takes_so_many() -> None:
    named = ["--seat", "A", "--seat", "B", "--seat", "C"]
    assert at(asked(*named)) == ["A human", "B human", "C human"]
    assert len(asked("--seat", "A", "--seat", "B").players) == 4


def test_you_take_a_seat_if_only_robots_are_named() -> None:
    new = asked("--seat", "Bob=random", "--players", "3", name="Zoé")
    assert at(new)[:2] == ["Bob random", "Zoé human"]
    everybody = ["--seat", "A=random", "--seat", "B=random", "--seat", "C=random"]
    assert at(asked(*everybody)) == ["A random", "B random", "C random"]


def test_robots_for_the_seats_left_are_one_for_all_or_one_a_seat() -> None:
    assert at(asked("--bots", "easy", "--players", "3"))[1:] == ["Bruno easy", "Chiara easy"]
    words = ["--seat", "Anna", "--seat", "Bob=random", "--players", "4", "--bots"]
    assert at(asked(*words, "easy,normal"))[1:] == ["Bob random", "Bruno easy", "Chiara normal"]
    with pytest.raises(
        Failure, match="3 levels for 2 seats; name one for all of them, or one per seat"
    ):
        asked(*words, "easy,normal,easy")


def test_the_seed_draws_the_robots_that_one_meets() -> None:
    games = [asked("--seed", f"{number}") for number in range(40)]
    assert len({new.players[1].name for new in games}) > 8
    assert games[3] == asked("--seed", "3")
    assert at(asked("--seat", "Anna", "--seat", "Bob=easy", "--seed", "3"))[1] == "Bob easy"


def test_robots_may_be_bounded_or_the_persons_equals() -> None:
    assert at(asked("--bots", "hard@100", "--players", "3"))[1:] == [
        "Bruno hard@100",
        "Chiara hard@100",
    ]
    words = ["--seat", "Bob=hard@2s", "--seat", "Eva=equals", "--seat", "Al", "--players", "3"]
    assert at(asked(*words)) == ["Bob hard@2000ms", "Eva normal", "Al human"]
    assert at(asked("--bots", "equals", "--players", "3"))[1:] == ["Bruno normal", "Chiara normal"]


def test_line_by_line_it_is_said_which_level_equals_have(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ("--plain", "--saves", str(tmp_path), "play", "dolce-vita", "--players", "3")
    for more, said in ((["--bots", "equals"], True), (["--seat", "Eva=equals"], True), ([], False)):
        monkeypatch.setattr("sys.stdin", StringIO(""))
        told = here(capsys, *words, *more).out.replace("\N{NO-BREAK SPACE}", " ")
        assert ("level: normal" in told.splitlines()[0]) is said


def test_robots_of_the_settings_that_are_none_are_told(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "settings.toml"
    monkeypatch.setattr("tui.cli.line.settings_path", lambda: path)
    for robots, wrong in (("master@10", ""), ("quark@3, hard@0, easy", "quark@3, hard@0")):
        path.write_text(f'robots = "{robots}"\nlanguage = "en"\n')
        told = here(capsys, "saves", "--saves", str(tmp_path)).err
        assert (wrong in told and told.count("\n") == 1) if wrong else not told
        assert path.read_text().startswith("robots")


def test_levels_and_options_are_understood_in_any_language() -> None:
    words = [
        "--seat",
        "Eva=Humain",
        "--seat",
        "Al=égal",
        "--seat",
        "Bo=Experte@40",
        "--players",
        "4",
    ]
    assert at(asked(*words, "--bots", "facile")) == [
        "Eva human",
        "Al normal",
        "Bo hard@40",
        "Bruno easy",
    ]
    assert asked("--option", "first=au-hasard").options == Options(first="random")
    assert asked("--option", "first=Sitzplatz-1").options == Options(first="seat-1")


def test_options_and_seed_are_those_given() -> None:
    new = asked("--option", "hundreds=17", "--option", "first=random", "--seed", "graine")
    assert new.options == Options(17, "random")
    assert new.seed == "graine"
    assert asked("--option", "hundreds=3", "--option", "hundreds=4").options == Options(4)


@pytest.mark.parametrize(
    "words",
    [
        ["--players", "2"],
        ["--players", "6"],
        ["--players", "999999"],
        ["--seat", "Anna", "--seat", "anna"],
        [word for name in "ABCDEF" for word in ("--seat", name)],
    ],
    ids=" ".join,
)
def test_an_impossible_game_is_refused(words: list[str]) -> None:
    with pytest.raises(Failure) as caught:
        asked(*words)
    assert caught.value.status == FAILED


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
def test_hostile_names_play_as_what_is_left_of_them(name: str) -> None:
    new = asked("--seat", f"{name}=human", "--seat", f"B{name}=random")
    assert all(1 <= len(player.name) <= 24 for player in new.players)
    assert all(player.name.isprintable() for player in new.players)


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, str | None]]:
    """Return a list that takes in what would open a screen, each with its notice or None."""
    found: list[tuple[object, str | None]] = []

    def live(context: Context, live: LiveGame) -> int:
        with live:
            found.append((live.header, play.live_notice(context.say, live)))
        return 0

    def replay(
        context: Context,
        saved: SavedGame,
        step: int | None,
        seat: int | None,
        notice: str | None = None,
    ) -> int:
        found.append(((step, seat), notice or play.saved_notice(context.say, saved)))
        return 0

    monkeypatch.setattr(opening, "require_terminal", lambda *_: None)
    monkeypatch.setattr(play, "open_live", live)
    monkeypatch.setattr(play, "open_replay", replay)
    return found


Opened = list[tuple[object, str | None]]


def test_play_begins_a_save(capsys: Capsys, tmp_path: Path, opened: Opened) -> None:
    folder = tmp_path / "not" / "there"
    assert here(capsys, "play", "dolce-vita", "--saves", str(folder), "--seed", "s") == (0, "", "")
    [info] = list_saves(folder)
    assert info.header is not None
    assert (info.header.seed, info.in_use) == ("s", None)
    assert opened == [(info.header, None)]


def test_resume_takes_the_last_unfinished_game(
    capsys: Capsys, tmp_path: Path, opened: Opened, unfinished: Path, finished: Path
) -> None:
    old = saved_game(tmp_path / "old.ludo", "Old", "B", "C", steps=3)
    os.utime(old, (1, 1))
    new = Path(shutil.copy(unfinished, tmp_path / "new.ludo"))
    os.utime(new, (2, 2))
    shutil.copy(finished, tmp_path / "done.ludo")
    saves = ["--saves", str(tmp_path)]
    for words in (["resume"], ["resume", "new"], ["resume", "new.ludo"], ["resume", str(new)]):
        assert here(capsys, *words, *saves) == (0, "", "")
    assert [header for header, _ in opened] == [load(new).header] * 4
    assert here(capsys, "resume", "old", *saves).status == 0
    assert opened[-1] == (load(old).header, None)


def test_resume_says_what_was_lost(
    capsys: Capsys, tmp_path: Path, opened: Opened, unfinished: Path
) -> None:
    torn = tmp_path / "torn.ludo"
    torn.write_bytes(unfinished.read_bytes()[:-5])
    assert here(capsys, "resume", str(torn)) == (0, "", "")
    [(_, notice)] = opened
    assert notice is not None
    assert "Line 41 stops in the middle" in notice and "1 line cannot be recovered" in notice
    assert "torn.ludo.damaged" in notice


def test_replay_opens_where_it_is_asked_to(capsys: Capsys, opened: Opened, finished: Path) -> None:
    for words in (
        [],
        ["--step", "0", "--seat", "1"],
        ["--step", "17", "--seat", "all"],
        ["--seat", "chiara"],
        ["--seat", "3", "--step", "138"],
    ):
        assert here(capsys, "replay", str(finished), *words) == (0, "", "")
    assert [where for where, _ in opened] == [
        *((None, 0), (0, 0), (17, EVERYONE), (None, 2), (138, 2)),
    ]


def test_what_cannot_be_resumed_or_replayed(
    capsys: Capsys, tmp_path: Path, opened: Opened, finished: Path, unfinished: Path
) -> None:
    saves = ["--saves", str(tmp_path)]
    assert str(tmp_path) in here(capsys, "resume", *saves).failed(FAILED)
    assert "is over" in here(capsys, "resume", str(finished)).failed(FAILED)
    missing = "nothing: there is no such file. To list the saved games: ludotheque saves"
    assert here(capsys, "resume", "nothing", *saves).failed(FAILED).endswith(missing)
    assert here(capsys, "replay", "nothing", *saves).failed(FAILED).endswith(missing)
    assert "not an ordinary file" in here(capsys, "replay", str(tmp_path)).failed(FAILED)
    assert "0\u00a0to 138" in here(capsys, "replay", str(finished), "--step", "139").failed(MISUSED)
    for seat in ("0", "4", "-1", "Zoé", "", "1.0", "\u0661", "9" * 999, "ALL"):
        message = here(capsys, "replay", str(finished), f"--seat={seat}").failed(MISUSED)
        assert "1 to 3" in message
    copy = Path(shutil.copy(unfinished, tmp_path / "used.ludo"))
    with LiveGame.resume(copy):
        assert "no unfinished game" in here(capsys, "resume", *saves).failed(FAILED)
    assert opened == []


def test_a_save_in_use_is_opened_at_its_newest_step_to_be_looked_at(
    capsys: Capsys, tmp_path: Path, opened: Opened, unfinished: Path
) -> None:
    copy = Path(shutil.copy(unfinished, tmp_path / "used.ludo"))
    with LiveGame.resume(copy) as live:
        assert here(capsys, "resume", str(copy)).status == 0
        [(where, notice)] = opened
        assert where == (len(live.journal), None)
        assert notice is not None and f"process {os.getpid()}" in notice


def test_a_seat_of_all_is_everything_unless_somebody_is_called_so(
    capsys: Capsys, tmp_path: Path, opened: Opened
) -> None:
    path = saved_game(tmp_path / "names.ludo", "2", "All", "Chiara", steps=3)
    for seat in ("all", "2"):
        here(capsys, "replay", str(path), "--seat", seat)
    assert [where for where, _ in opened] == [(None, 1), (None, 1)]


def test_the_log_in_lines_tells_what_robots_remarked(
    capsys: Capsys, finished: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    remarks = [text for key, text in catalogue("en").items() if key.startswith("remark.dolce-vita")]
    told = here(capsys, "--plain", "replay", str(finished)).out
    assert any(f"“{words}”" in told for words in remarks)
    monkeypatch.setattr("tui.cli.line.settings_path", lambda: tmp_path / "settings.toml")
    (tmp_path / "settings.toml").write_text("remarks = false\n")
    silent = here(capsys, "--plain", "replay", str(finished)).out
    assert len(silent) < len(told) and not any(words in silent for words in remarks)


def test_the_log_in_lines_tells_the_fortunes_between_two_rounds(
    capsys: Capsys, finished: Path
) -> None:
    told = here(capsys, "--plain", "replay", str(finished)).out.splitlines()
    told = [row for row in told if not re.match(r"\w+: “", row)]  # what robots remark
    rounds = [n for n, row in enumerate(told) if re.match("Round [2-9]", row)]
    assert len(rounds) == 5
    for n in rounds:
        row = told[n - 1].replace("\N{NO-BREAK SPACE}", " ")
        sums = re.fullmatch(r"Fortunes: \w+ ([\d,]+), \w+ ([\d,]+) and \w+ ([\d,]+)", row)
        assert sums is not None, row
        worth = [int(each.replace(",", "")) for each in sums.groups()]
        assert worth == sorted(worth, reverse=True)
    assert sum(row.startswith("Fortunes:") for row in told) == len(rounds)


def test_a_folder_where_nothing_can_be_saved_is_said_at_once(
    capsys: Capsys, tmp_path: Path, opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "file"
    file.write_text("")
    for words in ([], ["play", "dolce-vita"], ["resume"], ["saves"]):
        assert str(file) in here(capsys, *words, "--saves", str(file)).failed(FAILED)
    for words in ([], ["play", "dolce-vita"]):
        assert str(file) in here(capsys, *words, "--saves", str(file / "below")).failed(FAILED)
    long = tmp_path / ("x" * 300)
    assert "too long" in here(capsys, "play", "dolce-vita", "--saves", str(long)).failed(FAILED)
    # The tests may run as a user who may write everywhere.
    monkeypatch.setattr("tui.cli.context.os.access", lambda *_: False)
    assert "ermission" in here(capsys, "--saves", str(tmp_path / "read-only")).failed(FAILED)
    assert opened == []


@pytest.mark.parametrize(
    "words", [[], ["play", "dolce-vita"], ["resume"], ["replay", "{finished}"]], ids=str
)
def test_without_a_terminal_nothing_hangs(words: list[str], finished: Path, tmp_path: Path) -> None:
    words = [word.format(finished=finished) for word in words]
    ended: Ended = apart(*words, "--saves", str(tmp_path / "saves"))
    assert "terminal" in ended.failed(MISUSED)
    assert ended.out == ""
    assert not (tmp_path / "saves").exists()
