"""Dolce Vita as it is painted at the sizes where the layout changes: texts that were looked at
before they were committed."""

from typing import Any

import pytest

from engine.dolce_vita import DOLCE_VITA
from engine.dolce_vita.actions import Award, Gather
from engine.dolce_vita.actions import Place as Placing
from engine.dolce_vita.cards import Column, Object
from engine.game import EVERYONE
from tests.tui.games.dolce_vita.test_face import NAMES, face, journey
from tests.tui.games.handling import handled
from tests.tui.painted import Keys, meant, painted, read_out, turning
from tui.games.dolce_vita.face import DolceVitaFace
from tui.games.dolce_vita.grid import grid_size
from tui.games.dolce_vita.hand import Placement, hand_height
from tui.games.dolce_vita.line_mode import DolceVitaLineMode
from tui.games.dolce_vita.objects import chip, full_chip, tall_chip
from tui.render.cards import WISHES
from tui.render.face import Company, Moment, glyphs
from tui.words import LANGUAGES, Language, Wording

SIZES = ((80, 16), (72, 28), (80, 18), (80, 24), (100, 34), (120, 40), (142, 56), (200, 60))

WHOLE = journey(4, "x", 400)
"""A whole game of four players."""


def said() -> DolceVitaFace:
    """Return a face that says the keys of sentences in place of the words."""
    return DolceVitaFace(face(seats=4).company._replace(say=Keys("en")))


def step_of(kind: type, number: int) -> int:
    """Return the step that the action of a kind with this number, counting from 0, led to."""
    return [step for step, each in enumerate(WHOLE.actions, 1) if isinstance(each, kind)][number]


def moment(step: int, seat: int) -> Moment:
    """Return a step of WHOLE as a seat knows it."""
    view = DOLCE_VITA.view(WHOLE.states[step], seat)
    if not step:
        return Moment(view)
    return Moment(view, DOLCE_VITA.view(WHOLE.states[step - 1], seat), WHOLE.actions[step - 1])


def choosing(round_: int = 2, cards: int = 3) -> Moment:
    """Return the first moment of a round in which a seat is to place one of `cards` cards."""
    for step, state in enumerate(WHOLE.states):
        if state.round == round_ and state.turn >= 0:
            view = DOLCE_VITA.view(state, state.turn)
            if view.waiting == (view.seat,) and view.hands[view.seat].bit_count() == cards:
                return moment(step, view.seat)
    raise AssertionError("no such moment")


def held(shown: Moment) -> Placement:
    """Return a placement that the player in turn can make."""
    place = DOLCE_VITA.legal(shown.view)[-1]
    assert isinstance(place, Placing)
    return Placement(place.card, place.column)


@pytest.mark.parametrize(("cells", "rows"), SIZES)
def test_a_placement_in_the_second_round(cells: int, rows: int, snapshot: object) -> None:
    shown = choosing()
    assert snapshot == painted(face(seats=4).table(shown, cells, rows, held(shown)))


@pytest.mark.parametrize(("cells", "rows"), SIZES[2:6])
def test_an_award(cells: int, rows: int, snapshot: object) -> None:
    drawn, shown = face("fr", seats=4), moment(step_of(Award, 8), 1)
    assert snapshot == painted(drawn.table(shown, cells, rows))


def test_what_the_parts_of_a_table_mean(snapshot: object) -> None:
    shown = choosing()
    award, over = moment(step_of(Award, 9), EVERYONE), moment(len(WHOLE.actions), 2)
    texts = [
        meant(face(seats=4).table(shown, 80, 24, held(shown))),
        meant(face(seats=4).table(shown, 142, 56, Placement(column=Column(2)))),
        meant(face(seats=4).table(award, 80, 24)),
        painted(face(seats=4).table(over, 80, 24)),
    ]
    assert snapshot == "\n---\n".join(texts)


def test_every_frame_of_two_awards(snapshot: object) -> None:
    drawn = face(seats=4)
    frames = [
        frame for number in (1, 10) for frame in drawn.scene(moment(step_of(Award, number), 0))
    ]
    texts = [
        painted([frame.head, *drawn.table(frame.moment, 80, 18, None, frame.said)])
        for frame in frames
    ]
    assert snapshot == "\n---\n".join(texts)


def test_what_every_frame_says(snapshot: object) -> None:
    texts = []
    for step in range(1, step_of(Gather, 0) + 2):
        for frame in said().scene(moment(step, 0)):
            flights = [tuple(flight) for flight in frame.flights]
            weights = (frame.counted, frame.weight, frame.more, frame.closes)
            texts.append(f"{step}: {painted([frame.said])} {weights} {flights}")
    assert snapshot == "\n".join(texts)


def test_the_lines_over_the_table(snapshot: object) -> None:
    drawn = said()
    steps = (0, 1, 5, step_of(Award, 0) - 1, step_of(Gather, 0) - 1, step_of(Gather, 0))
    views = [moment(step, 0).view for step in (*steps, len(WHOLE.actions))]
    rows = [line for view in views for line in (drawn.where(view), drawn.asked(view, 0))]
    assert snapshot == painted(rows)


