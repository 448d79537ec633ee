"""`simulate`: robots against robots, counted and saved."""

import json
import sys
from datetime import UTC, datetime
from pathlib import Path

import pytest

from engine.registry import GAMES, game_named
from saves.reading import load
from saves.verify import verify
from tests.tui.cli.running import apart, here
from tui.cli import progress, simulate
from tui.cli.context import Context
from tui.cli.parser import parse
from tui.console.status import FAILED, MISUSED
from tui.settings import Settings
from tui.words import Wording

EN = Wording("en")
Capsys = pytest.CaptureFixture[str]


def played_at(moment: datetime, folder: Path, *words: str) -> dict[str, bytes]:
    """Return the files of a simulation at that moment."""
    asked = parse(EN, ["simulate", "dolce-vita", "--out", str(folder), *words])
    assert (
        simulate.run_simulate(Context.of(EN, Settings(), None, asked), asked, lambda: moment) == 0
    )
    return {path.name: path.read_bytes() for path in folder.iterdir()}


def test_the_same_seed_gives_the_same_files_but_for_the_date(tmp_path: Path) -> None:
    noon, night = (datetime(2026, 11, 21, hour, tzinfo=UTC) for hour in (12, 23))
    words = ["--seed", "s", "--games", "3", "--players", "3"]
    first = played_at(noon, tmp_path / "1", *words)
    assert sorted(first) == [f"dolce-vita-s.{n}.ludo" for n in (1, 2, 3)]
    assert played_at(noon, tmp_path / "2", *words) == first
    later = played_at(night, tmp_path / "3", *words)
    assert later != first
    for name in first:
        one, other = load(tmp_path / "1" / name), load(tmp_path / "3" / name)
        assert one.journal.actions == other.journal.actions
    assert len(set(first.values())) == 3


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_played_to_its_end_and_saved_whole(
    capsys: Capsys, tmp_path: Path, game: str
) -> None:
    for players in (game_named(game).seats[0], game_named(game).seats[-1]):
        out = tmp_path / str(players)
        ended = here(
            *(capsys, "simulate", game, "--games", "2", "--players", str(players)),
            *("--bots", "random", "--out", str(out), "--json"),
        )
        assert (ended.status, ended.err) == (0, "")
        assert [verify(path).status for path in out.iterdir()] == ["complete"] * 2
        assert json.loads(ended.out)["players"] == players


def test_robots_change_seats_from_game_to_game(tmp_path: Path) -> None:
    moment = datetime(2026, 11, 21, tzinfo=UTC)
    files = played_at(moment, tmp_path, "--games", "4", "--seed", "s", "--players", "3")
    tables = [[p.name for p in load(tmp_path / name).header.players] for name in sorted(files)]
    assert [table[0] for table in tables] == ["Bruno", "Chiara", "Dario", "Bruno"]
    assert tables[3] == tables[0] == ["Bruno", "Chiara", "Dario"]


def test_places_and_scores_are_counted_for_the_robot_not_the_seat(
    capsys: Capsys, tmp_path: Path
) -> None:
    ended = here(
        *(capsys, "simulate", "dolce-vita", "--games", "7", "--seed", "s", "--players", "3"),
        *("--bots", "random", "--out", str(tmp_path), "--json"),
    )
    found = json.loads(ended.out)
    scores: dict[str, list[int]] = {}
    places: dict[str, list[int]] = {}
    for path in tmp_path.iterdir():
        saved = load(path)
        assert saved.outcome is not None
        for seat, player in enumerate(saved.header.players):
            scores.setdefault(player.name, []).append(saved.outcome.scores[seat])
            places.setdefault(player.name, []).append(saved.outcome.places[seat])
    assert [bot["name"] for bot in found["bots"]] == ["Bruno", "Chiara", "Dario"]
    for bot in found["bots"]:
        assert bot["places"] == [places[bot["name"]].count(place) for place in (1, 2, 3)]
        assert bot["mean_score"]["value"] == round(sum(scores[bot["name"]]) / 7, 4)
    assert (found["games"], found["seed"], found["options"]["hundreds"]) == (7, "s", 9)


