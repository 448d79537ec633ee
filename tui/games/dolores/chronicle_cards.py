"""The chronicle up to the gestures: cards, bottles, claims about cards in the dark."""

from engine.dolores.cards import AUBE, FACE_DOWN, GUETTEUR, REMOUS
from engine.dolores.phases import DAWN, LOOKOUT, MIX_UP
from engine.dolores.phases import GESTURES as GESTURING
from engine.dolores.settling import SIDES
from tui.games.dolores.cargo import bottled, listed, name, quoted
from tui.games.dolores.seating import sharers
from tui.games.dolores.topics import card_topic
from tui.games.dolores.voice import INDENT, Voice
from tui.words import Noun
from tui.words.spans import Line, Span, line


def deal(voice: Voice) -> list[Line]:
    """Tell the starting cards."""
    lines = [line(Span(voice.say("do.tell.deal"), "title"))]
    for seat, cards in enumerate(voice.action.cards):
        lines.append(line(INDENT, voice.company.column(seat), "  ", listed(voice.company, cards)))
    return lines


def draw(voice: Voice) -> list[Line]:
    """Tell the cards that lie on each side, and Dawn if it was drawn."""
    cards = dict(zip(voice.before.sharing.gaps, voice.action.cards, strict=False))
    lines = []
    # The neighbour's side is dealt first.
    for seat, slots in zip(sharers(voice.before)[::-1], SIDES[::-1], strict=True):
        there = [cards[slot] for slot in slots if slot in cards and cards[slot] != AUBE]
        if there:
            lines.append(
                line(INDENT, voice.company.column(seat), "  ", listed(voice.company, there))
            )
    if AUBE in voice.action.cards:
        key = "do.tell.dawn" if voice.after.phase == DAWN else "do.tell.dawn-held"
        lines.append(voice.say.line(key, dawn=Noun(f"do.bottle.{AUBE}", roles="loss")))
    return lines


def play(voice: Voice) -> list[Line]:
    """Tell that a bottle is played."""
    return [_played(voice, voice.action.bottle)]


def lay(voice: Voice) -> list[Line]:
    """Tell how Remous lays the cards."""
    cards = voice.after.sharing.cards
    lines = [_played(voice, REMOUS)]
    for seat, slots in zip(sharers(voice.after), SIDES, strict=True):
        there = [cards[slot] for slot in slots if cards[slot]]
        lines.append(line(INDENT, voice.company.column(seat), "  ", listed(voice.company, there)))
    return lines


def _played(voice: Voice, bottle: int) -> Line:
    who = voice.who(voice.action.seat)
    key = "do.tell.holds" if bottle == GUETTEUR else "do.tell.play"
    return voice.say.line(key, who=who, bottle=bottled(bottle))


def decline(voice: Voice) -> list[Line]:
    """Tell a pass that lets the game end, or makes no bet. Of one that lets the gestures stand,
    tell whether a bet is won. Tell nothing of others."""
    who = voice.who(voice.action.seat)
    if voice.before.phase == LOOKOUT:
        return [voice.say.line("do.tell.lets-dawn", who=who)]
    if voice.before.phase == GESTURING:
        return [voice.say.line("do.tell.no-bet", who=who)]
    return voice.bet() if voice.before.phase == MIX_UP else []


def claim(voice: Voice) -> list[Line]:
    """Tell a claim about a card, with the truth if the perspective knows it."""
    card = voice.action.card
    words = Span(quoted(voice.company, name(voice.company, card)), "accent", None, card_topic(card))
    n = voice.action.slot % 3 + 1
    owner, who = sharers(voice.before)[voice.action.slot // 3], voice.action.seat
    sentence = (
        voice.say.line("do.tell.claim.own", who=voice.who(who), n=n, words=words)
        if owner == who
        else voice.say.line(
            "do.tell.claim", who=voice.who(who), n=n, owner=voice.who(owner), words=words
        )
    )
    truth = voice.before.sharing.cards[voice.action.slot]
    if truth <= FACE_DOWN:
        return [sentence]
    return [line(sentence, " ", voice.truth([voice.action.card], [truth]))]
