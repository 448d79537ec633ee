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
from tui.games.dolores.talk import (
    BetDialogue,
    CommitDialogue,
    GestureDialogue,
    KeepDialogue,
    TalkDialogue,
)
from tui.render.face import Company

DIALOGUES: Final[dict[str, type[Dialogue]]] = {
    phases.LANTERN: WindowDialogue,
    phases.LOOKOUT: LookoutDialogue,
    phases.BOTTLES: WindowDialogue,
    phases.MIX_UP: WindowDialogue,
    phases.CLAIMS: ClaimDialogue,
    phases.KEEP: KeepDialogue,
    phases.TAKE: TakeDialogue,
    phases.PICK: PickDialogue,
    phases.NAME: NameDialogue,
    phases.THEFT: TheftDialogue,
}
"""The dialogue of each phase."""

TALKING: Final = {True: TalkDialogue, False: CommitDialogue, None: GestureDialogue}
"""The dialogue of a sharer's gesture, by what is wanted: see engine.conductor.Ask.aloud."""

WINDOWS: Final = (phases.LANTERN, phases.BOTTLES, phases.MIX_UP)
"""The questions about bottles that a player may skip in other seats' sharings. The one about
Guetteur is not among them, because it decides whether the game ends."""


def dialogue_for(company: Company, view: DoloresView, aloud: bool | None = None) -> Dialogue | None:
    """Return the dialogue of what the view's seat is asked now, None if it is not asked. `aloud`
    says whether a word is wanted, a secret choice or either: see engine.conductor.Ask."""
    if view.seat not in view.waiting:
        return None
    if view.phase == phases.GESTURES:
        made_here = BetDialogue if side(view, view.seat) < 0 else TALKING[aloud]
        return made_here(company, view)
    made = DIALOGUES.get(view.phase)
    return made(company, view) if made else None


def spared(view: DoloresView, seat: Seat, bottles: str) -> Pass | None:
    """Return a pass on a bottle in a sharing of other seats, if the setting `bottles` is "own";
    else None.

    This betrays nothing, because everybody sees who holds which bottle.
    """
    own = bottles == "own"
    return Pass(seat) if own and view.phase in WINDOWS and side(view, seat) < 0 else None
