"""A player's own keys: what the file says works, and what is wrong in it is told by its line."""

from pathlib import Path
from string import Formatter

import pytest

from engine.dalmuti.actions import Pass
from tests.tui.cli.running import here
from tests.tui.lists import listed
from tests.tui.screens import text, unfinished
from tests.tui.tables import advance, noon, running, until
from tui.app.app import LudothequeApp
from tui.app.own_keys import Fault, OwnKeys
from tui.app.screens.help import HelpScreen
from tui.app.screens.play import PlayScreen
from tui.app.screens.saved_games import SavedGamesScreen
from tui.app.screens.trash import TrashScreen
from tui.session.new_game import begin, default_game
from tui.settings import Settings, keys_path
from tui.words import LANGUAGES, Wording
from tui.words.catalogue import catalogue

EN = Wording("en")


def faults(folder: Path, content: str) -> list[Fault]:
    path = folder / "keys.toml"
    path.write_text(content, "utf-8")
    return OwnKeys(path, LudothequeApp.commands, EN).faults


async def test_own_keys_work_and_are_shown_and_the_old_ones_are_free(tmp_path: Path) -> None:
    unfinished(tmp_path)
    (tmp_path / "keys.toml").write_text(
        '[saved_games]\ntrash = "f7"\nexamples = ["t", "f8"]\n[everywhere]\nhelp = "f9"\n'
    )
    settings = Settings(language="en", speed="at-once", motion=False)
    app = LudothequeApp(settings, tmp_path / "settings.toml", tmp_path, SavedGamesScreen)
    async with running(app, (120, 40)) as pilot:
        await listed(pilot, app, 1)
        await until(pilot, lambda: "F7 trash" in text(app) and "T examples" in text(app))
        assert "F9 help" in text(app)
        await pilot.press("f7")
        await until(pilot, lambda: isinstance(app.screen, TrashScreen))
        await pilot.press("f9")
        await until(pilot, lambda: isinstance(app.screen, HelpScreen))
        await pilot.press("escape", "escape")
        await until(pilot, lambda: isinstance(app.screen, SavedGamesScreen))
        await pilot.press("x", "question_mark")
        await pilot.pause()
        assert isinstance(app.screen, SavedGamesScreen)


