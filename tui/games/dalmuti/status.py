"""The last move of each player, in the few cells before them on the table."""

from engine.dalmuti.actions import Pass, Play, Score
from engine.dalmuti.state import pairs
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.naming import brief, sign
from tui.games.dalmuti.topics import drawing, slipped
from tui.render.face import Company, Moment
from tui.words.spans import Span, width


def status(company: Company, moment: Moment, seat: Seat, cells: int) -> Span:
    """Return the last move of a seat, or what is expected of it; in short form if there are few
    cells."""
    view: DalmutiView = moment.view
    stage = view.table.stage
    if drawing(view):
        return _drawn(company, view, seat)
    if stage in ("send", "tax") or slipped(view):
        return _choosing(company, view, seat)
    if stage in ("deal", "over"):
        return _risen(company, moment, seat)
    return _move(company, moment, seat, cells)


def status_topic(view: DalmutiView, seat: Seat) -> str:
    """Return the kind of topic that `status` shows of a seat."""
    stage = view.table.stage
    if drawing(view):
        return "drawn"
    if stage in ("send", "tax") or slipped(view):
        return "choosing"
    if stage in ("deal", "over"):
        return "risen"
    return "turn" if seat in view.waiting else "move"


def _drawn(company: Company, view: DalmutiView, seat: Seat) -> Span:
    """Return the cards drawn for the first order."""
    draws = view.match.draws
    cards = [cards[seat] for cards in draws if cards[seat]]
    if not cards:
        return Span("")
    text = ", ".join(sign(company, rank) for rank in cards)
    mine = tuple(round_of[seat] for round_of in draws)
    everyone = [tuple(cards[s] for cards in draws) for s in range(len(view.table.sizes))]
    if not view.match.order and everyone.count(mine) > 1:
        return Span(f"{text} =", "accent")
    return Span(text, "strong")


def _risen(company: Company, moment: Moment, seat: Seat) -> Span:
    """Return what the hand brought: places up or down, and points."""
    view: DalmutiView = moment.view
    glyphs = company.glyphs
    points = f"+{view.match.points[-1][seat]}"
    if not isinstance(moment.action, Score) or moment.before is None:
        return Span(points, "dim")
    by = moved(moment, seat)
    if not by:
        return Span(f"= {points}", "dim")
    arrow = glyphs.up if by > 0 else glyphs.down
    return Span(f"{arrow}{abs(by)} {points}", "gain" if by > 0 else "loss")


def moved(moment: Moment, seat: Seat) -> int:
    """Return how many places up a seat has moved at the end of a hand; negative for down."""
    before: tuple[Seat, ...] = moment.before.match.order
    after: tuple[Seat, ...] = moment.view.match.order
    return before.index(seat) - after.index(seat)


def _choosing(company: Company, view: DalmutiView, seat: Seat) -> Span:
    """Return, before the first trick, whether a seat is choosing or has chosen."""
    say = company.say
    if seat in view.waiting:
        return Span(say("da.status.chooses"), "accent")
    if view.table.stage == "tax" and any(seat == dalmuti for dalmuti, _, _ in pairs(view.match)):
        return Span(say("da.status.chosen"), "dim")
    return Span("")


def _move(company: Company, moment: Moment, seat: Seat, cells: int) -> Span:
    """Return, in a trick, whose turn it is, or the seat's last play or pass."""
    view: DalmutiView = moment.view
    table, say = view.table, company.say
    if seat in view.waiting:
        return Span(say("da.status.turn" if table.trick else "da.status.lead"), "accent")
    move = next((move for move in reversed(table.trick) if move.seat == seat), None)
    if move is None:
        called = seat == view.match.called and not table.trick and not table.tricks
        return Span(say("da.status.called") if called else "", "accent")
    lit = " lit" if move is table.trick[-1] else ""
    if isinstance(move, Pass):
        return Span(say("da.status.pass"), "dim" + lit)
    assert isinstance(move, Play)
    text = brief(company, move)
    led = say("da.status.led", play=text)
    if move is table.trick[0] and width(led) <= cells:
        text = led
    return Span(text, ("strong" if move is table.top else "dim") + lit)
