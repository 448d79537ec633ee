"""The command line: what it accepts, what it refuses, and its language."""

import argparse
import re
from contextlib import suppress

import pytest

from engine.game import LEVELS
from tests.tui.cli.running import HOSTILE, here
from tui.cli.arguments import ARGPARSE
from tui.cli.line import wanted_language
from tui.cli.outline import outline
from tui.cli.parser import build_parser, parse
from tui.console.failures import Misuse
from tui.console.status import MISUSED
from tui.words import Wording

EN, FR = Wording("en"), Wording("fr")

LINE = outline(EN, build_parser(EN))
COMMANDS = tuple(command.name for command in LINE.commands)

MISTAKES = {
    "no command": ["frob"],
    "no option": ["saves", "--frob"],
    "an abbreviation": ["saves", "--js"],
    "an abbreviation before the command": ["--asc", "saves"],
    "nothing named": ["review"],
    "no game": ["play"],
    "an unknown game": ["play", "chess"],
    "no value": ["saves", "--saves"],
    "a value too many": ["saves", "--json=1"],
    "one argument too many": ["saves", "here"],
    "not a number": ["play", "dolce-vita", "--players", "four"],
    "no number of players": ["play", "dolce-vita", "--players", "0"],
    "an endless number": ["simulate", "dolce-vita", "--games", "9" * 5000],
    "a number of another script": ["simulate", "dolce-vita", "--games", "٣"],
    "too many games": ["simulate", "dolce-vita", "--games", "1000001"],
    "no language": ["--lang", "it", "saves"],
    "no theme": ["--theme", "beige", "saves"],
    "no level": ["play", "dolce-vita", "--seat", "Anna=genius"],
    "no levels": ["simulate", "dolce-vita", "--bots", "random,,random"],
    "no strength": ["arena", "dolce-vita", "--bots", "easy@fast"],
    "no strength at all": ["arena", "dolce-vita", "--bots", "easy@0"],
    "strength of nobody": ["arena", "dolce-vita", "--bots", "genius@400"],
    "options that exclude each other": ["config", "--path", "--keys"],
    "no jobs": ["arena", "dolce-vita", "--jobs", "0"],
    "no name": ["play", "dolce-vita", "--seat", "=human"],
    "a name of nothing": ["play", "dolce-vita", "--seat", "\u200b\u202e=human"],
    "an empty seed": ["play", "dolce-vita", "--seed", ""],
    "a seed that rings": ["play", "dolce-vita", "--seed", "a\x07"],
    "a seed too long": ["simulate", "dolce-vita", "--seed", "s" * 65],
    "a seed too long to be counted": ["simulate", "dolce-vita", "--seed", "s" * 64],
    "an option without a value": ["play", "dolce-vita", "--option", "first"],
    "an unknown option": ["play", "dolce-vita", "--option", "last=random"],
    "an unknown value": ["play", "dolce-vita", "--option", "first=seat-2"],
    "a value out of bounds": ["play", "dolce-vita", "--option", "hundreds=18"],
    "more seats than players": [
        *("play", "dolce-vita", "--players", "3"),
        *("--seat", "A", "--seat", "B", "--seat", "C", "--seat", "D"),
    ],
    "more levels than players": [
        *("simulate", "dolce-vita", "--players", "3", "--bots", "random,random,random,random"),
    ],
}


