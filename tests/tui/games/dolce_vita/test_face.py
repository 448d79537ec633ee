"""Dolce Vita in lines of text: the place of everything, in every size and language."""

import re
from textwrap import wrap

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from engine.account import Account
from engine.chance import dice
from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, DolceVitaAction, Place
from engine.dolce_vita.award import forecast
from engine.dolce_vita.cards import COLUMNS, MONEY, Column, cards_in, category, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.state import State
from engine.dolce_vita.views import DolceVitaView
from engine.game import DEALER, EVERYONE, Setup
from engine.journal import Journal
from tui.games.dolce_vita.awarding import awarding_of
from tui.games.dolce_vita.chronicle import tell
from tui.games.dolce_vita.face import DolceVitaFace
from tui.games.dolce_vita.grid import bid
from tui.games.dolce_vita.hand import Placement
from tui.games.dolce_vita.line_mode import DolceVitaLineMode
from tui.games.dolce_vita.standings import leaders
from tui.games.dolce_vita.topics import facts
from tui.render.face import Company, Moment, glyphs
from tui.render.topics import REVIEW, explained
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import plain, text_of, width

NAMES = ("Anna", "Bruno", "Chiara", "Dario", "Élise")
SHORT = Placement(card=1, column=Column(2))


def face(language: Language = "en", seats: int = 3, ascii_only: bool = False) -> DolceVitaFace:
    return DolceVitaFace(Company(NAMES[:seats], Wording(language), glyphs(ascii_only)))


def journey(seats: int, seed: str, steps: int) -> Journal[State, DolceVitaView, DolceVitaAction]:
    journal: Journal[State, DolceVitaView, DolceVitaAction] = Journal(
        DOLCE_VITA, Setup(seats, DOLCE_VITA.options())
    )
    for step in range(steps):
        acting = DOLCE_VITA.to_act(journal.state)
        if not acting:
            break
        rng = dice(seed, step, acting[0])
        if acting[0] == DEALER:
            journal.append(DOLCE_VITA.deal(journal.state, rng))
        else:
            view = DOLCE_VITA.view(journal.state, acting[0])
            journal.append(DOLCE_VITA.bots["random"](view, rng, bool))
    return journal


def moment(journal: Journal[State, DolceVitaView, DolceVitaAction], seat: int) -> Moment:
    view = DOLCE_VITA.view(journal.state, seat)
    if not len(journal):
        return Moment(view)
    return Moment(view, DOLCE_VITA.view(journal.states[-2], seat), journal.actions[-1])


@given(
    seats=st.integers(3, 5),
    seed=st.text(max_size=4),
    steps=st.integers(0, 170),
    seat=st.integers(-1, 2),
    cells=st.integers(63, 200),
    rows=st.integers(17, 60),
    card=st.none() | st.integers(1, 6),
    column=st.none() | st.integers(0, 6),
    language=st.sampled_from(LANGUAGES),
    ascii_only=st.booleans(),
)
def test_the_table_fills_its_width_and_keeps_to_its_height(
    seats: int,
    seed: str,
    steps: int,
    seat: int,
    cells: int,
    rows: int,
    card: int | None,
    column: Column | None,
    language: Language,
    ascii_only: bool,
) -> None:
    drawn = face(language, seats, ascii_only)
    shown = moment(journey(seats, seed, steps), EVERYONE if seat < 0 else seat)
    cells = max(cells, 70)
    lines = drawn.table(shown, cells, rows, Placement(card, column))
    assert {width(each) for each in lines} == {cells}
    assert len(lines) <= max(rows, 1 + 9 + seats + 2)
    for each in (36, 38, 60, 80):
        assert all(width(line) <= each for line in drawn.standings(shown, each))
    if ascii_only:
        signs = "".join(text_of(each) for each in lines)
        assert not re.search(r"[■-◿─-╿⚑★✦⌂♞☼]", signs)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_smallest_terminal_has_room_for_everything(seats: int) -> None:
    drawn, shown = face("fr", seats), moment(journey(seats, "x", 12), 0)
    table = drawn.table(shown, 80, 24, SHORT)
    rows = drawn.standings(shown, 80)
    bars = 2
    least = drawn.table(shown, 80, 24 - bars - len(rows), SHORT)
    assert len(least) + len(rows) + bars <= 24
    assert len(table) <= 24


