"""The command `review`, and `show --review`."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest
from msgspec.structs import replace

from engine.game import EVERYONE
from engine.review import decided
from saves.reading import load
from saves.reviews import keep_review, read_review, review_path
from tests.patience import PATIENCE
from tests.tui.cli.running import environment, here, saved_game
from tests.tui.mistakes import chances, made_up, mistaken
from tests.tui.words.faults import YOU
from tui.console.status import FAILED
from tui.export.html import Markup, reviewed
from tui.export.paint import Paint
from tui.export.story import Story
from tui.render.company import Company
from tui.render.glyphs import UNICODE
from tui.render.palettes import USUAL, Palettes
from tui.session.review import Review
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import width

Capsys = pytest.CaptureFixture[str]

ENDLESS: Final = """
import asyncio, sys
from saves.reviews import Expected
from tui.cli import main, review
from tui.session.review_process import Finding

async def endless(saved):
    yield Finding(1, 2, Expected(7, (1.0, 0.0, 0.0)))
    print("found", flush=True)
    await asyncio.Event().wait()

review.found_apart = endless
sys.exit(main.main(["review", sys.argv[1]]))
"""
"""The program with a review that finds one thing and goes on for ever."""


def test_the_mistakes_are_printed_the_worst_first(capsys: Capsys, tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.1, 0.3))
    ended = here(capsys, "review", str(saved.path))
    assert (ended.status, ended.err) == (0, "")
    head, first, *why, second, _, _, _, _, count, costs, see = ended.out.splitlines()
    assert head.split() == ["After", "step", "Player", "Move", "Better", "Cost"]
    assert head.index("Player") == first.index("Anna") == second.index("Anna")
    steps = [each.step - 1 for each in Review(saved).costly()]
    assert [int(row.split()[0]) for row in (first, second)] == steps
    assert "blunder −30" in first and "mistake −10" in second
    better, *came = map(str.strip, why)
    assert better == "Better: 60% chance of winning; the move played: 30%"
    assert " ".join(came).startswith("Move played: ● Bruno probably gets ahead of ■ Anna in column")
    assert count.split() == ["All", "players", "??", "1", "blunder", "?", "1", "mistake"]
    assert costs == "Costs: percentage points of the chance of winning; ± is the margin of error."
    command = f"ludotheque show {saved.path} --seat all --step {steps[0]}"
    assert see == f"To see the table before the costliest move: {command}"
    assert here(capsys, *command.split()[1:]).status == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_nobody_is_you_in_what_is_printed_or_exported(
    capsys: Capsys, tmp_path: Path, language: Language
) -> None:
    """Anybody may read it, so neither the person nor the robot judged here is called “you”."""
    saved = load(saved_game(tmp_path / "game.ludo"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat in (0, 2)]
    made_up(saved, dict.fromkeys(own[:4], 0.3), 10)
    words = ["--lang", language, "review", str(saved.path)]
    out = [here(capsys, *words).out, here(capsys, *words, "--json").out]
    story = Story(Company(("Anna", "Bruno", "Chiara"), Wording(language), UNICODE), saved, EVERYONE)
    out.append(json.dumps(reviewed(story, markup := Markup(Paint(Palettes(None)[USUAL])))))
    out.append("".join(markup.pieces))
    assert "60" in out[0] and "60" in out[1] and "60" in out[3]
    assert [each for each in out if YOU[language].search(each)] == []


def test_how_a_player_stood_is_told_wherever_a_mistake_is(capsys: Capsys, tmp_path: Path) -> None:
    """In the last round the standing decides what an object is worth. A page always has room for
    it."""
    saved = load(saved_game(tmp_path / "game.ludo"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, {own[-1]: 0.3}, 10)
    printed = " ".join(here(capsys, "review", str(saved.path)).out.split())
    assert "Standing: in the last round; as things stand ■ Anna finishes 100,000 behind" in printed
    story = Story(Company(("Anna", "Bruno", "Chiara"), Wording("en"), UNICODE), saved, EVERYONE)
    reviewed(story, markup := Markup(Paint(Palettes(None)[USUAL])))
    assert sum(piece.count("Standing") for piece in markup.pieces) == 1


def test_a_row_of_mistakes_fits_a_terminal_of_80_columns(capsys: Capsys, tmp_path: Path) -> None:
    """In French the cost of each once went on in the next line."""
    saved = mistaken(tmp_path / "game.ludo")
    printed = here(capsys, "--lang", "fr", "review", str(saved.path)).out
    rows = printed.split("ludotheque show")[0].splitlines()
    assert any("gaffe" in row for row in rows) and max(map(len, rows)) <= 80


def test_only_a_seats_own_mistakes(capsys: Capsys, tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo")
    none = here(capsys, "review", str(saved.path), "--seat", "2").out
    assert none.startswith("No costly moves by ● Bruno."), "no heads above nothing"
    assert "blunder" in here(capsys, "review", str(saved.path), "--seat", "1").out


def test_json_says_the_same(capsys: Capsys, tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    found = json.loads(here(capsys, "review", str(saved.path), "--json").out)
    (judged,) = Review(saved).costly()
    (mistake,) = found["mistakes"]
    assert (mistake["grade"], mistake["cost"], mistake["seat"]) == ("blunder", 0.3, 1)
    assert mistake["step"] == judged.step - 1
    assert mistake["why"].startswith("60% chance of winning")
    assert mistake["came"].startswith(
        "● Bruno probably gets ahead of ■ Anna in column\N{NO-BREAK SPACE}F"
    )
    taken = mistake["choices"][mistake["taken"]]["action"]
    _, action = decided(saved.journal, judged.step)
    assert (taken["card"], taken["column"]) == (action.card, action.column)
    assert found["expected"][0] == {"step": 0, "shares": list(chances(0, 3))}
    assert all(each["worth"] for each in mistake["choices"])
    best, *others, made = judged.choices
    untried = [replace(each, tried=False) for each in others]
    keep_review(saved, (), (replace(judged, choices=(best, *untried, made)),))
    (mistake,) = json.loads(here(capsys, "review", str(saved.path), "--json").out)["mistakes"]
    assert [each["worth"] is None for each in mistake["choices"]] == [False, True, True, False]


@pytest.mark.slow
def test_a_review_that_cannot_be_used_is_made_anew_and_kept(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", "Anna", "Bruno", game="dolores")
    review_path(path).write_text("{}")
    ended = here(capsys, "review", str(path))
    assert (
        ended.status == 0
        and ended.err.count("\n") == 2
        and "damaged or of another version" in ended.err
        and ended.err.endswith(f"{Wording('en')('cli.review.begins')}\n")
    )
    assert read_review(load(path)) is not None
    assert here(capsys, "review", str(path)).err == ""


def told_to_go(path: Path, *sent: signal.Signals, ignored: str = "") -> int:
    """Let an endless review find something, send it signals, and return its exit status."""
    words = [sys.executable, "-c", ignored + ENDLESS, str(path)]
    pipe = subprocess.PIPE
    with subprocess.Popen(words, env=environment(), stdout=pipe, stderr=pipe, text=True) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline() == "found\n"
            for each in sent:
                process.send_signal(each)
            out, told = process.communicate(timeout=PATIENCE)
            # Without a bar it says that it began, and no more.
            assert not out and told.endswith(f"{Wording('en')('cli.review.begins')}\n")
            assert told.count("\n") == 1
        finally:
            process.kill()
    return process.returncode


@pytest.mark.parametrize(
    "sent", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP], ids=lambda sent: sent.name
)
def test_who_is_told_to_go_keeps_what_is_known(tmp_path: Path, sent: signal.Signals) -> None:
    path = saved_game(tmp_path / "game.ludo")
    assert told_to_go(path, sent) == 128 + sent
    kept = read_review(load(path))
    assert kept is not None and not kept.whole and [each.step for each in kept.expected] == [7]


def test_under_nohup_a_closed_terminal_ends_no_review(tmp_path: Path) -> None:
    nohup = "import signal; signal.signal(signal.SIGHUP, signal.SIG_IGN)"
    path = saved_game(tmp_path / "game.ludo")
    both = signal.SIGHUP, signal.SIGTERM
    assert told_to_go(path, *both, ignored=nohup) == 128 + signal.SIGTERM


def test_a_game_that_goes_on_is_refused(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo", steps=20)
    assert "finished" in here(capsys, "review", str(path)).failed(FAILED)


def test_show_says_what_could_be_chosen(capsys: Capsys, tmp_path: Path) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    (judged,) = Review(saved).costly()
    step = ["--step", str(judged.step - 1), "--seat", "1"]
    out = here(capsys, "show", str(saved.path), *step, "--review").out
    assert "saw it" in out and "??" in out
    assert "saw it" not in here(capsys, "show", str(saved.path), *step).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_show_says_of_a_step_takes_eighty_cells(
    capsys: Capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    """A sentence is broken only where the next word would not fit: the choices alone are kept
    narrow."""
    monkeypatch.setenv("COLUMNS", "80")
    saved = mistaken(tmp_path / "game.ludo", (0.3,))
    (judged,) = Review(saved).costly()
    step = ["--lang", language, "--step", str(judged.step - 1), "--seat", "1"]
    table = here(capsys, "show", str(saved.path), *step).out.splitlines()
    told = here(capsys, "show", str(saved.path), *step, "--review").out.splitlines()[len(table) :]
    assert 60 < max(map(width, told)) <= 80


def test_show_makes_no_review(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    told = here(capsys, "show", str(path), "--review").failed(FAILED)
    assert "no review yet" in told and "ludotheque review" in told


def test_show_says_why_a_review_that_is_there_tells_nothing(capsys: Capsys, tmp_path: Path) -> None:
    path = saved_game(tmp_path / "game.ludo")
    review_path(path).write_text("{}")
    told = here(capsys, "show", str(path), "--review").failed(FAILED)
    assert "damaged or of another version" in told and f"ludotheque review {path}" in told
    keep_review(load(path), (), (), whole=False)
    told = here(capsys, "show", str(path), "--review").failed(FAILED)
    assert "is not complete yet" in told and f"ludotheque review {path}" in told
    unfinished = saved_game(tmp_path / "unfinished.ludo", steps=20)
    told = here(capsys, "show", str(unfinished), "--review").failed(FAILED)
    assert told == "only a finished game can be reviewed; to play on: ludotheque resume FILE"
