"""The chronicle of Dolorès: every sharing by name."""

from collections.abc import Callable
from typing import Any, Final

from engine.dolores import actions as made
from engine.dolores.phases import DECK_SHORT, DRAW, LANTERN
from engine.dolores.views import Chosen, DoloresView, DrawnDark
from tui.games.dolores.cargo import quoted
from tui.games.dolores.chronicle_cards import claim, deal, decline, draw, lay, play
from tui.games.dolores.chronicle_loot import discard, give_up, handed_out, lapse, steal, take
from tui.games.dolores.seating import sharers
from tui.games.dolores.voice import Voice
from tui.render.face import Company
from tui.words.spans import Line, Span, line, sentence


def tell(company: Company, before: DoloresView, action: Any, after: DoloresView) -> list[Line]:
    """Return the lines of an action, and of the sharing that begins with it or the end of the
    game."""
    voice = Voice(company, before, action, after)
    told = [sentence(each) for each in TELLERS[type(action)](voice)]
    if begins_sharing(action, after):
        told.append(title(voice))
    elif after.phase == DECK_SHORT and before.phase != DECK_SHORT:
        told.append(line(Span(company.say("do.tell.short"), "strong")))
    return told


def title(voice: Voice) -> Line:
    """Return the heading of a sharing, with the two sharers."""
    donor, other = sharers(voice.after)
    who, with_whom = voice.company.who(donor), voice.company.who(other)
    return voice.say.line(
        "labelled",
        label=Span(voice.say("do.tell.sharing", n=voice.after.sharing.number), "title"),
        words=voice.say.line("do.sharers", one=who, two=with_whom),
    )


def announce(voice: Voice) -> list[Line]:
    """Tell an announcement."""
    words = quoted(voice.company, voice.say(f"do.say.{voice.action.gesture}"))
    who = voice.who(voice.action.seat)
    return [voice.say.line("do.tell.say", who=who, words=Span(words, "accent"))]


def commit(voice: Voice) -> list[Line]:
    """Tell a secret gesture that the perspective knows."""
    return [
        voice.say.line(
            "do.tell.commit",
            who=voice.who(voice.action.seat),
            gesture=voice.hand(voice.action.gestures),
            sign=voice.seal(),
        )
    ]


def bet(voice: Voice) -> list[Line]:
    """Tell a secret bet that the perspective knows."""
    donor, other = sharers(voice.before)
    return [
        voice.say.line(
            "do.tell.bet",
            who=voice.who(voice.action.seat),
            one=line(voice.company.shape(donor), " ", voice.gesture(voice.action.donor)),
            two=line(voice.company.shape(other), " ", voice.gesture(voice.action.neighbour)),
            sign=voice.seal(),
        )
    ]


def chosen(voice: Voice) -> list[Line]:
    """Tell that a sharer has chosen a gesture in secret, or a watcher a bet."""
    seat = voice.action.seat
    key = "chosen" if seat in sharers(voice.before) else "bets"
    return [voice.say.line(f"do.tell.{key}", who=voice.who(seat), sign=voice.seal())]


def reveal(voice: Voice) -> list[Line]:
    """Tell both gestures, which announcements were kept, and the bet."""
    return [
        line(Span(voice.say("do.tell.count"), "accent"), " ", _shown(voice)),
        *voice.words(),
        *voice.bet(),
    ]


def _shown(voice: Voice) -> Line:
    """Return who shows what; the same gesture of both is told once."""
    # Use the gestures of the view after, because the view before may have them face down.
    hands, say = voice.after.sharing.hands, voice.say
    people = [voice.who(seat) for seat in sharers(voice.after)]
    if hands[0] == hands[1]:
        gesture = Span(say(f"do.show.{hands[0]}"), "strong")
        return say.line("do.tell.show", who=say.listing(people), gesture=gesture)
    return say.listing(
        [
            say.line("do.tell.shows", who=who, gesture=voice.hand(hand))
            for who, hand in zip(people, hands, strict=True)
        ]
    )


def keep(voice: Voice) -> list[Line]:
    """Tell which of two gestures is kept."""
    gesture = voice.gesture(voice.action.gesture)
    kept = voice.say.line("do.tell.keep", who=voice.who(voice.action.seat), gesture=gesture)
    return [kept, *voice.words(), *voice.bet()]


def nothing(voice: Voice) -> list[Line]:
    """Tell nothing; `tell` adds the sharing that begins."""
    return []


TELLERS: Final[dict[type, Callable[[Voice], list[Line]]]] = {
    made.Deal: deal,
    made.Draw: draw,
    DrawnDark: draw,
    made.Play: play,
    made.Lay: lay,
    made.Pass: decline,
    made.Claim: claim,
    made.Announce: announce,
    made.Commit: commit,
    made.Bet: bet,
    Chosen: chosen,
    made.Reveal: reveal,
    made.Keep: keep,
    made.Take: take,
    made.Pick: handed_out,
    made.Settle: handed_out,
    made.Name: give_up,
    made.Discard: discard,
    made.Steal: steal,
    made.Lapse: lapse,
    made.HandOn: nothing,
}


def begins_sharing(action: Any, after: DoloresView) -> bool:
    """Return whether a sharing begins with an action.

    The next donor's turn comes, or the starting cards are dealt and no Vol among them is still to
    act.
    """
    first = isinstance(action, made.HandOn | made.Deal | made.Steal | made.Lapse)
    return first and after.phase in (LANTERN, DRAW)
