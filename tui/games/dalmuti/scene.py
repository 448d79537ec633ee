"""The scenes of Der Große Dalmuti: the tax, a revolution, a play and a player who goes out with it,
the end of a trick and of a hand."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from engine.dalmuti.actions import Collect, Draw, Pass, Play, Revolution, Score, Sweep
from engine.dalmuti.cards import ranks
from engine.dalmuti.state import Match, Tabletop, pairs, passed, totals
from engine.dalmuti.views import DalmutiView, OwnDeal, SomeGift
from engine.game import Seat
from tui.games.dalmuti.chronicle import newly_beaten, tell
from tui.games.dalmuti.felt import PILE
from tui.games.dalmuti.figures import title_name, title_of
from tui.games.dalmuti.naming import brief, cards_in_words, face_role, place_name, sign
from tui.render.cards import BACK
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place
from tui.render.places import placed
from tui.render.scene import Count, Frame, Scene, in_signs, within
from tui.words.spans import Line, Span, joined, line

ROOM: Final = 74
"""The most cells of a sentence with all names; longer ones have signs in their place."""

WEIGHTS: Final[dict[type, float]] = {
    Draw: 0.5,
    Play: 0.55,
    Pass: 0.4,
    Sweep: 0.4,
    SomeGift: 0.3,
    OwnDeal: 0.5,
}
"""The share of its sentence's time that an action gets; 1 if it is not listed."""

AGAIN: Final = 0.3
"""The share of a pass's time that a pass after a pass gets, because a run of passes is one short
frame that grows."""

BRIEFLY: Final = 0.5
"""The share of its time that a sentence gets if it tells little: of an exchange whose cards are not
seen, or what was told just before or the table shows at a glance."""

OUT: Final = 0.3
"""The beats added for a player who goes out, which no weight shortens."""

RECAP: Final = 0.3
"""The beats added for the story of a trick, which no weight shortens."""

FEW: Final = 2
"""The most players whose points each get the whole time of their sentence. With more players all
sentences share the time of this many, because they differ in little."""

DRAWN: Final = 1.0
"""The beats added for the cards of a draw."""


def scene(company: Company, moment: Moment) -> Scene:
    """Return the frames of a step."""
    action = moment.action
    if action is None:
        return (Frame(moment),)
    make = MAKERS.get(type(action))
    if make is not None:
        frames = tuple(make(company, moment))
    else:
        more = DRAWN if isinstance(action, Draw) else 0.0
        frames = (Frame(moment, placed(_told(company, moment)[-1]), more=more),)
    weight = WEIGHTS.get(type(action), 1.0)
    if isinstance(action, Pass) and passed(moment.before.table):
        weight *= AGAIN
    return tuple(frame._replace(weight=frame.weight * weight) for frame in frames)


def _told(company: Company, moment: Moment) -> list[Line]:
    told = tell(company, moment.before, moment.action, moment.view)
    return [*told[:-1], within(ROOM, told[-1], in_signs(told[-1]))]


def _part(moment: Moment, match: Match | None = None, table: Tabletop | None = None) -> Moment:
    """Return the step half done: the table before it, with another match or tabletop if given."""
    before: DalmutiView = moment.before
    view = replace(before, match=match or before.match, table=table or before.table)
    return Moment(view, before, moment.action)


def _play(company: Company, moment: Moment) -> Iterator[Frame]:
    """Move the cards to the pile; a player without cards then goes out, with their new place."""
    action, view = moment.action, moment.view
    told, out = _told(company, moment), view.table.out
    flight = Flight(
        f" {brief(company, action)} ",
        face_role(action.rank),
        Place(("seat", action.seat)),
        Place(PILE),
    )
    first = Frame(moment, placed(told[0]), flights=(flight,))
    if len(told) == 1:
        yield first
        return
    still_in = replace(view, table=replace(view.table, out=out[: out.index(action.seat)]))
    yield first._replace(moment=Moment(still_in, moment.before, action))
    yield Frame(moment, placed(told[1]), more=OUT)


def _sweep(company: Company, moment: Moment) -> Iterator[Frame]:
    """Tell once how the trick was won, then move the pile to its winner, and name who leads."""
    before: DalmutiView = moment.before
    say, top, leader = company.say, before.table.top, moment.view.table.leader
    assert top is not None
    plays = [move for move in before.table.trick if isinstance(move, Play)]
    if len(plays) > 1:
        pieces = [
            line(
                Span(company.glyphs.seats[each.seat], f"seat-{each.seat}"),
                f" {brief(company, each)}",
            )
            for each in plays
        ]
        who, dropped = company.who(top.seat), [line(company.glyphs.ellipsis)]
        forms = (
            say.line("da.scene.won", who=who, plays=joined([*dropped[:n], *pieces[n:]]))
            for n in range(len(pieces))
        )
        yield Frame(_part(moment), placed(within(ROOM, *forms)), weight=0.5, more=RECAP)
    flight = Flight(
        f" {brief(company, top)} ", face_role(top.rank), Place(PILE), Place(("seat", top.seat))
    )
    said = say.line("da.felt.swept", who=company.who(leader))
    yield Frame(moment, placed(said), flights=(flight,))


