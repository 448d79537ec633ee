"""The options of the games as questions."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.registry import GAMES, game_named
from tui.session.options import Option, filled_in, options_of

SWITCH = Option("simple", False, (False, True))
CHOICE = Option("first", "seat-1", ("seat-1", "random"))
NUMBER = Option("hundreds", 9, (), 0, 17)


@pytest.mark.parametrize("game", GAMES)
def test_the_usual_answers_are_the_games_own_defaults(game: str) -> None:
    rules = game_named(game)
    usual = {option.name: option.usual for option in options_of(rules)}
    assert filled_in(rules, usual.items()) == filled_in(rules, []) == rules.options()


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_that_a_question_takes_the_game_takes(game: str) -> None:
    rules = game_named(game)
    for option in options_of(rules):
        answers = option.values or (option.least, option.most)
        for answer in answers:
            text = str(answer)
            made = filled_in(rules, [(option.name, option.read(text))])
            assert getattr(made, option.name) == answer
        if not option.values:
            for beyond in (option.least - 1, option.most + 1):
                with pytest.raises(ValueError):
                    option.read(str(beyond))
                with pytest.raises(ValueError):
                    filled_in(rules, [(option.name, beyond)])


def test_the_usual_answer_stands_first() -> None:
    for game, name, values in (
        ("dolores", "first", ("seat-1", "random")),
        ("dalmuti", "short_deck", (False, True)),
        ("dalmuti", "first_hand_revolution", None),
        ("dalmuti", "hands", ()),
    ):
        [option] = [each for each in options_of(game_named(game)) if each.name == name]
        found = (option.usual, not option.usual) if values is None else values
        assert option.values == found
        assert option.is_switch is (found not in ((), ("seat-1", "random")))
        assert not option.values or option.values[0] == option.usual


def test_a_number_is_no_answer_where_words_are_asked_and_needs_no_end() -> None:
    for option, text in ((CHOICE, "0"), (NUMBER, "9" * 5000), (NUMBER, "18"), (NUMBER, "-1")):
        with pytest.raises(ValueError):
            option.read(text)
    assert [NUMBER.read(text) for text in ("0", "17", "000000000000000000000009")] == [0, 17, 9]


def test_a_switch_understands_every_language() -> None:
    for word in ("yes", "Oui", "on", "TRUE", " 1 ", "Ja", "an"):
        assert SWITCH.read(word) is True
    for word in ("no", "Non", "off", "False", "0", "nein", "aus"):
        assert SWITCH.read(word) is False


@given(st.text(max_size=30))
def test_nothing_else_is_an_answer(text: str) -> None:
    for option in (SWITCH, CHOICE, NUMBER):
        try:
            answer = option.read(text)
        except ValueError:
            continue
        assert answer in (option.values or range(option.least, option.most + 1))
