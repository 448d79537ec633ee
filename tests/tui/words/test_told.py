"""The rules are told truly: every ruling of the engine, and every option, stands on the rules page
of every language.

Behind every piece of a page stand the rulings it tells. The engine names a ruling where it follows
it: two letters for the game and a number, `DV12`.
"""

import re
from collections.abc import Iterator
from fnmatch import fnmatchcase
from importlib import import_module

import pytest

from tests.tui.games.telling import options, prompts, rulings
from tui.games.registry import card_of, offered_games
from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue, rules_of
from tui.words.prose import REFERENCE, Piece

WRITTEN = [game for game in offered_games() if any(rules_of(game, each) for each in LANGUAGES)]
"""The games that have rules pages."""

HOUSE = {
    "dolce-vita": (
        ("DV1 hundreds", "how the 17 money cards are divided"),
        ("DV2 DV3", "what stays hidden and what is open"),
        ("DV5 first", "in place of the youngest player"),
        ("DV7", "columns without objects"),
        ("DV9 DV11", "three or more equal totals, and nobody left"),
        ("DV10", "more players than objects"),
        ("DV12", "when the exchanged object goes back"),
        ("DV15", "equal sums"),
    ),
    "dolores": (
        ("DO6", "the moment of a Theft among the starting cards"),
        ("DO7 first", "in place of the player who last swallowed sea water"),
        ("DO13", "nine announcements"),
        ("DO18", "nothing to lose"),
        ("DO11", "later cards under the Broken lantern"),
        ("DO11", "how often the player of the Broken lantern speaks"),
        ("DO12", "the order in which holders are asked"),
        ("DO12", "a deck too short for a bottle"),
        ("DO16", "a spent Trick or Bet after a Mix-up"),
        ("DO15 DO16", "a Mix-up after the choice of a Trick, and no further bottles"),
        ("DO20", "the moment of a Theft that was won, and no goods to take"),
    ),
    "dalmuti": (
        ("DA2", "two Jesters on their own"),
        ("DA3", "cards drawn for the seats"),
        ("DA6", "gifts at the same time, in secret"),
        ("DA5", "who is asked about a revolution"),
        ("DA5 DA6", "a revolution or a gift, not both"),
        ("DA12 hands", "how long a match is, and equal points"),
        ("misdeal DA16", "how often it happens"),
        ("philanthropy DA15", "whose places count after a Greater Revolution"),
    ),
}
"""What this program decided where the rule sheets of the games say nothing or something else, in
the order of the pages: what each piece tells, and the question it answers. All else is printed."""


def pieces(game: str, language: Language) -> Iterator[Piece]:
    for section in rules_of(game, language):
        yield from section.pieces


@pytest.mark.parametrize("game", WRITTEN)
def test_the_engine_names_every_ruling_it_follows(game: str) -> None:
    found = rulings(game)
    (letters,) = {name[:2] for name in found}
    assert found == {f"{letters}{n}" for n in range(1, len(found) + 1)}


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_ruling_and_every_option_is_told_and_nothing_else(
    game: str, language: Language
) -> None:
    told = {mark for piece in pieces(game, language) for mark in piece.tells}
    assert told == rulings(game) | options(game)


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_the_program_decided_is_a_house_rule_and_what_is_printed_is_none(
    game: str, language: Language
) -> None:
    own = [" ".join(each.tells) for each in pieces(game, language) if each.kind == "ruling"]
    assert own == [tells for tells, _ in HOUSE[game]]


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_tells_no_ruling_stands_at_the_end_among_keys_and_signs(
    game: str, language: Language
) -> None:
    *rules, table = rules_of(game, language)
    assert all(piece.tells for section in rules for piece in section.pieces)
    assert not any(piece.tells for piece in table.pieces)


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_a_ruling_in_the_same_place(game: str, language: Language) -> None:
    told, english = pieces(game, language), pieces(game, "en")
    for piece, twin in zip(told, english, strict=True):
        assert piece._replace(words="") == twin._replace(words=""), piece.words
        assert REFERENCE.findall(piece.words) == REFERENCE.findall(twin.words), piece.words


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_section_refers_to_another_one_that_is_there(game: str, language: Language) -> None:
    sections = rules_of(game, language)
    for number, section in enumerate(sections, 1):
        named = {int(n) for piece in section.pieces for n in REFERENCE.findall(piece.words)}
        assert named <= set(range(1, len(sections) + 1)) - {number}


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bundled_game_is_an_example_of_the_page_in_its_order(
    game: str, language: Language
) -> None:
    played = [name for piece in pieces(game, language) for name in piece.samples]
    assert played == [sample.name for sample in card_of(game).samples]


@pytest.mark.parametrize("game", WRITTEN)
def test_every_prompt_tells_a_ruling_or_an_option(game: str) -> None:
    """Prompts are questions, their offers, previews of a choice, refusals, options, and the help of
    keys that do more than move about. Any other key may be claimed too."""
    words = import_module(f"tui.words.en.{game.replace('-', '_')}").WORDS
    telling = re.compile(
        rf"\w+\.(?:asked|waits|dealer|choose|would|does|preview)\b|(?:illegal|option)\.{game}\."
        r"|key\.\w\w\.(?!left|right|up|down|lower|higher)\w+\.help$"
    )
    claimed = prompts(game)
    untold = [
        key
        for key in filter(telling.match, words)
        if not any(fnmatchcase(key, pattern) for pattern in claimed)
    ]
    empty = [each for each in claimed if not any(fnmatchcase(key, each) for key in words)]
    assert (untold, empty) == ([], [])
    named = {mark for marks in claimed.values() for mark in marks.split()}
    assert named <= rulings(game) | options(game)


@pytest.mark.parametrize("game", WRITTEN)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_list_of_options_calls_each_by_its_name(game: str, language: Language) -> None:
    """The page may put what stands in brackets, "(4 or 5 players)", in its own way."""
    for piece in pieces(game, language):
        if piece.kind == "item" and piece.tells and piece.tells[0] in options(game):
            label = catalogue(language)[f"option.{game}.{piece.tells[0]}"].partition(" (")[0]
            assert piece.words.startswith(f"*{label}"), piece.words
