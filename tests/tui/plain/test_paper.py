"""The paper of line mode: what is read aloud, what is typed, how wide it is."""

import io
from types import SimpleNamespace
from typing import Any

import pytest

from saves.listing import last_unfinished
from tests.tui.screens import unfinished
from tui.games.registry import offered_games
from tui.plain import paper as rolls
from tui.plain.home import Wish, wish
from tui.plain.orders import ORDERS, Order, order_of, order_words
from tui.plain.paper import BLANK_LINES, CLEAR, LONGEST, WIDEST, Gone, Paper, spoken
from tui.words import Wording
from tui.words.spans import line

SAY = Wording("en")


def paper(typed: str = "", **environ: str) -> Paper:
    """Return a paper on which these lines are typed."""
    return Paper(SAY, io.StringIO(typed), environ)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("   Anna   5 on C ", "   Anna 5 on C"),
        ("Anna , Bruno", "Anna, Bruno"),
        ("a \N{NO-BREAK SPACE} b", "a b"),
        ("12\N{NO-BREAK SPACE}cards", "12\N{NO-BREAK SPACE}cards"),
        ("   ", ""),
        ("", ""),
    ],
)
def test_blanks_that_only_align_are_not_read(text: str, said: str) -> None:
    assert spoken(text) == said


def test_the_first_column_of_a_line_labels_the_rest() -> None:
    assert paper().spoken(line("Anna", "   7   3")) == "Anna: 7 3"
    assert paper().spoken("Anna   7") == "Anna 7"
    assert paper().spoken(line("Anna 7")) == "Anna 7"
    assert paper().spoken(line("  Anna 7")) == "  Anna 7"


def test_lines_are_written_and_drawn(capsys: pytest.CaptureFixture[str]) -> None:
    paper().put("one  two", "", line("a   b"))
    paper().draw([line("a   b   "), line("")])
    assert capsys.readouterr().out == "one two\n\na: b\na   b\n\n"
    paper().put("w" * WIDEST + " x")
    assert capsys.readouterr().out == "w" * WIDEST + "\nx\n"


def test_a_word_with_a_hyphen_stays_on_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    paper().put("w" * (WIDEST - 4) + " au-dessus")
    assert capsys.readouterr().out == "w" * (WIDEST - 4) + "\nau-dessus\n"


def test_what_is_typed_is_read_up_to_a_length_and_the_end_is_told(
    capsys: pytest.CaptureFixture[str],
) -> None:
    typed = paper("  5   c \n\n" + "x" * (LONGEST + 5) + "\n")
    assert [typed.ask(), typed.ask()] == ["5 c", ""]
    assert [len(typed.ask()), len(typed.ask())] == [LONGEST, 5]
    capsys.readouterr()
    with pytest.raises(Gone):
        typed.ask()
    assert capsys.readouterr().out == "> \n"


def test_who_has_no_input_is_gone(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rolls, "sys", SimpleNamespace(stdin=None, stdout=None))
    with pytest.raises(Gone):
        Paper(SAY, environ={}).ask()
    assert not Paper(SAY, environ={"TERM": "xterm"}).can_clear
    assert Paper(SAY, environ={}).width == WIDEST
    typed = io.StringIO("yes\n")
    monkeypatch.setattr(rolls, "sys", SimpleNamespace(stdin=typed, stdout=None))
    assert Paper(SAY, environ={}).ask() == "yes"
    assert Paper(SAY, io.StringIO("no\n"), {}).ask() == "no"


@pytest.mark.parametrize(
    ("tty", "term", "clears"),
    [(True, "xterm", True), (True, "dumb", False), (True, "", False), (False, "xterm", False)],
)
def test_a_terminal_is_cleared_if_it_can_be(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    tty: bool,
    term: str,
    clears: bool,
) -> None:
    monkeypatch.setattr("sys.stdout.isatty", lambda: tty, raising=False)
    hides = paper(TERM=term)
    assert hides.can_clear is clears
    hides.hide()
    written = capsys.readouterr().out
    assert (written == CLEAR) is clears and (written.count("\n") > BLANK_LINES) is not clears
    monkeypatch.setenv("TERM", term)
    assert Paper(SAY).can_clear is clears


def test_orders_are_understood_in_any_language_and_what_has_a_matter() -> None:
    assert [order_of(SAY, word) for word in order_words(SAY)] == [Order(each) for each in ORDERS]
    assert order_of(SAY, "what a jester") == Order("what", "a jester")
    assert order_of(SAY, "WHAT") == Order("what")
    assert order_of(SAY, "was Narr") == Order("what", "Narr")
    assert order_of(SAY, "5 c") is None is order_of(SAY, "help me")


def asked(tmp_path: Any, *typed: str, deals: tuple[str, ...] = ()) -> Wish | None:
    """Return what was wished for with these words."""
    return wish(paper("\n".join([*typed, ""])), tmp_path, deals)


def test_what_to_play_is_chosen_by_its_number(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    games = offered_games()
    assert asked(tmp_path, "1") == Wish(game=games[0], deal=False)
    assert asked(tmp_path, str(len(games))) == Wish(game=games[-1])
    capsys.readouterr()
    words = ("0", str(len(games) + 1), "chess", "", "2")
    assert asked(tmp_path, *words) == Wish(game=games[1])
    told = capsys.readouterr().out
    for word in words[:3]:
        assert SAY("plain.not-understood", words=word) in told
    assert told.count(SAY("plain.number")) == 5
    assert told.count(SAY("plain.not-understood", words="")) == 0
    assert f"1. {SAY('plain.new', game=SAY(f'game.{games[0]}'))}" in told
    assert asked(tmp_path, "quit") is None
    with pytest.raises(Gone):
        asked(tmp_path)


def test_a_game_under_way_stands_first_and_deals_last(tmp_path: Any) -> None:
    games = offered_games()
    assert asked(tmp_path, str(len(games) + 1), deals=("dolores",)) == Wish(
        game="dolores", deal=True
    )
    path = unfinished(tmp_path)
    assert last_unfinished(tmp_path, games) is not None
    assert asked(tmp_path, "1") == Wish(save=path)
    assert asked(tmp_path, "2") == Wish(game=games[0])


def test_where_no_folder_is_a_game_may_still_be_chosen(tmp_path: Any) -> None:
    file = tmp_path / "file"
    file.touch()
    assert asked(file, "1") == Wish(game=offered_games()[0])
