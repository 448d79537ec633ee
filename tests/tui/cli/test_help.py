"""The help of every command, found by the parser itself, in every language."""

import argparse
import re
import shlex
from collections.abc import Iterator

import pytest

from tui.cli.examples import examples_of
from tui.cli.outline import _subparsers
from tui.cli.parser import build_parser, parse
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import width

EVERY = ("", *(name for name, _ in _subparsers(build_parser(Wording("en")))))


def helped(language: Language) -> Iterator[argparse.ArgumentParser]:
    whole = build_parser(Wording(language))
    yield from (whole, *(command for _, command in _subparsers(whole)))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_line_fits_eighty_cells(language: Language, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    for parser in helped(language):
        assert [line for line in parser.format_help().splitlines() if width(line) > 80] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_says_what_holds_without_it(language: Language) -> None:
    """The default is introduced by the words that the options of the games have for it."""
    default = re.search(r"\((.+?)\W*\{usual\}", catalogue(language)["cli.option"])
    assert default
    for parser in helped(language):
        for option in parser._actions:
            if option.option_strings and option.nargs != 0 and not option.required:
                assert default[1] in (option.help or ""), option.option_strings


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVERY)
def test_every_command_has_examples_that_it_takes(name: str, language: Language) -> None:
    say = Wording(language)
    commands = [
        found
        for example in examples_of(say, name)
        for found in re.findall(r"ludotheque(?: [^|)]+)?", example)
    ]
    assert any(command.split()[1:2] == [name] for command in commands) or not name
    for command in commands:
        assert parse(say, shlex.split(command)[1:])
