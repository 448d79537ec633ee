"""Dolorès' board on the screen: gestures by their initials, cards and bottles by number, Enter;
arrows; the mouse."""

from collections.abc import Collection
from typing import ClassVar, Final, cast

from textual.binding import BindingType

from engine.dolores.actions import DoloresAction
from engine.dolores.views import DoloresView
from tui.games.dolores.asking import dialogue_for
from tui.games.dolores.claiming import ClaimDialogue
from tui.games.dolores.dialogue import Choice, Dialogue, Target
from tui.games.dolores.face import DoloresFace
from tui.games.dolores.layout import Table
from tui.games.dolores.picking import NameDialogue
from tui.games.dolores.talk import KeepDialogue
from tui.render.face import Face
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.words.spans import Line

GESTURES = (
    Command("gesture(1)", "", "key.do.share", cap="cap.do.1"),
    Command("gesture(2)", "", "key.do.fight", cap="cap.do.2"),
    Command("gesture(4)", "", "key.do.dodge", cap="cap.do.4"),
    Command("talk", "", "key.do.talk", cap="cap.do.talk", yields=1),
    Command("trick", "", "key.do.trick", cap="cap.do.trick"),
)
NUMBERS = (
    Command("bottle(1)", DIGIT_KEYS["1"], "key.do.bottle", cap="1–3"),
    Command("card(1)", DIGIT_KEYS["1"], "key.do.card", cap="1–6"),
    Command("kind(1)", DIGIT_KEYS["1"], "key.do.kind", cap="1–8"),
    Command("value(1)", DIGIT_KEYS["1"], "key.do.value", cap="1–3"),
    Command("told(1)", DIGIT_KEYS["1"], "key.do.told", cap="1–9"),
)
OTHER_NUMBERS = tuple(
    Command(f"{sort}({n})", DIGIT_KEYS[str(n)], f"key.do.{sort}", shown=False, listed=False)
    for sort, most in (("bottle", 3), ("card", 6), ("kind", 8), ("value", 8), ("told", 9))
    for n in range(2, most + 1)
)

DECLINE = Command("decline", "n", "key.do.decline", cap="cap.do.no")
COMMIT = Command("commit", "enter", "key.commit")
CANCEL = Command("cancel", "escape", "key.cancel")
OUTCOMES = Command("outcomes", "o", "key.do.outcomes")
ARROWS = (
    Command("move(-1, 0)", "left", "key.do.left", shown=False),
    Command("move(1, 0)", "right", "key.do.right", shown=False),
    Command("move(0, -1)", "up", "key.do.up", shown=False),
    Command("move(0, 1)", "down", "key.do.down", shown=False),
)


CLAIMING: Final = {
    "move(-1, 0)": ("key.do.claim.card", "", False),
    "move(1, 0)": ("key.do.claim.card", "cap.sides", True),
    "move(0, -1)": ("key.do.claim.face", "", False),
    "move(0, 1)": ("key.do.claim.face", "cap.updown", True),
}
"""The arrows where something is said of cards that lie in the dark: label, cap, whether shown."""


