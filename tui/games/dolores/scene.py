"""The scenes of Dolorès: the countdown, the gestures, announcements kept or broken, and each card
on its way to its new owner or over the cliff."""

from collections.abc import Iterator
from typing import Final

from msgspec.structs import replace

from engine.dolores.actions import (
    Commit,
    Deal,
    Discard,
    Draw,
    HandOn,
    Keep,
    Lay,
    Pass,
    Reveal,
    Steal,
)
from engine.dolores.cards import EMPTY, FACE_DOWN, FIRST_BOTTLE, kind
from engine.dolores.phases import DEAL
from engine.dolores.score import score
from engine.dolores.state import with_seat
from engine.dolores.views import Chosen, DoloresView, DrawnDark
from engine.game import Seat
from tui.games.dolores.cargo import name, named, paint
from tui.games.dolores.chronicle import tell
from tui.games.dolores.chronicle_loot import gained, scored
from tui.games.dolores.fate import LOST, fates_of
from tui.games.dolores.part import COUNTED, SHORE, HandingOut, Revealing
from tui.games.dolores.seating import sharers
from tui.games.dolores.voice import Voice
from tui.render.face import Company, Moment
from tui.render.flight import Flight, Place
from tui.render.places import placed
from tui.render.scene import RETOLD, Count, Frame, Scene
from tui.words.spans import Line, Span, flush, line

WEIGHTS: Final[dict[type, float]] = {
    Pass: 0.5,
    HandOn: 0.6,
    Chosen: 0.6,
    Commit: 0.6,
    Draw: 0.7,
    DrawnDark: 0.7,
}
"""The share of its sentence's time that an action gets; 1 if it is not listed."""

WATCHED: Final = 0.5
"""The share of its time that a sentence gets in a sharing of others, unless somebody gains or
loses by it: whoever looks on has nothing to decide."""

FLOWN: Final = 0.3
"""The extra beats for each card in flight."""


def scene(company: Company, moment: Moment) -> Scene:
    """Return the frames of a step."""
    action = moment.action
    if action is None:
        return (Frame(moment),)
    voice = Voice(company, moment.before, action, moment.view)
    told = [_close(each) for each in tell(company, moment.before, action, moment.view)]
    watched = WATCHED if _looks_on(moment) else 1.0
    if isinstance(action, Reveal):
        frames = list(_reveal(voice, moment, told))
    elif any(_got(voice, seat) for seat in range(len(moment.view.goods))):
        frames, watched = list(_handed_out(voice, moment, told)), 1.0
    elif isinstance(action, Draw | DrawnDark | Lay | Keep):
        frames = [Frame(moment, each) for each in told]
    else:
        frames = [Frame(moment, told[-1] if told else ())]
    weight = WEIGHTS.get(type(action), 1.0) * watched
    return tuple(each._replace(weight=each.weight * weight) for each in frames)


def _close(told: Line) -> Line:
    """Return a line of the chronicle as a sentence, without its indent."""
    return placed(flush(told))


def _looks_on(moment: Moment) -> bool:
    """Return whether a step belongs to a sharing in which the viewer, a player, has no part."""
    seat, before, after = moment.view.seat, moment.before, moment.view
    taking_part = {*sharers(before), *sharers(after), *before.waiting, *after.waiting}
    return seat >= 0 and before.phase != DEAL and seat not in taking_part


def _got(voice: Voice, seat: Seat) -> bool:
    """Return whether the step changed anything in a player's loot, except for bottles played."""
    changed = voice.before.goods[seat] != voice.after.goods[seat]
    return changed or bool(gained(voice.before, voice.after, seat))


