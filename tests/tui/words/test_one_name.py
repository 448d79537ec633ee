"""One thing has one name: keys that do the same are called the same, in every language."""

import pytest

from tui.words import LANGUAGES, Language
from tui.words.catalogue import catalogue

SAME = (
    ("help.close", "key.close_hint", "learn.leave"),
    ("key.to_board", "key.to_table"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("keys", SAME, ids=lambda keys: keys[0])
def test_keys_that_do_the_same_have_one_name(keys: tuple[str, ...], language: Language) -> None:
    assert len({catalogue(language)[key] for key in keys}) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_setting_for_one_game_begins_with_its_name(language: Language) -> None:
    assert catalogue(language)["settings.bottles"].startswith(catalogue(language)["game.dolores"])
