"""`arena`: line-ups of robots against each other, and how certain the result is."""

import itertools
import json
import re
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

from engine.arena.average import Average
from engine.registry import GAMES, game_named
from tests.tui.cli.running import apart, here
from tests.tui.cli.test_simulate import Screen
from tui.cli import matches
from tui.cli.main import main
from tui.cli.matches import Pace, timed
from tui.console.status import FAILED, MISUSED
from tui.words import LANGUAGES, Language
from tui.words.numbers import limits

Capsys = pytest.CaptureFixture[str]

QUICK = ("arena", "dolce-vita", "--seed", "s", "--games", "6", "--players", "3")


def found(capsys: Capsys, *words: str) -> dict[str, Any]:
    """Return the answer of the arena in JSON."""
    ended = here(capsys, *words, "--json")
    assert (ended.status, ended.err) == (0, "")
    answer: dict[str, Any] = json.loads(ended.out)
    return answer


def test_one_among_others_goes_round_the_table(capsys: Capsys) -> None:
    said = found(capsys, *QUICK, "--bots", "easy,random")
    assert said["lineup"] == ["easy", "random", "random"]
    assert (said["deals"], said["games"]) == (2, 6)
    easy, chance = said["bots"]
    assert (easy["name"], easy["seats"], chance["seats"]) == ("easy", 1, 2)
    assert sum(easy["places"]) == 6 and sum(chance["places"]) == 12
    assert easy["wins"]["value"] + 2 * chance["wins"]["value"] == pytest.approx(3, abs=0.001)
    ahead = {(pair["bot"], pair["of"]): pair["game"]["value"] for pair in said["ahead"]}
    assert ahead["easy", "random"] + ahead["random", "easy"] == pytest.approx(1)
    assert easy["rating"]["mu"] > chance["rating"]["mu"]


def test_the_same_comes_again_whoever_plays_it(capsys: Capsys) -> None:
    def results(*words: str) -> dict[str, Any]:
        said = found(capsys, *QUICK, "--bots", "easy@3,random", *words)
        assert said.pop("seconds") > 0
        return said

    assert results() == results() == results("--jobs", "2")


