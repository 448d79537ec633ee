"""Der Große Dalmuti in lines of text: the place of everything, in every size and language."""

import re
from itertools import chain, pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import (
    Collect,
    Draw,
    Gift,
    Pass,
    Play,
    Revolution,
    Score,
    Send,
    Show,
    Sweep,
)
from engine.dalmuti.cards import Rank, ranks
from engine.dalmuti.state import Options
from engine.game import EVERYONE, Prospect, Setup
from engine.journal import Journal
from engine.review import COSTS, graded
from tests.engine.dalmuti.tables import (
    J,
    after,
    dealt,
    lay,
    passes,
    playing,
    seated,
    taxed,
)
from tests.tui.games.dalmuti.tables import NAMES, face, journey, moment, steps_of, told, words
from tui.games.dalmuti.face import DalmutiFace
from tui.games.dalmuti.naming import some
from tui.games.dalmuti.picking import NOTHING, Pick
from tui.render.face import Company, Moment, glyphs
from tui.session.hints import hint_lines
from tui.words import LANGUAGES, Language, Wording
from tui.words.numbers import decimal
from tui.words.spans import Line, text_of, width

SIGNS = re.compile(r"[♛§╩∩╫╥■-◿─-╿▀-▟⚑★☆←-⇿✓×−…·]")
"""The program's signs that are not plain ASCII."""

OPTIONS = (
    Options(hands=1),
    Options(hands=2, lesser_tax=1, philanthropy=True, misdeal=True),
    Options(hands=2, first_hand_revolution=True, short_deck=True),
)

UNWIELDY = ("漢字漢字漢字漢字漢字", "Wolfgang Amadeus von Hohenstaufen", "x" * 40, *NAMES[3:])

EXAMPLE = (0, 1, 2, 3, 4)
"""Sandra, Anton, Christian, Amide, Diana of the worked examples, in social order."""


@settings(max_examples=120)
@given(
    seats=st.integers(4, 12),
    seed=st.sampled_from("ab"),
    options=st.sampled_from(OPTIONS),
    where=st.floats(0, 1),
    seat=st.integers(-1, 11),
    cells=st.integers(58, 200),
    rows=st.integers(15, 60),
    language=st.sampled_from(LANGUAGES),
    ascii_only=st.booleans(),
    names=st.sampled_from((NAMES, UNWIELDY)),
    pick=st.sampled_from(
        (None, NOTHING, Pick(Rank(12), 1), Pick(Rank(9), 2, 1), Pick(answer="revolution"))
    ),
)
def test_the_table_fills_its_width_and_keeps_to_its_height(
    seats: int,
    seed: str,
    options: Options,
    where: float,
    seat: int,
    cells: int,
    rows: int,
    language: Language,
    ascii_only: bool,
    names: tuple[str, ...],
    pick: Pick | None,
) -> None:
    journal = journey(seats, seed, options)
    step = round(where * len(journal))
    drawn = face(language, seats, ascii_only, names)
    shown = moment(journal, step, seat if 0 <= seat < seats else EVERYONE)
    lines = drawn.table(shown, cells, rows, pick)
    assert {width(each) for each in lines} == {cells}
    assert len(lines) <= rows
    panels = [drawn.standings(shown, each) for each in (36, 38, 60, 80)]
    for each, panel in zip((36, 38, 60, 80), panels, strict=True):
        assert all(width(line) <= each for line in panel)
    if ascii_only:
        asked = drawn.asked(shown.view, shown.view.seat)
        everything = [*lines, *chain(*panels), drawn.where(shown.view), asked]
        assert not SIGNS.search("".join(map(text_of, everything)))


