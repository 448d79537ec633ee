"""What somebody does for the first time is explained: once an evening, on two evenings."""

import pytest

from engine.account import Account
from engine.arena import play_out
from engine.game import Setup
from engine.registry import game_named
from tui.games.registry import card_of, face_for, offered_games
from tui.render.face import Company, glyphs
from tui.session.teaching import UNDERSTOOD, due, name_of, note_lines, taught
from tui.settings import Settings
from tui.words import Wording
from tui.words.spans import Span, line, text_of, width


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


def test_an_explanation_has_its_title_its_words_and_the_key_to_more() -> None:
    say = Wording("en")
    note = line("The bottle ", Span("Vol", "strong")), line("It takes a card of somebody else.")
    head, *words, more = note_lines(say, note, "F1", 24, whole=False)
    assert [(each.text, each.roles) for each in head] == [
        ("The bottle ", "title"),
        ("Vol", "strong"),
    ]
    assert " ".join(map(text_of, words)) == text_of(note[1]) and max(map(width, words)) <= 24
    assert text_of(more).replace("\N{NO-BREAK SPACE}", " ") == say("teach.more", key="F1")
    [row] = note_lines(say, note, "F1", 200, whole=True)
    assert text_of(row) == "  ".join(map(text_of, (*note, more)))
    assert note_lines(say, (), "F1", 24, whole=False) == []
