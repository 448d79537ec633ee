"""The scenes of Der Große Dalmuti: the tax, a revolution, a play and who goes out by it, the end of
a trick and of a hand."""

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from msgspec.structs import replace

from engine.dalmuti.actions import Collect, Draw, Pass, Play, Revolution, Score, Sweep
from engine.dalmuti.cards import ranks
from engine.dalmuti.state import Match, Tabletop, pairs, totals
from engine.dalmuti.views import DalmutiView
from engine.game import Seat
from tui.games.dalmuti.chronicle import tell
from tui.games.dalmuti.felt import PILE
from tui.games.dalmuti.figures import title_name, title_of
from tui.games.dalmuti.naming import brief, cards_in_words, face_role, place_name, sign
from tui.render.cards import BACK
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place
from tui.render.scene import Count, Frame, Scene, placed, within
from tui.words.spans import Line, Span, joined, line

ROOM: Final = 74
"""The most cells of a sentence that names everybody; in longer ones signs stand for them."""

WEIGHTS: Final[dict[type, float]] = {Pass: 0.7, Sweep: 0.7}
"""How much of the time of their sentences some actions are worth."""

HURRIED: Final = 0.15
"""By how much the play goes faster when whoever looks on is out of the hand."""

FEW: Final = 6
"""The most players whose points are each worth the time of their sentence."""

DRAWN: Final = 2.0
"""The beats that the cards of a draw are worth."""


def scene(company: Company, moment: Moment) -> Scene:
    """The frames of a step."""
    action, view = moment.action, moment.view
    if action is None:
        return (Frame(moment),)
    make = MAKERS.get(type(action))
    if make is not None:
        frames = tuple(make(company, moment))
    else:
        more = DRAWN if isinstance(action, Draw) else 0.0
        frames = (Frame(moment, placed(_told(company, moment)[-1]), more=more),)
    weight = WEIGHTS.get(type(action), 1.0)
    if view.seat in view.table.out:
        weight *= HURRIED
    return tuple(frame._replace(weight=frame.weight * weight) for frame in frames)


def _told(company: Company, moment: Moment) -> list[Line]:
    told = tell(company, moment.before, moment.action, moment.view)
    return [*told[:-1], within(ROOM, told[-1], _in_signs(company, told[-1]))]


def _in_signs(company: Company, said: Line) -> Line:
    """A sentence with the players' signs alone."""
    return tuple(
        span._replace(text=span.text[0]) if span.roles.startswith("seat-") else span
        for span in said
    )


def _part(moment: Moment, match: Match | None = None, table: Tabletop | None = None) -> Moment:
    """The step so far, with the table before it but for what is given."""
    before: DalmutiView = moment.before
    view = replace(before, match=match or before.match, table=table or before.table)
    return Moment(view, before, moment.action)


def _play(company: Company, moment: Moment) -> Iterator[Frame]:
    """The cards go to the pile; who has no more goes out, with his new place."""
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
    yield Frame(moment, placed(told[1]))


def _sweep(company: Company, moment: Moment) -> Iterator[Frame]:
    """The pile tells its story once, then it goes to who takes the lead."""
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
        who = company.who(top.seat)
        forms = (
            say.line("da.scene.won", who=who, plays=joined(pieces[n:])) for n in range(len(pieces))
        )
        yield Frame(_part(moment), placed(within(ROOM, *forms)))
    flight = Flight(
        f" {brief(company, top)} ", face_role(top.rank), Place(PILE), Place(("seat", top.seat))
    )
    said = say.line("da.felt.swept", who=company.who(leader))
    yield Frame(moment, placed(said), flights=(flight,))


def _collect(company: Company, moment: Moment) -> Iterator[Frame]:
    """Who gives what to whom, as far as the account knows; then who leads."""
    view: DalmutiView = moment.view
    say, who = company.say, company.who
    *taxed, lead = _told(company, moment)
    known = {each.dalmuti: each for each in view.taxes}
    owed = pairs(view.match)
    if not owed:
        yield Frame(_part(moment), placed(taxed[0]))
    for dalmuti, peon, number in owed:
        rich, poor, exchange = who(dalmuti), who(peon), known.get(dalmuti)
        if exchange is None:
            said = say.line("da.tell.taxed", dalmuti=rich, peon=poor, n=number)
            ways = ((peon, dalmuti), (dalmuti, peon))
            flights = tuple(_given(company, (0,) * number, *way) for way in ways)
            yield Frame(_part(moment), placed(said), flights=flights)
            continue
        tribute, gift = ranks(exchange.tribute), ranks(exchange.gift)
        said = say.line("da.tell.tribute", peon=poor, tribute=cards_in_words(tribute))
        yield Frame(_part(moment), placed(said), flights=(_given(company, tribute, peon, dalmuti),))
        said = say.line("da.tell.tax", dalmuti=rich, gift=cards_in_words(gift), peon=poor)
        yield Frame(_part(moment), placed(said), flights=(_given(company, gift, dalmuti, peon),))
    yield Frame(moment, placed(lead))


def _given(company: Company, cards: Iterable[int], start: Seat, goal: Seat) -> Flight:
    """Cards that go from one to another; rank 0 is a card that is not known."""
    shown = tuple(cards)
    text = " ".join(sign(company, rank) if rank else company.glyphs.sealed for rank in shown)
    roles = "card" if all(shown) else BACK
    return Flight(f" {text} ", roles, Place(("seat", start)), Place(("seat", goal)))


def _revolution(company: Company, moment: Moment) -> Iterator[Frame]:
    """Both Jesters are shown; in the greater revolution everybody changes places."""
    view: DalmutiView = moment.view
    say, order = company.say, moment.before.match.order
    called = say.line("da.felt.called", who=company.who(moment.action.seat))
    standing = replace(view, match=replace(view.match, order=order))
    yield Frame(Moment(standing, moment.before, moment.action), placed(called), more=1.0)
    turned = view.match.order != order
    said = _order(company, view) if turned else _told(company, moment)[-1]
    yield Frame(moment, placed(said), more=1.0 if turned else 0.0)


def _score(company: Company, moment: Moment) -> Iterator[Frame]:
    """Everybody's place, points and title in the order in which they went out; then all sit down
    anew."""
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
    yield Frame(moment, placed(_order(company, view)), closes=True)


def _order(company: Company, view: DalmutiView) -> Line:
    """Everybody in the new order."""
    said = company.say.line(
        "da.tell.order", who=joined([company.who(seat) for seat in view.match.order])
    )
    return within(ROOM, said, _in_signs(company, said))


MAKERS: Final[dict[type, Callable[[Company, Moment], Iterator[Frame]]]] = {
    Play: _play,
    Sweep: _sweep,
    Collect: _collect,
    Revolution: _revolution,
    Score: _score,
}
"""The actions that are told in frames of their own."""