def test_the_report_for_people(capsys: Capsys) -> None:
    words = ["simulate", "dolce-vita", "--games", "2", "--seed", "s", "--bots", "random"]
    ended = here(capsys, *words)
    lines = ended.out.splitlines()
    assert ended.err == ""
    assert lines[0] == "2 games of Dolce Vita with 4 players, seed s"
    heads = ["Robot", "Level", "#1", "#2", "#3", "#4", "Avg.", "place", "Avg.", "score"]
    assert lines[2].split() == heads
    rows = [line for line in lines if " random " in line]
    assert len(rows) == 4
    assert all(row[lines[2].index("#1") + 1].isdigit() for row in rows), "figures end with the head"
    assert lines[-2] == "Scores in units of 100,000."
    assert lines[-1].endswith("games per second")
    french = here(capsys, "--lang", "fr", *words).out.splitlines()
    assert french[0] == "2 parties de Dolce Vita à 4 joueurs, graine s"
    assert "," in french[3] and "." not in french[3]


def test_the_report_in_plain_ascii(capsys: Capsys) -> None:
    words = ["simulate", "dolce-vita", "--games", "2", "--bots", "random", "--ascii"]
    assert here(capsys, *words).out.isascii()


def test_one_level_a_seat(capsys: Capsys) -> None:
    words = ["simulate", "dolce-vita", "--games", "1", "--json", "--bots", "random,random,random"]
    assert [b["level"] for b in json.loads(here(capsys, *words).out)["bots"]] == ["random"] * 3
    assert "3 levels for 4 players" in here(capsys, *words, "--players", "4").failed(MISUSED)
    words = ["simulate", "dolce-vita", "--games", "1", "--json", "--bots", "easy,random"]
    levels = [
        bot["level"] for bot in json.loads(here(capsys, *words, "--players", "4").out)["bots"]
    ]
    assert levels == ["easy", "random", "random", "random"]


def test_what_cannot_be_simulated(capsys: Capsys, tmp_path: Path) -> None:
    def failed(*words: str) -> str:
        return here(capsys, "simulate", "dolce-vita", "--games", "2", *words).failed(FAILED)

    assert "3 to 5 players, not 2" in failed("--players", "2")
    file = tmp_path / "file"
    file.write_text("")
    assert str(file) in failed("--out", str(file))
    words = ["--seed", "s", "--bots", "random", "--out", str(tmp_path)]
    assert here(capsys, "simulate", "dolce-vita", "--games", "2", *words).status == 0
    before = {path: path.read_bytes() for path in tmp_path.iterdir()}
    taken = "dolce-vita-s.1.ludo: a file with that name already exists. Choose another name."
    assert taken in failed(*words)
    assert {path: path.read_bytes() for path in tmp_path.iterdir()} == before


def test_a_seed_makes_no_path(capsys: Capsys, tmp_path: Path) -> None:
    out = tmp_path / "out"
    words = ["--games", "1", "--bots", "random", "--seed", "../é /x", "--out", str(out)]
    assert here(capsys, "simulate", "dolce-vita", *words).status == 0
    assert [path.name for path in out.iterdir()] == ["dolce-vita-..----x.1.ludo"]
    assert [path.name for path in tmp_path.iterdir()] == ["out"]


class Screen:
    """A terminal that remembers what was written to it."""

    encoding = "utf-8"

    def __init__(self) -> None:
        self.sent: list[str] = []

    def isatty(self) -> bool:
        return True

    def write(self, text: str) -> None:
        self.sent.append(text)

    def flush(self) -> None:
        pass


def test_the_bar_comes_and_goes_on_a_terminal_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    moments = iter(range(100))
    assert list(progress.watched("abc", 3, EN, 2, lambda: next(moments))) == ["a", "b", "c"]
    assert len(screen.sent) == 5
    assert screen.sent[0].endswith("0 of 6 games")
    assert screen.sent[2].endswith("4 of 6 games") and "█" * 20 + "░" * 10 in screen.sent[2]
    assert screen.sent[-1] == "\r\x1b[K"


def test_the_bar_is_gone_when_the_work_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Screen()
    monkeypatch.setattr(sys, "stderr", screen)
    watched = progress.watched("abc", 3, EN)
    next(watched)
    watched.close()  # type: ignore[attr-defined]
    assert screen.sent[-1] == "\r\x1b[K"
    assert progress.bar(EN, 3, 3, unicode=False) == "#" * 30 + " 3 of 3 games"


def test_interrupting_is_quiet(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate, "play_out", interrupted)
    assert here(capsys, "simulate", "dolce-vita") == (130, "", "")


def test_the_real_program_simulates_without_a_bar_in_a_pipe() -> None:
    ended = apart("simulate", "dolce-vita", "--games", "3", "--bots", "random")
    assert (ended.status, ended.err) == (0, "")