def test_the_chronicle_of_a_round(snapshot: object) -> None:
    drawn = said()
    moments = [moment(step, 0) for step in range(1, step_of(Gather, 0) + 2)]
    rows = [row for each in moments for row in drawn.tell(each.before, each.action, each.view)]
    assert snapshot == painted(rows) + "\n" + meant(rows)


def test_what_begins_and_what_turns_the_game(snapshot: object) -> None:
    drawn = face(seats=4)
    said = []
    for step in range(1, len(WHOLE.actions) + 1):
        each = moment(step, 0)
        parts = (each.before, each.action, each.view)
        chapter, turned = drawn.chapter(*parts), drawn.decisive(*parts)
        great = isinstance(each.action, drawn.great)
        occasions = drawn.occasions(*parts) if great else ()
        if chapter or turned or occasions:
            said.append(
                f"{step}: {chapter} {turned} {[(each.seat, each.about) for each in occasions]}"
            )
    assert snapshot == "\n".join(said)


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_the_fortunes(seats: int, snapshot: object) -> None:
    journal = journey(seats, "x", 400)
    steps = [step for step, each in enumerate(journal.actions, 1) if isinstance(each, Award)]
    drawn, last = face(seats=seats), len(journal.actions)
    views = [DOLCE_VITA.view(state, 0) for state in journal.states]
    step = steps[9]
    shown = Moment(views[step], views[step - 1], journal.actions[step - 1])
    widths = (20, 21, 22, 33, 34, 47, 48, 59, 60, 80) if seats == 4 else (34, 60)
    texts = [painted(drawn.standings(shown, cells)) for cells in widths]
    texts += [meant(drawn.standings(shown, cells)) for cells in (48, 80) if seats == 4]
    outcome = DOLCE_VITA.outcome(journal.state)
    assert outcome is not None
    result = drawn.result(views[last], outcome)
    texts += [painted(result), meant(result), str(drawn.course(views)[1])]
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("wish", WISHES)
def test_the_grid_by_its_room(wish: Any, snapshot: object) -> None:
    texts = [
        turning((cells, tuple(grid_size(cells, 26, 4, wish, name))) for cells in range(60, 160))
        for name in (4, 9, 14)[: 3 if wish == "auto" else 1]
    ]
    texts += [
        turning((rows, tuple(grid_size(cells, rows, seats, wish))) for rows in range(14, 62))
        for cells, seats in ((80, 5), (140, 3))
    ]
    texts.append(turning((spare, hand_height(spare, wish)) for spare in range(12)))
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_object_in_more_and_more_cells(language: Language, snapshot: object) -> None:
    company = Company(NAMES[:4], Wording(language), glyphs(False))
    rows = []
    for obj in (Object(14), Object(61), Object(75)):
        rows += [f"|{chip(company, obj, cells, '■+')}|" for cells in range(8, 20)]
        for cells in range(7, 18):
            rows += [f"|{row}|" for row in tall_chip(company, obj, cells, "■+")]
        rows += [f"|{row}|" for cells in (11, 16) for row in full_chip(company, obj, cells)]
    assert snapshot == "\n".join(rows)


def test_line_by_line(snapshot: object) -> None:
    reader, view = DolceVitaLineMode(said().company), choosing().view
    typed = ("3c", "c 3", "3 c ?", "6g", "6 g?", "1 a", "c", "a", "g?", "3", "", "?", "7c", "3h")
    texts = [read_out(reader, view, typed), read_out(reader, moment(0, 0).view, ())]
    texts.append(read_out(reader, moment(len(WHOLE.actions), EVERYONE).view, ()))
    assert snapshot == "\n---\n".join(texts)


def test_keys_and_clicks(snapshot: object) -> None:
    assert snapshot == handled(said(), choosing())


def test_a_sentence_in_fewer_and_fewer_cells(snapshot: object) -> None:
    names = ("Maximilienne-Aurore", *NAMES[1:4])
    drawn = DolceVitaFace(Company(names, Wording("en"), glyphs(False)))
    shown = moment(step_of(Award, 10), 1)
    tables = (
        (
            cells,
            [
                drawn.table(frame.moment, cells, 18, None, frame.said)
                for frame in drawn.scene(shown)
            ],
        )
        for cells in range(66, 120)
    )
    assert snapshot == turning(
        (cells, " | ".join(painted(table[-1:]).strip() for table in each)) for cells, each in tables
    )


def test_no_sentence_is_cut_that_has_room_with_signs_for_names() -> None:
    names = ("Maximilienne-Aurore", *NAMES[1:4])
    drawn = DolceVitaFace(Company(names, Wording("en"), glyphs(False)))
    for cells in range(72, 121):
        for frame in drawn.scene(moment(step_of(Award, 10), 1)):
            table = drawn.table(frame.moment, cells, 18, None, frame.said)
            assert "…" not in painted(table[-1:]), cells
