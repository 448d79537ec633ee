"""The possible actions in Dolorès as numbered sentences, each with what it would bring."""

from collections.abc import Sequence

from engine.dolores import phases
from engine.dolores.actions import (
    Announce,
    Bet,
    Commit,
    DoloresAction,
    Keep,
    Lay,
    Name,
    Pass,
    Pick,
    Play,
    Steal,
    Take,
)
from engine.dolores.cards import GESTURES, REMOUS, Gesture
from engine.dolores.legal import legal
from engine.dolores.settling import SIDES
from engine.dolores.state import occupied
from engine.dolores.views import DoloresView
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.cargo import name, quoted
from tui.games.dolores.dialogue import Choice, Dialogue
from tui.games.dolores.picking import target_of
from tui.games.dolores.playing import LAY
from tui.games.dolores.talk import BOTH
from tui.games.line_mode import Way
from tui.render.face import Company
from tui.words.spans import Line, sentence


def ways_of(company: Company, view: DoloresView, aloud: bool | None = None) -> list[Way]:
    """Return all legal actions, except claims and cards of a bet won, which are too many to be
    listed. `aloud` is as for `dialogue_for`; if it is True, saying nothing is among them."""
    dialogue = dialogue_for(company, view, aloud)
    if dialogue is None or view.phase in (phases.CLAIMS, phases.TAKE):
        return []
    actions = [each for each in legal(view) if aloud in (None, type(each) is Announce)]
    if aloud and (silence := dialogue.decline(Choice())) is not None:
        actions.append(silence)
    ways = [(action, _words(company, view, dialogue, action)) for action in actions]
    return [Way(action, sentence(words)) for action, words in ways if words]


def _words(company: Company, view: DoloresView, dialogue: Dialogue, action: DoloresAction) -> Line:
    """Return an action in a sentence; an empty line for a Remous that leaves the cards as they
    lie."""
    say = company.say
    match action:
        case Pass():
            key = "do.preview.let-dawn" if view.phase == phases.LOOKOUT else dialogue.declines
            return say.line(key)
        case Announce():
            said = quoted(company, say(f"do.say.{action.gesture}"))
            return say.line("do.plain.announce", words=said)
        case Play():
            words = dialogue.preview(Choice().picked(action.bottle))
            return say.line("labelled", label=name(company, action.bottle), words=words)
        case Lay():
            moved = [s for s in occupied(view.sharing) if (s in SIDES[0]) != (s in action.slots)]
            if not moved:
                return ()
            words = dialogue.preview(Choice(mode=LAY).picked(*moved))
            return say.line("labelled", label=name(company, REMOUS), words=words)
    return dialogue.preview(_picked(action))


def _picked(action: DoloresAction) -> Choice:
    """Return the choice in a dialogue that makes an action."""
    match action:
        case Commit():
            picks = [gesture for gesture in GESTURES if action.gestures & gesture]
            return Choice(mode=BOTH if len(picks) > 1 else "").picked(*picks)
        case Bet():
            return Choice().picked(action.donor, action.neighbour)
        case Keep():
            return Choice().picked(action.gesture)
        case Pick():
            return Choice().picked(action.slot)
        case Name():
            return Choice().picked(action.kind)
    assert isinstance(action, Steal)
    return Choice().picked(target_of(action.victim, action.card))


def decline(company: Company, view: DoloresView, aloud: bool | None = None) -> DoloresAction | None:
    """Return the action of saying no, None if the question cannot be declined."""
    dialogue = dialogue_for(company, view, aloud)
    if dialogue is None or not dialogue.declines:
        return None
    return Take(view.seat, ()) if view.phase == phases.TAKE else Pass(view.seat)


def bet(view: DoloresView, gestures: Sequence[Gesture]) -> DoloresAction | None:
    """Return a bet on the donor's and the neighbour's gesture, None without exactly two
    gestures."""
    return Bet(view.seat, *gestures) if len(gestures) == 2 else None


def committed(view: DoloresView, gestures: Sequence[Gesture], talks: bool) -> DoloresAction | None:
    """Return one gesture committed or announced, or two committed; None for other numbers."""
    if talks:
        return Announce(view.seat, gestures[0]) if len(gestures) == 1 else None
    return Commit(view.seat, sum(set(gestures))) if 1 <= len(gestures) <= 2 else None
