"""The dialogue of Lanterne brisée: claims about the cards that only its player sees (DO11)."""

from typing import ClassVar

from engine.dolores.actions import Claim, DoloresAction
from engine.dolores.bottles import unclaimed
from engine.dolores.cards import FACES, FIRST_BOTTLE, TYPES, Slot, kind
from tui.games.dolores.cargo import (
    BOTTLE,
    kind_name,
    letters,
    name,
    named,
    quoted,
)
from tui.games.dolores.dialogue import Choice, Dialogue, Target, button, flowing, in_a_row
from tui.games.dolores.seating import in_reading_order
from tui.words.spans import Line, Span

VALUED = 1
"""The pick that follows a card whose value has been chosen: the next digit is a type again."""

WIDE = 96
"""The fewest cells in which the types are written in full."""

FACES_BY_KIND: dict[int, tuple[int, ...]] = {
    **{each: tuple(face for face in FACES if kind(face) == each) for each in TYPES},
    BOTTLE: tuple(face for face in FACES if face >= FIRST_BOTTLE),
}
"""The cards that may be claimed, by type; the bottles after the seven types."""


def sort_of(face: int) -> int:
    """Return the type of a claimed card, BOTTLE for a bottle."""
    return BOTTLE if face >= FIRST_BOTTLE else kind(face)


class ClaimDialogue(Dialogue):
    """The claims, card by card: a type by its number, then its value; `7` `3` is gold 3.

    The picks are the slot, the claimed card, and VALUED unless its value may still be typed.
    """

    sorts: ClassVar = frozenset({"slot", "kind", "face", "decline"})
    missing: ClassVar = "do.missing.claim"
    declines: ClassVar = "do.button.no-more"
    shortly: ClassVar = "do.button.no-more.short"
    commits: ClassVar = "do.button.say"

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Return the slots without a claim, in reading order."""
        free = unclaimed(self.view.sharing)
        return tuple(slot for slot in in_reading_order(self.view) if slot in free)

    def slot(self, choice: Choice) -> Slot:
        """Return the slot that the claim is about."""
        return Slot(choice.picks[0]) if choice.picks else self.slots[0]

    def face(self, choice: Choice) -> int:
        """Return the claimed card, 0 for none yet."""
        return choice.picks[1] if len(choice.picks) > 1 else 0

    def values(self, choice: Choice) -> tuple[int, ...]:
        """Return the cards of the type just picked from which the next digit chooses; () if it
        picks a type."""
        face = self.face(choice)
        return FACES_BY_KIND[sort_of(face)] if face and VALUED not in choice.picks[2:] else ()

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the types, and the cards of the type picked."""
        face = self.face(choice)
        wide = cells >= WIDE
        buttons = []
        for each in (*TYPES, BOTTLE):
            if each == BOTTLE:
                words = self.company.say("do.bottle")
            else:
                words = (kind_name if wide else letters)(self.company, each)
            picked = bool(face) and sort_of(face) == each
            buttons.append(button(str(each), words, ("kind", each), picked))
        rows = [in_a_row(buttons)]
        if face:
            faces = [
                self._face_button(n, one, one == face)
                for n, one in enumerate(FACES_BY_KIND[sort_of(face)], 1)
            ]
            rows += flowing(faces, cells)
        return rows

    def _face_button(self, n: int, face: int, picked: bool) -> Line:
        """Return the button of a card: bottles have a number, of goods the value is the number."""
        words = name(self.company, face)
        if face >= FIRST_BOTTLE:
            return button(str(n), words, ("face", face), picked)
        start, end = "[]" if picked else "  "
        return (Span(f"{start}{words}{end}", "cursor" if picked else "card can", ("face", face)),)

    def moved(self, choice: Choice, across: int, down: int) -> Choice:
        """Return the choice after an arrow: left and right change the slot, up claims the next card
        in order of type and value, down the one before."""
        if across:
            return super().moved(choice, across, down)
        face = self.face(choice)
        at = FACES.index(face) - down if face else 0
        return choice.picked(self.slot(choice), FACES[at % len(FACES)], VALUED)

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with another slot, with a type or its next value, or with a card
        clicked."""
        sort, number = target
        slot, face = self.slot(choice), self.face(choice)
        if sort == "slot":
            if number not in self.slots:
                return self._refused(choice, "do.said-already")
            return choice.picked(number, *([face, VALUED] if face else []))
        if sort == "face":
            return choice.picked(slot, number, VALUED)
        faces = FACES_BY_KIND[number]
        if face in faces and self.values(choice):
            return choice.picked(slot, faces[(faces.index(face) + 1) % len(faces)])
        return choice.picked(slot, faces[0])

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """Return the value of the type just picked, else a type or the bottles."""
        values = self.values(choice)
        if number <= len(values):
            return ("face", values[number - 1])
        return ("kind", number) if number in FACES_BY_KIND else None

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the slots in a row."""
        return [[("slot", slot) for slot in self.slots]]

    def here(self, choice: Choice) -> Target | None:
        """Return the slot that the claim is about."""
        return ("slot", self.slot(choice))

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """Return the slot that the claim is about."""
        return (self.slot(choice),)

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the claim, None while no card is picked."""
        face = self.face(choice)
        return Claim(self.seat, self.slot(choice), face) if face else None

    def preview(self, choice: Choice) -> Line:
        """Return the claim that the other players will hear, beside the truth."""
        say, slot, face = self.company.say, self.slot(choice), self.face(choice)
        truth = named(self.company, self.view.sharing.cards[slot])
        if not face:
            return say.line("do.choose.claim", truth=truth)
        words = Span(quoted(self.company, name(self.company, face)), "accent")
        return say.line("do.preview.claim", words=words, truth=truth)
