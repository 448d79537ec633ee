"""Which dialogue belongs to which question."""

from typing import Final

from engine.dolores import phases
from engine.dolores.state import DoloresView, side
from tui.boards.dolores.claiming import ClaimDialogue
from tui.boards.dolores.dialogue import Dialogue
from tui.boards.dolores.picking import NameDialogue, PickDialogue, TakeDialogue, TheftDialogue
from tui.boards.dolores.playing import WindowDialogue
from tui.boards.dolores.talk import BetDialogue, GestureDialogue, KeepDialogue
from tui.boards.face import Company

DIALOGUES: Final[dict[str, type[Dialogue]]] = {
    phases.LANTERN: WindowDialogue,
    phases.LOOKOUT: WindowDialogue,
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
"""By phase, what its player is asked."""


def dialogue_for(company: Company, view: DoloresView) -> Dialogue | None:
    """What the view's seat is asked now, or None if it is not asked."""
    if view.seat not in view.waiting:
        return None
    if view.phase == phases.GESTURES and side(view, view.seat) < 0:
        return BetDialogue(company, view)
    made = DIALOGUES.get(view.phase)
    return made(company, view) if made else None