@pytest.mark.parametrize(("cells", "seats"), [(79, 4), (80, 3), (80, 5), (36, 3), (48, 5)])
def test_the_greatest_fortune_has_its_sign_at_every_width(cells: int, seats: int) -> None:
    shown = moment(journey(seats, "x", 40), 0)
    view: DolceVitaView = shown.view
    (first,) = leaders(view)
    total = fortune(view.goods[first], view.money[first])
    text = plain(face("en", seats).standings(shown, cells))
    assert re.findall(r"⚑ *(\d+)", text) == [str(total)], text
    assert text.index("⚑") > text.index(NAMES[first])
    assert "⚑" not in plain(face().standings(moment(journey(3, "x", 1), 0), cells)), "no fortune"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_at_100_columns_no_name_of_an_object_is_cut(language: Language, seats: int) -> None:
    company = Company(("Maximilienne", *NAMES[1:seats]), Wording(language), glyphs(False))
    shown = moment(journey(seats, "x", 1), 0)
    lesson = [24] if seats == 3 else []
    for rows in (28, *lesson):
        table = plain(DolceVitaFace(company).table(shown, 72, rows, SHORT))
        for kind in {category(obj) for column in shown.view.columns for obj in column}:
            assert company.say(f"dv.name.{kind}") in table


def after(*placed: tuple[int, int, int]) -> DolceVitaView:
    """Return the view of the next player in the first round of a game of three, after these
    placements: (seat, card, column)."""
    journal = journey(3, "x", 1)
    for seat, card, column in placed:
        journal.append(Place(seat, card, Column(column)))
    return DOLCE_VITA.view(journal.state, journal.state.turn)


def test_who_would_take_which_object_is_marked_on_it() -> None:
    view = after((0, 3, 0), (1, 5, 0), (2, 1, 4))
    lines = [text_of(each) for each in face().table(Moment(view), 80, 20)]
    bottom = next(n for n, each in enumerate(lines) if "───" in each) - 1
    assert [take.seat for take in forecast(view)[0].takes] == [1, 0]
    first, second = (lines[row][10:20] for row in (bottom, bottom - 1))
    assert "●" in first and "■" in second
    assert "◆" in lines[bottom][50:60]


def test_ties_are_struck_out_in_words_of_their_own() -> None:
    view = after((0, 3, 2), (1, 3, 2))
    lines = face().table(Moment(view), 80, 24)
    struck = [span for each in lines for span in each if "struck" in span.roles]
    assert [span.text for span in struck] == ["~3~", "~3~"]


def test_a_forced_exchange_that_loses_is_marked_before_it_is_made() -> None:
    for seed in map(str, range(200)):
        journal = journey(3, seed, 30)
        view = DOLCE_VITA.view(journal.state, journal.state.turn)
        if view.seat == DEALER:
            continue
        for card in cards_in(view.hands[view.seat]):
            for column in range(COLUMNS):
                lines = face().table(Moment(view), 80, 24, Placement(card, Column(column)))
                said = plain(lines[-1:])
                if "−" in said:
                    losing = [s for each in lines for s in each if "losing" in s.roles]
                    assert any(span.text.endswith("−") for span in losing)
                    assert any("loss" in span.roles for span in lines[-1])
                    return
    raise AssertionError("no such placement in two hundred games")


