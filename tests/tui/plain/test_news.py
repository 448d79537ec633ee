"""What a screen shows by itself is told line by line where nothing is asked for a while."""

import re
from pathlib import Path

import pytest

from saves.writing import LiveGame
from tests.tui.plain.test_table import HIDDEN, Played, Script, new_live, on
from tests.tui.tables import noon
from tui.plain.paper import Gone
from tui.session.new_game import begin, default_game
from tui.words import Language


@pytest.mark.parametrize(
    ("language", "dealt", "order", "held"),
    [
        ("en", "Hand 2, the cards", r"Order: \w+ \(Greater Dalmuti\), .*\(Greater Peon\)", "Your"),
        ("fr", "Manche 2, on", r"Ordre : \w+ \(Grand Dalmuti\), .*\(Esclave\)", "Votre main"),
        ("de", "Runde 2, die", r"Reihenfolge: \w+ \(Großer Dalmuti\), .*\(Großer", "Dein Blatt"),
    ],
)
def test_a_new_order_and_the_hand_dealt_are_told_before_the_taxes(
    language: Language, dealt: str, order: str, held: str, tmp_path: Path
) -> None:
    paper = Played("dalmuti", language)
    with new_live(tmp_path, "dalmuti", "Anna", hands=2) as live:
        on(paper, live).play()
    first = next(n for n, row in enumerate(paper.written) if row.startswith(dealt))
    told = [row.replace("\N{NO-BREAK SPACE}", " ") for row in paper.written[first + 1 : first + 3]]
    assert re.match(order, told[0]), told
    assert told[1].startswith(held), told


def test_the_order_is_told_to_all_and_a_hand_to_nobody_else_at_a_shared_keyboard(
    tmp_path: Path,
) -> None:
    paper = Played("dalmuti", "en")
    with new_live(tmp_path, "dalmuti", "Anna", "Zoé", hands=2) as live:
        on(paper, live).play()
    pages = [page for page in paper.text.split(HIDDEN) if "Hand 2, the cards are dealt" in page]
    covered = pages[0].partition("when nobody else")[0]
    assert len(pages) == 1 and re.search(r"^Order: .*\(Greater Dalmuti\)", covered, re.MULTILINE)
    assert "Your hand" not in covered.partition("are dealt")[2]


def test_who_is_asked_next_hears_the_order_and_the_hand_once(tmp_path: Path) -> None:
    paper = Played("dalmuti", "en")
    with new_live(tmp_path, "dalmuti", "Anna", hands=3) as live:
        on(paper, live).play()
    for deal in paper.text.split("the cards are dealt")[1:]:
        until_asked = deal.partition("\n> ")[0]
        asked = "Which two cards" in until_asked
        assert until_asked.count("Your hand:") == (1 if asked else 2), until_asked


@pytest.mark.parametrize("remarks", [True, False])
def test_what_the_robots_are_like_is_told_as_a_game_begins(remarks: bool, tmp_path: Path) -> None:
    new = default_game("dolores", 3, human="Anna", level="easy", seed="plain")
    portrait = "Yann nearly always keeps promises, and expects the same."
    paper, again = Script([]), Script([])
    with begin(new, tmp_path, noon) as live, pytest.raises(Gone):
        on(paper, live, remarks=remarks).play()
    told = [row.split()[0] for row in paper.written[2:4]]
    rows = [row.strip() for row in paper.written]
    assert (
        (rows.count(portrait) == 1)
        is (told == [each.name for each in new.players[1:]])
        is (paper.written[1] == "The robots at the table:")
        is remarks
    )
    with LiveGame.resume(live.path) as live, pytest.raises(Gone):
        on(again, live, remarks=remarks).play()
    told_again = [row.strip() for row in again.written]
    assert portrait not in told_again, "they are known from the beginning"
