"""The dialogues of the bottles: playing one or not, and laying the cards with Remous (DO8, DO10,
DO12, DO16)."""

from itertools import zip_longest
from typing import ClassVar

from msgspec.structs import replace

from engine.dolores.actions import DoloresAction, Lay, Pass, Play
from engine.dolores.bottles import playable
from engine.dolores.cards import EMPTY, REMOUS
from engine.dolores.legal import ASKED_FOR
from engine.dolores.phases import BOTTLES
from engine.dolores.settling import SIDES
from engine.dolores.state import occupied
from engine.dolores.views import DoloresView
from tui.games.dolores.cargo import listed, name
from tui.games.dolores.dialogue import Choice, Dialogue, Target, button, in_a_row
from tui.games.dolores.seating import in_reading_order, sharers
from tui.words.spans import Line, joined

LAY, LET = "lay", "let"
"""The modes of a choice: cards change sides, or Dawn is let come."""


class WindowDialogue(Dialogue):
    """The question whether a holder plays a bottle now. One key declines."""

    sorts: ClassVar = frozenset({"bottle", "slot", "decline"})
    missing: ClassVar = "do.missing.bottle"
    declines: ClassVar = "do.button.not-now"
    commits: ClassVar = "do.button.play"

    @property
    def bottles(self) -> tuple[int, ...]:
        """Return the bottles that may be played now."""
        if self.view.phase == BOTTLES:
            return playable(self.view, self.seat)
        return (ASKED_FOR[self.view.phase],)

    def picked_bottle(self, choice: Choice) -> int:
        """Return the picked bottle, 0 for none. While Remous lays cards, the picks are slots."""
        if choice.mode == LAY:
            return REMOUS
        return choice.picks[0] if choice.picks else 0

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the bottles by number."""
        bottle = self.picked_bottle(choice)
        buttons = [
            button(str(n), name(self.company, each), ("bottle", each), each == bottle)
            for n, each in enumerate(self.bottles, 1)
        ]
        return [in_a_row(buttons)]

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """Return the bottle of a number, or, while Remous lays cards, the card."""
        things = in_reading_order(self.view) if choice.mode == LAY else self.bottles
        if number > len(things):
            return None
        return "slot" if choice.mode == LAY else "bottle", things[number - 1]

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with this bottle picked, or with this card changing sides."""
        sort, number = target
        if sort == "slot":
            return choice.toggled(number) if choice.mode == LAY else choice
        if number == REMOUS:
            return choice.cleared()._replace(mode=LAY)
        return choice.cleared().picked(number)

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the bottles in a row."""
        return [[("bottle", bottle) for bottle in self.bottles]]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked bottle."""
        bottle = self.picked_bottle(choice)
        return ("bottle", bottle) if bottle else None

    def numbers(self, choice: Choice) -> tuple[int, ...]:
        """Return all slots with cards while Remous lays them, else none."""
        return in_reading_order(self.view) if choice.mode == LAY else ()

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """Return the slots whose cards change sides."""
        return choice.picks if choice.mode == LAY else ()

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Play of the bottle; for Remous the Lay, once as many cards leave one side as
        the other."""
        if choice.mode != LAY:
            return Play(self.seat, choice.picks[0]) if choice.picks else None
        there = occupied(self.view.sharing)
        donors = tuple(slot for slot in there if (slot in SIDES[0]) != (slot in choice.picks))
        balanced = len(donors) * 2 == len(there)
        return Lay(self.seat, donors) if balanced and choice.picks else None

    def lacking(self, choice: Choice) -> str:
        """See Dialogue. While Remous lays cards, they are what is lacking, and no bottle."""
        if choice.mode != LAY:
            return self.missing
        return "do.choose.lay-more" if choice.picks else "do.choose.lay"

    def after(self, choice: Choice) -> DoloresView:
        """Return the view with the cards as Remous would lay them."""
        action = self.action(choice)
        return laid(self.view, action) if isinstance(action, Lay) else self.view

    def preview(self, choice: Choice) -> Line:
        """Return what the bottle does."""
        say = self.company.say
        bottle = self.picked_bottle(choice)
        if not bottle:
            asked = say.line("do.choose.bottle" if self.view.phase == BOTTLES else "do.choose.one")
            only = self.bottles if len(self.bottles) == 1 else ()
            return joined([*(say.line(f"do.does.{each}") for each in only), asked], " ")
        if bottle != REMOUS:
            return say.line(f"do.does.{bottle}")
        after = self.after(choice)
        if after is self.view:
            return say.line(self.lacking(choice))
        one, two = sharers(after)
        cards = after.sharing.cards
        sides = [[cards[slot] for slot in slots if cards[slot]] for slots in SIDES]
        return say.line(
            "do.preview.lay",
            one=self.company.who(one),
            mine=listed(self.company, sides[0]),
            two=self.company.who(two),
            theirs=listed(self.company, sides[1]),
        )


def laid(view: DoloresView, action: Lay) -> DoloresView:
    """Return the view with its cards laid anew."""
    there = occupied(view.sharing)
    moves = (*action.slots, *(slot for slot in there if slot not in action.slots))
    cards = [EMPTY] * 6
    for old, new in zip_longest(moves, there):
        cards[new] = view.sharing.cards[old]
    return replace(view, sharing=replace(view.sharing, cards=tuple(cards)))


class LookoutDialogue(WindowDialogue):
    """The question to the holder of the Lookout when Dawn is drawn.

    Keeping the bottle ends the game, and has to be confirmed.
    """

    declines: ClassVar = "do.button.let-dawn"
    shortly: ClassVar = "do.button.let-dawn.short"

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice to play the Lookout, or to let Dawn come."""
        if target[0] == "decline":
            return choice.cleared()._replace(mode=LET)
        return super().pick(choice, target)

    def committing(self, choice: Choice) -> str:
        """Return the words for playing the bottle, or for letting Dawn come."""
        return self.declines if choice.mode == LET else self.commits

    def decline(self, choice: Choice) -> DoloresAction | None:
        """Return None, because ending the game has to be confirmed."""
        return None

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the action that holds Dawn off, or the pass that lets it come."""
        return Pass(self.seat) if choice.mode == LET else super().action(choice)

    def preview(self, choice: Choice) -> Line:
        """Return what the choice does, or, before a choice, what both do."""
        if choice.picks:
            return super().preview(choice)
        let = choice.mode == LET
        return self.company.say.line("do.preview.let-dawn" if let else "do.choose.lookout")