@pytest.mark.parametrize("cells", [80, 110, 200])
def test_who_gave_an_object_back_does_not_seem_to_take_it_next(cells: int) -> None:
    for seed in map(str, range(200)):
        journal = journey(3, seed, 45)
        said = moment(journal, 0)
        award = awarding_of(said)
        if award is None or award.column != said.view.awarded - 1:
            continue
        for take in (
            each for each in award.takes if each.returned in said.view.columns[award.column]
        ):
            lines = face().table(said, cells, 60)
            marks = [s.text for each in lines for s in each if s.topic == ("mark",)]
            shape = glyphs(ascii_only=False).seats[take.seat]
            assert any(mark.strip().startswith("←") and shape in mark for mark in marks), marks
            return
    raise AssertionError("nothing was given back in two hundred games")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [79, 80])
def test_the_cards_in_hand_stand_whole_beside_two_players(language: Language, cells: int) -> None:
    rows = face(language, 4).standings(moment(journey(4, "x", 1), 0), cells)
    assert text_of(rows[0]).split().count(Wording(language)("dv.hand")) == 2
    assert [text_of(row).count("123456") for row in rows] == [0, 2, 2]


@pytest.mark.parametrize(
    ("language", "words"),
    [
        (
            "en",
            ["Round 1 · ■ Anna starts", "● Bruno places 5 under B", "Column B", "● Bruno takes"],
        ),
        (
            "fr",
            ["Tour 1 · ■ Anna commence", "● Bruno place le 5 en B", "Colonne B", "● Bruno prend"],
        ),
    ],
)
def test_the_log_tells_every_move_by_name(language: Language, words: list[str]) -> None:
    journal = journey(3, "x", 1)
    for turn in range(5):
        for seat in range(3):
            column = 1 if seat == 1 else 3 + seat
            journal.append(Place(seat, 5 - turn if seat == 1 else 1 + turn, Column(column)))
    journal.append(Award(Column(0)))
    journal.append(Award(Column(1)))
    told = []
    for step, action in enumerate(journal.actions):
        views = (DOLCE_VITA.view(journal.states[n], EVERYONE) for n in (step, step + 1))
        before, then = views
        told += face(language).tell(before, action, then)
    text = plain(told).replace("\N{NO-BREAK SPACE}", " ")
    for each in words:
        assert each in text


def test_amounts_are_written_as_each_language_writes_them() -> None:
    assert face("en").score(15) == "1,500,000"
    assert face("fr").score(15) == "1 500 000".replace(" ", "\N{NO-BREAK SPACE}")


@pytest.mark.parametrize(("cells", "text"), [(20, "■ 5+3+2+1=11"), (11, "■ =11"), (4, "11")])
def test_digits_side_by_side_do_not_read_as_one_number(cells: int, text: str) -> None:
    assert bid(face().company, 0, 0b010111, cells, struck=False) == text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("cells", [34, 80])
def test_sums_and_cards_in_hand_have_headings(language: Language, cells: int) -> None:
    say = Wording(language)
    head = text_of(face(language).standings(moment(journey(3, "a", 6), 0), cells)[0])
    assert say("dv.sum") in head and say("dv.hand") in head


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_100_columns_all_of_an_award_is_said_of_players_of_twelve_letters(
    language: Language,
) -> None:
    names = ("Maximilienne", "Bartholomäus", "Konstantinos")
    drawn = DolceVitaFace(Company(names, Wording(language), glyphs(False)))
    account = Account(journey(3, "b", 100), 0)
    moments = (account.moment(number) for number in range(1, account.last + 1))
    for each in moments:
        if isinstance(each.action, Award):
            for frame in drawn.scene(each):
                table = drawn.table(frame.moment, 72, 28, None, frame.said)
                assert "…" not in plain(table), text_of(frame.said)


@pytest.mark.parametrize(
    ("language", "mark"), [("en", "; "), ("fr", "\N{NO-BREAK SPACE}; "), ("de", "; ")]
)
def test_a_column_of_ties_alone_is_told_as_each_language_writes_it(
    language: Language, mark: str
) -> None:
    say, drawn, account = Wording(language), face(language), Account(journey(3, "b", 100), 0)
    moments = (account.moment(number) for number in range(1, account.last + 1))
    said = [text_of(frame.said) for each in moments for frame in drawn.scene(each)]
    assert any(each.endswith(mark + say("dv.tell.stays")) for each in said)


