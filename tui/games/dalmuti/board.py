"""Der Große Dalmuti's board on the screen: ranks by number, arrows, mouse; Jester; pass."""

from collections.abc import Callable, Collection
from typing import ClassVar, Final

from textual.binding import BindingType

from engine.dalmuti.actions import DalmutiAction, Pass
from engine.dalmuti.cards import JESTER, Rank, count
from engine.dalmuti.views import DalmutiView
from tui.games.dalmuti import picking
from tui.games.dalmuti.picking import NOTHING, Pick, choosing
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import DIGIT_KEYS, Command, bindings

RANK = Command("digit('1')", DIGIT_KEYS["1"], "key.da.rank", cap="1–12")
RIGHT = Command("move(1)", "right", "key.da.right", cap="cap.da.move", yields=4)
LEFT = Command("move(-1)", "left", "key.da.left", shown=False)
MORE = Command("more(1)", "up", "key.da.more", cap="cap.da.number")
FEWER = Command("more(-1)", "down", "key.da.fewer", shown=False)
JESTER_KEY = Command("jester", "", "key.da.jester", cap="da.jester")
REVOLUTION = Command("revolution", "r", "key.da.revolution")
DECLINE = Command("decline", "n", "key.da.decline")
WHOM = Command("whom(-1)", DIGIT_KEYS["1"], "key.da.whom", cap="1–2")
OTHER = Command("whom(1)", DIGIT_KEYS["2"], "key.da.whom", shown=False, listed=False)
COMMIT = Command("commit", "enter", "key.commit")
PASS = Command("pass", "p", "key.da.pass")
CANCEL = Command("cancel", "escape", "key.cancel")

OTHER_DIGITS = tuple(
    Command(f"digit('{n}')", DIGIT_KEYS[str(n)], "key.da.rank", shown=False, listed=False)
    for n in (2, 3, 4, 5, 6, 7, 8, 9, 0)
)


ASKED_FOR: Final = {
    "digit": ("play", "gift"),
    "whom": ("send",),
    "move": ("play", "gift", "revolution", "send"),
    "more": ("play", "gift"),
    "jester": ("play", "gift"),
    "revolution": ("gift", "revolution"),
    "decline": ("revolution",),
    "pass": ("play",),
    "commit": ("play", "gift", "revolution", "send"),
}
"""The questions that each action can answer."""


