"""Behind the name of the program a message begins as its language wants it there: small in English
and French, with a capital in German."""

import ast
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec.structs import replace

import tui
from saves.header import Player
from saves.reading import load
from saves.whole import compose, write_save
from tests.tui.cli.running import here, saved_game
from tui.cli import join
from tui.console.failures import Failure
from tui.console.status import FAILED
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue

Capsys = pytest.CaptureFixture[str]

TOLD = ("Failure", "Misuse", "tell")
"""What ends up behind the name of the program."""

BARE = ("problem_sentence", "loss_sentence")
"""Sentences for screens, too: they begin with a capital."""

NAMES = ("Ludothèque",)


def told(tree: ast.AST) -> Iterator[ast.Call]:
    """Yield the calls that make what is told behind the name of the program."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and getattr(node.func, "id", "") in TOLD:
            yield from (each for each in node.args if isinstance(each, ast.Call))


def called(call: ast.Call) -> str:
    """Return the name of the function or method that is called."""
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def commands() -> Iterator[ast.Call]:
    """Yield what all commands tell."""
    home = Path(tui.__file__).parent
    for folder in ("cli", "console"):
        for path in (home / folder).rglob("*.py"):
            yield from told(ast.parse(path.read_text("utf-8")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_as_it_is_written_begins_right(language: Language) -> None:
    words = [
        catalogue(language)[str(call.args[0].value)]
        for call in commands()
        if called(call) == "say" and isinstance(call.args[0], ast.Constant)
    ]
    assert len(words) > 20
    begun = [each for each in words if each[0].isalpha() and not each.startswith(NAMES)]
    assert [each for each in begun if each[0].isupper() != (language == "de")] == []


def test_no_sentence_for_a_screen_is_told_as_it_is() -> None:
    assert [ast.unparse(call) for call in commands() if called(call) in BARE] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_secret_is_refused_in_the_language_s_own_way(
    capsys: Capsys, tmp_path: Path, language: Language
) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", "Anna", "Bruno", game="dolores", steps=9))
    players = tuple(Player(each.name, "human") for each in saved.header.players)
    both = tmp_path / "both.ludo"
    write_save(both, compose(replace(saved.header, players=players), saved.journal.actions))
    message = here(capsys, "--lang", language, "export", str(both), "--to", "text").failed(FAILED)
    whole = Wording(language)("secret.unfinished")
    assert message[1:] == whole[1:]
    assert message[0].isupper() == (language == "de")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_file_s_name_at_the_beginning_stays_as_it_is(
    capsys: Capsys, tmp_path: Path, finished: Path, language: Language
) -> None:
    out = tmp_path / "Out.txt"
    words = ("--lang", language, "export", str(finished), "--to", "text", "-o")
    assert here(capsys, *words, str(out)).failed(0)[0].isupper() == (language == "de")
    say = Wording(language)
    assert say.notice("cli.export.exists", file="Out.txt").startswith("Out.txt")
    assert say.notice("cli.export.failed", file="A", reason="B")[0].isupper() == (language != "fr")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_table_answers_begins_alike(
    monkeypatch: pytest.MonkeyPatch, language: Language
) -> None:
    monkeypatch.setattr(join, "open_screen", lambda *_: 0)
    context: Any = SimpleNamespace(say=Wording(language))
    visit = SimpleNamespace(refusal=SimpleNamespace(code="full", facts={}))
    with pytest.raises(Failure) as raised:
        join.sit(context, visit)
    assert str(raised.value)[0].isupper() == (language == "de")
