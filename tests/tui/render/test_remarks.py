"""Remarks of robots: at great moments, from what all have seen, and never told to one alone."""

from typing import Any

import pytest

from engine.account import Account, AnyAccount
from engine.arena import play_out
from engine.game import BYSTANDER, EVERYONE, Setup
from engine.journal import Journal
from engine.registry import GAMES, game_named
from tui.games.registry import card_of, face_for
from tui.render.company import Company
from tui.render.face import remarked, told
from tui.render.glyphs import glyphs
from tui.session.pace import paced
from tui.words import LANGUAGES, Language, Wording
from tui.words.catalogue import catalogue
from tui.words.spans import text_of

LUCK = 12
"""Games in which each of the games has some great moments."""


def company(game: str, seats: int, talkative: float = 1.0) -> Company:
    """Return the robots of a game, who say something at every occasion."""
    card = card_of(game)
    heard = tuple(
        (seat, card.robots[name]._replace(talkative=talkative))
        for seat, name in enumerate(tuple(card.robots)[:seats])
    )
    return Company(tuple(card.robots)[:seats], Wording("en"), glyphs(False), voices=heard)


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_the_same_for_everybody_and_hangs_on_nothing_hidden(name: str) -> None:
    seats = card_of(name).usual_seats
    for number in range(LUCK):
        journal = played(name, seats, f"remark {number}")
        everyone, *others = (
            said(name, Account(journal, seat)) for seat in (EVERYONE, BYSTANDER, *range(seats))
        )
        assert all(other == everyone for other in others)
        if everyone:
            return
    pytest.fail("nobody ever said anything")


def played(name: str, seats: int, seed: str) -> Journal[Any, Any, Any]:
    """Return a game of robots."""
    game = game_named(name)
    return play_out(game, Setup(seats, game.options()), [game.bots["normal"]] * seats, seed)


def said(name: str, account: AnyAccount) -> list[str]:
    """Return all remarks of a game, in an account of it."""
    seats = card_of(name).usual_seats
    talking, silent = (face_for(name, company(name, seats, often)) for often in (1.0, 0.0))
    remarks = []
    for step in range(1, account.last + 1):
        plain, more = told(silent, account, step), told(talking, account, step)
        assert more[: len(plain)] == plain
        remarks += [text_of(each) for each in more[len(plain) :]]
    return remarks


@pytest.mark.parametrize("name", GAMES)
def test_a_remark_is_seen_at_the_table_before_the_sentence_that_stays(name: str) -> None:
    seats = card_of(name).usual_seats
    face, seen = face_for(name, company(name, seats)), 0
    for deal in range(LUCK):
        account: AnyAccount = Account(played(name, seats, f"remark {deal}"), BYSTANDER)
        for number in range(1, account.last + 1):
            told = face.scene(account.moment(number))
            if len(told) > 1 and (words := remarked(face, account, number)):
                *before, heard, last = paced(face, account, number)
                assert ([*before, last], text_of(heard.said)) == ([*told], text_of(words[0]))
                seen += 1
        if seen:
            return
    pytest.fail("nobody ever said anything")


@pytest.mark.parametrize("name", GAMES)
def test_nobody_says_what_was_said_before(name: str) -> None:
    seats, most = card_of(name).usual_seats, 0
    for number in range(LUCK):
        words = said(name, Account(played(name, seats, f"remark {number}"), BYSTANDER))
        spoken = [each.split(": ", 1)[1] for each in words]
        assert len(set(spoken)) == len(spoken)
        assert all(each.startswith("“") and each.endswith("”") for each in spoken)
        most = max(most, len(spoken))
    assert most > 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_at_a_table_differs(language: Language) -> None:
    words = [text for key, text in catalogue(language).items() if key.startswith("remark.")]
    assert len(set(words)) == len(words) > 0


@pytest.mark.parametrize("name", GAMES)
def test_every_robot_of_a_game_has_a_character_of_its_own(name: str) -> None:
    card = card_of(name)
    assert len(set(card.robots.values())) == len(card.robots)
    assert all(0 <= part <= 1 for each in card.robots.values() for part in each)