class DalmutiBoard(Board):
    """The seats around the pile, the person's hand, and the preview of the pick."""

    commands: ClassVar[tuple[Command, ...]] = (
        *(RANK, WHOM, RIGHT, LEFT, MORE, FEWER, JESTER_KEY, COMMIT, REVOLUTION, DECLINE),
        *(PASS, CANCEL, *OTHER_DIGITS, OTHER),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    _pick = NOTHING

    @property
    def choice(self) -> Pick | None:
        """Return what is picked so far; None while nothing is asked here."""
        return self._pick if self.open else None

    def forget(self) -> None:
        """Drop the pick."""
        self._pick = NOTHING

    @property
    def _view(self) -> DalmutiView:
        assert self.moment is not None
        view: DalmutiView = self.moment.view
        return view

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that answer the current question."""
        if action == "cancel":
            return self.open and not self._pick.nothing
        if action not in ASKED_FOR:
            return super().check_action(action, parameters)
        if not self.open or self.moment is None:
            return False
        asked = choosing(self._view)
        if asked not in ASKED_FOR[action]:
            return False
        leads = self._view.table.top is None
        if action == "more":
            return asked == "gift" or leads
        if action == "jester":
            return count(self._view.hand, JESTER) > 0
        if action == "revolution":
            return picking.may_call(self._view)
        return True

    def digits(self, action: str) -> Collection[int]:
        """Return the ranks that a number picks."""
        return picking.typeable(self._view) if action == "digit" else ()

    def now(self, command: Command) -> Command:
        """See Board. The key that plays is named after what it does with this pick, and the key
        that drops it says no to a question."""
        command = super().now(command)
        if command == CANCEL and self._pick.answer and choosing(self._view) != "revolution":
            return command._replace(label="key.cancel.no")
        return command._replace(label=self._deed()) if command.action == COMMIT.action else command

    def _deed(self) -> str:
        """Return the label of what Enter does."""
        if self._pick.answer:
            return f"key.da.{self._pick.answer}"
        return "key.commit" if choosing(self._view) == "play" else "key.da.give"

    def vain(self, action: str) -> bool:
        """See Board. A key whose answer is picked already does nothing more."""
        view, pick = self._view, self._pick
        if action == pick.answer:
            return True
        if action == "jester":
            after = picking.jester(self.face.company, view, pick)
            return bool(after.remark) or after == pick
        if action == "more":
            return not pick.rank or all(self._stays(by) for by in (1, -1))
        if action in ("digit", "move"):
            return choosing(view) in ("play", "gift") and not picking.typeable(view)
        if action == "pass":
            return view.table.top is None
        return action == "commit" and picking.action(view, pick) is None

    def _stays(self, by: int) -> bool:
        """Return whether one card more or fewer cannot be picked."""
        after = picking.more(self.face.company, self._view, self._pick, by)
        return after.refused("") == self._pick.refused("")

    def pick(self, pick: Pick) -> None:
        """Show another pick."""
        self._pick = pick
        self.changed()

    def action_digit(self, digit: str) -> None:
        """Type a digit of a rank; after a 1 a second digit may follow."""
        self.pick(picking.typed(self.face.company, self._view, self._pick, digit))

    def action_whom(self, way: int) -> None:
        """Pick the receiver of the card that was shown by mistake."""
        self.pick(picking.beside(self.face.company, self._view, self._pick, way))

    def action_move(self, step: int) -> None:
        """Pick the next rank to the left or right."""
        self.pick(picking.beside(self.face.company, self._view, self._pick, step))

    def action_more(self, by: int) -> None:
        """Pick one card more or fewer."""
        self.pick(picking.more(self.face.company, self._view, self._pick, by))

    def action_jester(self) -> None:
        """Add a Jester, or take the Jesters back if no more can be added."""
        self.pick(picking.jester(self.face.company, self._view, self._pick))

    def action_revolution(self) -> None:
        """Pick to call a revolution."""
        self.pick(Pick(answer="revolution"))

    def action_decline(self) -> None:
        """Pick to call no revolution."""
        self.pick(Pick(answer="decline"))

    def action_cancel(self) -> None:
        """Drop the pick."""
        self.pick(NOTHING)

    def action_pass(self) -> None:
        """Pass, or say that a leader cannot. If a card could be played, ask first; the answer needs
        another key than a second tap."""
        if self._view.table.top is None:
            must = self.face.company.say("illegal.dalmuti.leader-must-play")
            self.pick(self._pick.refused(must))
        elif picking.plays(self._view):
            self.pick(Pick(answer="pass"))
        else:
            self.post_message(self.Intent(Pass(self.seat)))

    @property
    def action(self) -> DalmutiAction | None:
        """See Board."""
        return picking.action(self._view, self._pick)

    def action_commit(self) -> None:
        """Play the pick if it is complete, else say what is missing."""
        if self.action is None:
            self.pick(self._pick.refused(self._missing()))
            return
        self.post_message(self.Intent(self.action))

    def _missing(self) -> str:
        say, due = self.face.company.say, picking.owed(self._view)
        if choosing(self._view) == "gift" and due is not None:
            given = len(self._pick.given)
            if not given:
                return say("illegal.dalmuti.gift-size", cards=due[1])
            return say("da.remark.missing", n=due[1] - given)
        if choosing(self._view) != "play":
            return say("da.remark.unanswered")
        return say("da.remark.nothing" if picking.plays(self._view) else "da.remark.pass")

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Pick the card that was clicked, or press the button that was."""
        if not self.open or not isinstance(event.target, tuple):
            return
        kind, what, *rest = event.target
        clicks: dict[str, Callable[[], None]] = {
            "card": lambda: self._clicked_card(what, rest[0]),
            "more": lambda: self.action_more(what),
            "answer": lambda: self.pick(Pick(answer=what)),
            "to": lambda: self.pick(Pick(to=what)),
            "pass": self.action_pass,
            "commit": self.action_commit,
        }
        if kind in clicks:
            event.stop()
            clicks[kind]()

    def _clicked_card(self, rank: int, card: int) -> None:
        """Pick a card of a rank, counted from 1, or the rank by its name, which is 0."""
        if choosing(self._view) in ("play", "gift"):
            self.pick(picking.clicked(self.face.company, self._view, self._pick, Rank(rank), card))
