"""The dialogues for taking or giving up: cards of a bet won, the card of an Esquive, a collection,
another player's card (DO17, DO18, DO20)."""

from collections.abc import Callable
from typing import ClassVar

from engine.dolores.actions import DoloresAction, Name, Pick, Steal, Take
from engine.dolores.cards import (
    EMPTY,
    TYPES,
    WORTH,
    Kind,
    Slot,
    cards_in,
    kind,
    value,
    with_card,
    without_card,
)
from engine.dolores.payoffs import gained
from engine.dolores.score import score
from engine.dolores.settling import handed_out
from engine.dolores.state import side, with_seat
from engine.game import Seat
from tui.games.dolores.cargo import change, kind_name, letters, listed, named
from tui.games.dolores.dialogue import Choice, Dialogue, Target, button, flowing
from tui.games.dolores.seating import in_reading_order, sharers
from tui.render.face import Company
from tui.words.spans import Line, Span


class LootDialogue(Dialogue):
    """Somebody picks among the cards on the table."""

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return no lines, because the cards on the table are picked."""
        return []

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """Return the card of a number."""
        slots = in_reading_order(self.view)
        return ("slot", slots[number - 1]) if number <= len(slots) else None

    def numbers(self, choice: Choice) -> tuple[int, ...]:
        """Return all slots with cards."""
        return in_reading_order(self.view)

    def marked(self, choice: Choice) -> tuple[int, ...]:
        """Return the slots picked so far."""
        return choice.picks


class TakeDialogue(LootDialogue):
    """A watcher who has won a bet takes any number of the cards, or none."""

    sorts: ClassVar = frozenset({"slot", "decline"})
    missing: ClassVar = "do.missing.take"
    declines: ClassVar = "do.button.take-none"
    commits: ClassVar = "do.button.take"

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with this slot added or removed."""
        return choice.toggled(target[1])

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Take of the picked slots, None while none is picked."""
        return Take(self.seat, tuple(map(Slot, sorted(choice.picks)))) if choice.picks else None

    def decline(self, choice: Choice) -> DoloresAction | None:
        """Return a Take of no cards."""
        return Take(self.seat, ())

    def preview(self, choice: Choice) -> Line:
        """Return what the picked cards bring."""
        company, say = self.company, self.company.say
        if not choice.picks:
            return say.line("do.choose.take", n=len(in_reading_order(self.view)))
        cards = tuple(self.view.sharing.cards[slot] for slot in sorted(choice.picks))
        points = gained(self.view.goods[self.seat], cards)
        sure = all(card > 1 for card in cards)
        return say.line(
            "do.preview.take",
            cards=listed(company, cards),
            change=change(company, points, sure),
        )


class PickDialogue(LootDialogue):
    """The sharer with the only Esquive takes one card from either side."""

    sorts: ClassVar = frozenset({"slot"})
    missing: ClassVar = "do.missing.pick"
    commits: ClassVar = "do.button.take"

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the slots of the upper side, then of the lower side."""
        slots = in_reading_order(self.view)
        upper: list[Target] = [("slot", slot) for slot in slots if (slot < 3) == (slots[0] < 3)]
        lower: list[Target] = [("slot", slot) for slot in slots if (slot < 3) != (slots[0] < 3)]
        return [row for row in (upper, lower) if row]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked slot."""
        return ("slot", choice.picks[0]) if choice.picks else None

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with this slot picked."""
        return choice.picked(target[1])

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Pick of the slot, None while none is picked."""
        return Pick(self.seat, Slot(choice.picks[0])) if choice.picks else None

    def preview(self, choice: Choice) -> Line:
        """Return what the card brings, and what is left to the other sharer."""
        company, say, view = self.company, self.company.say, self.view
        if not choice.picks:
            return say.line("do.choose.pick", n=len(in_reading_order(view)))
        slot, cards, which = choice.picks[0], view.sharing.cards, side(view, self.seat)
        left = with_seat(cards, slot, EMPTY)
        theirs = handed_out(left, view.sharing.hands)[1 - which]
        other = sharers(view)[1 - which]
        return say.line(
            "do.preview.pick",
            card=named(company, cards[slot]),
            change=change(
                company, gained(view.goods[self.seat], cards[slot : slot + 1]), cards[slot] > 1
            ),
            who=company.who(other),
            theirs=change(company, gained(view.goods[other], theirs), all(c > 1 for c in theirs)),
        )


class NameDialogue(Dialogue):
    """After two Esquives, a sharer gives up one of their collections."""

    sorts: ClassVar = frozenset({"kind"})
    missing: ClassVar = "do.missing.name"
    commits: ClassVar = "do.button.name"

    @property
    def owned(self) -> tuple[int, ...]:
        """Return the types of which the seat has cards."""
        return tuple(each for each in TYPES if self.view.goods[self.seat][each - 1])

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return the collections by number with their values."""
        rows = flowing(self._collections(choice, kind_name), cells)
        return rows if len(rows) == 1 else flowing(self._collections(choice, letters), cells)

    def _collections(self, choice: Choice, called: Callable[[Company, int], str]) -> list[Line]:
        buttons = []
        for n, each in enumerate(self.owned, 1):
            worth = Span(f" = {WORTH[self.view.goods[self.seat][each - 1]]}")
            picked = each in choice.picks
            words = called(self.company, each)
            buttons.append(button(str(n), words, ("kind", each), picked, (worth,)))
        return buttons

    def numbered(self, number: int, choice: Choice) -> Target | None:
        """Return the collection of a number."""
        return ("kind", self.owned[number - 1]) if number <= len(self.owned) else None

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the collections in a row."""
        return [[("kind", each) for each in self.owned]]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked collection."""
        return ("kind", choice.picks[0]) if choice.picks else None

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with this collection picked."""
        return choice.picked(target[1])

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Name of the collection, None while none is picked."""
        return Name(self.seat, Kind(choice.picks[0])) if choice.picks else None

    def preview(self, choice: Choice) -> Line:
        """Return what the score would be without the collection."""
        say, goods = self.company.say, self.view.goods[self.seat]
        if not choice.picks:
            return say.line("do.choose.name")
        picked = choice.picks[0]
        before, after = score(goods), score(with_seat(goods, picked - 1, 0))
        return say.line(
            "do.preview.name" if after != before else "do.preview.name.same",
            kind=Span(kind_name(self.company, picked), f"good-{picked}"),
            before=before,
            after=after,
            change=change(self.company, after - before),
        )


