"""The panel of an analysis: whatever room there is, what differs is not cut, and shares say what
they are."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from engine.account import Account
from engine.game import EVERYONE
from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Judged
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up
from tui.games.registry import face_for
from tui.render.face import Company, Face
from tui.render.glyphs import glyphs
from tui.session.analysis import Analysis
from tui.session.analysis_lines import (
    Panel,
    Seen,
    choice_lines,
    decision_lines,
    heading,
    panel,
    worth_head,
)
from tui.session.review import Review
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import Line, line, text_of, width

NAMES = ("Camille", "Aliénor", "Baudouin", "Clotilde")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_choice_is_cut_and_the_shares_have_a_head(tmp_path: Path, language: Language) -> None:
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game="dalmuti"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[1:8], 0.3), 1)
    say = Wording(language)
    face = face_for("dalmuti", Company(NAMES, say, glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    cells = 34
    for judged in Review(saved).costly():
        view, _ = decided(saved.journal, judged.step)
        for at, choice in enumerate(judged.choices):
            told = choice_lines(face, saved, judged, at, cells)
            assert all(width(each) <= cells for each in told)
            words = " ".join(" ".join(map(text_of, told)).split())
            for word in text_of(face.proposal(view, choice.action)).split():
                assert word in words
        for height in range(12, 30):
            lines = panel(face, saved, Seen(analysis, judged.step - 1, 0), cells, height).lines
            assert say("review.open") in "\n".join(map(text_of, lines))


PLAYERS = (*NAMES, "Dagobert", "Élise")


class Reviewed(NamedTuple):
    """A game, and one of its decisions."""

    face: Face[Any, Any]
    saved: SavedGame
    analysis: Analysis
    judged: Judged[Any]

    def panel(self, cells: int, height: int) -> Panel:
        """Return the panel at the decision, in a part of half the game."""
        seen = Seen(self.analysis, self.judged.step - 1, 0, (0, len(self.saved.journal) // 2))
        return panel(self.face, self.saved, seen, cells, height)


def reviewed(folder: Path, game: str, seats: int, cost: float = 0.3) -> Reviewed:
    """Return a game whose review names some decisions of the first seat."""
    names = PLAYERS[:seats]
    saved = load(saved_game(folder / "game.ludo", *names, game=game))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[1:8], cost), 1)
    face = face_for(game, Company(names, Wording("en"), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    return Reviewed(face, saved, analysis, [*Review(saved).judged.values()][2])


def plainly(lines: Iterable[Line]) -> list[str]:
    """Return lines with usual blanks, without those at their end."""
    return [text_of(each).replace("\N{NO-BREAK SPACE}", " ").rstrip() for each in lines]


@pytest.mark.parametrize(("game", "seats"), [("dalmuti", 6), ("dalmuti", 4), ("dolores", 3)])
@pytest.mark.parametrize("cells", [34, 60])
def test_a_panel_fills_its_room_and_its_chart_stands_at_the_end(
    tmp_path: Path, game: str, seats: int, cells: int
) -> None:
    game_ = reviewed(tmp_path, game, seats)
    charts = []
    for height in range(1, 40):
        made = game_.panel(cells, height)
        told = plainly(made.lines)
        assert len(told) <= height and all(width(each) <= cells for each in made.lines)
        shares = [row for row in told if re.search(r"■.* \d+%", row)]
        assert len(shares) == 1 and told.index(shares[0]) < 2, "the chances come first"
        if "█" in shares[0]:
            assert told[0].startswith("All cards known") and told[0].endswith(("match", "winning"))
            rows = told[1 : 1 + min(seats, 5)]
            for row, name in zip(rows, PLAYERS, strict=False):
                assert name in row and "█" in row
        if height > 2:
            assert any("knew" in row for row in told)
        if made.course is None:
            assert not any(row.startswith(" 100│") for row in told)
            continue
        charts.append(height)
        assert len(told) == height and made.across == cells - 9
        assert [row[:5] for row in told[-5:]] == [" 100│", "    │", "  50│", "    │", "   0│"]
        assert made.top == height - 5 and "in the hand" in told[made.top - 1]
    if game == "dolores":
        assert not charts, "a game without parts has no chart of them"
    else:
        assert charts == [*range(charts[0], 40)] and charts[0] == (15 if cells == 60 else 16)


def test_with_more_room_more_is_said_of_a_decision(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    shares = "■ 26%  ● 37%  ◆ 37%"
    first, second, third, fourth = [
        *("  share                        60%", "  fight                        58%"),
        *("  dodge                        50%", "▶ first say “I’ll fight” ??    30%"),
    ]
    knew, known = "What ■ Camille knew", "All cards known"
    why = ["Better: the best chance of", "winning: 60%, with your move 30%"]
    came = ["Played: if ● Aliénor fights, they", "take every card: you 0 points,", "● Aliénor +4"]
    bars = [
        f"{known} Chances of winning",
        *("■ Camille    26%  ████", "● Aliénor    37%  █████▌", "◆ Baudouin   37%  █████▌"),
    ]
    both = [
        *("The moves are judged by what", "■ Camille knew; the chances above", "know every card."),
    ]
    count = "?? 7 blunders"
    assert plainly(game.panel(34, 3).lines) == [f"{known}  {shares[:12]}", knew, first]
    assert plainly(game.panel(34, 8).lines) == [
        *(f"{known}  {shares[:12]}", knew, first, fourth, *why, *came[:2]),
    ]
    assert plainly(game.panel(34, 14).lines) == [
        *(*bars, knew, first, second, fourth, *why, *came, count),
    ]
    assert plainly(game.panel(34, 16).lines) == [
        *(*bars, "", knew, first, second, third, fourth, *why, *came, count),
    ]
    every = [*bars, "", knew, first, second, third, fourth, *why, *came]
    assert plainly(game.panel(34, 19).lines) == [*every, "", count]
    assert plainly(game.panel(34, 21).lines) == [*every, "", *both, "", count]
    assert plainly(game.panel(34, 20).lines) == [*every, "", *both, count]


def test_as_many_chances_stand_in_a_line_as_fit(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dalmuti", 6)
    every = "■ 15%  ● 17%  ◆ 17%  ▲ 17%  ★ 17%"
    assert every in plainly(game.panel(len(every), 10).lines)
    fewer = plainly(game.panel(len(every) - 1, 10).lines)
    assert every not in fewer and every[:26] in fewer


def test_a_head_says_what_is_counted_beside_it_or_below() -> None:
    company = Company(NAMES, Wording("en"), glyphs(False))
    known = line("All cards known")
    beside = plainly(heading(company, known, "chances", "dalmuti", 33))
    assert beside == ["All cards known Winning the match"]
    below = plainly(heading(company, known, "chances", "dalmuti", 32))
    assert below == ["All cards known", "Winning the match"]
    # What is usual in all games need not be said where there is no room.
    assert plainly(heading(company, known, "chances", "dolores", 34)) == [
        "All cards known Chances of winning"
    ]
    assert plainly(heading(company, known, "chances", "dolores", 33)) == ["All cards known"]


def test_only_numbers_that_do_not_tell_what_they_count_have_a_head() -> None:
    company = Company(NAMES, Wording("en"), glyphs(False))
    assert text_of(worth_head(company, "dalmuti")) == company.say("review.worth.dalmuti")
    assert worth_head(company, "dolores") == ()


@pytest.mark.parametrize(("cost", "look", "sign"), [(0.3, "loss", "??"), (0.0, "strong", "")])
def test_a_choice_looks_as_good_as_it_was(
    tmp_path: Path, cost: float, look: str, sign: str
) -> None:
    face, saved, _, judged = reviewed(tmp_path, "dolores", 3, cost)
    assert judged.taken == 3
    for at in range(4):
        [told] = choice_lines(face, saved, judged, at, 40)
        wanted = {0: "gain", judged.taken: look}.get(at, "")
        words = plainly([told])[0].split()
        assert words[0] == "▶" if at == judged.taken else "▶" not in words
        assert [each for each in words if "?" in each] == ([sign] if sign and at == 3 else [])
        # The names of cards are strong by themselves.
        assert [span.roles for span in told][-1] == wanted
        looks = {role for span in told for role in span.roles.split()} & {"gain", "loss"}
        assert looks == {wanted} & {"gain", "loss"}


def test_the_best_choice_and_the_one_taken_are_named_however_little_room_there_is(
    tmp_path: Path,
) -> None:
    face, saved, _, judged = reviewed(tmp_path, "dolores", 3)
    told = plainly(decision_lines(face, saved, judged, 20, 3))
    worths = [row[-3:] for row in told if row.startswith(("  share", "  fight", "▶"))]
    assert worths == ["60%", "30%"]
