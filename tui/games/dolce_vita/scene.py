"""The scenes of Dolce Vita: a card goes to its column; a column is awarded player by player."""

from collections.abc import Callable, Iterator

from engine.dolce_vita import actions
from engine.dolce_vita.award import Take, unfolded, verdict_on
from engine.dolce_vita.cards import COLUMNS, TOTAL, category, value
from engine.dolce_vita.score import fortune
from engine.dolce_vita.views import DolceVitaView
from engine.game import Seat
from tui.games.dolce_vita.awarding import Awarding
from tui.games.dolce_vita.chronicle import taken, title
from tui.games.dolce_vita.objects import chip, column_name, full, short
from tui.render.cards import look
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place
from tui.render.places import placed
from tui.render.scene import RETOLD, Count, Frame, Scene, within
from tui.words.spans import Line, Span, joined, line

ROOM = 62
"""The most cells of a sentence with all names; longer ones have signs in their place."""

GOT = 8
"""The cells of an object in flight."""


def scene(company: Company, moment: Moment) -> Scene:
    """Return the frames of a step."""
    action = moment.action
    if isinstance(action, actions.Award):
        return tuple(_award(company, moment, action.column))
    if isinstance(action, actions.Place):
        return (_placed(company, moment, action),)
    if action is None:
        return (Frame(moment),)
    return (Frame(moment, title(company, moment.view)),)


def _who(company: Company, seat: Seat) -> Line:
    return placed(company.who(seat))


def _column(column: int) -> Span:
    return Span(column_name(column), "strong", ("column", column))


def _placed(company: Company, moment: Moment, action: actions.Place) -> Frame:
    seat, column = ("seat", action.seat), ("column", action.column)
    card = Span(str(action.card), "strong")
    who = _who(company, action.seat)
    said = company.say.line("dv.tell.place", who=who, card=card, column=_column(action.column))
    flight = Flight(
        f" {action.card} ", f"card seat-{action.seat}", Place(seat), Place(column, row=seat)
    )
    return Frame(moment, said, flights=(flight,))


def _award(company: Company, moment: Moment, column: int) -> Iterator[Frame]:
    """Compare the bids, strike the ties, show each player's turn, then sum up in one line."""
    before: DolceVitaView = moment.before
    after: DolceVitaView = moment.view
    say, verdict = company.say, verdict_on(before, column)
    takes, struck = verdict.takes, verdict.struck
    head = say.line("dv.asked.award", column=_column(column))
    closes = after.awarded == COLUMNS
    start = line(_column(column), "  ")

    def frame(at_last: bool, view: DolceVitaView, said: Line, number: int) -> Frame:
        """Return a frame whose table shows the award after `number` takes."""
        done, left = takes[max(number - 1, 0) : number], takes[number:]
        shown = Moment(view, before, Awarding(column, after, done, left))
        last = moment if at_last else shown
        return Frame(last, line(start, said), head, closes=closes and at_last)

    bidders = {seat: mask for seat, mask in enumerate(before.bids[column]) if mask}
    if not bidders:
        key = "dv.tell.rotate" if before.columns[column] else "dv.tell.empty"
        yield frame(True, after, say.line(key), 0)
        return
    if len(bidders) > 1:
        yield frame(False, before, _compared(company, bidders), 0)
    parts = [view for _, view in unfolded(before, column)]
    if struck:
        tie = say.line("dv.tell.struck", who=say.listing([_who(company, s) for s in struck]))
        if not takes:
            tie = say.line("dv.tell.both", first=tie, second=say.line("dv.tell.stays"))
        yield frame(not takes, parts[0], tie, 0)
    for number, take in enumerate(takes, 1):
        alone, seat = len(takes) == 1, take.seat
        said = taken(company, take, _who(company, seat))
        sums = (fortune(view.goods[seat], view.money[seat]) for view in parts[number - 1 :])
        count = Count(seat, next(sums), next(sums))
        yield frame(alone, parts[number], said, number)._replace(
            counted=count if count.start != count.end else None,
            flights=tuple(_flights(company, column, take)),
        )
    if len(takes) > 1:
        yield frame(True, after, _summed_up(company, takes), 0)._replace(weight=RETOLD)


def _compared(company: Company, bidders: dict[Seat, int]) -> Line:
    """Return the sums on a column, the highest first."""
    order = sorted(bidders, key=lambda seat: -TOTAL[bidders[seat]])
    bids: list[Line] = [(Span(str(TOTAL[bidders[seat]]), "strong"),) for seat in order]
    return _beside(company, order, bids)


def _summed_up(company: Company, takes: tuple[Take, ...]) -> Line:
    """Return what each player has taken, in one line."""
    whole, brief = (
        [
            _gain(company, take, form) if take.taken else (Span(company.glyphs.minus),)
            for take in takes
        ]
        for form in (full, short)
    )
    return _beside(company, [take.seat for take in takes], whole, brief)


def _gain(company: Company, take: Take, form: Callable[[Company, int], str]) -> Line:
    """Return the object taken, by its name or its two letters as `form` gives them, with its
    worth."""
    kind = category(take.taken)
    return (Span(f"{form(company, kind)} {value(take.taken)}00", f"good-{kind}"),)


def _beside(company: Company, seats: list[Seat], *forms: list[Line]) -> Line:
    """Return players, each followed by a thing in the first of its forms that has room; without
    room for their names, by sign."""
    names: list[Line] = [company.who(seat) for seat in seats]
    signs: list[Line] = [(company.shape(seat),) for seat in seats]
    ways = ((names, forms[0]), *((signs, things) for things in forms))
    rows = ([line(who, " ", it) for who, it in zip(way, its, strict=True)] for way, its in ways)
    return placed(within(ROOM, *map(joined, rows)))


def _flights(company: Company, column: int, take: Take) -> Iterator[Flight]:
    """Move the object from the lowest place of its column to its new owner, and a returned one to
    the top."""
    if not take.taken:
        return
    lowest = Place(("column", column), above=("seat", 0))
    owner = Place(("seat", take.seat))
    yield Flight(chip(company, take.taken, GOT, "  "), look(category(take.taken)), lowest, owner)
    if take.returned:
        text = chip(company, take.returned, GOT, "  ")
        yield Flight(text, look(category(take.returned)), owner, Place(("column", column)))
