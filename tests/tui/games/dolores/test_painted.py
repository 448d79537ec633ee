"""Dolorès as it is painted at the sizes where the layout changes: texts that were looked at before
they were committed."""

from collections.abc import Iterator
from typing import Any

import pytest

from engine.dolores import DOLORES
from engine.dolores.actions import Bet, Pass
from engine.dolores.cards import AUBE, CONFLIT, CONVOI, FACE_DOWN, PARI, PARTAGE, REMOUS
from engine.game import BYSTANDER, EVERYONE, Seat
from tests.tui.games.handling import handled
from tests.tui.painted import Keys, meant, painted, read_out, turning
from tests.tui.wreckers import CARGO, Course, face, journey, moment, opened, shown
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.cargo import BoxSize, box
from tui.games.dolores.dialogue import Choice, Dialogue, Target
from tui.games.dolores.face import DoloresFace
from tui.games.dolores.line_mode import DoloresLineMode
from tui.games.dolores.stage import SIZES as BOXES
from tui.games.dolores.stage import stage_size
from tui.render.cards import WISHES
from tui.render.face import Moment

SIZES = ((72, 28), (80, 16), (80, 20), (80, 24), (81, 38), (100, 30), (120, 50), (200, 60))

GAMES = "abcdefghijklmnop"


def asked() -> dict[str, tuple[Course, int, Seat]]:
    """Return by kind of question the first game and step of GAMES where it is asked, and the seat
    that is asked; also two prepared questions."""
    found: dict[str, tuple[Course, int, Seat]] = {}
    company = face().company
    for game in GAMES:
        journal = journey(3, game)
        for step, state in enumerate(journal.states):
            for seat in DOLORES.to_act(state):
                if seat >= 0:
                    dialogue = dialogue_for(company, DOLORES.view(state, seat))
                    if dialogue is not None:
                        name = f"{state.phase} {type(dialogue).__name__}"
                        found.setdefault(name, (journal, step, seat))
    many = opened(loot=((REMOUS, CONVOI, 31), (41, 51, 61), (71, 12, PARI)))
    won = opened(
        Pass(0),
        Bet(2, CONFLIT, PARTAGE),
        *shown(CONFLIT, PARTAGE),
        loot=((REMOUS, 21, 31), (41, 51, 61), (71, 12, PARI)),
    )
    return found | {"lay": (many, len(many), 0), "take": (won, len(won), 2)}


QUESTIONS = asked()


def choices(dialogue: Dialogue) -> Iterator[Choice]:
    """Yield choices that a person comes to: nothing, then what arrows, numbers and clicks pick."""
    yield Choice()
    for step in ((1, 0), (0, 1), (-1, 0)):
        yield dialogue.moved(Choice(), *step)
        yield dialogue.moved(dialogue.moved(Choice(), *step), *step)
    for number in (1, 3, 9):
        target = dialogue.numbered(number, Choice())
        if target is not None:
            yield dialogue.pick(Choice(), target)
    targets: list[Target] = [each for row in dialogue.grid(Choice()) for each in row]
    sorts = [("talk", 0), ("trick", 0)] + [(sort, n) for sort in ("bet", "gesture") for n in (1, 4)]
    targets += [("slot", n) for n in (0, 3) if dialogue.takes("slot")]
    targets = targets[-4:] + [each for each in sorts if dialogue.takes(each[0])]
    for target in targets:
        first = dialogue.pick(Choice(), target)
        yield first
        yield dialogue.pick(first, targets[0])
        yield dialogue.pick(first, targets[-1])
        yield dialogue.pick(dialogue.pick(first, targets[-1]), targets[-2 % len(targets)])


@pytest.mark.parametrize("name", QUESTIONS)
def test_every_question(name: str, snapshot: object) -> None:
    journal, step, seat = QUESTIONS[name]
    shown = moment(journal, seat, step)
    dialogue = dialogue_for(face().company, shown.view)
    assert dialogue is not None
    texts, seen = [], set()
    for choice in choices(dialogue):
        if choice in seen:
            continue
        seen.add(choice)
        lines = dialogue.lines(choice, 78)
        facts = (
            *("numbers", dialogue.numbers(choice), "marked", dialogue.marked(choice)),
            *("gesture", dialogue.gesture(choice), "here", dialogue.here(choice)),
        )
        texts.append(
            f"{tuple(choice)} -> {dialogue.action(choice)}, no: {dialogue.decline(choice)}\n"
            + " ".join(map(str, facts))
            + "\n"
            + painted(lines)
        )
    texts += [meant(lines), painted(dialogue.lines(choice, 40, close=True))]
    drawn = face().table(shown, 80, 20, choice)
    texts += [painted(drawn), meant(drawn)]
    assert snapshot == "\n---\n".join(texts)


