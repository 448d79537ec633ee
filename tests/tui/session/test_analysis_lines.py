"""The panel of an analysis: whatever room there is, what differs is not cut, and shares say what
they are."""

import re
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from msgspec.structs import replace

from engine.account import Account
from engine.dolores import DOLORES
from engine.dolores.actions import Commit, Pick
from engine.dolores.cards import ESQUIVE, PARTAGE
from engine.game import EVERYONE, Setup
from engine.registry import game_named
from engine.review import decided
from saves.reading import SavedGame, load
from saves.reviews import Judged, Weighed
from tests.engine.dolores.positions import sharing, show, table
from tests.tui.cli.running import saved_game
from tests.tui.mistakes import made_up
from tui.games.dolores.seating import in_reading_order
from tui.games.registry import face_for
from tui.render.face import Company, Face
from tui.render.glyphs import glyphs
from tui.render.topics import REVIEW
from tui.session import analysis_lines
from tui.session.analysis import Analysis
from tui.session.analysis_lines import (
    Panel,
    Seen,
    aside,
    counted,
    panel,
    progress_lines,
)
from tui.session.breaking_off import broken_off
from tui.session.decision_lines import (
    choice_lines,
    choices_lines,
    decision_lines,
    heading,
    worth_head,
)
from tui.session.review import Review
from tui.session.why_lines import MANY, why_lines
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import Line, Span, line, text_of, width

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
        for height in range(15, 30):
            lines = panel(face, saved, Seen(analysis, judged.step - 1, 0), cells, height).lines
            assert say("review.chances.dalmuti") in "\n".join(map(text_of, lines))


def test_a_cost_is_the_difference_of_the_figures_in_the_list() -> None:
    """A cost that would be rounded up to a worse grade has a decimal instead."""
    face = face_for("dolce-vita", Company(NAMES, Wording("en"), glyphs(False)))
    for best, cost, told in ((0.604, 0.259, "−26"), (0.346, 0.097, "−9.7"), (0.344, 0.104, "−10")):
        assert face.loss(face.told(cost), 0.02) == f"{told} ±2 percentage points"
        first, taken = (
            int(face.promise(None, each)[:-1]) for each in (best, face.below(best, cost))
        )
        assert first - taken == round(100 * cost)
    places = face_for("dalmuti", Company(NAMES, Wording("en"), glyphs(False)))
    game = game_named("dalmuti")
    view = game.view(game.start(Setup(len(NAMES), game.options())), 0)
    for best in (0.58, 0.6, 0.62):
        assert places.loss(places.told(0.16), 0.0).startswith("loses 0.5 ")
        better, worse = (places.promise(view, each) for each in (best, places.below(best, 0.16)))
        assert float(worse) - float(better) == pytest.approx(0.5)


def test_what_cost_more_is_never_said_to_have_cost_less() -> None:
    for game in ("dolce-vita", "dolores", "dalmuti"):
        face = face_for(game, Company(NAMES, Wording("en"), glyphs(False)))
        told = [face.told(cost / 1000) for cost in range(50, 900)]
        assert told == sorted(told)


@pytest.mark.parametrize(
    ("game", "now"), [("dolce-vita", "Quick estimate"), ("dolores", "With cards face up")]
)
def test_where_a_decision_is_judged_its_worths_stand_above_a_line_of_the_others_or_alone(
    tmp_path: Path, game: str, now: str
) -> None:
    """The worths stand alone in Dolce Vita, where nothing is hidden and a rougher figure would
    contradict them."""
    each = reviewed(tmp_path, game, 3)
    later = next(n for n in range(each.judged.step, 999) if each.analysis.decision(n) is None)
    for number, judged in ((each.judged.step - 1, True), (later, False)):
        seen = Seen(each.analysis, number, 0)
        lines = plainly(panel(each.face, each.saved, seen, 60, 30).lines)
        known = [n for n, told in enumerate(lines) if "saw it" in told]
        chances = [n for n, told in enumerate(lines) if now in told]
        assert bool(known) == judged
        assert bool(chances) != (judged and game == "dolce-vita")
        if known and chances:
            assert known < chances and "%" in lines[chances[0]]