def test_who_ties_with_whom_is_told_where_several_tie() -> None:
    """DV9: each tie is told by itself, because one list would hide who is level with whom."""
    view = DOLCE_VITA.view(journey(4, "c", 40).states[1], EVERYONE)
    view = replace(view, bids=((1 << 4, 1 << 2, 1 << 4, 1 << 2), *view.bids[1:]))
    drawn = face("en", 4)
    told = [text_of(each) for each in tell(drawn.company, view, Award(Column(0)), view)]
    ties = [[*map(text_of, map(drawn.company.who, pair))] for pair in ((0, 2), (1, 3))]
    for names, n, said in zip(ties, (5, 3), told[1:3], strict=True):
        assert said.strip() == f"{names[0]} and {names[1]} tie at {n} and cancel out"
    assert told[3].strip() == "the column stays as it is" and len(told) == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_placement_brings_is_said_whole_in_the_line_that_there_is(
    language: Language,
) -> None:
    drawn = face(language)
    for state in journey(3, "c", 80).states:
        if state.turn == DEALER or state.turn not in DOLCE_VITA.to_act(state):
            continue
        view = DOLCE_VITA.view(state, state.turn)
        for each in list(DOLCE_VITA.legal(view))[::4]:
            assert isinstance(each, Place)
            choice = Placement(each.card, each.column)
            for cells, rows in ((72, 28), (80, 20)):
                assert "…" not in plain(drawn.table(Moment(view), cells, rows, choice))


@pytest.mark.parametrize("language", LANGUAGES)
def test_chances_in_a_review_are_no_matter_of_hidden_cards(language: Language) -> None:
    """Everything lies open in this game."""
    say, shown = Wording(language), Moment(DOLCE_VITA.view(journey(3, "open", 4).state, EVERYONE))
    card = explained(face(language), shown, (f"{REVIEW}open",))
    assert text_of(card.title) != say("what.review.open")
    assert text_of(card.words) != say("what.review.open.is")


@pytest.mark.parametrize("language", LANGUAGES)
def test_line_by_line_a_name_and_its_number_stay_on_one_line(language: Language) -> None:
    company = face(language).company
    goods = [company.say(f"dv.name.{kind}") for kind in range(1, 9)]
    parted = re.compile(rf"\b(?:{'|'.join((*NAMES, *goods))})\n *\d")
    for steps in range(5, 60, 7):
        view = DOLCE_VITA.view(journey(3, "parted", steps).state, 0)
        told = [text_of(each) for each in DolceVitaLineMode(company).position(view)]
        for cells in range(40, 100, 3):
            rows = "\n".join(row for each in told for row in wrap(each, cells))
            assert not parted.search(rows), rows


@pytest.mark.parametrize(("owned", "told"), [(0, ""), (1, "+"), (7, "−")])
def test_the_box_of_an_object_tells_the_signs_beside_it(owned: int, told: str) -> None:
    """A reader who asked for the car with “●+” learned only what it is worth."""
    here = moment(journey(3, "signs", 13), 0)
    take = next(
        each
        for verdict in forecast(here.view)
        for each in verdict.takes
        if category(each.taken) < MONEY and 1 < value(each.taken) < 7
    )
    goods = [list(row) for row in here.view.goods]
    goods[take.seat][category(take.taken) - 1] = owned
    here = here._replace(view=replace(here.view, goods=tuple(map(tuple, goods))))
    words = str(facts(face().company, here, ("good", take.taken))["marked"])
    sign = face().company.glyphs.seats[take.seat]
    assert words.startswith(f" {sign}{told} beside it: {face().company.names[take.seat]} ")
