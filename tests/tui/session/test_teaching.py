"""What somebody does for the first time is explained: once an evening, on two evenings."""

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.game import Setup
from engine.registry import game_named
from tui.games.registry import card_of, face_for, offered_games
from tui.render.face import Company, glyphs
from tui.session.teaching import UNDERSTOOD, due, name_of, taught
from tui.settings import Settings
from tui.words import Wording


@pytest.mark.parametrize("evenings", range(UNDERSTOOD + 2))
def test_something_is_explained_on_two_evenings(evenings: int) -> None:
    settings = Settings(told=" ".join(["dolores.take", *["dolores.bottle-84"] * evenings]))
    assert due(settings, set(), "dolores.bottle-84") == (evenings < UNDERSTOOD)


def test_it_is_explained_once_an_evening_unless_it_is_wanted_always_or_never() -> None:
    name = "dalmuti.revolution"
    assert due(Settings(), set(), name) and not due(Settings(), {name}, name)
    assert due(Settings(explain="always"), {name}, name)
    assert not due(Settings(explain="never"), set(), name)


@pytest.mark.parametrize("game", offered_games())
def test_a_score_is_counted_before_an_explanation_lies_over_it(game: str) -> None:
    rules, card = game_named(game), card_of(game)
    setup = Setup(card.usual_seats, rules.options())
    journal = play_out(rules, setup, [rules.bots["random"]] * setup.seats, "taught")
    company = Company(tuple(card.robots)[: setup.seats], Wording("en"), glyphs(False))
    face, account = face_for(game, company), Account(journal, 0)
    moments = [account.moment(number) for number in range(1, account.last + 1)]
    explained = [moment for moment in moments if name_of(face, moment)]
    assert explained
    for moment in explained:
        scene = face.scene(moment)
        *before, last = taught(face, moment, scene)
        assert last.note and last.counted is None
        told = [frame.counted for frame in scene if frame.counted is not None]
        assert [frame.counted for frame in before if frame.counted is not None] == told