def listed(lines: list[Line]) -> dict[int, Line]:
    """Return the costliest moves in the lines of a panel by number, each as one line."""
    rows = dict[int, Line]()
    for each in lines:
        if each and isinstance(each[0].target, tuple):
            number = each[0].target[1]
            rows[number] = line(*rows.get(number, ()), *each)
    return rows


@pytest.mark.parametrize("game", ["dolce-vita", "dolores", "dalmuti"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_is_decided_the_costliest_moves_stand_and_lead_there(
    game: str, language: Language, tmp_path: Path
) -> None:
    """As many moves as have room are listed, each with the better one, the costliest first and its
    cost bold. Beside a decision none is listed."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES, game=game))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    costs = dict(zip(own[1:6], (0.07, 0.3, 0.12, 0.4, 0.05), strict=True))
    made_up(saved, costs, 1)
    say = Wording(language)
    face = face_for(game, Company(NAMES, say, glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    order = [step - 1 for step in sorted(costs, key=lambda step: -costs[step])]
    last = len(saved.journal)
    for cells, height, some in ((34, 40, 5), (78, 40, 5), (78, 9, 1)):
        lines = panel(face, saved, Seen(analysis, last, 0), cells, height).lines
        rows = listed(lines)
        assert [*rows] == order[: len(rows)] and some <= len(rows)
        assert all(width(each) <= cells for each in lines)
        [dear] = (
            at for at, row in rows.items() if any(span.roles == "loss strong" for span in row)
        )
        assert dear == order[0]
        for at, row in rows.items():
            judged = analysis.mistake(at)
            assert judged is not None
            view, _ = decided(saved.journal, judged.step)
            best = judged.best
            assert any(
                text_of(words(view, best)) in text_of(row)
                for words in (face.proposal, face.briefly)
            )
    for height in (15, 18, 21):  # where the chart of a part would take their room
        lines = panel(face, saved, Seen(analysis, last, 0, (0, last)), 40, height).lines
        assert listed(lines)
    beside = panel(face, saved, Seen(analysis, order[0], 0), 78, 40).lines
    assert not listed(beside)


@pytest.mark.parametrize(("players", "alone"), [(6, 6), (7, 5), (12, 5)])
def test_the_chances_of_all_are_told_of_many_together(
    players: int, alone: int, tmp_path: Path
) -> None:
    names = [f"P{n}" for n in range(players)]
    saved = load(saved_game(tmp_path / "game.ludo", *names, game="dalmuti"))
    made_up(saved, {}, 1)
    face = face_for("dalmuti", Company(tuple(names), Wording("en"), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    told = plainly(panel(face, saved, Seen(analysis, 0, 0), 40, 30).lines)
    shares = [int(share) for each in told for share in re.findall(r"(\d+)%", each)]
    assert len(shares) == alone + (players > alone) and 97 <= sum(shares) <= 103
    assert any(f"{players - alone} others" in each for each in told) == (players > alone)


def test_every_gesture_stands_in_the_list_of_a_low_screen(tmp_path: Path) -> None:
    """Fourteen lines have room for every choice that was judged."""
    saved = load(saved_game(tmp_path / "game.ludo", *NAMES[:3], game="dolores"))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if isinstance(each, Commit)]
    made_up(saved, {own[2]: 0.3}, 10)
    (judged,) = Review(saved).costly()
    face = face_for("dolores", Company(NAMES[:3], Wording("en"), glyphs(False)))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    seen = Seen(analysis, judged.step - 1, judged.seat)
    lines = panel(face, saved, seen, 60, 14).lines
    told = "\n".join(map(text_of, lines))
    view, _ = decided(saved.journal, judged.step)
    for choice in judged.choices:
        assert text_of(face.proposal(view, choice.action)) in told


def test_two_cards_of_a_name_are_told_apart() -> None:
    state = show(sharing(table(2), (11, 11, 11, 32)), ESQUIVE, PARTAGE)
    view = DOLORES.view(state, 0)
    face = face_for("dolores", Company(NAMES[:2], Wording("en"), glyphs(False)))
    picks = [each for each in DOLORES.legal(view) if isinstance(each, Pick)]
    names = [text_of(face.proposal(view, each)) for each in picks]
    assert len({*names}) == len(names) > 1
    keys = [in_reading_order(view).index(each.slot) + 1 for each in picks]
    alike = [(n, name) for n, name in zip(keys, names, strict=True) if "(" in name]
    assert len(alike) > 1 and all(f"(card {n}, on " in name for n, name in alike)


PLAYERS = (*NAMES, "Dagobert", "Élise")


class Reviewed(NamedTuple):
    """A game with its review, and one of its decisions."""

    face: Face[Any, Any]
    saved: SavedGame
    analysis: Analysis
    judged: Judged[Any]

    def panel(self, cells: int, height: int) -> Panel:
        """Return the panel at the decision, with the first half of the game as the part."""
        seen = Seen(self.analysis, self.judged.step - 1, 0, (0, len(self.saved.journal) // 2))
        return panel(self.face, self.saved, seen, cells, height)


def reviewed(folder: Path, game: str, seats: int, cost: float = 0.3) -> Reviewed:
    """Return a game whose review has seven decisions of the first seat, all with the same cost, and
    the third of them."""
    names = PLAYERS[:seats]
    saved = load(saved_game(folder / "game.ludo", *names, game=game))
    own = [n for n, each in enumerate(saved.journal.actions, 1) if each.seat == 0]
    made_up(saved, dict.fromkeys(own[1:8], cost), 1)
    face = face_for(game, Company(names, Wording("en"), glyphs(False), reader=0))
    analysis = Analysis(Review(saved), Account(saved.journal, EVERYONE))
    return Reviewed(face, saved, analysis, [*Review(saved).judged.values()][2])


def plainly(lines: Iterable[Line]) -> list[str]:
    """Return lines as texts with ordinary blanks, and without blanks at their end."""
    return [text_of(each).replace("\N{NO-BREAK SPACE}", " ").rstrip() for each in lines]


@pytest.mark.parametrize(("game", "seats"), [("dalmuti", 6), ("dalmuti", 4), ("dolores", 3)])
@pytest.mark.parametrize("cells", [34, 60])
def test_a_panel_fills_its_room_and_its_chart_stands_at_the_end(
    tmp_path: Path, game: str, seats: int, cells: int
) -> None:
    game_ = reviewed(tmp_path, game, seats)
    charts, opens = [], 0
    for height in range(1, 40):
        made = game_.panel(cells, height)
        told = plainly(made.lines)
        assert len(told) <= height and all(width(each) <= cells for each in made.lines)
        assert "saw it" in told[0], "what is judged comes first"
        counts = "Winning the match" if game == "dalmuti" else "With cards face up"
        opened = [row for row in told if counts in row]
        assert all("■" in row and "%" in row for row in opened)
        assert len(opened) >= opens, "what had room has it in a larger panel, too"
        opens = len(opened)
        if made.course is None:
            assert not any(row.startswith(" 100│") for row in told)
            continue
        charts.append(height)
        assert len(told) == height and made.across == cells - 9
        assert [row[:5] for row in told[-5:]] == [" 100│", "    │", "  50│", "    │", "   0│"]
        assert made.top == height - 5 and "in the hand" in told[made.top - 1]
    assert opens == 1
    if game == "dolores":
        assert not charts, "a game without parts has no chart of them"
    else:
        assert charts == [*range(charts[0], 40)] and charts[0] <= 17


def test_the_chart_of_a_part_stays_at_a_decision_while_the_review_grows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once the chart gave way to the line on how far the review was."""
    game = reviewed(tmp_path, "dalmuti", 6)
    drawn = [game.panel(34, height).course is not None for height in range(1, 40)]
    monkeypatch.setattr(analysis_lines, "progress_lines", lambda *_: [line("on its way")] * 4)
    growing = [game.panel(34, height) for height in range(1, 40)]
    assert [each.course is not None for each in growing] == drawn
    assert "on its way" in plainly(growing[-1].lines)


@pytest.mark.parametrize(("points", "drawn"), [(1, False), (2, True)])
def test_a_part_has_a_chart_from_its_second_point_on(
    tmp_path: Path, points: int, drawn: bool
) -> None:
    game = reviewed(tmp_path, "dalmuti", 4)
    seen = Seen(game.analysis, game.judged.step - 1, 0, (0, points - 1))
    assert (panel(game.face, game.saved, seen, 60, 40).course is not None) is drawn


def test_with_more_room_more_is_said_of_a_decision(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    knew = "As ■ Camille saw it"
    first, second, third, fourth = [
        *("  share                        60%", "  fight                        58%"),
        *("  dodge                        50%", "▶ first say “I’ll fight” ??    30%"),
    ]
    why = ["Better: 60% chance of winning; the", "move played: 30%"]
    came = [
        "Move played: if ● Aliénor fights,",
        "● Aliénor takes every card: you 0",
        "points, ● Aliénor +4",
    ]
    opened, count = "With cards face up  ■ 26%  ● 37%", "All players  ?? 7 blunders"
    every = [knew, first, second, third, fourth, *why, *came]
    assert plainly(game.panel(34, 3).lines) == [knew, first, fourth]
    assert plainly(game.panel(34, 8).lines) == [knew, first, fourth, *why, *came]
    more = "  2 others: 50% to 58%"
    assert plainly(game.panel(34, 9).lines) == [knew, first, fourth, more, *why, *came]
    assert plainly(game.panel(34, 10).lines) == [knew, first, fourth, more, *why, *came, opened]
    assert plainly(game.panel(34, 12).lines) == [*every, opened, count]
    assert plainly(game.panel(34, 13).lines) == [*every, "", opened, count]
    stands = ["Standing: you are 3 points behind", "◆ Baudouin, with 55 cards in the", "deck"]
    assert plainly(game.panel(34, 14).lines) == [*every, *stands, opened], "not the count"
    assert plainly(game.panel(34, 20).lines) == [*every, *stands, "", opened, "", count]


def test_a_reason_without_room_ends_with_a_whole_clause_where_it_has_one(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    *_, why = plainly(game.panel(34, 4).lines)
    assert why == "Better: 60% chance of winning …"
    *_, came = plainly(game.panel(34, 7).lines)
    assert came == "● Aliénor takes every card: you …", "the only clause"


@pytest.mark.parametrize(("margin", "told"), [(0.01, ""), (0.03, "fight"), (0.12, "")])
def test_another_choice_within_the_margin_is_said_to_be_about_as_good(
    margin: float, told: str, tmp_path: Path
) -> None:
    """“About as good” is said of a single choice, never of two, and never where there is much to
    choose from."""
    game = reviewed(tmp_path, "dolores", 3)
    judged = replace(game.judged, margin=margin)
    said = " ".join(plainly(why_lines(game.face, game.saved, judged, 60)))
    assert (f"30%; about as good: {told}" in said) == bool(told)
    assert said.count("about as good") == bool(told)
    many = replace(judged, choices=(*judged.choices, Weighed(judged.best, 0.1)))
    assert "about as good" not in " ".join(plainly(why_lines(game.face, game.saved, many, 60)))


@pytest.mark.parametrize(("alike", "told"), [(MANY - 1, False), (MANY, True)])
def test_where_many_choices_are_as_good_it_is_told_that_the_one_taken_was_bad(
    alike: int, told: bool, tmp_path: Path
) -> None:
    """Eleven placements were as good as the one that was praised, and it seemed to matter."""
    game = reviewed(tmp_path, "dolce-vita", 3)
    best, *_, taken = game.judged.choices
    choices = (best, *(replace(best, worth=best.worth - 0.001),) * alike, taken)
    judged = replace(game.judged, choices=choices, taken=alike + 1)
    said = " ".join(plainly(why_lines(game.face, game.saved, judged, 60)))
    assert (f"{alike} other moves are about as good: what matters is" in said) == told


def test_of_choices_without_a_line_it_is_told_how_many_are_as_good_as_the_best(
    tmp_path: Path,
) -> None:
    game = reviewed(tmp_path, "dolce-vita", 3)
    best, second, third, taken = game.judged.choices
    alike = replace(second, worth=best.worth - 0.001), replace(third, worth=best.worth - 0.002)
    judged = replace(game.judged, choices=(best, *alike, taken))
    rows, more = choices_lines(game.face, game.saved, judged, 40, 3)
    told = " ".join(map(str.strip, plainly(more)))
    assert len(rows) == 3 and re.match(r"\d+ others \(1 as good as the best\): at most 60%", told)


def test_what_was_hardly_tried_has_no_figure(tmp_path: Path) -> None:
    """Once “25 others: at most 1%” was said where several were as good as the best."""
    game = reviewed(tmp_path, "dolce-vita", 3)
    best, *others, taken = game.judged.choices
    untried = [replace(each, tried=False, worth=0.01) for each in others]
    judged = replace(game.judged, choices=(best, *untried, taken))
    rows, more = choices_lines(game.face, game.saved, judged, 40, 9)
    assert len(rows) == 2 and re.fullmatch(r"  \d+ others that looked worse", plainly(more)[0])
    assert "%" not in plainly(more)[0]


@pytest.mark.parametrize(
    ("margin", "worths", "named"),
    [(0.03, (0.58, 0.5), 1), (0.01, (0.58, 0.5), 0), (0.03, (0.58, 0.58), 1)],
)
def test_the_second_best_is_named_where_it_may_be_as_good(
    margin: float, worths: tuple[float, float], named: int, tmp_path: Path
) -> None:
    """Otherwise “40 others: at most 58%” stands beside 60%, and nobody can tell which choice that
    is."""
    found = reviewed(tmp_path, "dolce-vita", 4)
    best, second, third, taken = found.judged.choices
    one, two = replace(second, worth=worths[0]), replace(third, worth=worths[1])
    choices = best, one, two, taken
    judged = replace(found.judged, choices=choices, margin=margin)
    rows, more = choices_lines(found.face, found.saved, judged, 60, 0)
    assert len(rows) == 2 + named and more
    view, _ = decided(found.saved.journal, judged.step)
    assert (found.face.promise(view, worths[0]) in plainly(rows)[1]) == bool(named)


def test_the_only_other_choice_is_named_in_place_of_how_many_there_are(tmp_path: Path) -> None:
    """The number of others would take as many lines as the choice itself."""
    game = reviewed(tmp_path, "dolores", 3)
    best, *_, taken = game.judged.choices
    third = replace(game.judged.choices[2], worth=0.4)
    judged = replace(game.judged, choices=(best, game.judged.choices[1], third, taken), margin=0.03)
    rows, more = choices_lines(game.face, game.saved, judged, 40, 3)
    assert len(rows) == 4 and not more and "40%" in plainly(rows)[2]


def test_what_is_said_of_a_decision_is_whole_while_the_review_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Review, "whole", property(lambda _: False))
    game = reviewed(tmp_path, "dolores", 3)
    why = decision_lines(game.face, game.saved, game.judged, 34, 8)[-5:]
    for height in range(8, 20):
        told = plainly(game.panel(34, height).lines)
        assert "\n".join(plainly(why)) in "\n".join(told)


def test_a_bar_of_ten_signs_grows_with_the_review(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    review, company = Review(None), game.face.company
    analysis = Analysis(review, game.analysis.account)
    for review.done, full in ((0.0, 0), (0.39, 3), (0.99, 9)):
        bar = company.glyphs.bar * full + company.glyphs.dot * (10 - full)
        assert bar in plainly(progress_lines(company, analysis, 60))


def test_as_many_chances_stand_in_a_line_as_fit(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dalmuti", 6)
    every = "With cards face up · Winning the match  ■ 15%  ● 17%  ◆ 17%  ▲ 17%  ★ 17%  ▼ 17%"
    assert every in plainly(game.panel(len(every), 10).lines)
    fewer = plainly(game.panel(len(every) - 1, 10).lines)
    told = [each for each in fewer if each.startswith(every[:-14])]
    assert [each.removeprefix(every[:-14]).strip() for each in told] in (
        ["2 more: 33%"],
        ["2 more: 34%"],
    )
    few = aside(game.face.company, "dolores", (0.15, 0.17), (0, 1), 27)
    assert plainly(few) == ["With cards face up  ■ 15%"]


def test_chances_of_a_match_beside_places_in_a_hand_are_named_however_little_room_there_is(
    tmp_path: Path,
) -> None:
    game = reviewed(tmp_path, "dalmuti", 6)
    for cells in (25, 36, 60):
        told = plainly(game.panel(cells, 16).lines)
        (at,) = [n for n, each in enumerate(told) if "Winning the match" in each]
        assert "■ 15%" in told[at]
        assert any("With cards face up" in each for each in told[at - 1 : at + 1])


def test_a_head_says_what_is_counted_beside_it_or_below() -> None:
    company = Company(NAMES, Wording("en"), glyphs(False))
    known = line("All cards known")
    beside = plainly(heading(company, known, "chances", "dalmuti", 33))
    assert beside == ["All cards known Winning the match"]
    below = plainly(heading(company, known, "chances", "dalmuti", 32))
    assert below == ["All cards known", "Winning the match"]
    # Chances of winning need not be named where room is short, because most games count them.
    assert plainly(heading(company, known, "chances", "dolores", 34)) == [
        "All cards known Chances of winning"
    ]
    assert plainly(heading(company, known, "chances", "dolores", 33)) == ["All cards known"]


def test_which_place_is_best_is_said_where_there_is_room() -> None:
    company = Company(NAMES, Wording("en"), glyphs(False))
    known = line("What you knew")
    assert plainly(heading(company, known, "worth", "dalmuti", 53)) == [
        "What you knew  average place in this hand (1 is best)"
    ]
    assert plainly(heading(company, known, "worth", "dalmuti", 35)) == [
        "What you knew    place in this hand"
    ]


def test_only_numbers_that_do_not_tell_what_they_count_have_a_head() -> None:
    company = Company(NAMES, Wording("en"), glyphs(False))
    assert text_of(worth_head(company, "dalmuti")) == company.say("review.worth.dalmuti")
    assert worth_head(company, "dolores") == ()


def test_mistakes_are_counted_in_words_wherever_those_fit(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    words = counted(game.face.company, game.analysis, 100)
    assert plainly(words) == ["All players  ?? 7 blunders"]
    fits = width(words[0])
    assert counted(game.face.company, game.analysis, fits) == words
    assert plainly(counted(game.face.company, game.analysis, fits - 1)) == [
        "Costly moves · All  ?? 7"
    ]


def test_it_is_said_whose_mistakes_are_counted(tmp_path: Path) -> None:
    game = reviewed(tmp_path, "dolores", 3)
    own = Analysis(Review(game.saved), Account(game.saved.journal, 0))
    company = game.face.company
    assert plainly(counted(company, own, 100)) == ["■ Camille  ?? 7 blunders"]
    assert plainly(counted(company, own, 20)) == ["■ Camille  ?? 7"]
    assert plainly(counted(company, own, 14)) == ["■  ?? 7"]
    steps = [judged.step for judged in game.analysis.review.judged.values()]
    made_up(game.saved, dict(zip(steps, (0.3, 0.12, 0.06), strict=False)), 10)
    graded = Analysis(Review(game.saved), Account(game.saved.journal, 0))
    assert plainly(counted(company, graded, 48)) == ["Costly moves · ■ Camille  ?? 1  ? 1  ?! 1"]
    assert plainly(counted(company, graded, 36)) == ["Costly moves · ■  ?? 1  ? 1  ?! 1"]


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
        # Compare the last part alone, because the names of cards are strong by themselves.
        assert [span.roles for span in told][-1] == wanted
        looks = {role for span in told for role in span.roles.split()} & {"gain", "loss"}
        assert looks == {wanted} & {"gain", "loss"}


def test_the_best_choice_and_the_one_taken_are_named_however_little_room_there_is(
    tmp_path: Path,
) -> None:
    face, saved, _, judged = reviewed(tmp_path, "dolores", 3)
    told = plainly(decision_lines(face, saved, judged, 20, 3))
    worths = [row[-3:] for row in told if row.endswith("%") and row.startswith(("  share", "▶"))]
    assert worths == ["60%", "30%"]


@pytest.mark.parametrize(
    ("words", "kept"),
    [
        (["you exchange the boat for the house; that", "costs you 100,000"], "the house …"),
        (["you exchange the boat (probably first", "won in column C) and"], "column C) …"),
        (["you exchange the boat (probably first", "won in column"], "the boat …"),
        (["you exchange the boat for the house", "in column C, which"], "which …"),
        (["you win; the others", "then have to pay", "as much as you", "did before"], "before …"),
    ],
)
def test_a_reason_is_broken_off_at_a_clause_or_before_an_open_bracket(
    words: list[str], kept: str
) -> None:
    """What was given back stood in a bracket that never closed."""
    rows = [line(Span(each, topic=(f"{REVIEW}why",))) for each in words]
    told = broken_off(rows, 20, Span(" …"))
    assert text_of(told[-1]).endswith(kept)
