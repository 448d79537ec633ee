"""Der Große Dalmuti as it is painted at the sizes where the layout changes: texts that were looked
at before they were committed."""

from typing import Any

import pytest

from engine.dalmuti import DALMUTI
from engine.dalmuti.actions import Draw, Pass, Revolution, Score, Show, Sweep
from engine.dalmuti.cards import Rank
from engine.dalmuti.state import Options, State
from engine.game import EVERYONE, Setup
from engine.journal import Journal
from tests.engine.dalmuti.tables import J, after, dealt, lay, passes, playing, seated, taxed
from tests.tui.games.dalmuti.tables import NAMES, face, journey, moment, steps_of
from tests.tui.games.handling import handled
from tests.tui.painted import Keys, meant, painted, read_out, turning
from tui.games.dalmuti.exchange import OwnTax, exchange_lines, exchanged
from tui.games.dalmuti.face import DalmutiFace
from tui.games.dalmuti.hand import hand_lines
from tui.games.dalmuti.line_mode import DalmutiLineMode
from tui.games.dalmuti.picking import NOTHING, Pick
from tui.games.dalmuti.room import room_for
from tui.render.cards import CardSize
from tui.render.face import Moment

SIZES = ((58, 15), (72, 24), (80, 18), (80, 22), (81, 38), (110, 40), (142, 56))

HANDS = {
    "few": (1, 4, 4, 9, 9, 9, 12, 12, 12, 12, 12, J),
    "pairs": (1, 2, 3, 5, 5, 6, 7, 7, 8, 9, 11, 12),
    "each": tuple(range(1, 14)),
    "many": (1, 2, 3, 4, 4, 4, 7, 7, 7, 8, 8, 9, 10, 10, 10, 10, 11, 12, 12, 12),
}

SIX = (3, 1, 4, 0, 2, 5)
"""A social order of six, from the Greater Dalmuti."""


def answering() -> Moment:
    """Return a moment of six players: two plays lie before Anna, Foulques is out, Bruno passed."""
    held = {0: [2, 4, 4, 7, 7, 9, J], 1: [10, 10, 1], 2: [3], 3: [12, 12, 6], 4: [11, 11, 2]}
    state = playing({**held, 5: [5]}, SIX, 5)
    state = after(state, lay(5, 5), *passes(3, 1, 4, 0, 2), Sweep())
    return seen(state, 0, lay(3, 12, 12), Pass(1), lay(4, 11, 11))


def seen(state: State, seat: int, *actions: Any) -> Moment:
    """Return the moment after some actions, at least one, as a seat knows it."""
    *early, last = actions
    before = after(state, *early)
    then = after(before, last)
    return Moment(DALMUTI.view(then, seat), DALMUTI.view(before, seat), last)


def drawn_hand(held: str, cells: int, size: CardSize, lift: int, rows: int) -> str:
    """Return a hand as it is painted, with a card or two of the worst rank picked."""
    hand = HANDS[held]
    state = playing({0: hand, 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3))
    pick = Pick(Rank(12), min(hand.count(12), 2))
    view = DALMUTI.view(state, 0)
    return painted(hand_lines(face().company, view, pick, cells, size, lift, rows))


@pytest.mark.parametrize("held", HANDS)
def test_how_a_hand_lies_in_more_and_more_cells(held: str, snapshot: object) -> None:
    widths = (46, 52, 58, 64, 72, 78, 90, 100, 120, 140)
    drawn = [drawn_hand(held, cells, "line", 0, rows) for cells in widths for rows in (1, 2)]
    assert snapshot == "\n".join(drawn)


@pytest.mark.parametrize("held", HANDS)
def test_a_hand_of_larger_cards(held: str, snapshot: object) -> None:
    drawn = [
        drawn_hand(held, 60, "compact", 1, 1),
        drawn_hand(held, 60, "full", 1, 2),
        drawn_hand(held, 90, "full", 0, 1),
        drawn_hand(held, 140, "large", 1, 2),
    ]
    assert snapshot == "\n".join(drawn)


@pytest.mark.parametrize(
    ("lines", "names"),
    [(22, ("Seams. ", "Stonecutter ")), (26, ("Seamstress ", "Stonecutter\n"))],
)
def test_large_cards_are_fanned_and_share_two_rows_of_names_before_they_become_smaller(
    lines: int, names: tuple[str, str]
) -> None:
    """In few lines the names have one row and are short, but for those that have room."""
    hand = (1, 3, 5, 5, 7, 8, 8, 9, 10, 10, 11, 11, 11, 11, 12)
    view = DALMUTI.view(playing({0: hand, 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3)), 0)
    drawn = DalmutiFace(face().company._replace(cards="full"))
    text = painted(drawn.table(Moment(view), 110, lines, NOTHING))
    assert text.count("╭───────╮") == len({*hand})
    assert text.count("╭╭╭╭───────╮") == 1
    assert all(name in text for name in ("Dalmuti ", "Abbess ", "Peasant\n", *names))


