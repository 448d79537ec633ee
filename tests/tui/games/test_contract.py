"""Every game meets all of the program's demands."""

from pathlib import Path

import pytest

import tui.games.dolores.card
from engine.character import NEUTRAL
from tests.tui.games.contract import games, missing
from tui.games.card import Sample
from tui.words.catalogue import catalogue


@pytest.mark.parametrize("game", games())
def test_nothing_of_a_game_is_missing(game: str) -> None:
    assert missing(game) == []


def test_what_is_missing_is_said_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """One card gets many things wrong at once."""
    card = tui.games.dolores.card.CARD._replace(
        seats=range(2, 4),
        usual_seats=5,
        robots={"Yann": NEUTRAL, "Gaël": NEUTRAL},
        theme="beige",
        emblem=lambda _: [],
        board="tui.games.dolores.board:NoBoard",
        lesson="tui.games.dolores.lesson:NOTHING",
        samples=(Sample("do-e9", Path("do-e9.ludo"), 1),),
    )
    monkeypatch.setattr(tui.games.dolores.card, "CARD", card)
    told = "\n".join(missing("dolores"))
    for words in (
        *("its seats on the card", "usual seats", "robots' names", "a bundled theme"),
        *("emblem of three lines", "its board: ", "'NoBoard'", "its lesson: ", "'NOTHING'"),
        *("do-e9.ludo",),
    ):
        assert words in told


WORDS = (
    *("game.dolores", "option.dolores.simple", "option.dolores.first.random", "hint.worth.dolores"),
    *("option.dolores.simple.help", "illegal.dolores.no-card-there", "review.unit.dolores"),
    *("guide.do.share", "sample.do-e1.about", "key.do.fight.help"),
)


@pytest.fixture
def words_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the checks of face, line mode, board and lesson, which need words, too."""
    monkeypatch.setattr("tests.tui.games.contract._parts", lambda *_: None)


@pytest.mark.usefixtures("words_alone")
def test_missing_words_are_named_with_their_language(monkeypatch: pytest.MonkeyPatch) -> None:
    for key in WORDS:
        monkeypatch.delitem(catalogue("fr"), key)
    told = missing("dolores")
    assert {line for line in told if line.startswith("fr: words")} == {
        f"fr: words for {key}" for key in WORDS
    }
    assert not any(line.startswith("en") for line in told)


@pytest.mark.usefixtures("words_alone")
def test_rules_pages_are_written_in_every_language_or_in_none(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages = {"en": ("a page",)}
    monkeypatch.setattr(
        "tests.tui.games.contract.rules_of", lambda _, language: pages.get(language, ())
    )
    assert "fr: rules pages" in missing("dolores") and "en: rules pages" not in missing("dolores")
    pages.clear()
    assert missing("dolores") == []


def test_a_game_that_only_a_folder_or_a_registry_names_is_found(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.delitem(tui.games.registry.CARDS, "dalmuti")
    assert "dalmuti" in games()
    assert "a line in the registry of tui" in missing("dalmuti")
    monkeypatch.setitem(tui.games.registry.CARDS, "whist", "tui.games.whist.card:CARD")
    assert "whist" in games()
    assert {"engine/whist/rules.py", "a line in the registry of the engine"} <= {*missing("whist")}
