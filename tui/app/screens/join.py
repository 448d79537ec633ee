"""The form for joining a table on the net: paste an invitation, or choose a known table or one near
by."""

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from textual import on
from textual.binding import BindingType
from textual.widget import AwaitMount
from textual.widgets import Input
from textual.widgets.input import Selection

from saves.names import clean
from tui.app.screens.table_form import FORM, TableFormScreen
from tui.app.widgets.button import Button
from tui.app.widgets.fields import Choice, Field, TextField
from tui.app.widgets.form import FormRow, FormRows
from tui.online.kept import kept_seats
from tui.widgets.commands import Command, bindings
from tui.words.spans import Span, capital, line

ADDRESS_CELLS: Final = 160
"""The most cells of an invitation."""

MOST: Final = 5
"""The most known tables, and the most tables near by, that are offered."""


class JoinScreen(TableFormScreen):
    """The form: the invitation, the player's name, whether only to watch; under it the tables to
    choose from."""

    commands: ClassVar[tuple[Command, ...]] = (Command("join", "enter", "join.key.join"), *FORM)
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#address"

    title_key = "join.title"
    button_key = "join.button"

    def __init__(self) -> None:
        super().__init__()
        self._address = ""
        self._person = self.app.settings.name
        self._watch = False
        self._near: list[Any] = []
        """The tables near by; each is a `tui.online.doors.near.Near`."""

    def rows(self) -> Iterable[FormRow]:
        """See TableFormScreen."""
        say = self.say
        address = TextField(self._address, say("join.paste"), ADDRESS_CELLS, id="address")
        watch = [(False, say("join.play")), (True, say("join.watch"))]
        yield self.row("join.address", address)
        yield self.row("settings.name", TextField(self._person, say("join.nobody"), id="guest"))
        yield self.row("join.as", Choice(watch, self._watch, id="watch"), "-last")
        yield from self._known()
        yield from self._rows_near()

    def _known(self) -> Iterable[FormRow]:
        """Yield a button for every table at which a seat is kept."""
        self._seats = kept_seats()[:MOST]
        for number, seat in enumerate(self._seats):
            label = self.say("join.again") if not number else ""
            game = f"game.{seat.game}"
            named = self.say(game) if self.say.has(game) else ""
            code, _, host = seat.address.rpartition("@")
            short = f"{code.partition('-')[0]}-{self.app.glyphs.ellipsis}@{host}"
            words = f" {self.app.glyphs.dot} ".join(filter(None, (named, seat.name, short)))
            yield FormRow(line(Span(label)), Button(words, id=f"known-{number}"))

    def _rows_near(self) -> Iterable[FormRow]:
        """Yield a button for every table near by, whose code has still to be typed."""
        for number, each in enumerate(self._near):
            label = self.say("join.near") if not number else ""
            facts = (
                self.say(f"game.{each.game}"),
                each.owner,
                self.say("room.free", n=each.free),
                each.host,
            )
            words = f" {self.app.glyphs.dot} ".join(filter(None, facts))
            yield FormRow(line(Span(label)), Button(words, id=f"near-{number}"))

    def on_mount(self) -> None:
        """Start to look for tables near by."""
        self.run_worker(self._look(), group="near", exclusive=True)

    async def _look(self) -> None:
        try:
            from tui.online.doors.near import tables_near

            self.show_found(self._add, (await tables_near())[:MOST])
        except (ImportError, OSError):  # no library for that, or no net: nothing is near
            pass

    def _add(self, near: list[Any]) -> AwaitMount:
        # Only added: fields made anew would lose what is selected in them, or select it all.
        self._near = near
        return self.query_one(FormRows).mount(*self._rows_near())

    @on(Field.Changed, "#watch")
    def _choose(self, event: Field.Changed) -> None:
        self._watch = event.field.value

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        if event.input.id == "address":
            self._address = event.value
            self.query_one("#row-address", FormRow).complain("")
        else:
            self._person = event.value

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        focused = self.focused
        kind, _, number = ((focused.id if focused is not None else "") or "").partition("-")
        if kind == "known":
            seat = self._seats[int(number)]
            self._go(seat.address, seat.name)
        elif kind == "near":
            near = self._near[int(number)]
            self._ask_code(f"{'tls:' if near.tls else ''}", f"@{near.host}:{near.port}")
        else:
            self.action_join()

    def _ask_code(self, before: str, after: str) -> None:
        """Fill in the address of a table near by, and put the cursor where its code is missing."""
        field = self.query_one("#address", TextField)
        field.value = before + after
        self.set_focus(field)
        # A field that gets the focus selects all that is in it, which typing would replace.
        field.call_later(setattr, field, "selection", Selection.cursor(len(before)))
        self.query_one("#row-address", FormRow).complain(self.say("join.code"))

    @on(Input.Submitted)
    def action_join(self) -> None:
        """Join the table of the invitation, or show what is wrong with it."""
        name = clean(self._person)
        if name and name != self.app.settings.name:
            self.app.change(name=name)
        self._go(self._address, None)

    def _go(self, words: str, name: str | None) -> None:
        if not self.shown:
            return
        try:
            from tui.online.client import address_of
            from tui.online.visit import visit_to
        except ImportError:
            self.notify_here(capital(self.say("online.missing")), 12, "warning")
            return
        words = words.strip().removeprefix("ludotheque join ").strip()
        try:
            address = address_of(words)
        except ValueError:
            self._complain(self.say("join.bad"))
            return
        self.go("waiting_room", visit_to(address, name, self.app.settings.name, self._watch))

    def _complain(self, words: str) -> None:
        self.query_one("#row-address", FormRow).complain(words)
        self.set_focus(self.query_one("#address"))