def _reveal(voice: Voice, moment: Moment, told: list[Line]) -> Iterator[Frame]:
    """Count down, show one gesture and then the other, then what that makes of announcements and
    bets."""
    before: DoloresView = moment.before
    after: DoloresView = moment.view
    say, sharing = voice.say, before.sharing
    head = line(say("do.dealer.reveal"))
    dot = f" {voice.company.glyphs.dot} "
    for words in range(1, COUNTED + 1):
        said = dot.join(say(f"do.count.{n}") for n in range(1, words + 1))
        shown = Moment(before, before, Revealing(words))
        yield Frame(shown, (Span(said, "title"),), head)
    hands: tuple[int, ...] = sharing.hands
    turned: tuple[int, ...] = ()
    for which, seat in enumerate(sharers(before)):
        hands = with_seat(hands, which, after.sharing.hands[which])
        turned = (*turned, which)
        view = replace(before, sharing=replace(sharing, hands=(hands[0], hands[1])))
        said_of = line(voice.who(seat), " ", voice.hand(hands[which]))
        yield Frame(Moment(view, before, Revealing(COUNTED, turned)), placed(said_of), head)
    view = replace(view, records=after.records)
    for each in told[1:]:
        yield Frame(Moment(view, before, Revealing(COUNTED, turned)), each, head)
    yield Frame(moment, told[0], weight=RETOLD)


def _handed_out(voice: Voice, moment: Moment, told: list[Line]) -> Iterator[Frame]:
    """Show each owner's cards in turn, with the change of the score; then the lost ones."""
    before: DoloresView = moment.before
    after: DoloresView = moment.view
    fates, view = fates_of(before, moment.action), before
    gone: dict[int, Seat] = {}
    frames = []
    for seat, said in _told_of(voice, told):
        mine = {slot: owner for slot, owner in fates.items() if owner == seat}
        gone |= mine
        if seat != LOST:
            view = replace(
                view,
                goods=with_seat(view.goods, seat, after.goods[seat]),
                holders=tuple(
                    now if now == seat else old
                    for old, now in zip(view.holders, after.holders, strict=True)
                ),
            )
        left = [EMPTY if slot in gone else card for slot, card in enumerate(before.sharing.cards)]
        view = replace(view, sharing=replace(view.sharing, cards=tuple(left)))
        flights = tuple(_flight(voice, slot, seat) for slot in mine)
        frames.append(
            Frame(
                Moment(view, before, HandingOut(tuple(gone.items()))),
                said,
                flights=flights,
                counted=_counted(voice, seat),
                more=FLOWN * len(flights),
            )
        )
    extra = told[len(frames) + isinstance(moment.action, Deal) :]
    frames += [Frame(moment, each) for each in extra]
    yield from frames[:-1]
    yield frames[-1]._replace(moment=moment)


def _told_of(voice: Voice, told: list[Line]) -> Iterator[tuple[Seat, Line]]:
    """Yield each seat whose loot changes, in the order of the chronicle, with its sentence; LOST
    comes last."""
    action, seats = voice.action, range(len(voice.after.goods))
    if isinstance(action, Steal):
        points = score(voice.after.goods[action.seat]) - score(voice.before.goods[action.seat])
        cards = named(voice.company, action.card)
        takes = voice.say.line("do.tell.takes", who=voice.who(action.seat), cards=cards)
        yield action.victim, told[0]
        yield action.seat, placed(line(takes, scored(voice, points)))
        return
    order = sharers(voice.before) if isinstance(action, Discard) else seats
    lines = iter(told[isinstance(action, Deal) :])
    for seat in order:
        if _got(voice, seat):
            yield seat, next(lines)
    if LOST in fates_of(voice.before, action).values():
        yield LOST, next(lines)


def _counted(voice: Voice, seat: Seat) -> Count | None:
    if seat == LOST:
        return None
    start, end = score(voice.before.goods[seat]), score(voice.after.goods[seat])
    return Count(seat, start, end) if start != end else None


def _flight(voice: Voice, slot: int, seat: Seat) -> Flight:
    """Return the flight of a card from its slot to its pile on the owner's shore, to the owner's
    name if the shore is not drawn, or over the cliff."""
    card = voice.before.sharing.cards[slot]
    pile = ("collection", kind(card), seat) if FACE_DOWN < card < FIRST_BOTTLE else None
    goal = Place(SHORE) if seat == LOST else Place(("seat", seat), pictured=pile)
    return Flight(f" {name(voice.company, card)} ", paint(card), Place(("lies", slot)), goal)
