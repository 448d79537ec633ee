"""The dialogue for each question."""

from typing import Final

from engine.dolores import phases
from engine.dolores.actions import Pass
from engine.dolores.state import side
from engine.dolores.views import DoloresView
from engine.game import Seat
from tui.games.dolores.claiming import ClaimDialogue
from tui.games.dolores.dialogue import Dialogue
from tui.games.dolores.picking import NameDialogue, PickDialogue, TakeDialogue, TheftDialogue
from tui.games.dolores.playing import LookoutDialogue, WindowDialogue
from tui.games.dolores.talk import BetDialogue, GestureDialogue, KeepDialogue
from tui.render.face import Company

DIALOGUES: Final[dict[str, type[Dialogue]]] = {
    phases.LANTERN: WindowDialogue,
    phases.LOOKOUT: LookoutDialogue,
    phases.BOTTLES: WindowDialogue,
    phases.MIX_UP: WindowDialogue,
    phases.CLAIMS: ClaimDialogue,
    phases.GESTURES: GestureDialogue,
    phases.KEEP: KeepDialogue,
    phases.TAKE: TakeDialogue,
    phases.PICK: PickDialogue,
    phases.NAME: NameDialogue,
    phases.THEFT: TheftDialogue,
}
"""The dialogue of each phase."""

WINDOWS: Final = (phases.LANTERN, phases.BOTTLES, phases.MIX_UP)
"""The questions about bottles that a player may skip in other seats' sharings. The one about
Guetteur is not among them, because it decides whether the game ends."""


def dialogue_for(company: Company, view: DoloresView) -> Dialogue | None:
    """Return the dialogue of what the view's seat is asked now, None if it is not asked."""
    if view.seat not in view.waiting:
        return None
    if view.phase == phases.GESTURES and side(view, view.seat) < 0:
        return BetDialogue(company, view)
    made = DIALOGUES.get(view.phase)
    return made(company, view) if made else None


def spared(view: DoloresView, seat: Seat, bottles: str) -> Pass | None:
    """Return a pass on a bottle in a sharing of other seats, if the setting `bottles` is "own";
    else None.

    This betrays nothing, because everybody sees who holds which bottle.
    """
    own = bottles == "own"
    return Pass(seat) if own and view.phase in WINDOWS and side(view, seat) < 0 else None
