"""Characters of the games in which nothing is promised: they show in the risks that are taken."""

from random import Random
from typing import Any

import pytest

from engine.arena import forever, play_out
from engine.character import NEUTRAL, Character
from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Pass
from engine.dolce_vita import DOLCE_VITA
from engine.game import Game, Setup, bots_of

BOLDEST, MEEKEST = Character(bold=0.9), Character(bold=0.1)
"""Characters like those of the boldest and of the most cautious robots of both games."""

GAMES = 12
VISIBLE = {"dolce-vita": 0.05, "dalmuti": 0.02}
"""The least share of decisions in which a character shows, by game. Of robots that played a whole
game in their own way it was 6 of 100 in Dolce Vita and 5 of 100 in Dalmuti. Here each view comes
from a game of others."""


def views(game: Game[Any, Any, Any], seats: int) -> list[Any]:
    """Return the views of all decisions between several actions in some games of `normal`
    robots."""
    found = []
    for number in range(GAMES):
        setup = Setup(seats, game.options())
        journal = play_out(game, setup, [game.bots["normal"]] * seats, f"nerve {number}")
        for state, action in zip(journal.states, journal.actions, strict=False):
            if action.seat >= 0 and len(game.legal(view := game.view(state, action.seat))) > 1:
                found.append(view)
    return found


def choices(
    game: Game[Any, Any, Any], level: str, character: Character, seen: list[Any]
) -> list[Any]:
    """Return what a robot of a character does in each view, with luck that is always the same."""
    robot = bots_of(game, character)[level]
    return [robot(view, Random(number), forever) for number, view in enumerate(seen)]


@pytest.mark.parametrize("character", [BOLDEST, MEEKEST], ids=["boldest", "meekest"])
@pytest.mark.parametrize("game", [DOLCE_VITA, DALMUTI], ids=["dolce-vita", "dalmuti"])
def test_the_boldest_and_the_meekest_often_choose_otherwise(
    game: Game[Any, Any, Any], character: Character
) -> None:
    seen = views(game, game.seats[1])
    for level, share in (("normal", 1.0), ("easy", 0.2)):
        own, usual = (choices(game, level, each, seen) for each in (character, NEUTRAL))
        other = sum(one != two for one, two in zip(own, usual, strict=True))
        assert other >= VISIBLE[game.name] * share * len(seen), (level, other, len(seen))


def test_in_dolce_vita_the_bold_play_higher_cards_and_in_dalmuti_they_pass_less() -> None:
    for game, worth in (
        (DOLCE_VITA, lambda action: action.card),
        (DALMUTI, lambda action: type(action) is not Pass),
    ):
        seen = views(game, game.seats[1])
        meek, neutral, bold = (
            sum(map(worth, choices(game, "normal", each, seen)))
            for each in (MEEKEST, NEUTRAL, BOLDEST)
        )
        assert meek < neutral < bold