@pytest.mark.parametrize("words", MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_one_line_in_either_language(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    english = here(capsys, *words).failed(MISUSED)
    french = here(capsys, *words, "--lang", "fr").failed(MISUSED)
    if "--lang" not in words:
        assert english != french
    assert EN("cli.no-terminal") not in english, "with a terminal it would be no mistake"
    assert max(map(len, (english, french))) < 300


@pytest.mark.parametrize("name", HOSTILE.values(), ids=HOSTILE)
@pytest.mark.parametrize(
    "words",
    [
        ["{}"],
        ["--theme", "{}"],
        ["--lang={}"],
        ["play", "{}"],
        ["play", "dolce-vita", "--seat", "Anna={}"],
        ["play", "dolce-vita", "--players", "{}"],
        ["play", "dolce-vita", "--option", "{}=1"],
        ["play", "dolce-vita", "--option", "first={}"],
        ["simulate", "dolce-vita", "--bots", "{}"],
        ["arena", "dolce-vita", "--bots", "{}@{}"],
        ["verify", "--{}"],
    ],
    ids=" ".join,
)
def test_a_hostile_word_is_refused_and_shown_harmless(
    capsys: pytest.CaptureFixture[str], words: list[str], name: str
) -> None:
    message = here(capsys, *(word.replace("{}", name) for word in words)).failed(MISUSED)
    assert all(letter.isprintable() or letter == "\N{NO-BREAK SPACE}" for letter in message)


def test_a_mistake_names_what_there_is(capsys: pytest.CaptureFixture[str]) -> None:
    def message(*words: str) -> str:
        return here(capsys, *words).failed(MISUSED)

    assert "dolce-vita" in message("play", "chess")
    assert "riviera-night" in message("--theme", "beige")
    assert ", ".join(("human", "equals", *LEVELS)) in message("play", "dolce-vita", "--seat", "A=b")
    assert "hundreds, first" in message("play", "dolce-vita", "--option", "a=b")
    assert "0 to 17" in message("play", "dolce-vita", "--option", "hundreds=x")
    assert "seat-1, random" in message("play", "dolce-vita", "--option", "first=x")
    assert all(command in message("frob") for command in COMMANDS)
    assert "--players" in message("play", "dolce-vita", "--players", "x")
    assert "order" not in message("trash", "all"), "a name of the code"


@pytest.mark.parametrize("words", [["config", "--path"], ["stats", "--json"], ["saves", "--json"]])
def test_a_word_too_many_is_named_and_not_the_option_before_it(
    capsys: pytest.CaptureFixture[str], words: list[str]
) -> None:
    said = here(capsys, *words, "much").failed(MISUSED)
    assert "much" in said and words[1] not in said


def test_what_holds_everywhere_may_stand_before_and_after_the_command() -> None:
    for words in (
        ["--saves", "here", "--ascii", "--lang", "fr", "saves", "--json"],
        ["saves", "--json", "--lang=fr", "--ascii", "--saves", "here"],
        ["--saves", "there", "--ascii", "saves", "--json", "--saves=here", "--lang", "fr"],
    ):
        asked = parse(EN, words)
        assert (str(asked.saves), asked.ascii, asked.lang, asked.json) == ("here", True, "fr", True)
    assert not hasattr(parse(EN, ["saves"]), "ascii")


def test_the_bare_program_is_a_command_too() -> None:
    asked = parse(EN, ["--ascii"])
    assert asked.screen and asked.ascii


def test_the_language_is_known_before_the_rest() -> None:
    assert wanted_language(["saves", "--lang", "fr"]) == "fr"
    assert wanted_language(["--lang=en", "frob"]) == "en"
    assert wanted_language(["--lang"]) is None
    assert wanted_language(["--language=fr"]) is None
    assert wanted_language(["--language", "fr"]) is None
    assert wanted_language(["--lang", "xx"]) is None
    assert wanted_language(["--lang", "fr", "saves", "--lang=en"]) == "en"
    assert wanted_language(["verify", "--", "--lang", "fr"]) is None
    assert wanted_language([]) is None


@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_all_of_a_language(capsys: pytest.CaptureFixture[str], command: str) -> None:
    words = [command] if command else []
    english = here(capsys, *words, "--help")
    french = here(capsys, "--lang", "fr", *words, "-h")
    assert (english.status, english.err) == (french.status, french.err) == (0, "")
    assert english.out.startswith("usage: ludotheque")
    assert french.out.startswith("usage\N{NO-BREAK SPACE}: ludotheque")
    assert not re.search(r"\b(the|and exit|how many|global|default)\b", french.out)
    assert not re.search(r"\b(le|la|les|afficher|partout|graine)\b", english.out)
    shared = set(english.out.splitlines()) & set(french.out.splitlines())
    shared = {line for line in shared if "ludotheque" not in line}
    assert all(not re.search(r"  +\w+ \w+ \w+", line) for line in shared), shared


def test_help_lists_every_command_and_every_option(capsys: pytest.CaptureFixture[str]) -> None:
    front = here(capsys, "--help").out
    assert all(f"\n    {command} " in front for command in COMMANDS)
    for command in LINE.commands:
        page = here(capsys, command.name, "--help").out
        for option in (*command.options, *LINE.everywhere):
            for flag in option.flags:
                row = rf"^  (-.*, )?{flag}\b"
                assert re.search(row, page, re.MULTILINE), (command.name, flag)
    play = here(capsys, "play", "--help").out
    assert "hundreds" in play and "0 to 17 (default:\N{NO-BREAK SPACE}9)" in play


def test_the_version(capsys: pytest.CaptureFixture[str]) -> None:
    ended = here(capsys, "--version")
    assert ended.status == 0
    assert re.fullmatch(r"ludotheque \d+\.\d+\.\d+\n", ended.out)
    assert here(capsys, "saves", "-V") == ended


def test_argparse_says_nothing_of_its_own() -> None:
    """Every sentence that our parser can make argparse say is one that we have words for."""
    for words in (
        *(["frob"], ["review"], ["saves", "x"], ["saves", "--json=1"], ["saves", "--lang"]),
        ["config", "--path", "--keys"],
    ):
        with pytest.raises(Misuse) as english:
            parse(EN, words)
        with pytest.raises(Misuse) as french:
            parse(FR, words)
        assert str(english.value) != str(french.value)
    assert all(EN.has(key) for key in ARGPARSE.values())


def test_argparse_is_left_as_it_was() -> None:
    before = argparse.__dict__["_"]
    for words in (["frob"], ["saves"]):
        with suppress(Misuse):
            parse(FR, words)
    assert argparse.__dict__["_"] is before


def test_the_language_of_the_settings_counts_unless_another_is_asked(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, own_folders: object
) -> None:
    from tui.settings import Settings, settings_path, write_settings

    write_settings(settings_path(), Settings(language="fr"))
    try:
        assert "n’existe pas" in here(capsys, "frob").failed(MISUSED)
        assert "there is no" in here(capsys, "frob", "--lang", "en").failed(MISUSED)
    finally:
        settings_path().write_text("")
    monkeypatch.setenv("LC_ALL", "fr_BE.UTF-8")
    assert "n’existe pas" in here(capsys, "frob").failed(MISUSED)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["frob"], "la commande « frob » n’existe pas (au choix : play, resume"),
        (["--lang", "it"], "la langue « it » n’est pas prise en charge (au choix : de, en, fr)"),
        (["stats", "--by", "anne"], "le groupe « anne » n’existe pas (au choix : kind, against"),
        (["plya"], "la commande « plya » n’existe pas ; vouliez-vous dire « play » ?"),
        (["--players", "3"], "pas d’option « --players » avant la commande"),
        (["--ascii", "--players", "3", "play"], "pas d’option « --players » avant la commande"),
        (["--them", "nuit"], "option inconnue : --them (vouliez-vous dire --theme ?)"),
        (["play", "dolores", "--them", "nuit"], "option inconnue : --them (vouliez-vous dire --th"),
        (["play", "dolores", "--plyers", "3"], "--plyers (vouliez-vous dire --players ?)"),
        (["play", "--player", "3", "dolores"], "--player (vouliez-vous dire --players ?)"),
        (["--lang", "fr", "--langue", "fr"], "option inconnue : --langue (vouliez-vous dire --l"),
        (["saves", "--frob"], "option inconnue : --frob"),
        (["export", "game", "--format", "text"], "option inconnue : --format"),
        (["export", "--seat=all", "game"], "il manque : --to"),
        (["arena", "dalmuti", "--games", "x"], "un nombre entier de 1 à 1 000 000"),
    ],
)
def test_a_refusal_quotes_and_counts_as_its_language_does(words: list[str], said: str) -> None:
    with pytest.raises(Misuse) as refused:
        parse(FR, words)
    assert said in str(refused.value).replace("\N{NO-BREAK SPACE}", " ")


def test_a_wrong_word_stands_in_the_quotes_of_the_language(
    capsys: pytest.CaptureFixture[str],
) -> None:
    said = here(capsys, "export", "a.ludo", "--to", "pdf", "--lang", "de").failed(MISUSED)
    assert "„pdf“ gibt es nicht (zur Wahl: text, markdown, svg, html, cast)" in said
    said = here(capsys, "simulate", "dolores", "--games", "0", "--lang", "de").failed(MISUSED)
    assert "von 1 bis 1.000.000" in said
    said = here(capsys, "arena", "dolores", "--bots", "Experte@x", "--lang", "de").failed(MISUSED)
    assert "„Experte@x“" in said, "the word as it was typed, not as files spell it"