@pytest.mark.parametrize(("cells", "rows"), SIZES)
def test_the_table_of_six(cells: int, rows: int, snapshot: object) -> None:
    assert snapshot == painted(face(seats=6).table(answering(), cells, rows, NOTHING))


@pytest.mark.parametrize(("cells", "rows"), [(72, 22), (80, 17), (80, 18), (110, 34)])
def test_a_full_hand_on_the_table(cells: int, rows: int, snapshot: object) -> None:
    state = playing({0: HANDS["many"], 1: [1], 2: [2], 3: [3]}, (0, 1, 2, 3))
    shown = Moment(DALMUTI.view(state, 0))
    assert snapshot == painted(face().table(shown, cells, rows, NOTHING)[8:])


@pytest.mark.parametrize(("cells", "rows"), [(72, 28), (80, 18), (142, 40)])
def test_the_table_of_twelve(cells: int, rows: int, snapshot: object) -> None:
    journal = journey(12, "picture", Options(hands=2))
    shown = moment(journal, 40, 3)
    assert snapshot == painted(face(seats=12).table(shown, cells, rows))


def test_what_the_parts_of_a_table_mean(snapshot: object) -> None:
    pick = Pick(Rank(4), 2)
    assert snapshot == meant(face(seats=6).table(answering(), 81, 38, pick))


def stages() -> dict[str, tuple[Moment, Pick | None]]:
    """Return a moment of each kind by its name, with what is picked, or None."""
    drawn = Journal(DALMUTI, Setup(5, Options()))
    drawn.append(Draw((12, 6, 1, 12, 2)))
    again = moment(drawn, 1, 0)
    drawn.append(Draw((5, 0, 0, J, 0)))
    owing = dealt({0: [12, 12, 11, 9], 3: [1, 2, 9]})
    after_tax = taxed(dealt({0: [12, 12, 11, 9], 3: [1, 2, 9]}))
    called = dealt({4: [J, J]}, (0, 1, 2, 3, 4))
    called.append(Revolution(4))
    lesser = dealt({2: [J, J]}, (0, 1, 2, 3, 4))
    lesser.append(Revolution(2))
    stuck = playing({0: [9, 9, 9, 9], 1: [1, J], 2: [2], 3: [12, 12, J]}, (0, 1, 2, 3))
    slip = seated((0, 1, 2, 3), Options(misdeal=True))
    slip.append(Show(Rank(9), 1))
    end = playing({0: [9], 1: [8], 2: [12], 3: [1, 1]}, (0, 1, 2, 3), 1, Options(hands=2))
    end = after(end, lay(1, 8), *passes(2, 3, 0), Sweep(), lay(2, 12), Pass(3), lay(0, 9))
    last = journey(6, "picture", Options(hands=2))
    return {
        "draw again": (again, None),
        "drawn": (moment(drawn, 2, 0), None),
        "tax to choose": (Moment(DALMUTI.view(owing.state, 0)), Pick(Rank(12), given=(11, 12))),
        "tax to wait for": (Moment(DALMUTI.view(owing.state, 3)), None),
        "tax of others": (Moment(DALMUTI.view(owing.state, EVERYONE)), None),
        "taxed": (moment(after_tax, len(after_tax), 3), None),
        "revolution": (moment(called, len(called), 1), None),
        "lesser revolution": (moment(lesser, len(lesser), 1), None),
        "after a revolution": (Moment(DALMUTI.view(called.state, 1)), None),
        "no way to beat": (seen(stuck, 1, lay(0, 9, 9, 9)), NOTHING),
        "slip": (Moment(DALMUTI.view(slip.state, 0)), Pick(to=3)),
        "lead": (
            seen(playing({0: [9], 1: [8]} | {2: [1], 3: [2]}, (0, 1, 2, 3)), 3, lay(0, 9)),
            None,
        ),
        "hand over": (seen(end, 3, Score()), None),
        "match over": (moment(last, len(last), 0), None),
        "half a hand": (moment(last, steps_of(last, Score)[0] - 9, 2), None),
    }


@pytest.mark.parametrize("name", stages())
def test_a_moment_of_each_kind(name: str, snapshot: object) -> None:
    shown, pick = stages()[name]
    drawn = face(seats=len(shown.view.table.sizes))
    rows = [*drawn.table(shown, 80, 22, pick), drawn.asked(shown.view, 0), drawn.where(shown.view)]
    assert snapshot == painted(rows) + "\n" + meant(rows)