def midway() -> Moment:
    """Return a moment in the middle of a game when gestures are chosen, as the donor sees it."""
    journal = journey(3, "c")
    steps = [n for n, state in enumerate(journal.states) if state.phase == "gestures"]
    step = steps[len(steps) // 2]
    return moment(journal, journal.states[step].donor, step)


@pytest.mark.parametrize(("cells", "rows"), SIZES)
def test_the_table(cells: int, rows: int, snapshot: object) -> None:
    assert snapshot == painted(face().table(midway(), cells, rows, Choice()))


def test_what_the_parts_of_a_table_mean(snapshot: object) -> None:
    shown_all = moment(opened(*shown(1, 2)), EVERYONE)
    texts = [
        meant(face().table(midway(), 100, 30, Choice())),
        meant(face().table(midway(), 120, 50)),
        painted(face().table(shown_all, 80, 20)),
        meant(face().table(shown_all, 81, 38)),
        painted(face().table(midway(), 80, 16, Choice(outcomes=True))),
        painted(face().table(moment(opened(), BYSTANDER), 72, 14)),
    ]
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_loot(seats: int, snapshot: object) -> None:
    journal, drawn = journey(seats, "b"), face(seats=seats)
    last = len(journal.actions)
    then = moment(journal, 0, 2 * last // 3)
    widths = (27, 34, 35, 36, 42, 55, 56, 59, 60, 72, 80) if seats == 3 else (34, 60)
    texts = [painted(drawn.standings(then, cells)) for cells in widths]
    if seats == 3:
        texts += [meant(drawn.standings(then, cells)) for cells in (34, 42, 80)]
    outcome = DOLORES.outcome(journal.state)
    assert outcome is not None
    views = [DOLORES.view(state, 0) for state in journal.states]
    result = drawn.result(views[-1], outcome)
    texts += [painted(result), meant(result), str(drawn.course(views)[1])]
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("wish", WISHES)
def test_the_stage_by_its_room(wish: Any, snapshot: object) -> None:
    def size(cells: int, rows: int, across: int, shores: int = 0) -> tuple[object, ...]:
        found = stage_size(cells, rows, across, wish, shores)
        return (*(found.box or ("line",)), found.width, found.height)

    texts = [
        turning((cells, size(cells, rows, across)) for cells in range(40, 140))
        for rows, across in ((15, 2), (26, 2), (26, 3), (50, 2))
    ]
    texts += [
        turning((rows, size(cells, rows, 2, shores)) for rows in range(8, 62))
        for cells, shores in ((72, 0), (80, 0), (120, 0), (120, 14))
    ]
    assert snapshot == "\n---\n".join(texts)


def test_a_card_of_each_kind_in_each_size(snapshot: object) -> None:
    cards = (FACE_DOWN, CARGO[0], CARGO[2], CONVOI, AUBE)
    sizes = [size for size, _, _ in BOXES] + [BoxSize(14, 6)]
    rows = [
        row
        for size in dict.fromkeys(sizes)
        for row in zip(*(box(face().company, card, size) for card in cards), strict=True)
    ]
    assert snapshot == "\n".join(" ".join(painted([each]) for each in row) for row in rows)


def test_a_game_told(snapshot: object) -> None:
    """The snapshot holds what is asked of whom, what is told of a step, and how its scene goes."""
    seat, journal = 0, journey(3, "c")
    drawn = DoloresFace(face().company._replace(say=Keys("en")))
    texts = []
    for step in range(1, min(len(journal.actions), 90) + 1):
        each = moment(journal, seat, step)
        parts = (each.before, each.action, each.view)
        rows = [drawn.where(each.view), drawn.asked(each.view, seat)] if step % 5 == 0 else []
        rows += drawn.tell(*parts)
        texts.append(f"{step}:\n{painted(rows)}")
        for frame in drawn.scene(each)[:-1]:
            flights = [tuple(flight) for flight in frame.flights]
            texts.append(f"  {painted([frame.said])} {frame.counted} {frame.weight} {flights}")
        chapter, turned = drawn.chapter(*parts), drawn.decisive(*parts)
        if chapter or turned:
            texts.append(f"  {chapter} {turned}")
        if isinstance(each.action, drawn.great):
            texts += [f"  {occasion.seat} {occasion.about}" for occasion in drawn.occasions(*parts)]
    assert snapshot == "\n".join(texts)


TYPED = (
    *("1", "2", "7", "0", "x", "", "n", "no", "s", "f", "d", "a s", "say d", "s f", "s f d", "a"),
    *("1 2", "1,2", "2 9", "1 gold 3", "2 go3", "1 con", "1 co", "1 w", "9 gold 3"),
)


@pytest.mark.parametrize("name", QUESTIONS)
def test_line_by_line(name: str, snapshot: object) -> None:
    journal, step, seat = QUESTIONS[name]
    reader = DoloresLineMode(face().company)
    texts = [read_out(reader, moment(journal, seat, step).view, TYPED)]
    if name.startswith("gestures"):
        for aloud in (True, False):
            reader.aloud = aloud
            texts.append(read_out(reader, moment(journal, seat, step).view, TYPED))
    assert snapshot == "\n---\n".join(texts)


@pytest.mark.parametrize("name", QUESTIONS)
def test_keys_and_clicks(name: str, snapshot: object) -> None:
    journal, step, seat = QUESTIONS[name]
    drawn = DoloresFace(face().company._replace(say=Keys("en")))
    assert snapshot == handled(drawn, moment(journal, seat, step))


@pytest.mark.parametrize("name", QUESTIONS)
def test_a_question_in_fewer_and_fewer_cells(name: str, snapshot: object) -> None:
    journal, step, seat = QUESTIONS[name]
    dialogue = dialogue_for(face().company, moment(journal, seat, step).view)
    assert dialogue is not None
    choice = dialogue.moved(Choice(), 1, 0)
    assert snapshot == turning(
        (cells, painted(dialogue.lines(choice, cells, close=True))) for cells in range(24, 150)
    )