class DoloresBoard(Board):
    """The sharing, and the dialogue under it."""

    commands: ClassVar[tuple[Command, ...]] = (
        *(*GESTURES, *NUMBERS, COMMIT, CANCEL, DECLINE, OUTCOMES),
        *(*ARROWS, *OTHER_NUMBERS),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    def __init__(self, face: Face[DoloresView, DoloresAction], id: str | None = "board") -> None:
        super().__init__(face, id)
        self._choice = Choice()

    @property
    def choice(self) -> Choice:
        """Return what is picked so far."""
        return self._choice

    @property
    def dialogue(self) -> Dialogue | None:
        """Return the dialogue of the current question, None while nothing is asked here."""
        if self.moment is None or not self.open:
            return None
        return dialogue_for(self.face.company, self.moment.view, self.aloud)

    def _laid_out(self, width: int, height: int) -> Table | None:
        if self.frame is None:
            return None
        face, (moment, said, *_) = cast(DoloresFace, self.face), self.frame
        return face.laid_out(moment, (width, height), self._choice, self.dialogue, said)

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the table. The outcome table can be shown even while nothing is asked."""
        table = self._laid_out(width, height)
        return table.lines() if table else []

    def forget(self) -> None:
        """Drop the choice."""
        self._choice = self._choice.cleared()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the keys of the dialogue, and Escape while there is a choice to drop."""
        dialogue = self.dialogue
        if action == "outcomes":
            table = self._laid_out(self.size.width, self.size.height)
            return table is not None and table.on_key and bool(self.size)  # none under a review
        if action == "cancel":
            picked = dialogue is not None and not self._choice.is_clear()
            return picked or self._choice.outcomes
        if action in ("commit", "move"):
            return dialogue is not None
        if action == "decline":
            return dialogue is not None and bool(dialogue.declines)
        if action == "card":
            return dialogue is not None and bool(dialogue.numbers(self._choice))
        if action == "bottle":
            return self._takes("bottle") and not self.check_action("card", ())
        if action in ("kind", "value", "told"):
            return self._typing() == action
        if action in ("gesture", "talk", "trick"):
            return self._takes(action)
        return super().check_action(action, parameters)

    def vain(self, action: str) -> bool:
        """See Board."""
        choice = self._choice
        if action == "cancel":
            return choice.remarking("").is_clear() and not choice.outcomes
        return action == "commit" and self.action is None

    @property
    def action(self) -> DoloresAction | None:
        """See Board."""
        return None if self.dialogue is None else self.dialogue.action(self._choice)

    def now(self, command: Command) -> Command:
        """See Board. The keys that play and decline are named as on their buttons, the numbers of
        types as collections where one is given up; a gesture that cannot be kept is not named."""
        command, dialogue = super().now(command), self.dialogue
        if dialogue is None:
            return command
        if command.action == DECLINE.action:
            return command._replace(deed=dialogue.declining)
        if command.action == COMMIT.action:
            return command._replace(deed=dialogue.committing(self._choice))
        if isinstance(dialogue, NameDialogue) and command.label == "key.do.kind":
            return command._replace(label="key.do.own")
        if isinstance(dialogue, ClaimDialogue) and command.action in CLAIMING:
            label, cap, shown = CLAIMING[command.action]
            return command._replace(label=label, cap=cap, shown=shown)
        if isinstance(dialogue, KeepDialogue) and command in GESTURES:
            kept = [f"gesture({each})" for each in dialogue.mine]
            return command._replace(shown=command.action in kept)
        return command

    def digits(self, action: str) -> Collection[int]:
        """Return the numbers of the cards, bottles or types that can be picked."""
        dialogue = self.dialogue
        if dialogue is None or action not in ("card", "bottle", "kind", "told"):
            return ()
        return [n for n in range(1, 10) if dialogue.numbered(n, self._choice) is not None]

    def _takes(self, sort: str) -> bool:
        dialogue = self.dialogue
        return dialogue is not None and dialogue.takes(sort)

    def _typing(self) -> str:
        """Return the meaning of the next digit in a claim: "kind" for a type, "value" or "told" for
        one of the type just picked, "" for none."""
        dialogue = self.dialogue
        if isinstance(dialogue, ClaimDialogue) and (values := dialogue.values(self._choice)):
            return "value" if len(values) == 3 else "told"
        return "kind" if self._takes("kind") else ""

    def pick(self, choice: Choice) -> None:
        """Show another choice."""
        self._choice = choice
        self.changed()

    def point(self, target: Target) -> None:
        """Point at a target, by key or by mouse: the dialogue picks it."""
        dialogue = self.dialogue
        if dialogue is not None:
            self.pick(dialogue.pick(self._choice, target))

    def action_gesture(self, gesture: int) -> None:
        """Pick a gesture."""
        self.point(("gesture", gesture))

    def action_talk(self) -> None:
        """Switch between announcing and committing."""
        self.point(("talk", 0))

    def action_trick(self) -> None:
        """Switch between committing two gestures and one."""
        self.point(("trick", 0))

    def _number(self, number: int) -> None:
        """Point at the target of a number, or say that there is none."""
        dialogue = self.dialogue
        if dialogue is None:
            return
        if (target := dialogue.numbered(number, self._choice)) is not None:
            self.point(target)
        else:
            self.pick(self._choice.remarking(self.face.company.say("do.no-number", n=number)))

    def action_bottle(self, number: int) -> None:
        """Pick a bottle by its number."""
        self._number(number)

    def action_card(self, number: int) -> None:
        """Pick a card by its number."""
        self._number(number)

    def action_kind(self, number: int) -> None:
        """Pick a type by its number."""
        self._number(number)

    def action_value(self, number: int) -> None:
        """Pick the value of the type just picked, or another type."""
        self._number(number)

    def action_told(self, number: int) -> None:
        """Pick a bottle to be named."""
        self._number(number)

    def action_move(self, across: int, down: int) -> None:
        """Pick the next target in the direction of an arrow."""
        dialogue = self.dialogue
        if dialogue is not None:
            self.pick(dialogue.moved(self._choice, across, down))

    def action_outcomes(self) -> None:
        """Switch between the cards and the outcome table in their place."""
        self.pick(self._choice._replace(outcomes=not self._choice.outcomes))

    def action_cancel(self) -> None:
        """Drop the choice."""
        self.pick(self._choice.cleared()._replace(outcomes=False))

    def action_decline(self) -> None:
        """Say no: at once, or after a confirmation if it ends the game."""
        dialogue = self.dialogue
        if dialogue is None:
            return
        action = dialogue.decline(self._choice)
        if action is None:
            self.point(("decline", 0))
        else:
            self.post_message(self.Intent(action))

    def action_commit(self) -> None:
        """Play the choice, or say what is missing."""
        dialogue = self.dialogue
        if dialogue is None:
            return
        if self.action is None:
            self.pick(self._choice.remarking(self.face.company.say(dialogue.lacking(self._choice))))
            return
        self.post_message(self.Intent(self.action))

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Pick the target that was clicked; a second click on the only target picked plays it."""
        dialogue = self.dialogue
        if dialogue is None or not isinstance(event.target, tuple):
            return
        sort, *_ = event.target
        if sort == "commit":
            event.stop()
            self.action_commit()
        elif sort == "decline":
            event.stop()
            self.action_decline()
        elif dialogue.takes(sort):
            event.stop()
            target = cast(Target, event.target)
            if dialogue.here(self._choice) == target and dialogue.action(self._choice):
                self.action_commit()
            else:
                self.point(target)
