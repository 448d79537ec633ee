"""The chronicle from the gestures on: cards handed out, collections given up, cards stolen."""

from engine.dolores.cards import BOTTLES, EMPTY, FIRST_BOTTLE, TYPES, VOL, WORTH, cards_in
from engine.dolores.score import score
from engine.dolores.state import NOTHING
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.cargo import bottled, change, kind_name, listed, named
from tui.games.dolores.fate import fates_of
from tui.games.dolores.seating import sharers
from tui.games.dolores.voice import INDENT, Voice
from tui.words.spans import Line, Span, line


def take(voice: Voice) -> list[Line]:
    """Tell what the winner of a bet takes."""
    if not voice.action.slots:
        return [voice.say.line("do.tell.takes-none", who=voice.who(voice.action.seat))]
    return handed_out(voice)


def handed_out(voice: Voice) -> list[Line]:
    """Tell who gets which cards, which are lost, and the claims about them."""
    lines = []
    gone: list[int] = []
    for seat in range(len(voice.after.goods)):
        cards = gained(voice.before, voice.after, seat)
        if cards:
            gone += cards
            points = score(voice.after.goods[seat]) - score(voice.before.goods[seat])
            lines.append(
                line(
                    INDENT,
                    voice.say.line(
                        "do.tell.takes", who=voice.who(seat), cards=listed(voice.company, cards)
                    ),
                    scored(voice, points),
                )
            )
    lost = list(voice.after.discard[len(voice.before.discard) :])
    if lost:
        gone += lost
        lost_cards = listed(voice.company, lost)
        lines.append(line(INDENT, voice.say.line("do.tell.lost", cards=lost_cards)))
    return lines + _claims(voice, gone)


def scored(voice: Voice, points: int) -> Line:
    """Return by how much a score has changed, to follow the cards; nothing if it has not."""
    if not points:
        return ()
    return line(" ", voice.say.line("do.tell.scored", change=change(voice.company, points)))


def _claims(voice: Voice, gone: list[int]) -> list[Line]:
    """Tell the claims about the cards that have just been shown."""
    sharing = voice.before.sharing
    slots = fates_of(voice.before, voice.action)
    said = sorted(sharing.claims[slot] for slot in slots if sharing.claims[slot] != EMPTY)
    if not said:
        return []
    words, cards = listed(voice.company, said), sorted(gone)
    told = voice.say.line("do.tell.had-said", who=voice.who(sharing.looker), cards=words)
    if len(cards) == 1 or said == cards:
        return [line(INDENT, told, " ", voice.truth(said, cards))]
    # Do not say which cards the claims were about: other players cannot know it. So both lists
    # are in the order of the cards, and none is read as the truth of one claim.
    were = voice.say.line("do.tell.were", cards=listed(voice.company, cards))
    return [line(INDENT, told, " ", were)]


def give_up(voice: Voice) -> list[Line]:
    """Tell a secret choice of a collection that the perspective knows."""
    kind = Span(kind_name(voice.company, voice.action.kind), f"good-{voice.action.kind}")
    who = voice.who(voice.action.seat)
    return [voice.say.line("do.tell.name", who=who, kind=kind, sign=voice.seal())]


def discard(voice: Voice) -> list[Line]:
    """Tell the collections given up."""
    lines = []
    for seat, named_kind in zip(sharers(voice.after), voice.after.sharing.names, strict=True):
        if named_kind == NOTHING:
            continue
        worth = WORTH[voice.before.goods[seat][named_kind - 1]]
        points = score(voice.after.goods[seat]) - score(voice.before.goods[seat])
        kind = Span(kind_name(voice.company, named_kind), f"good-{named_kind}")
        told = voice.say.line("do.tell.gives-up", who=voice.who(seat), kind=kind, worth=worth)
        lines.append(line(INDENT, told, scored(voice, points)))
    return lines


def steal(voice: Voice) -> list[Line]:
    """Tell what Vol steals."""
    action = voice.action
    return [
        voice.say.line(
            "do.tell.steal",
            who=voice.who(action.seat),
            card=named(voice.company, action.card),
            victim=voice.who(action.victim),
        )
    ]


def lapse(voice: Voice) -> list[Line]:
    """Tell that Vol finds no victim."""
    return [voice.say.line("do.tell.lapse", bottle=bottled(VOL))]


def gained(before: DoloresView, after: DoloresView, seat: Seat) -> list[int]:
    """Return the cards that a player has got between two views."""
    cards: list[int] = []
    for kind in TYPES:
        old, new = before.goods[seat][kind - 1], after.goods[seat][kind - 1]
        if new > old:
            cards += cards_in(kind, new - old)
    for bottle in BOTTLES:
        spot = bottle - FIRST_BOTTLE
        if after.holders[spot] == seat != before.holders[spot]:
            cards.append(bottle)
    return cards
