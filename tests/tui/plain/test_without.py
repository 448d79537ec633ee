"""Line by line, a game without rules pages, topics or advice: nothing fails, and it is said."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from tests.tui.plain.test_table import Script, new_live, on


def test_the_rules_that_nobody_wrote_are_not_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tui.plain.guide.rules_of", lambda *_: ())
    paper = Script(["rules", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        on(paper, live).play()
    assert paper.after("rules").startswith("There are no rules pages for Dolce Vita.")


def test_a_game_without_topics_is_explained_by_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paper = Script(["what", "what jewel", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        table = on(paper, live)
        monkeypatch.setattr(table.face, "topics", {})
        table.play()
    asked, told = paper.text.split("\n> what")[1:]
    assert asked.splitlines()[1] == "What would you like explained? Type what, then a word."
    assert "jewel" in told.splitlines()[1] and "Jewel of Anna" not in told


def test_a_game_whose_robots_give_no_advice_has_no_hints(tmp_path: Path) -> None:
    paper = Script(["hint", "quit"])
    with new_live(tmp_path, "dolce-vita", "Anna") as live:
        table = on(paper, live)
        table.game = replace(table.game, advise=None)
        table.play()
    assert paper.after("hint").startswith(paper.say("hint.failed"))