@pytest.mark.parametrize(
    ("seats", "cells", "rows"),
    [(4, 58, 15), (4, 110, 30), (8, 80, 18), (8, 142, 56), (12, 80, 17), (12, 110, 30)],
)
def test_all_hands(seats: int, cells: int, rows: int, snapshot: object) -> None:
    journal = journey(seats, "picture", Options(hands=2))
    shown = moment(journal, 30, EVERYONE)
    assert snapshot == painted(face(seats=seats).table(shown, cells, rows))


@pytest.mark.parametrize("seats", [4, 5, 8])
def test_the_points(seats: int, snapshot: object) -> None:
    journal = journey(seats, "picture", Options(hands=5))
    drawn = face(seats=seats)
    shown = moment(journal, steps_of(journal, Score)[3], 0)
    texts = [painted(drawn.standings(shown, cells)) for cells in (31, 32, 36, 59, 60, 80)]
    texts.append(meant(drawn.standings(shown, 36) + drawn.standings(shown, 60)))
    end = moment(journal, len(journal), 0)
    assert DALMUTI.outcome(journal.state)
    result = drawn.result(end.view, DALMUTI.outcome(journal.state))  # type: ignore[arg-type]
    texts += [painted(result), meant(result), str(drawn.course([end.view])[1])]
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize(
    ("cells", "hands", "wish"),
    [(80, 0, "auto"), (110, 0, "auto"), (110, 0, "full"), (80, 4, "auto"), (80, 12, "auto")],
)
def test_the_lines_of_a_table_by_its_height(
    cells: int, hands: int, wish: Any, snapshot: object
) -> None:
    heights = range(15, 64)
    assert snapshot == turning(
        (height, tuple(room_for(cells, height, hands, wish))) for height in heights
    )


def test_names_of_all_lengths(snapshot: object) -> None:
    names = ("Wolfeschlegelsteinhausen", "Ma", "Maximilienne", *NAMES[3:9])
    drawn = face(seats=9, names=names)
    shown = moment(journey(9, "picture", Options(hands=2)), 40, 1)
    assert snapshot == "\n---\n".join(
        painted(drawn.table(shown, *size)[:12]) for size in ((60, 20), (72, 28), (120, 44))
    )


def test_a_hand_told(snapshot: object) -> None:
    """The snapshot holds what is told of the first and last steps of a hand, and their scenes."""
    options = Options(hands=1, lesser_tax=1, philanthropy=True, misdeal=True)
    journal = journey(4, "d", options)
    drawn, seat, last = DalmutiFace(face().company._replace(say=Keys("en"))), 2, len(journal)
    texts = []
    for step in (*range(1, 26), *range(last - 12, last + 1)):
        each = moment(journal, step, seat)
        parts = (each.before, each.action, each.view)
        rows = [drawn.where(each.view), drawn.asked(each.view, seat)] if step % 4 == 0 else []
        texts.append(f"{step}: {painted([*rows, *drawn.tell(*parts)])}")
        for frame in drawn.scene(each):
            flights = [tuple(flight) for flight in frame.flights]
            weights = (frame.counted, round(frame.weight, 3), frame.more, frame.closes)
            texts.append(f"  {painted([frame.said])} {weights} {flights}")
        texts.append(
            f"  {drawn.chapter(*parts)} {drawn.decisive(*parts)} {drawn.idle(each, False)}"
        )
        if isinstance(each.action, drawn.great):
            texts += [f"  {occasion.seat} {occasion.about}" for occasion in drawn.occasions(*parts)]
    assert snapshot == "\n".join(texts)


def test_what_begins_and_what_is_remarked_on_between_two_hands(snapshot: object) -> None:
    drawn, said = face(seats=5), []
    called = dealt({4: [J, J]}, (0, 1, 2, 3, 4))
    called.append(Revolution(4))
    for journal in (called, journey(5, "b", Options(hands=4))):
        for step in range(1, len(journal) + 1):
            each = moment(journal, step, 1)
            parts = (each.before, each.action, each.view)
            chapter, turned = drawn.chapter(*parts), drawn.decisive(*parts)
            great = isinstance(each.action, drawn.great)
            occasions = (
                [(each.seat, each.about) for each in drawn.occasions(*parts)] if great else []
            )
            if turned or occasions or (chapter and not chapter.level):
                said.append(f"{step}: {type(each.action).__name__} {chapter} {turned} {occasions}")
    assert snapshot == "\n".join(said)


