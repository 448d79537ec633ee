"""The page of a waiting room in lines of text."""

import pytest

from tui.online.invitations import Invitation, Ways
from tui.online.messages import Place, Room
from tui.online.qr import QUIET, page_code
from tui.online.room_page import Shown, room_lines
from tui.render.company import Company
from tui.render.glyphs import glyphs
from tui.words import Wording
from tui.words.spans import text_of, width

CODE = "lusab-babad-gutih-tugad"
INVITED = (
    Invitation("join", f"ludotheque join tls:{CODE}@192.168.100.100:18737", True),
    Invitation("ssh", f"ssh -p 17722 {CODE}@192.168.100.100", True),
    Invitation("browser", f"https://192.168.100.100:17780/{CODE}", True),
)
ROOM = Room("waiting", "dalmuti", {}, tuple(Place("", "", None) for _ in range(12)), 0)
COMPANY = Company(("",) * 12, Wording("en"), glyphs(False))


@pytest.mark.parametrize("cells", [78, 98, 118, 150])
def test_an_invitation_stands_in_one_line_so_that_it_can_be_copied(cells: int) -> None:
    lines = room_lines(COMPANY, Shown(ROOM, 0, 0.0, INVITED, (), ()), cells, 40)
    text = [text_of(each) for each in lines]
    for each in INVITED:
        assert any(each.words in line for line in text)
    assert max(map(width, lines)) <= cells


def test_there_is_a_code_for_phones_where_they_can_reach_the_page() -> None:
    assert page_code(Ways(INVITED, "near")) and page_code(Ways(INVITED, "far"))
    for nobody in (Ways(INVITED, "here"), Ways(INVITED), Ways(INVITED[:2], "near")):
        assert page_code(nobody) == []


def test_a_code_stands_under_the_invitations() -> None:
    code = page_code(Ways(INVITED, "near"))
    for cells in (78, 150):
        shown = Shown(ROOM, 0, 0.0, INVITED[2:], (), (), code)
        text = [text_of(each) for each in room_lines(COMPANY, shown, cells, 60)]
        at = next(each.index("https:") for each in text if "https:" in each)
        assert at <= text[-len(code) + 1].index("█") <= at + QUIET


def test_invitations_stand_beside_the_seats_as_soon_as_there_is_room_for_the_longest() -> None:
    pages = {
        cells: room_lines(COMPANY, Shown(ROOM, 0, 0.0, INVITED, (), ()), cells, 40)
        for cells in range(78, 150)
    }
    seats = len(ROOM.seats)
    beside = [
        cells
        for cells, page in pages.items()
        if any("ludotheque join" in text_of(each) for each in page[: seats + 1])
    ]
    assert beside == [*range(beside[0], 150)]
    assert max(map(width, pages[beside[0]])) == beside[0], "not one cell later"


def test_what_somebody_does_stands_in_one_column() -> None:
    places = (Place("Jo", "human", None), Place("Maximilienne", "human", None), Place("", "", None))
    room = Room("waiting", "dolores", {}, places, 0)
    company = Company(("Jo", "Maximilienne", ""), Wording("en"), glyphs(False))
    lines = room_lines(company, Shown(room, 0, 0.0, INVITED, (), ()), 78, 40)
    text = [text_of(each) for each in lines]
    starts = [row.index(word) for row in text for word in ("here", "free") if word in row]
    assert len(starts) == 3 and len({*starts}) == 1
