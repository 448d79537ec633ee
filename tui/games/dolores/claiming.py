"""The dialogue of Lanterne brisée: what its player says of the cards only he sees (DO11)."""

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
"""Picked after a face whose value has been chosen: the next digit is a type again."""

WIDE = 96
"""From so many cells on the types stand in full."""

FACES_BY_KIND: dict[int, tuple[int, ...]] = {
    **{each: tuple(face for face in FACES if kind(face) == each) for each in TYPES},
    BOTTLE: tuple(face for face in FACES if face >= FIRST_BOTTLE),
}
"""What may be said, by type; the bottles after the seven types."""


def sort_of(face: int) -> int:
    """The type of what is said of a card."""
    return BOTTLE if face >= FIRST_BOTTLE else kind(face)


class ClaimDialogue(Dialogue):
    """Card by card: a type by its number, then its value; `7` `3` is gold 3. The picks are the
    slot, what is said of it, and VALUED unless its value may still be typed."""

    sorts: ClassVar = frozenset({"slot", "kind", "face", "decline"})
    missing: ClassVar = "do.missing.claim"
    declines: ClassVar = "do.button.no-more"
    commits: ClassVar = "do.button.say"

    @property
    def slots(self) -> tuple[Slot, ...]:
        """The cards of which nothing is said yet, as they are read."""
        free = unclaimed(self.view.sharing)
        return tuple(slot for slot in in_reading_order(self.view) if slot in free)

    def slot(self, choice: Choice) -> Slot:
        """The card spoken of."""
        return Slot(choice.picks[0]) if choice.picks else self.slots[0]

    def face(self, choice: Choice) -> int:
        """What is said of it, 0 for nothing yet."""
        return choice.picks[1] if len(choice.picks) > 1 else 0

    def values(self, choice: Choice) -> tuple[int, ...]:
        """What the next digit chooses from, of the type just picked; () if it picks a type."""
        face = self.face(choice)
        return FACES_BY_KIND[sort_of(face)] if face and VALUED not in choice.picks[2:] else ()

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """The types, and of the type picked what can be said."""
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
        """A bottle by its number; of goods the value is the number."""
        words = name(self.company, face)
        if face >= FIRST_BOTTLE:
            return button(str(n), words, ("face", face), picked)
        start, end = "[]" if picked else "  "
        return (Span(f"{start}{words}{end}", "cursor" if picked else "card can", ("face", face)),)

    def moved(self, choice: Choice, across: int, down: int) -> Choice:
        """Left and right go through the cards, up and down through what can be said."""
        if across:
            return super().moved(choice, across, down)
        face = self.face(choice)
        at = FACES.index(face) + down if face else 0
        return choice.picked(self.slot(choice), FACES[at % len(FACES)], VALUED)

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Another card; a type, or its next value; a face by the mouse."""
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
        """The value of the type just picked, else a type or the bottles."""
        values = self.values(choice)
        if number <= len(values):
            return ("face", values[number - 1])
        return ("kind", number) if number in FACES_BY_KIND else None

    def grid(self, choice: Choice) -> list[list[Target]]:
        """The cards in a row; up and down go through what can be said."""
        return [[("slot", slot) for slot in self.slots]]

    def here(self, choice: Choice) -> Target | None:
        """The card spoken of."""
        return ("slot", self.slot(choice))

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """The card spoken of."""
        return (self.slot(choice),)

    def action(self, choice: Choice) -> DoloresAction | None:
        """Say it."""
        face = self.face(choice)
        return Claim(self.seat, self.slot(choice), face) if face else None

    def preview(self, choice: Choice) -> Line:
        """What the others will hear, beside the truth."""
        say, slot, face = self.company.say, self.slot(choice), self.face(choice)
        truth = named(self.company, self.view.sharing.cards[slot])
        if not face:
            return say.line("do.choose.claim", truth=truth)
        words = Span(quoted(self.company, name(self.company, face)), "accent")
        return say.line("do.preview.claim", words=words, truth=truth)