def test_more_games_are_played_rather_than_a_deal_cut_short(capsys: Capsys) -> None:
    words = ["arena", "dolce-vita", "--games", "4", "--bots", "random,random,easy"]
    assert found(capsys, *words)["games"] == 6
    said = found(capsys, "arena", "dolce-vita", "--games", "4", "--bots", "random")
    assert (said["deals"], said["games"], said["players"]) == (4, 4, 4)
    assert said["ahead"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_that_more_are_played_and_that_it_takes_long(
    capsys: Capsys, language: Language
) -> None:
    rounded, minutes = {
        "en": ("rounded up", "minutes or even hours"),
        "fr": ("arrondi vers le haut", "minutes, voire des heures"),
        "de": ("aufgerundet", "Minuten oder sogar Stunden"),
    }[language]
    for command in ("arena", "simulate"):
        said = " ".join(here(capsys, "--lang", language, command, "--help").out.split())
        assert (rounded in said) == (command == "arena") and minutes in said


def test_a_terminal_shows_how_far_it_is(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stderr", screen := Screen())
    assert main([*QUICK, "--bots", "easy,random"]) == 0
    assert screen.sent[0].endswith("0 of 6 games") and screen.sent[-1] == "\r\x1b[K"
    capsys.readouterr()


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_an_arena(capsys: Capsys, game: str) -> None:
    players = game_named(game).seats[0]
    words = ["arena", game, "--games", "4", "--players", str(players), "--bots", "easy,random"]
    if game == "dalmuti":
        words += ["--option", "hands=2"]
    said = found(capsys, *words)
    by_hand = [pair["parts"] for pair in said["ahead"]]
    assert [part is not None for part in by_hand] == [game == "dalmuti"] * 2


def test_lineups_are_compared_on_the_same_deals(capsys: Capsys) -> None:
    words = [*QUICK, "--bots", "easy,random", "--bots", "easy@3,random", "--bots", "random"]
    said = found(capsys, *words)
    alone = found(capsys, *QUICK, "--games", "18", "--bots", "easy,random")
    first, same, chance = said["lineups"]
    assert first.pop("seconds") > 0 and alone.pop("seconds") > 0
    assert first == alone
    assert [each["seed"] for each in said["lineups"]] == ["s"] * 3
    assert (first["deals"], same["deals"], chance["deals"]) == (6, 6, 6)
    none, much = said["more_wins_than"]
    assert none == {"value": 0, "margin": 0}
    more = first["bots"][0]["wins"]["value"] - chance["bots"][0]["wins"]["value"]
    assert much["value"] == pytest.approx(more, abs=0.001)
    ended = here(capsys, *words)
    assert (ended.status, ended.err) == (0, "")
    assert "Extra wins of easy over it" in ended.out and "easy@3,random  " in ended.out
    german = here(capsys, "--lang", "de", *words).out
    assert "leicht@3,planlos  " in german and not re.search("easy|random", german)
    assert "4 levels for 3 players" in here(
        capsys, *words, "--bots", "random,random,easy,easy"
    ).failed(MISUSED)


def test_the_time_per_decision_is_measured_if_wanted(capsys: Capsys) -> None:
    said = found(capsys, *QUICK, "--bots", "easy,random", "--measure")
    for bot in said["bots"]:
        time = bot["decision"]
        assert time["count"] > 50 * bot["seats"]
        assert 0 < time["p50"] <= time["p95"] <= time["max"] * 1.05
    assert found(capsys, *QUICK, "--bots", "easy,random")["bots"][0]["decision"] is None


def test_times_are_right_within_five_percent() -> None:
    pace, other = Pace(), Pace()
    for thousandths in range(1, 101):
        (pace if thousandths % 2 else other).add(thousandths / 1000)
    pace.merge(other)
    assert len(pace) == 100
    assert pace.within(0.5) == pytest.approx(0.050, rel=0.05)
    assert pace.within(0.95) == pytest.approx(0.095, rel=0.05)
    assert pace.most == 0.1


@pytest.mark.parametrize(
    ("seconds", "told"), [(0.00125, "1.25 ms"), (0.0125, "12.5 ms"), (0.125, "125 ms")]
)
def test_a_time_is_told_in_three_digits(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch, seconds: float, told: str
) -> None:
    clock = map(seconds.__mul__, itertools.count())
    monkeypatch.setattr(matches, "time", SimpleNamespace(perf_counter=clock.__next__))
    ended = here(capsys, *QUICK, "--bots", "random", "--measure")
    assert f"  {told}\n" in ended.out


def test_a_decision_is_timed_where_there_is_something_to_decide() -> None:
    pace, game = Pace(), game_named("dalmuti")
    choices = {"none": 1, "two": 2, "three": 3}
    only = replace(game, legal=lambda view: [view] * choices[view])
    bot = timed(only, lambda view, *_: view, pace)
    assert [bot(view, Random(0), lambda _: False) for view in choices] == [*choices]
    assert len(pace) == 2


def test_what_never_failed_may_still_fail() -> None:
    always, never, even = Average(), Average(), Average()
    for number in range(36):
        always.add(4.0)
        never.add(0.0)
        even.add(number % 2)
    assert list(limits(always, 4)) == pytest.approx([4 * (1 - 0.0974), 4], abs=0.01)
    assert list(limits(never, 4)) == pytest.approx([0, 4 * 0.0974], abs=0.01)
    low, high = limits(even, 1)
    assert 0.3 < low < 0.5 < high < 0.7


def test_the_tables_for_people(capsys: Capsys) -> None:
    words = [*QUICK, "--bots", "easy,random", "--measure"]
    ended = here(capsys, *words)
    assert (ended.status, ended.err) == (0, "")
    lines = ended.out.splitlines()
    assert lines[:2] == [
        "6 games of Dolce Vita with 3 players, seed s",
        "2 deals, each played 3 times with the seats rotated; 95% intervals",
    ]
    assert [line.split()[0] for line in lines[4:6]] == ["easy", "random"]
    assert lines[8].startswith("easy") and " to " in lines[8]
    french = here(capsys, "--lang", "fr", *words).out
    assert "facile" in french and "easy" not in french and "random" not in french
    assert "Victoires" in french and " à " in french and "." not in french.splitlines()[4]
    assert here(capsys, "--ascii", *words).out.isascii()
    hands = ["arena", "dalmuti", "--games", "4", "--players", "4", "--option", "hands=2"]
    assert "By hand" in here(capsys, *hands, "--bots", "easy,random").out


def test_without_openskill_a_line_says_so_and_the_table_comes(
    capsys: Capsys, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "openskill.models", None)
    ended = here(capsys, *QUICK, "--bots", "easy,random")
    assert "pipx install --force '.[arena]'" in ended.failed(0)
    assert "easy" in ended.out and "Rating" not in ended.out
    ended = here(capsys, *QUICK, "--bots", "easy,random", "--json")
    assert json.loads(ended.out)["bots"][0]["rating"] is None


def test_what_cannot_be_measured(capsys: Capsys) -> None:
    assert "3 to 5 players, not 2" in here(capsys, *QUICK, "--players", "2").failed(FAILED)
    words = [*QUICK, "--bots", "random,easy,random,easy"]
    assert "4 levels for 3 players" in here(capsys, *words).failed(MISUSED)


def test_interrupting_is_quiet(capsys: Capsys, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(matches, "play_deal", interrupted)
    assert here(capsys, "arena", "dolce-vita") == (130, "", "")


def test_the_real_program_plays_in_several_processes() -> None:
    ended = apart(*QUICK, "--bots", "easy,random", "--jobs", "2")
    assert (ended.status, ended.err) == (0, "")
