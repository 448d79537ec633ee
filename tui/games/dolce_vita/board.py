"""Dolce Vita's board on the screen: number, column, Enter; arrows; the mouse."""

from collections.abc import Collection
from typing import ClassVar

from textual.binding import BindingType

from engine.dolce_vita.actions import Place
from engine.dolce_vita.cards import COLUMNS, NUMBERS, Column, cards_in
from tui.games.dolce_vita.hand import Placement
from tui.widgets.board import Board
from tui.widgets.canvas import Canvas
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.words.spans import ranges

CARD = Command("card('1')", DIGIT_KEYS["1"], "key.dv.card", cap="1–6")
COLUMN = Command("column('0')", "a", "key.dv.column", cap="A–G")
COMMIT = Command("commit", "enter", "key.dv.place")
CANCEL = Command("cancel", "escape", "key.cancel")
LEFT = Command("move(-1)", "left", "key.dv.left", shown=False)
RIGHT = Command("move(1)", "right", "key.dv.right", shown=False)
LOWER = Command("turn(-1)", "down", "key.dv.lower", shown=False)
HIGHER = Command("turn(1)", "up", "key.dv.higher", shown=False)

OTHER_CARDS = tuple(
    Command(f"card('{n}')", DIGIT_KEYS[str(n)], "key.dv.card", shown=False, listed=False)
    for n in NUMBERS[1:]
)
OTHER_COLUMNS = tuple(
    Command(f"column('{n}')", "abcdefg"[n], "key.dv.column", shown=False, listed=False)
    for n in range(1, COLUMNS)
)


class DolceVitaBoard(Board):
    """The grid, the person's hand and the preview of the choice."""

    commands: ClassVar[tuple[Command, ...]] = (
        *(CARD, COLUMN, COMMIT, CANCEL, LEFT, RIGHT, LOWER, HIGHER),
        *(*OTHER_CARDS, *OTHER_COLUMNS),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    _choice = Placement()

    @property
    def choice(self) -> Placement:
        """Return the number card and the column picked so far."""
        return self._choice

    def forget(self) -> None:
        """Drop the choice."""
        self._choice = Placement()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the keys of the hand while a card is wanted, and Escape while there is a choice to
        drop."""
        if action == "cancel":
            return self.open and self._choice._replace(remark="") != Placement()
        if action in ("card", "column", "commit", "move", "turn"):
            return self.open
        return True

    def vain(self, action: str) -> bool:
        """See Board. There is nothing to drop where only a remark stands."""
        if action == "cancel":
            return self._choice._replace(remark="") == Placement()
        return action == "commit" and self.action is None

    @property
    def action(self) -> Place | None:
        """See Board."""
        return self._choice.action(self.seat)

    def digits(self, action: str) -> Collection[int]:
        """Return the number cards in hand."""
        return self._held() if action == "card" and self.moment is not None else ()

    def pick(self, choice: Placement) -> None:
        """Show another choice."""
        self._choice = choice
        self.changed()

    def action_card(self, number: str) -> None:
        """Pick a number card if it is still in hand."""
        self._pick_card(int(number))

    def _pick_card(self, card: int) -> None:
        if card not in self._held():
            remark = self.face.company.say("illegal.dolce-vita.card-not-in-hand", card=card)
            self.pick(self._choice._replace(remark=remark))
        else:
            self.pick(self._choice._replace(card=card, remark=""))

    def _held(self) -> tuple[int, ...]:
        assert self.moment is not None
        return cards_in(self.moment.view.hands[self.seat])

    def action_column(self, number: str) -> None:
        """Pick a column."""
        self.pick(self._choice._replace(column=Column(int(number)), remark=""))

    def action_move(self, step: int) -> None:
        """Pick the next column to the left or right."""
        column = self._choice.column
        start = -1 if step > 0 else COLUMNS
        beside = ((start if column is None else column) + step) % COLUMNS
        self.pick(self._choice._replace(column=Column(beside), remark=""))

    def action_turn(self, step: int) -> None:
        """Pick the next higher or lower card in hand."""
        held, card = self._held(), self._choice.card
        if card not in held:
            at = 0 if step > 0 else len(held) - 1
        else:
            at = (held.index(card) + step) % len(held)
        self.pick(self._choice._replace(card=held[at], remark=""))

    def action_cancel(self) -> None:
        """Drop the choice."""
        self.pick(Placement())

    def action_commit(self) -> None:
        """Place the card, or say what is missing."""
        if self.action is None:
            missing = "dv.missing.card" if self._choice.card is None else "dv.missing.column"
            remark = self.face.company.say(missing, cards=ranges(self._held()))
            self.pick(self._choice._replace(remark=remark))
            return
        self.post_message(self.Intent(self.action))

    def on_canvas_clicked(self, event: Canvas.Clicked) -> None:
        """Pick the card or the column that was clicked; a second click on the column places the
        card."""
        if not self.open or not isinstance(event.target, tuple):
            return
        kind, number = event.target
        if kind == "card":
            event.stop()
            self._pick_card(number)
        elif kind == "column":
            event.stop()
            if self._choice.card is not None and self._choice.column == number:
                self.action_commit()
            else:
                self.pick(self._choice._replace(column=number, remark=""))
        elif kind == "commit":
            event.stop()
            self.action_commit()