class TheftDialogue(Dialogue):
    """The player of Vol steals a card from another player."""

    sorts: ClassVar = frozenset({"card"})
    missing: ClassVar = "do.missing.steal"
    commits: ClassVar = "do.button.steal"

    def cards(self, victim: Seat) -> list[int]:
        """Return the different cards that a player owns, by type, the best first."""
        goods = self.view.goods[victim]
        return [card for each in TYPES for card in dict.fromkeys(cards_in(each, goods[each - 1]))]

    @property
    def victims(self) -> list[Seat]:
        """Return the other players who own goods."""
        seats = range(len(self.view.goods))
        return [seat for seat in seats if seat != self.seat and any(self.view.goods[seat])]

    def rows(self, choice: Choice, cells: int) -> list[Line]:
        """Return a row for each victim: under the letters of a type its cards."""
        rows = []
        for victim in self.victims:
            groups: list[list[Span]] = [[*self.company.column(victim), Span(" ")]]
            before = 0
            for card in self.cards(victim):
                if kind(card) != before:
                    before = kind(card)
                    groups.append([Span(letters(self.company, before), f"good-{before}")])
                target = ("card", target_of(victim, card))
                picked = target[1] in choice.picks
                text = f"[{value(card)}]" if picked else f" {value(card)} "
                groups[-1] += [Span(" "), Span(text, "cursor" if picked else "card can", target)]
            rows += flowing([tuple(group) for group in groups], cells, indent=4)
        return rows

    def grid(self, choice: Choice) -> list[list[Target]]:
        """Return the cards, a row for each victim."""
        return [
            [("card", target_of(victim, card)) for card in self.cards(victim)]
            for victim in self.victims
        ]

    def here(self, choice: Choice) -> Target | None:
        """Return the picked card."""
        return ("card", choice.picks[0]) if choice.picks else None

    def pick(self, choice: Choice, target: Target) -> Choice:
        """Return the choice with this card picked."""
        return choice.picked(target[1])

    def action(self, choice: Choice) -> DoloresAction | None:
        """Return the Steal of the card, None while none is picked."""
        if not choice.picks:
            return None
        victim, card = divmod(choice.picks[0], 100)
        return Steal(self.seat, victim, card)

    def preview(self, choice: Choice) -> Line:
        """Return how both scores would change."""
        company, say, view = self.company, self.company.say, self.view
        action = self.action(choice)
        if not isinstance(action, Steal):
            return say.line("do.choose.steal")
        mine, theirs = view.goods[self.seat], view.goods[action.victim]
        won = score(with_card(mine, action.card)) - score(mine)
        lost = score(without_card(theirs, action.card)) - score(theirs)
        return say.line(
            "do.preview.steal",
            card=named(company, action.card),
            who=company.who(action.victim),
            change=change(company, won),
            theirs=change(company, lost),
        )


def target_of(victim: Seat, card: int) -> int:
    """Return the number of a target that stands for a victim and one of their cards."""
    return victim * 100 + card