@pytest.mark.parametrize(("seats", "cells", "rows"), [(8, 80, 20), (8, 80, 18), (12, 81, 38)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_player_is_on_the_table_with_title_name_and_number_of_cards(
    seats: int, cells: int, rows: int, language: Language
) -> None:
    journal = journey(seats, "a", Options(hands=1))
    step = steps_of(journal, Collect)[0]
    drawn = face(language, seats)
    shown = moment(journal, step, 0)
    text = words(drawn.table(shown, cells, rows))
    for seat in range(seats):
        assert NAMES[seat] in text
        number = shown.view.table.sizes[seat]
        assert f"▌ {number}" in text or re.search(rf"│ ?{number} ?│", text)
    merchant = Wording(language)("da.title.merchant")
    assert text.count(f"╩ {merchant}") == seats - 4
    assert len(drawn.table(shown, cells, rows)) <= rows


@pytest.mark.parametrize(("seats", "long"), [(8, 8), (10, 2), (12, 1)])
def test_at_100_columns_a_name_of_twelve_letters_is_whole(seats: int, long: int) -> None:
    names = tuple(12 * chr(ord("A") + n) if n < long else NAMES[n] for n in range(seats))
    drawn = DalmutiFace(Company(names, Wording("en"), glyphs(False)))
    table = words(drawn.table(moment(journey(seats, "a", OPTIONS[0]), 30, 0), 72, 28, NOTHING))
    assert all(name in table for name in names)


@pytest.mark.parametrize(("cells", "lines"), [(72, 28), (81, 38)])
@pytest.mark.parametrize("seats", [10, 12])
def test_from_100_columns_no_letter_of_many_long_names_is_lost(
    seats: int, cells: int, lines: int
) -> None:
    """A name that has no room on its line goes on in the next line."""
    names = tuple(f"{letter}abcdefghijk" for letter in "QRSTUVWXYZOI"[:seats])
    drawn = DalmutiFace(Company(names, Wording("en"), glyphs(False)))
    journal = journey(seats, "a", OPTIONS[0])
    for step in range(10, len(journal), 19):
        drawn_rows = drawn.table(moment(journal, step, 0), cells, lines, NOTHING)
        table = [text_of(row) for row in drawn_rows]
        assert not any("…" in row for row in table), step
        for name in names:
            whole = any(name in row for row in table)
            assert whole or any(part_over(name, *two) for two in pairwise(table)), (name, step)


def part_over(name: str, upper: str, lower: str) -> bool:
    """Return whether a name begins on the upper line, and goes on under its beginning."""
    found = re.search(rf"{name[0]}a\w*-", upper)
    return found is not None and lower[found.start() :].startswith(name[len(found[0]) - 1 :])


@pytest.mark.parametrize("language", LANGUAGES)
def test_at_100_columns_it_is_said_whole_what_each_of_twelve_does(language: Language) -> None:
    drawn, journal = face(language, 12), journey(12, "a", OPTIONS[0])
    for step in range(1, len(journal), 5):
        table = drawn.table(moment(journal, step, 0), 72, 28, NOTHING)
        assert "…" not in words(table), step


def test_DA17_hat_and_chair_of_every_title() -> None:
    state = playing({seat: [9] for seat in range(5)}, (3, 1, 4, 0, 2))
    view = DALMUTI.view(state, 0)
    for language, titles in (
        ("en", ("Greater Dalmuti", "Lesser Dalmuti", "Merchant", "Lesser Peon", "Greater Peon")),
        ("fr", ("Grand Dalmuti", "Petit Dalmuti", "marchand", "Paysan", "Esclave")),
    ):
        lines = [text_of(each) for each in face(language, 5).table(Moment(view), 80, 20)]  # type: ignore[arg-type]
        for title, name, hat, chair in zip(
            titles, ("Dario", "Bruno", "Élise", "Anna", "Chiara"), "♛§╩∩∩", "╫hhh╥", strict=True
        ):
            row = next(n for n, each in enumerate(lines) if f"{hat} {title}" in each)
            at = lines[row].index(f"{hat} {title}")
            assert lines[row + 1][at + 2 :].startswith(name)
            assert lines[row + 2][at] == chair


def test_DA3_the_seats_are_around_the_table_in_social_order_clockwise() -> None:
    state = playing({seat: [9] for seat in range(6)}, (3, 1, 4, 0, 2, 5))
    lines = [text_of(each) for each in face(seats=6).table(Moment(DALMUTI.view(state, 0)), 80, 20)]
    upper = next(each for each in lines if "Dario" in each)
    lower = next(each for each in lines if "Foulques" in each)
    assert [upper.index(name) for name in ("Dario", "Bruno", "Élise")] == [
        lower.index(name) for name in ("Foulques", "Chiara", "Anna")
    ]
    assert upper.index("Dario") < upper.index("Bruno") < upper.index("Élise")


def test_DAE3_the_pile_and_what_everybody_did_lie_on_the_table() -> None:
    state = playing(
        {0: [12, 12, 12, 6, 6, J], 1: [10, 10, 10, 1], 2: [3], 3: [8, 8, 8, 5, 5, 5], 4: [2]},
        EXAMPLE,
    )
    moves: list[Play | Pass] = [
        lay(0, 12, 12, 12),
        lay(1, 10, 10, 10),
        Pass(2),
        lay(3, 8, 8, 8),
        Pass(4),
    ]
    state = after(state, *moves)
    last = lay(0, 6, 6, J)
    then = after(state, last)
    shown = Moment(DALMUTI.view(then, 2), DALMUTI.view(state, 2), last)
    text = words(face(seats=5).table(shown, 80, 24))
    assert "■ Anna: three Knights, one a Jester" in text
    assert text.index("three Masons") < text.index("three Shepherdesses")
    assert re.search(r"3×6 \(J\) +to play", text)
    assert re.search(r"pass +3×8", text)
    text = words(face("fr", 5).table(shown, 80, 20))
    assert "■ Anna : trois chevaliers, dont un bouffon" in text
    assert "avant : ▲ 3×8, ● 3×10, ■ 3×12" in text
    assert re.search(r"3×6 \(B\) +son tour", text)


def test_who_leads_who_is_out_and_in_which_place() -> None:
    state = playing({0: [9], 1: [8, 4], 2: [12], 3: [12, 12]}, (0, 1, 2, 3))
    state = after(state, lay(0, 9), lay(1, 8), *passes(2, 3))
    lines = face().table(Moment(DALMUTI.view(state, 2)), 80, 20)
    text = words(lines)
    assert "✓ 1st place" in text and "1st place" not in text.replace("✓ 1st place", "", 1)
    assert "● Bruno leads next" in text
    state = DALMUTI.apply(state, Sweep())
    text = words(face().table(Moment(DALMUTI.view(state, 2)), 80, 20))
    assert "● Bruno leads" in text and "any number of cards of one rank" in text
    mine = words(face("fr").table(Moment(DALMUTI.view(state, 0)), 80, 20))
    assert "Main vide : 1re place." in mine


def test_a_hint_names_every_card_to_give_in_a_narrow_panel() -> None:
    drawn, journal = face("fr"), dealt({0: [8, 9, 11, 12]})
    view = DALMUTI.view(journal.state, 0)
    lines = hint_lines(drawn, view, [Prospect(Gift(0, (9, 11)), 2.1, 9)], 32, True, 40)
    said = words(lines)
    assert "donner une cuisinière (9) et" in said and "  un tailleur de pierre (11)" in said
    assert all(width(text_of(each)) <= 32 for each in lines)


def lit(lines: list[Line]) -> set[int]:
    """Return the ranks that are lit in the hand."""
    return {
        span.target[1]
        for each in lines
        for span in each
        if isinstance(span.target, tuple)
        and span.target[0] == "card"
        and span.target[2]
        and span.roles.startswith("chip-")
    }


@given(seats=st.integers(4, 8), seed=st.sampled_from("abcd"), where=st.floats(0, 1))
def test_DA9_the_groups_that_can_be_played_are_lit(seats: int, seed: str, where: float) -> None:
    journal = journey(seats, seed, Options(hands=1))
    turns = [n for n, state in enumerate(journal.states) if state.table.stage == "play"]
    state = journal.states[turns[round(where * (len(turns) - 1))]]
    seat = state.table.waiting[0]
    view = DALMUTI.view(state, seat)
    plays = [each for each in DALMUTI.legal(view) if isinstance(each, Play)]
    useful = {each.rank for each in plays} | {J for each in plays if each.jesters}
    assert lit(face(seats=seats).table(Moment(view), 80, 20, NOTHING)) == useful
    idle = DALMUTI.view(state, (seat + 1) % seats)
    assert not lit(face(seats=seats).table(Moment(idle), 80, 20))


@settings(max_examples=40)
@given(
    hand=st.lists(st.sampled_from([*range(1, 14)]), min_size=1, max_size=20),
    cells=st.integers(60, 160),
    tall=st.booleans(),
)
def test_every_card_of_any_hand_is_shown(hand: list[int], cells: int, tall: bool) -> None:
    cut = [
        rank for n, rank in enumerate(hand) if hand[:n].count(rank) < min(rank, 2 + 10 * (rank < J))
    ]
    state = playing({0: cut, 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3))
    lines = face().table(Moment(DALMUTI.view(state, 0)), cells, 30 if tall else 16, NOTHING)
    targets = {span.target for each in lines for span in each}
    for rank in set(cut):
        for card in range(1, cut.count(rank) + 1):
            assert ("card", rank, card) in targets


def test_DA6_the_two_of_a_tax_see_both_sides_of_it_and_nobody_else_does() -> None:
    order = (0, 1, 2, 3)
    journal = dealt({0: [12, 12, 11], 3: [1, 2, 9]}, order)
    owing = DALMUTI.view(journal.state, 0)
    text = words(face().table(Moment(owing), 80, 20, Pick(Rank(12), given=(11, 12))))
    assert "you give" in text and "you receive" in text
    assert "A Stonecutter (11) and a Peasant (12) for ▲ Dario?" in text
    assert text.count("?") >= 2
    taxed_from = words(face().table(Moment(DALMUTI.view(journal.state, 3)), 80, 20))
    assert "the Dalmuti and an Archbishop" in taxed_from
    journal = taxed(journal)
    for seat in range(4):
        text = words(face().table(Moment(DALMUTI.view(journal.state, seat)), 80, 20))
        assert "you gave" in text and "you received" in text
        assert ("the Dalmuti and an Archbishop" in text) is (seat in (0, 3))
    journal.append(lay(0, 1))
    for seat in range(4):
        text = words(face().table(Moment(DALMUTI.view(journal.state, seat)), 80, 20))
        assert ("taxes: gave 12 and 12; got 1 and 2" in text) is (seat == 0)
        assert ("taxes: gave 1 and 2; got 12 and 12" in text) is (seat == 3)


def test_DA13_a_hand_without_tax_says_so_on_the_table() -> None:
    for untaxed in (True, False):
        journal = dealt({}, EXAMPLE, Options(first_hand_revolution=untaxed))
        view = DALMUTI.view(journal.state, 3)
        text = words(face(seats=5).table(Moment(view), 80, 20))
        assert ("No taxes this hand" in text) is untaxed


def test_DA5_only_who_is_asked_sees_the_question() -> None:
    journal = dealt({2: [J, J]}, EXAMPLE)
    for seat in EXAMPLE:
        view = DALMUTI.view(journal.state, seat)
        asked = text_of(face(seats=5).asked(view, seat))
        assert ("a revolution?" in asked) is (seat == 2)
        text = words(face(seats=5).table(Moment(view), 80, 20, NOTHING))
        assert ("You have both Jesters" in text) is (seat == 2)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("cells", "rows"), [(80, 18), (72, 26), (130, 36)])
def test_DA5_what_turns_the_hand_is_said_whole_before_it_is_done(
    language: Language, cells: int, rows: int
) -> None:
    """This holds for both revolutions and for the card of a misdeal, each with a button for it."""
    shown = seated((0, 1, 2, 3, 4), Options(misdeal=True))
    shown.append(Show(Rank(9), 2))
    for journal, seat, key in (
        (dealt({4: [J, J]}, EXAMPLE), 4, "da.choose.revolution.greater"),
        (dealt({2: [J, J]}, EXAMPLE), 2, "da.choose.revolution"),
        (shown, 0, "da.choose.send"),
    ):
        painter, view = face(language, seats=5), DALMUTI.view(journal.state, seat)
        say, card, who = painter.company.say, some(9, 1), painter.company.who(2)
        lines = painter.table(Moment(view), cells, rows, NOTHING)
        flat = " ".join(words(lines).split())
        assert " ".join(say(key, card=card, who=who).split()) in flat
        pressed = {span.target for each in lines for span in each}
        assert pressed & {("answer", "revolution"), ("to", 2)}


@pytest.mark.parametrize(
    ("pick", "named"),
    [
        (Pick(answer="revolution"), "Enter: yes"),
        (Pick(answer="decline"), "Enter: no revolution"),
    ],
)
def test_DA5_the_answer_that_is_picked_stands_beside_enter(pick: Pick, named: str) -> None:
    """“Enter: yes” beside a picked “no revolution” was read as calling one. A question that stood
    there unchanged after `R` was taken to be answered."""
    painter, view = face(seats=5), DALMUTI.view(dealt({2: [J, J]}, EXAMPLE).state, 2)
    lines = painter.table(Moment(view), 80, 20, pick)
    [picked] = {span.text for each in lines for span in each if span.target == ("commit", 0)}
    assert picked.strip() == named
    asks = "Call a revolution" if pick.answer == "revolution" else "You have both Jesters"
    assert any(text_of(each).strip().startswith(asks) for each in lines)


def test_DA5_the_greater_revolution_shows_on_the_table_and_in_the_log() -> None:
    journal = dealt({4: [J, J]}, EXAMPLE)
    journal.append(Revolution(4))
    text = words(face(seats=5).table(moment(journal, len(journal), 1), 80, 20))
    assert "★ Élise has both Jesters: revolution!" in text
    assert "The whole order is reversed." in text
    lines = text.splitlines()
    title = next(n for n, each in enumerate(lines) if "Greater Dalmuti" in each)
    assert "Élise" in lines[title + 1]
    assert "★ Élise calls the Greater Revolution" in words(told(face(seats=5), journal, 1))
    journal = dealt({2: [J, J]}, EXAMPLE)
    journal.append(Revolution(2))
    text = words(told(face("fr", 5), journal, 1))
    assert "◆ Chiara déclenche une révolution : pas de taxe !" in text


def test_DA11_the_change_of_seats_is_shown_between_two_hands() -> None:
    for hands, words_of_the_end in ((2, "Hand 1 is over. The new order:"), (1, "The match is")):
        state = playing({0: [9], 1: [8], 2: [12], 3: [1, 1]}, (0, 1, 2, 3), 1, Options(hands=hands))
        state = after(state, lay(1, 8), *passes(2, 3, 0), Sweep(), lay(2, 12), Pass(3), lay(0, 9))
        then = DALMUTI.apply(state, Score())
        shown = Moment(DALMUTI.view(then, 3), DALMUTI.view(state, 3), Score())
        lines = face().table(shown, 80, 20)
        text = words(lines)
        assert words_of_the_end in text
        assert "↑1 +3" in text and "↓2 +1" in text and "= +0" in text
        row = next(each for each in text.splitlines() if "Bruno" in each)
        assert row.index("Bruno") < row.index("Chiara")


@pytest.mark.parametrize(
    ("language", "rises", "keeps"),
    [
        ("en", "● Bruno is Greater Dalmuti", "▲ Dario stays Greater Peon"),
        ("fr", "● Bruno devient Grand Dalmuti", "▲ Dario reste Esclave"),
        ("de", "● Bruno wird Großer Dalmuti", "▲ Dario bleibt Großer Diener"),
    ],
)
def test_DA11_who_keeps_the_first_or_the_last_seat_is_said_to_stay_there(
    language: Language, rises: str, keeps: str
) -> None:
    state = playing({0: [9], 1: [8], 2: [12], 3: [1, 1]}, (0, 1, 2, 3), 1, Options(hands=2))
    state = after(state, lay(1, 8), *passes(2, 3, 0), Sweep(), lay(2, 12), Pass(3), lay(0, 9))
    then = DALMUTI.apply(state, Score())
    shown = Moment(DALMUTI.view(then, 3), DALMUTI.view(state, 3), Score())
    text = words(face(language).table(shown, 80, 20))
    assert rises in text and keeps in text


def test_DA16_the_card_shown_by_mistake_is_put_before_the_greater_dalmuti() -> None:
    options = Options(misdeal=True)
    journal = seated((0, 1, 2, 3), options)
    journal.append(Show(Rank(9), 1))
    view = DALMUTI.view(journal.state, 0)
    text = words(face().table(Moment(view), 80, 20, Pick(to=3)))
    assert "a Cook" in text and "dealt face up, meant for ● Bruno" in text
    assert "1: ● Bruno, as meant" in text and "2: ▲ Dario" in text
    assert text_of(face().asked(view, 0)) == "■ Anna, who gets the card?"
    assert text_of(face().asked(DALMUTI.view(journal.state, 1), 1)) == "■ Anna decides who gets it"
    journal.append(Send(0, 3))
    text = words(told(face(), journal))
    assert "Hand 1" in text and "Dealt face up by mistake: a Cook, meant for ● Bruno" in text
    assert "■ Anna gives it to ▲ Dario" in text
    text = words(face().table(Moment(DALMUTI.view(journal.state, 1)), 80, 20))
    assert "a Cook" in text and "goes to ▲ Dario" in text, "not the draw for seats again"


def test_DAE1_the_draw_is_told_and_shown() -> None:
    journal = Journal(DALMUTI, Setup(5, Options()))
    journal.append(Draw((12, 6, 1, 12, 2)))
    shown = moment(journal, 1, 0)
    text = words(face(seats=5).table(shown, 80, 20))
    assert text.count("12 =") == 2 and "draw again" in text
    journal.append(Draw((5, 0, 0, J, 0)))
    text = words(face(seats=5).table(moment(journal, 2, 0), 80, 20))
    assert "12, J" in text and "12, 5" in text
    chronicle = words(told(face(seats=5), journal, 0))
    assert "◆ Chiara 1, ★ Élise 2, ● Bruno 6, ■ Anna 12, ▲ Dario 12" in chronicle
    assert "Order: ◆ Chiara, ★ Élise, ● Bruno, ■ Anna, ▲ Dario" in chronicle


def test_all_hands_are_open_to_who_sees_everything() -> None:
    for seats, rows in ((8, 18), (12, 36), (12, 17), (4, 18)):
        journal = journey(seats, "b", Options(hands=1))
        step = steps_of(journal, Collect)[0]
        shown = moment(journal, step, EVERYONE)
        lines = face(seats=seats).table(shown, 80, rows)
        held = [ranks(hand) for hand in shown.view.hands]
        text = words(lines)
        for seat, hand in enumerate(held):
            row = next(each for each in reversed(text.splitlines()) if NAMES[seat] in each)
            entry = row[row.index(NAMES[seat]) + len(NAMES[seat]) :]
            entry = re.split(r"\s[■●◆▲★▼□○◇△☆▽] ", entry)[0]
            spelt = re.sub(r"(\d+)×(\d+|J)", lambda m: " ".join([m[2]] * int(m[1])), entry)
            cards = [J if each == "J" else int(each) for each in spelt.split()]
            assert cards == list(hand), (seats, seat, entry)


@settings(max_examples=80)
@given(
    seats=st.integers(4, 12),
    seed=st.sampled_from("ab"),
    where=st.floats(0, 1),
    language=st.sampled_from(LANGUAGES),
)
def test_from_100_columns_on_the_names_of_all_cards_in_hand_are_whole(
    seats: int, seed: str, where: float, language: Language
) -> None:
    drawn, journal = face(language, seats), journey(seats, seed, OPTIONS[0])
    shown = moment(journal, round(where * len(journal.actions)), 0)
    check_names(drawn, shown)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_names_of_all_thirteen_ranks_are_whole_from_100_columns_on(language: Language) -> None:
    hand = [*range(1, J + 1), *(12, 12, 12, 11, 11, 10, 10)]
    journal = taxed(dealt({0: hand}))
    check_names(face(language), moment(journal, len(journal.actions), 0))


def check_names(drawn: DalmutiFace, shown: Moment) -> None:
    """Check that the name of each card in hand can be read at 100x30 and at 120x40."""
    if not any(ranks(shown.view.hand)):
        return
    for cells, rows, under in ((72, 28, 10), (81, 36, 10)):
        lines = drawn.table(shown, cells, rows, NOTHING)[-under:]
        table = text_of(tuple(chain.from_iterable(lines)))
        for rank in set(ranks(shown.view.hand)):
            assert drawn.company.say(f"da.name.{rank}") in table, (cells, rank)


def test_what_is_given_in_tax_stays_given_in_the_frames_that_follow() -> None:
    journal = taxed(dealt({0: (4, 9, 9, 12)}))
    step = steps_of(journal, Collect)[0]
    given = [
        bool(frame.moment.view.taxes)
        for frame in face().scene(moment(journal, step, 0))
        if not frame.counted
    ]
    assert given == sorted(given) and given[-1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_the_least_costs_of_the_grades_in_places(language: Language) -> None:
    say = Wording(language)
    told = say(say.own("key.grade.help", "dalmuti"))
    four = [decimal(say, 4 * least, 1) for least in COSTS.values()]
    assert all(number in told for number in four)


def test_costs_of_two_grades_are_never_told_alike() -> None:
    drawn, said = face(seats=4), dict[str, set[object]]()
    for thousandth in range(40, 300):
        cost = thousandth / 1000
        words_of = drawn.loss(drawn.told(cost), None)
        said.setdefault(words_of, set()).add(graded(cost, 0.0))
    assert all(len(grades) == 1 for grades in said.values()), said
