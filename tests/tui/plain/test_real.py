"""The real program, line by line, in a real terminal that cannot draw."""

import re
from pathlib import Path

import pexpect
import pytest

from saves.listing import list_saves
from saves.reading import load
from saves.verify import verify
from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, apart, environment
from tests.tui.plain.typist import Typist
from tui.session.daily import is_deal
from tui.words import LANGUAGES, Language

WORDS = {
    "dolce-vita": ["--players", "3"],
    "dolores": ["--players", "2"],
    "dalmuti": ["--players", "4", "--option", "hands=1"],
}
"""The words for the shortest games."""

NO_BOTTLES = ["--seed", "line", "--option", "simple=yes"]
"""A game of Dolorès in which the donor's gesture is the first question."""


def opened(*words: str, term: str = "dumb") -> pexpect.spawn:
    """Return the program in a terminal of this kind, without echo."""
    return pexpect.spawn(
        PROGRAM[0],
        [*PROGRAM[1:], *words],
        env=environment(TERM=term),
        timeout=PATIENCE,
        encoding="utf-8",
        echo=False,
        dimensions=(24, 80),
    )


def question(program: pexpect.spawn) -> str | None:
    """Return the text up to the next question, None at the end of the program."""
    if program.expect([r"(?:^|\n)> ", pexpect.EOF]):
        return None
    return str(program.before)


def only(folder: Path) -> Path:
    """Return the one save of the folder."""
    [info] = list_saves(folder)
    return info.path


@pytest.mark.parametrize(("game", "language"), zip(WORDS, LANGUAGES, strict=True))
def test_a_game_is_played_to_its_end(tmp_path: Path, game: str, language: Language) -> None:
    easy = ["--seat", "Anna", "--seat", "Bo=easy"]
    words = ["--saves", str(tmp_path), "--lang", language]
    program = opened("play", game, *WORDS[game], *easy, "--seed", "line", *words)
    typist, written = Typist(game, language), ""
    while (asked := question(program)) is not None:
        written += asked
        program.sendline(typist.answer(asked.replace("\r", "")))
    written += str(program.before)
    program.close()
    assert program.exitstatus == 0, written
    assert "\x1b" not in written
    assert re.search(r"\n1\. (Anna|\w+)", written.replace("\r", ""))
    assert verify(only(tmp_path)).status == "complete"


def test_a_game_left_is_taken_up_from_the_first_question(tmp_path: Path) -> None:
    words = ["--saves", str(tmp_path), "--lang", "en"]
    program = opened(*words)
    for answer in ("2", "5 C", "quit", "1", "4 D", "quit", "quit"):
        asked = question(program)
        assert asked is not None, program.before
        if answer == "1":
            assert "1. Continue the last game: Dolce Vita" in asked
        program.sendline("1" if answer == "2" else answer)
    assert question(program) is None
    program.close()
    assert program.exitstatus == 0
    assert verify(only(tmp_path)).status == "unfinished"


def test_the_deal_of_the_day_is_begun_and_continued_from_the_first_question(
    tmp_path: Path,
) -> None:
    program = opened("--saves", str(tmp_path), "--lang", "en")
    for answer in ("4", "quit", "5", "quit", "quit"):  # in between, 1 goes on with the last game
        asked = question(program)
        assert asked is not None, program.before
        if answer != "quit":
            assert f"{answer}. Deal of the day: Dolce Vita" in asked
        program.sendline(answer)
    assert question(program) is None
    program.close()
    assert is_deal(load(only(tmp_path)).header)


def test_a_pipe_is_played_from_and_its_end_leaves_the_game(tmp_path: Path) -> None:
    words = ["--plain", "--saves", str(tmp_path), "--lang", "en"]
    done = apart("play", "dolores", *NO_BOTTLES, *words)
    assert done.status == 0 and done.err == ""
    assert done.out.endswith("ludotheque resume --plain\n")
    assert verify(only(tmp_path)).status == "unfinished"
    again = apart("resume", *words)
    assert again.status == 0 and "your gesture?" in again.out


def test_ctrl_c_leaves_the_game_as_it_is(tmp_path: Path) -> None:
    program = opened("play", "dolce-vita", "--saves", str(tmp_path), "--lang", "en")
    question(program)
    program.sendline("5 C")
    question(program)
    program.sendintr()
    assert question(program) is None
    program.close()
    assert program.exitstatus == 130
    assert "Traceback" not in str(program.before)
    assert verify(only(tmp_path)).status == "unfinished"


def test_a_terminal_that_can_is_wiped_between_two_people(tmp_path: Path) -> None:
    people = ["--seat", "Anna", "--seat", "Zoé", *NO_BOTTLES]
    words = ["--saves", str(tmp_path), "--lang", "en", "--plain"]
    program = opened("play", "dolores", *people, *words, term="xterm-256color")
    for _ in range(2):
        assert "anything to say?" in (question(program) or "")
        program.sendline("no")
    assert "Hand the keyboard to Anna" in (question(program) or "")
    program.sendline("")
    question(program)
    program.sendline("1")
    handed = question(program) or ""
    assert handed.index("\x1b[2J") < handed.index("Hand the keyboard to Zoé")
    program.close()


def test_a_replay_is_read_out(finished: Path) -> None:
    done = apart("replay", str(finished), "--plain", "--lang", "en")
    assert done.status == 0 and done.err == ""
    told, _, then = done.out.partition("\nRound 1, Anna starts\n")
    assert then and told.startswith("The robots at the table:\n  Bruno plays high cards early")
    part = apart("replay", str(finished), "--plain", "--lang", "en", "--step", "5")
    assert done.out.startswith(part.out) and 0 < len(part.out) < len(done.out)
    # The whole replay ends as the game did; a part of it names no winner.
    *_, first = (each for each in done.out.splitlines() if each.startswith("1. "))
    winner = first.removeprefix("1. ").partition(":")[0]
    won = done.out.index(f"{winner} wins with ")
    assert won < done.out.index(first) and "wins" not in part.out
