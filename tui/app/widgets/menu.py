"""A menu: rows that a number or a letter chooses at once."""

from collections.abc import Callable, Iterable, Sequence
from typing import ClassVar, NamedTuple, cast

from textual.binding import BindingType
from textual.events import Key

from tui.app.widgets.rows import Rows
from tui.widgets.commands import DIGIT_KEYS, Command, bindings
from tui.words.spans import Line, Span, line, width


class Item(NamedTuple):
    """One choice of a menu: its name for the program, its label, and more words on it, or a
    function that writes them in so many cells."""

    key: str
    label: str
    more: Line | Callable[[int], Line] = ()


def initials(labels: Iterable[str], keys: Iterable[str] = ()) -> list[int]:
    """Return for every label the place of the letter that chooses it: the first that is none of
    the `keys` of the screen and that no label before it has taken, or -1 if all are taken. Only
    letters that every keyboard has count.

    >>> initials(["Saved games", "Settings", "Rules"], "r")
    [0, 1, 1]
    """
    taken = set(keys)
    places = []
    for label in labels:
        letters = ((at, c) for at, c in enumerate(label.lower()) if "a" <= c <= "z")
        place = next((at for at, c in letters if c not in taken), -1)
        if place >= 0:
            taken.add(label[place].lower())
        places.append(place)
    return places


class Menu(Rows):
    """Numbered items; the letter of each is marked in its label."""

    commands: ClassVar[tuple[Command, ...]] = (
        *(command for command in Rows.commands if command.action != "page"),
        *(
            Command(f"number({n})", DIGIT_KEYS[str(n)], "menu.number", shown=False, listed=False)
            for n in range(10)
        ),
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)

    class Chosen(Rows.Chosen):
        """The message that an item was chosen."""

        @property
        def key(self) -> str:
            """Return the name of the item."""
            assert isinstance(self.rows, Menu)
            return self.rows.items[self.index].key

    def __init__(self, items: Sequence[Item], at: int = 0, id: str | None = None) -> None:
        super().__init__(self._draw_item, len(items), at, at_once=True, id=id)
        self.show(items, at)

    def show(self, items: Sequence[Item], at: int | None = None, first: int = 1) -> None:
        """Show other items, numbered from `first`.

        Item number 0 takes no letter that another item would have without it: it may come and go
        while the others keep their keys. No item takes a letter that is a key of the screen.
        """
        bound = self.screen.active_bindings if self.is_attached else {}
        keys = [key for key, each in bound.items() if each.node is self.screen]
        self.items = list(items)
        self._first = first
        coming, staying = items[: 1 - first], items[1 - first :]
        letters = initials((item.label for item in (*staying, *coming)), keys)
        self._initials = letters[len(staying) :] + letters[: len(staying)]
        self.fill(len(self.items), self.cursor if at is None else at)

    def _draw_item(self, index: int, cells: int) -> Line:
        item, place = self.items[index], self._initials[index]
        label = item.label
        spans = [Span(f"{index + self._first}  ", "dim")]
        if place < 0:
            spans.append(Span(label))
        else:
            spans += [Span(label[:place]), Span(label[place], "key"), Span(label[place + 1 :])]
        if not item.more:
            return tuple(spans)
        spans.append(Span("   "))
        room = cells - width(tuple(spans))
        return line(*spans, item.more(room) if callable(item.more) else item.more)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable the numbers of the items alone."""
        if action == "number":
            return cast(int, parameters[0]) - self._first in range(self.count)
        return super().check_action(action, parameters)

    def on_key(self, event: Key) -> None:
        """Choose the item in whose label this letter is marked."""
        letter = (event.character or "").lower()
        for index, place in enumerate(self._initials):
            if letter and place >= 0 and self.items[index].label[place].lower() == letter:
                event.stop()
                event.prevent_default()
                self.action_number(index + self._first)
                return

    def action_number(self, number: int) -> None:
        """Choose an item by its number."""
        self.go_to(number - self._first)
        self.action_choose()