def test_a_tax_in_fewer_and_fewer_cells(snapshot: object) -> None:
    journal, company = taxed(dealt({0: [12, 12, 11, 9], 3: [1, 2, 9]})), face().company
    own = exchanged(moment(journal, len(journal), 3).view)
    assert own is not None
    rows = ((cells, exchange_lines(company, own, cells, "line")) for cells in range(20, 90))
    assert snapshot == turning(
        (cells, " | ".join(" ".join(text.split()) for text in painted(lines).splitlines()))
        for cells, lines in rows
    )


def test_cards_that_were_given_are_named_as_what_was_given() -> None:
    """German names them in the accusative: du hast einen Ritter gegeben."""
    rows = painted(exchange_lines(face("de").company, OwnTax(1, (6, 8), (1, 2)), 100, "line"))
    assert "einen Ritter und einen Steinmetz für" in rows
    assert "den Dalmuti und einen Erzbischof von" in rows


TYPED = (
    *("7", "2x7", "1x7", "3 × 7", "2x9", "9", "9j", "2x9 j", "2x9+jj", "j", "jj", "2xj", "1", "2"),
    *("0", "13", "14", "x", "", "p", "no", "pass", "yes", "r", "12 11", "12,13", "12 j", "12 100"),
)


@pytest.mark.parametrize("name", stages())
def test_line_by_line(name: str, snapshot: object) -> None:
    view = stages()[name][0].view
    seats = len(view.table.sizes)
    reader = DalmutiLineMode(face(seats=seats).company._replace(say=Keys("en")))
    asked = view.seat in view.waiting
    assert snapshot == read_out(reader, view, TYPED if asked else ())


def test_plays_typed_line_by_line(snapshot: object) -> None:
    reader = DalmutiLineMode(face().company._replace(say=Keys("en")))
    hands = {0: [7, 7, 7, 9, 9, 12, J], 1: [8, 8, 11, 11, J, J], 2: [3], 3: [10, 10]}
    leads = playing(hands, (0, 1, 2, 3))
    beats = after(playing(hands, (3, 0, 1, 2)), lay(3, 10, 10))
    texts = [read_out(reader, DALMUTI.view(state, 0), TYPED) for state in (leads, beats)]
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("name", ["tax to choose", "slip", "no way to beat"])
def test_keys_and_clicks(name: str, snapshot: object) -> None:
    shown, _ = stages()[name]
    company = face(seats=len(shown.view.table.sizes)).company._replace(say=Keys("en"))
    asked = shown.view.waiting[0]
    state = Moment(shown.view) if asked == shown.view.seat else shown
    assert snapshot == handled(DalmutiFace(company), state)


def test_keys_and_clicks_of_a_lead_an_answer_and_a_revolution(snapshot: object) -> None:
    drawn = DalmutiFace(face().company._replace(say=Keys("en")))
    hands = {0: [7, 7, 7, 9, 12, J], 1: [8, 8, J], 2: [3], 3: [10, 10]}
    leads, beats = playing(hands, (0, 1, 2, 3)), playing(hands, (3, 0, 1, 2))
    called = dealt({0: [J, J]}, (0, 1, 2, 3)).state
    moments = [
        Moment(DALMUTI.view(leads, 0)),
        Moment(DALMUTI.view(after(beats, lay(3, 10, 10)), 0)),
        Moment(DALMUTI.view(called, 0)),
        Moment(DALMUTI.view(dealt({2: [J, J]}, (0, 1, 2, 3)).state, 2)),
    ]
    assert snapshot == "\n---\n".join(handled(drawn, each) for each in moments)


def test_what_decisions_are_worth_in_places(snapshot: object) -> None:
    journal, texts = journey(6, "picture", Options(hands=2)), []
    view = moment(journal, 40, 0).view
    for seats in (4, 6):
        drawn = DalmutiFace(face(seats=seats).company._replace(say=Keys("en")))
        texts += [drawn.promise(view, worth) for worth in (0.0, 0.25, 1.0, 1.2)]
        texts += [drawn.lost(0.25), drawn.loss(0.25, 0.04), drawn.loss(0.6, 0.0), drawn.score(3)]
    assert snapshot == "\n".join(texts)


def test_a_sentence_in_fewer_and_fewer_cells(snapshot: object) -> None:
    journal = journey(6, "picture", Options(hands=2))
    step = steps_of(journal, Sweep)[0]
    shown = moment(journal, step, 0)
    frames = face(seats=6).scene(shown)
    tables = (
        (
            cells,
            tuple(
                painted(face(seats=6).table(shown, cells, 20, None, frame.said)[-1:]).strip()
                for frame in frames
            ),
        )
        for cells in range(56, 120)
    )
    assert snapshot == turning((cells, " | ".join(said)) for cells, said in tables)
