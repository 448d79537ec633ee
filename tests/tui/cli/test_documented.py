"""Every command that README, CHANGELOG and the pages of docs quote is understood by the parser."""

import argparse
import re
import shlex
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path

import pytest

from tui.cli.parser import build_parser, parse
from tui.console.failures import Misuse
from tui.session import own_bots
from tui.words import Wording

HOME = Path(__file__).parents[3]
PAGES = sorted([HOME / "README.md", HOME / "CHANGELOG.md", *(HOME / "docs").glob("*.md")])
EN = Wording("en")

MENTIONED = re.compile(r"`ludotheque ([a-z][^`]*)`")
"""A command in a sentence, perhaps without its arguments."""
SHOWN = re.compile(r"^ {4}ludotheque (.+?)(?= {3}|  #|$)", re.MULTILINE)
"""A whole command on a line of its own, before its explanation."""
FOREIGN = ("magpie",)
"""Robots of the pages' own examples, which are not installed here."""
VALUES = {
    "GAME": "dolores",
    "FILE": "a.ludo",
    "NEW": "b.ludo",
    "OUT": "b.txt",
    "DIR": "games",
    "NAME": "slate",
    "LEVEL": "easy",
    "GROUP": "month",
    "ROBOT": "easy",
    "NAME=VALUE": "simple=yes",
    "SEAT": "1",
    **dict.fromkeys(("N", "G", "P", "S", "H", "J"), "3"),
}
"""A value for each placeholder of the synopses."""
BRANCHES = 5
"""The most alternatives of a synopsis."""


def shown() -> list[tuple[str, str]]:
    """Return every command on a line of its own, with its page; lines that continue it are
    joined."""
    found = []
    for page in PAGES:
        text = re.sub(r"\n {12,}(?=\S)", " ", page.read_text("utf-8"))
        found += [(page.name, command) for command in SHOWN.findall(text)]
    return found


def forms(command: str) -> Iterator[list[str]]:
    """Yield the words of a command, BRANCHES times. For a synopsis take everything that can be left
    out, and each of the alternatives in turn."""
    words = re.sub(r"\.\.\.|,…|…|,(?=\.| |\])", "", command)
    for branch in range(BRANCHES):
        flat = words
        while (bracket := re.search(r"\[([^\[\]]*)\]", flat)) is not None:
            flat = flat.replace(bracket[0], chosen(bracket[1], " | ", branch))
        each = [chosen(word, "|", branch) for word in shlex.split(flat)]
        yield [filled(word) for word in each]


def chosen(text: str, mark: str, branch: int) -> str:
    """Return the alternative with this number in a text, counting from 0, or else the last."""
    parts = text.split(mark)
    return parts[min(branch, len(parts) - 1)]


def filled(word: str) -> str:
    """Return a word with values in place of its placeholders."""
    if word in VALUES:
        return VALUES[word]
    return "=".join(VALUES.get(each, each) for each in word.split("="))


@pytest.fixture(scope="module")
def subcommands() -> Mapping[str, argparse.ArgumentParser]:
    """Return the parsers of the commands, by name."""
    parsers = (each.choices for each in build_parser(EN)._actions)
    [found] = [each for each in parsers if isinstance(each, dict)]
    return found


def test_every_command_is_shown_in_the_pages(
    subcommands: Mapping[str, argparse.ArgumentParser],
) -> None:
    assert set(subcommands) <= {command.split()[0] for _, command in shown()}


@pytest.mark.parametrize(("page", "command"), shown())
def test_a_command_that_is_shown_is_understood(
    page: str, command: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_bots, "names", lambda: FOREIGN)
    for words in forms(command):
        with suppress(SystemExit):  # which --help and --version raise
            try:
                parse(EN, words)
            except Misuse as wrong:
                raise AssertionError(f"{page}: {shlex.join(words)}: {wrong}") from wrong


def test_a_command_that_is_mentioned_exists_with_its_options(
    subcommands: Mapping[str, argparse.ArgumentParser],
) -> None:
    for page in PAGES:
        for mentioned in MENTIONED.findall(page.read_text("utf-8")):
            name, *rest = mentioned.split()
            assert name in subcommands, f"{page.name}: {mentioned}"
            known = subcommands[name]._option_string_actions
            options = {each.partition("=")[0] for each in rest if each.startswith("-")}
            assert options <= set(known), f"{page.name}: {mentioned}"