async def test_a_board_and_what_it_says_follow_own_keys(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('[dalmuti]\npass = "f7"\n[play]\nhint = "f6"\n')
    live = begin(default_game("dalmuti", human="Anna", level="random", seed="x"), tmp_path, noon)
    rules = live.journal.game
    advance(
        live,
        lambda live: live.table.to_act == (0,) and Pass(0) in rules.legal(live.table.view(0)),
    )
    settings = Settings(language="en", speed="at-once", motion=False)
    app = LudothequeApp(settings, tmp_path / "settings.toml", tmp_path, lambda: PlayScreen(live))
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "F7 pass" in text(app) and "F7: pass" in text(app))
        assert "F6 hint" in text(app)
        before = len(live.journal)
        await pilot.press("f7")
        await pilot.press("enter")  # because passing asks first if a card could be played
        await until(pilot, lambda: len(live.journal) > before)
        assert Pass(0) in live.journal.actions[before:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_names_the_usual_key_of_a_command(language: str) -> None:
    say = Wording(language)  # type: ignore[arg-type]
    keys = OwnKeys(None, LudothequeApp.commands, say)
    named = {
        (name[1:], usual)
        for template in catalogue(say.language).values()
        for _, name, usual, _ in Formatter().parse(template)
        if name and name[0] == "@"
    }
    assert named
    for name, usual in named:
        table, _, action = name.partition(".")
        assert (name, usual) in {
            (f"{table}.{each.action}", each.key_cap(say)) for each in keys.commands(table)
        }, action


@pytest.mark.parametrize("language", LANGUAGES)
def test_explanations_and_answers_name_own_keys(language: str) -> None:
    say = Wording(language)  # type: ignore[arg-type]
    for command, keys in {
        "themes.back": ("about.ThemesScreen",),
        "rules.back": ("key.rules.help",),
        "replay.go": ("key.digit.help",),
        "new_game.app.focus_next": ("about.NewGameScreen",),
        "lesson.rules": ("guide.do.end",),
        "everywhere.help": ("guide.do.end",),
        "dolores.decline": ("do.missing.say", "do.missing.take", "do.missing.bottle"),
        "dalmuti.pass": ("da.remark.pass",),
    }.items():
        say.own_keys = {command: "F11"}
        for key in keys:
            assert "F11" in say(key), (command, key)


async def test_a_conflict_is_told_at_the_start(tmp_path: Path) -> None:
    (tmp_path / "keys.toml").write_text('[saved_games]\n\nsort = "t"\n')
    app = LudothequeApp(Settings(language="en"), tmp_path / "settings.toml", tmp_path)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: "keys.toml, line 3: the key “t” already belongs" in text(app))


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ('[saved_games]\nsort = "t"\ntrash = "s"\n', []),
        ('[saved_games]\n# ours\nsort = "t"\n', [Fault(3, "conflict", "t", "trash.key.open")]),
        ('[saved_games]\nsort = "ctrl+p"\n', [Fault(2, "conflict", "ctrl+p", "key.palette")]),
        ('[replay]\n\n[nowhere]\nsort = "t"\n', [Fault(3, "table", "nowhere")]),
        ('[saved_games]\ndance = "f3"\nsort = "f3"', [Fault(2, "command", "dance")]),
        ('[saved_games]\nsort = "crtl+k"\n', [Fault(2, "key", "crtl+k")]),
        ("[saved_games]\nsort = []\n", [Fault(2, "key")]),
        ('[saved_games\nsort = "t"\n', [Fault(1, "syntax")]),
        ("sort = 3\n", [Fault(1, "syntax")]),
        ('[dalmuti]\npass = "h"\n', [Fault(2, "conflict", "h", "key.hint")]),
        ('[play]\nhint = "o"\n', [Fault(2, "conflict", "o", "key.do.outcomes")]),
        ('[play]\nhint = "o"\n[dolores]\noutcomes = "f6"\n', []),
        ('[play]\nhint = "o"\n[dolores]\noutcomes = "h"\n', []),
        ('[dolores]\noutcomes = "h"\n', [Fault(2, "conflict", "h", "key.hint")]),
        ('[dolce-vita]\n"card(\'1\')" = "f3"\n', [Fault(2, "fixed", "card('1')")]),
        ("", []),
    ],
)
def test_what_is_wrong_is_told_by_line(tmp_path: Path, content: str, expected: list[Fault]) -> None:
    assert faults(tmp_path, content) == expected


def test_keys_of_the_game_hold_at_the_other_tables_where_they_are_free(tmp_path: Path) -> None:
    path = tmp_path / "keys.toml"
    path.write_text('[play]\nhint = "f6"\nchronicle = "y"\nrules = "f9"\n[guest]\nrules = "f7"\n')
    keys = OwnKeys(path, LudothequeApp.commands, EN)
    assert keys.faults == []
    caps = keys.caps(EN)
    assert caps["play.hint"] == "F6" and caps["play.chronicle"] == caps["lesson.chronicle"] == "Y"
    assert caps["what_if.rules"] == "F9" and caps["guest.rules"] == "F7"
    assert "what_if.chronicle" not in caps, "Y varies there"


def test_a_conflict_names_the_other_command_in_words(tmp_path: Path) -> None:
    (fault,) = faults(tmp_path, '[guest]\ntake_back = "x"\n')
    told = fault.sentence(EN, tmp_path / "keys.toml")
    assert (
        told == "keys.toml, line 2: the key “x” already belongs to “refuse”. The line is ignored."
    )


def test_the_command_line_prints_a_file_that_reads_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("XDG_CONFIG_HOME", str(tmp_path))
    keys_path().parent.mkdir()
    keys_path().write_text('[saved_games]\nsort = "f7"\ntrash = "d"\n')
    printed = here(capsys, "config", "--keys", "--lang", "en").out
    assert 'sort = ["f7"]' in printed and '# trash = ["t"]' in printed
    assert "# keys.toml, line 3: the key “d” already belongs to “delete”" in printed
    assert faults(tmp_path, printed) == []
    usual = "\n".join(
        row.removeprefix("# ") if " = [" in row else row for row in printed.split("\n")
    )
    assert faults(tmp_path, usual) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence(language: str) -> None:
    for code in ("syntax", "table", "command", "key", "conflict", "fixed"):
        assert Fault(1, code, "a", "key.hint").sentence(Wording(language), Path("keys.toml"))  # type: ignore[arg-type]
