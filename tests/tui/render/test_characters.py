"""Who the robots are: a line for every name, told where one asks what a player is."""

import re
from typing import Final

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.game import EVERYONE, Setup
from engine.registry import game_named
from saves.header import Player
from tui.games.registry import card_of, face_for, offered_games
from tui.render.company import Company
from tui.render.glyphs import UNICODE
from tui.render.telling import told
from tui.render.topics import explained
from tui.session.draft import Draft
from tui.session.robots import voices, with_voices
from tui.settings import Settings
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of, width

MOST: Final = 62
"""The most cells of a line."""

LIES: Final = {
    "en": ("the moon", "untrue", "lies", "breaks"),
    "fr": ("la lune", "ment", "manque"),
    "de": ("das Blaue", "Falsches", "lügt", "bricht"),
}
"""Words for who lies more than half of the time."""

RISKS: Final = {"en": ("risk", "dare", "first"), "fr": ("risque", "ose", "abord"), "de": ("wagt",)}
"""Words for boldness, which has no part in what is done in Dolorès."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", offered_games())
def test_every_robot_is_told_of_in_a_short_line_of_its_own(game: str, language: Language) -> None:
    say, lines = Wording(language), set[str]()
    for name in card_of(game).robots:
        told = say(f"robot.{game}.{name}")
        assert name in told and width(told) <= MOST and told.endswith(".")
        assert not any(sign.isdigit() for sign in told)
        lines.add(told.replace(name, ""))
    assert len(lines) == len(card_of(game).robots)


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_told_of_the_robots_of_dolores_is_what_they_do(language: Language) -> None:
    say = Wording(language)
    for name, character in card_of("dolores").robots.items():
        told = " ".join(say(f"robot.dolores.{name}").split())
        lies = any(re.search(rf"\b{each}\b", told) for each in LIES[language])
        hardly = re.search(r"hardly ever lies|ne ment presque jamais|lügt fast nie", told)
        assert (lies and not hardly) == (character.honest <= 0.5), told
        assert not any(re.search(rf"\b{each}", told) for each in RISKS[language]), told


@pytest.mark.parametrize("remarks", [True, False])
@pytest.mark.parametrize("game", offered_games())
def test_who_asks_what_a_player_is_hears_who_a_robot_is(game: str, remarks: bool) -> None:
    """Nothing is told of a person who has a robot's name, nor of a robot of another package."""
    rules, say = game_named(game), Wording("en")
    names = [*card_of(game).robots][: card_of(game).usual_seats]
    by = ["human", "normal", *["own.robot"] * len(names)]
    players = [*map(Player, names, by)]
    company = with_voices(
        Company(tuple(names), say, UNICODE), voices(game, players), Settings(remarks=remarks)
    )
    face = face_for(game, company)
    setup = Setup(len(names), rules.options())
    journal = play_out(rules, setup, [rules.bots["random"]] * len(names), "who")
    moment = Account(journal, EVERYONE).moment(3)
    told = [text_of(explained(face, moment, ("seat", seat)).words) for seat in range(len(names))]
    lines = [say(f"robot.{game}.{name}") for name in names]
    assert [line in words for line, words in zip(lines, told, strict=True)] == [
        seat == 1 for seat in range(len(names))
    ]
    assert bool(company.voices) is remarks


def test_the_form_tells_who_sits_at_a_seat() -> None:
    say, draft = Wording("en"), Draft("Bruno")
    draft.seed = "who"
    name = draft.usual_names("dolce-vita")[1]
    assert draft.whom(say, "dolce-vita", 1) == say(f"robot.dolce-vita.{name}")
    assert draft.whom(say, "dolce-vita", 0) == ""
    draft.names[1] = "Somebody"
    assert draft.whom(say, "dolce-vita", 1) == ""


@pytest.mark.parametrize("heard", [True, False])
@pytest.mark.parametrize("game", offered_games())
def test_the_log_begins_with_who_the_robots_are(game: str, heard: bool) -> None:
    """Players once met nobody in a whole evening, because the introductions stood under a key
    alone."""
    names, say = [*card_of(game).robots][: card_of(game).usual_seats], Wording("en")
    players = [Player("Anna", "human"), *(Player(name, "normal") for name in names[1:])]
    company = Company(tuple(player.name for player in players), say, UNICODE)
    company = with_voices(company, voices(game, players), Settings(remarks=heard))
    face, rules = face_for(game, company), game_named(game)
    bots = [rules.bots["random"]] * len(names)
    account = Account(play_out(rules, Setup(len(names), rules.options()), bots, "who"), 0)
    steps = [told(face, account, number) for number in range(1, account.last + 1)]
    first = [text_of(each) for each in next(lines for lines in steps if lines)]
    who = [f"  {UNICODE.seats[n]} {say(f'robot.{game}.{names[n]}')}" for n in range(1, len(names))]
    title = say("robots.introduced", robots=len(who))
    assert first[: len(who) + 1] == [title, *who] if heard else title not in first
    log = [text_of(each) for lines in steps for each in lines]
    assert [log.count(each) for each in who] == [int(heard)] * len(who)