def _collect(company: Company, moment: Moment) -> Iterator[Frame]:
    """Tell every tax as far as the account knows it, then who leads."""
    view: DalmutiView = moment.view
    say, who = company.say, company.who
    *taxed, lead = _told(company, moment)
    known = {each.dalmuti: each for each in view.taxes}
    owed, part = pairs(view.match), _part(moment)
    if not owed:
        yield Frame(part, placed(taxed[0]))
    for dalmuti, peon, number in owed:
        rich, poor, exchange = who(dalmuti), who(peon), known.get(dalmuti)
        if exchange is None:
            said = say.line("da.tell.taxed", dalmuti=rich, peon=poor, n=number)
            ways = ((peon, dalmuti), (dalmuti, peon))
            flights = tuple(_given(company, (0,) * number, *way) for way in ways)
            yield Frame(part, placed(said), flights=flights, weight=BRIEFLY)
            continue
        seen = replace(moment.before, taxes=view.taxes)
        shown = Moment(seen, moment.before, moment.action)
        tribute, gift = ranks(exchange.tribute), ranks(exchange.gift)
        said = say.line("da.tell.tribute", peon=poor, dalmuti=rich, tribute=cards_in_words(tribute))
        yield Frame(shown, placed(said), flights=(_given(company, tribute, peon, dalmuti),))
        said = say.line("da.tell.tax", dalmuti=rich, gift=cards_in_words(gift), peon=poor)
        # What has been given stays given in the frames on the others' taxes.
        part = shown._replace(view=replace(seen, hand=view.hand))
        yield Frame(part, placed(said), flights=(_given(company, gift, dalmuti, peon),))
    yield Frame(moment, placed(lead), weight=BRIEFLY)


def _given(company: Company, cards: Iterable[int], start: Seat, goal: Seat) -> Flight:
    """Return the flight of cards from one seat to another; rank 0 is an unknown card."""
    shown = tuple(cards)
    text = " ".join(sign(company, rank) if rank else company.glyphs.sealed for rank in shown)
    roles = "card" if all(shown) else BACK
    return Flight(f" {text} ", roles, Place(("seat", start)), Place(("seat", goal)))


def _revolution(company: Company, moment: Moment) -> Iterator[Frame]:
    """Show both Jesters; in the greater revolution everybody then changes places."""
    view: DalmutiView = moment.view
    say, order = company.say, moment.before.match.order
    called = say.line("da.felt.called", who=company.who(moment.action.seat))
    standing = replace(view, match=replace(view.match, order=order))
    yield Frame(Moment(standing, moment.before, moment.action), placed(called), more=1.0)
    turned = view.match.order != order
    said = _order(company, view) if turned else _told(company, moment)[-1]
    yield Frame(moment, placed(said), more=1.0 if turned else 0.0)


def _score(company: Company, moment: Moment) -> Iterator[Frame]:
    """Tell place, points and title of each player in the order of going out, then the new order."""
    before, view = moment.before, moment.view
    say, won = company.say, view.match.points[-1]
    counted = [0] * len(won)
    weight = 1.0 if len(won) <= FEW else FEW / len(won)
    sums = totals(before.match) or (0,) * len(won)
    for place, seat in enumerate(view.match.order, 1):
        counted[seat] = won[seat]
        match = replace(before.match, points=(*before.match.points, tuple(counted)))
        title = Span(title_name(company, title_of(view.match.order, seat)), "strong")
        said = say.line(
            "da.scene.points",
            place=place_name(company, place),
            who=company.who(seat),
            n=Span(str(won[seat]), "strong"),
        )
        said = line(said, Span(f" {company.glyphs.dot} ", "dim"), title)
        count = Count(seat, sums[seat], sums[seat] + won[seat]) if won[seat] else None
        yield Frame(_part(moment, match), placed(said), counted=count, weight=weight)
    lost = newly_beaten(company, before, view)
    if lost:
        yield Frame(_part(moment, match), placed(within(ROOM, lost, in_signs(lost))))
    # Everybody has just been told in this order.
    yield Frame(moment, placed(_order(company, view)), weight=BRIEFLY, closes=True)


def _order(company: Company, view: DalmutiView) -> Line:
    """Return everybody in the new order."""
    said = company.say.line(
        "da.tell.order", who=joined([company.who(seat) for seat in view.match.order])
    )
    return within(ROOM, said, in_signs(said))


MAKERS: Final[dict[type, Callable[[Company, Moment], Iterator[Frame]]]] = {
    Play: _play,
    Sweep: _sweep,
    Collect: _collect,
    Revolution: _revolution,
    Score: _score,
}
"""The makers of frames, by action, for actions that need more than one."""
