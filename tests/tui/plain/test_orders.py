"""Orders line by line mean what the same keys mean at a table on the screen."""

from pkgutil import resolve_name

import pytest

from tui.app.screens.play import PlayScreen
from tui.games.registry import CARDS, card_of
from tui.plain.orders import ORDERS, Order, order_of
from tui.words import LANGUAGES, Language, Wording

SAME = {"take_back": "undo", "leave": "quit", "to_board": "chronicle"}
"""Orders that a table knows under another name, by the action of its key: the key of the log also
closes it."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_letter_means_the_same_line_by_line_and_at_the_table(language: Language) -> None:
    say, found = Wording(language), set()
    for command in PlayScreen.commands:
        for key in command.keys.split(","):
            if len(key) == 1:
                wanted = SAME.get(command.action, command.action)
                assert order_of(say, key) == (Order(wanted) if wanted in ORDERS else None), key
                found.add(wanted)
    assert {"hint", "chronicle", "undo", "quit"} <= found
    assert order_of(say, "?") == Order("help")


@pytest.mark.parametrize("game", CARDS)
def test_no_letter_of_a_board_is_an_order(game: str) -> None:
    for language in LANGUAGES:
        say = Wording(language)
        for command in resolve_name(card_of(game).board).commands:
            for key in command.all_keys(say):
                assert len(key) > 1 or order_of(say, key) is None, (command.action, key)


def test_what_is_asked_about_keeps_the_letters_typed() -> None:
    assert order_of(Wording("de"), "WAS Narr") == Order("what", "Narr")
