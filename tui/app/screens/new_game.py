"""The form of a new game: game, seats, options, and the button that starts it."""

import asyncio
from functools import partial
from typing import Any, ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import BindingType
from textual.containers import Horizontal
from textual.widget import Widget
from textual.widgets import Input
from textual.worker import Worker, get_current_worker

from engine.game import Game, Seat
from engine.registry import game_named
from saves.names import NAME_CELLS
from saves.problems import SaveError
from themes.loader import layout
from tui.app.screens.base import BACK, BaseScreen
from tui.app.widgets.button import Button
from tui.app.widgets.caption import Caption
from tui.app.widgets.fields import Choice, Field, Number, TextField
from tui.app.widgets.form import About, Form, FormRow, FormRows
from tui.app.widgets.sentence import SentenceLine
from tui.games.registry import offered_games
from tui.session.draft import Draft, deciders
from tui.session.equals import ratings_in
from tui.session.new_game import HUMAN, SEED_LIMIT, NewGame, begin, check
from tui.session.offers import NONE, ask_offers
from tui.session.options import Option, Value, options_of
from tui.session.problems import problem_sentence
from tui.session.refusals import Impossible
from tui.session.strength import EQUALS
from tui.widgets.commands import Command, bindings
from tui.words.spans import Line, Span, capital, left, line

LABEL = 34
"""The cells of a label before a field."""


class NewGameScreen(BaseScreen):
    """The form of a new game. Its values are kept here, for every seat the game can have.

    An empty name stands for one of the names that are usual at this table.
    """

    CSS_PATH = layout("form")
    commands: ClassVar[tuple[Command, ...]] = (
        Command("app.focus_next", "enter,tab", "new.key.next", listed=False),
        Command("host", "f2", "new.key.host"),
        BACK,
    )
    BINDINGS: ClassVar[list[BindingType]] = bindings(*commands)
    AUTO_FOCUS = "#start"

    def __init__(self, game: str, person: str = "") -> None:
        """Show the form for a game; `person` is the name of the player at the first seat, "" if
        unknown."""
        super().__init__()
        self._draft: Draft = self.app.draft or Draft(person)
        self._draft.meet(person)
        self.app.draft = self._draft
        self._offers = NONE
        self._turn_to(game)

    def _turn_to(self, game: str) -> None:
        """Show the form of a game, as it was left or with its defaults."""
        self._game = game
        self._rules: Game[Any, Any, Any] = game_named(game)
        self._terms = self._draft.terms(game)

    def on_mount(self) -> None:
        """Dim the options that change nothing, and ask for the robots of other packages, in the
        background because it takes time."""
        self._dim_idle()
        self.run_worker(self._meet_offers())

    async def recompose(self) -> None:
        """Compose anew, and dim the options that change nothing."""
        await super().recompose()
        self._dim_idle()

    async def _meet_offers(self) -> None:
        """Offer the robots of other packages, and show which of them cannot be used."""
        self._offers = await ask_offers()
        for choice in self.query("FormRow.seat Choice").results(Choice):
            choice.offer(self._levels())
        for failure in self._offers.broken.values():
            self.notify(problem_sentence(self.say, failure), severity="warning", markup=False)

    @property
    def _unrated(self) -> bool:
        """Whether a robot is to be the player's equal while the player's rating is not known
        yet."""
        return EQUALS in self._terms.by[: self._terms.seats] and not self._draft.ratings

    @property
    def _equals(self) -> list[Seat]:
        """The seats of robots that are to be the player's equals."""
        return [n for n, by in enumerate(self._terms.by[: self._terms.seats]) if by == EQUALS]

    async def _rate(self) -> None:
        """Work out the player's ratings, so that robots may be the player's equals."""
        worker: Worker[None] = get_current_worker()
        find = partial(ratings_in, self.app.saves, self.app.settings.name)
        self._draft.ratings = await asyncio.to_thread(find, lambda: not worker.is_cancelled)
        self._look_again()

    def head(self) -> tuple[Line, Line]:
        """Return the title and the game."""
        dot = Span(f" {self.app.glyphs.dot} ", "dim")
        game = Span(self.say(f"game.{self._game}"), "strong")
        return line(self.say("new.title"), dot, game), ()

    def body(self) -> ComposeResult:
        """Yield the form, and under it the button that starts the game."""
        with Form(id="new-game"):
            with FormRows():
                yield from self._game_rows()
                yield from (self._seat_row(seat) for seat in range(self._rules.seats[-1]))
                yield from self._option_rows()
            yield About(self._whom, id="about")
            yield SentenceLine(self.new_game, lambda: self._equals, id="sentence")
            with Horizontal(id="start-line"):
                yield FormRow(
                    (), Button(self.say("new.start"), "start", "new.key.start"), id="row-start"
                )
                yield Caption(self._note(), id="note")

    def _game_rows(self) -> ComposeResult:
        say = self.say
        games = [(game, say(f"game.{game}")) for game in offered_games()]
        if len(games) > 1:
            yield self._row("new.game", Choice(games, self._game, id="game"), "-short")
        counts = [(count, str(count)) for count in self._rules.seats]
        yield self._row(
            "new.players", Choice(counts, self._terms.seats, id="seats"), "-short -last"
        )

    def _seat_row(self, seat: int) -> FormRow:
        label = line(Span(f"{self.app.glyphs.seats[seat]} {seat + 1}", f"seat-{seat}"))
        typed = self._draft.names.get(seat, "")
        usual = self._draft.usual_names(self._game)[seat]
        name = TextField(typed, usual, id=f"name-{seat}")
        by = Choice(self._levels(), self._terms.by[seat], id=f"by-{seat}")
        row = FormRow(label, name, by, id=f"row-seat-{seat}", classes="seat")
        row.display = seat < self._terms.seats
        return row

    def _levels(self) -> list[tuple[str, str]]:
        """Return the choices for a seat: a person or a robot, each with its name."""
        return deciders(
            self.say, self._rules, self._offers.all_of(self._rules), self.app.settings.robots
        )

    def _option_rows(self) -> ComposeResult:
        for index, option in enumerate(options_of(self._rules)):
            label = f"option.{self._game}.{option.name}"
            field = self._option_field(option)
            field.about = f"{label}.help" if self.say.has(f"{label}.help") else ""
            yield self._row(label, field, classes="" if index else "-first")
        seed = TextField(self._draft.seed, self.say("new.by-chance"), SEED_LIMIT, id="seed")
        yield self._row("new.seed", seed)

    def _option_field(self, option: Option) -> Field:
        value = self._terms.answers[option.name]
        if not option.values:
            return Number(int(value), option.least, option.most, id=f"option-{option.name}")
        offered = (True, False) if option.is_switch else option.values
        values = [(each, self._named(option, each)) for each in offered]
        return Choice(values, value, id=f"option-{option.name}")

    def _named(self, option: Option, value: Value) -> str:
        if option.is_switch:
            return self.say("new.yes" if value else "new.no")
        key = f"option.{self._game}.{option.name}.{value}"
        return self.say(key) if self.say.has(key) else str(value)

    def _row(self, label: str, field: Widget, classes: str = "") -> FormRow:
        words = self.say(label) if self.say.has(label) else label.rpartition(".")[2]
        words = left(words, LABEL - 1, self.app.glyphs.ellipsis)
        return FormRow(line(Span(words)), field, id=f"row-{field.id}", classes=classes)

    def new_game(self) -> NewGame:
        """Return the game as it is set in the form."""
        return self._draft.new_game(self._game)

    def _whom(self, field: Widget) -> str:
        """Return what is told of the robot whose name a field holds, "" of everybody else."""
        kind, _, seat = (field.id or "").partition("-")
        return self._draft.whom(self.say, self._game, int(seat)) if kind == "name" else ""

    def _note(self) -> Line:
        if self._unrated:
            return line(Span(self.say("stats.reading"), "dim"))
        people = self._terms.by[: self._terms.seats].count(HUMAN)
        if people == 0:
            return line(Span(self.say("new.watching"), "dim"))
        if people > 1:
            return line(Span(self.say("new.hot-seat", n=people), "dim"))
        return ()

    @on(Field.Changed, "#game")
    async def _game_changed(self, event: Field.Changed) -> None:
        self._turn_to(event.field.value)
        # At once: until then, what the fields of the other game say would count for this one.
        await self.recompose()

    @on(Field.Changed, "#seats")
    def _seats_changed(self, event: Field.Changed) -> None:
        self._terms.seats = event.field.value
        for seat in range(self._rules.seats[-1]):
            self.query_one(f"#row-seat-{seat}").display = seat < self._terms.seats
        self._look_again()
        self._dim_idle()

    def _dim_idle(self) -> None:
        """Dim the options that change nothing with so many players, and say so at each."""
        idle = self._rules.idle(self._terms.seats)
        for option in options_of(self._rules):
            dead = option.name in idle
            # There is no row if the form was left while it was made anew.
            for row in self.query(f"#row-option-{option.name}").results(FormRow):
                row.disabled = dead
                row.query_one(Field).repaint()  # a value that counts again stands out again
                row.complain(self.say("new.idle", n=self._terms.seats) if dead else "", "dim")

    @on(Field.Changed)
    def _field_changed(self, event: Field.Changed) -> None:
        kind, _, which = (event.field.id or "").partition("-")
        if kind == "by":
            self._terms.by[int(which)] = event.field.value
            self._look_again()
            if self._unrated:
                self.run_worker(self._rate(), group="ratings", exclusive=True)
        elif kind == "option":
            self._terms.answers[which] = event.field.value

    @on(Input.Changed)
    def _typed(self, event: Input.Changed) -> None:
        kind, _, which = (event.input.id or "").partition("-")
        if kind == "seed":
            self._draft.seed = event.value
        else:
            self._draft.names[int(which)] = event.value
        self._look_again()

    @on(TextField.Shortened)
    def _look_again(self) -> None:
        """Update the usual names and the note, and show at once if two players have the same
        name."""
        for seat, name in enumerate(self._draft.usual_names(self._game)):
            self.query_one(f"#name-{seat}", TextField).placeholder = name
        self.query_one("#note", Caption).show([self._note()])
        self.query_one(SentenceLine).repaint()
        self.query_one(About).repaint()
        names, twice = self._draft.typed(self._game), self._draft.twice(self._game)
        for seat in range(self._terms.seats):
            words = ""
            if seat in twice:
                words = self.say("start.same-name", who=names[seat])
            elif self.query_one(f"#name-{seat}", TextField).shortened:
                words = self.say("new.name-cut", cells=NAME_CELLS)
            self.query_one(f"#row-seat-{seat}", FormRow).complain(words)

    @on(Input.Submitted)
    def _submitted(self) -> None:
        self.focus_next()

    @on(Button.Pressed)
    def action_start(self) -> None:
        """Start the game, or show what prevents it. Do nothing while something lies over the form,
        because a game that is started and not opened would stay locked."""
        if not self.shown or self._unrated:
            return
        person = self._draft.person(self._game)
        try:
            live = begin(self.new_game(), self.app.saves)
        except (Impossible, SaveError) as error:
            self._refuse(error)
            return
        if person and person != self.app.settings.name:
            self.app.change(name=person)
        self.app.draft = None
        self.give_way("play", live)

    def action_host(self) -> None:
        """Go on to the form of a table for people who sit at screens of their own."""
        if self._unrated:
            return
        new = self.new_game()
        try:
            check(new)
        except Impossible as error:
            self._refuse(error)
            return
        note = self.query_one("#note", Caption)
        if all(player.by != HUMAN for player in new.players):
            note.show([line(Span(self.say("host.nobody"), "loss"))])
            return
        try:
            self.go("host", new)
        except ImportError:
            self.notify_here(capital(self.say("online.missing")), 12, "warning")

    def _refuse(self, error: Impossible | SaveError) -> None:
        words = problem_sentence(self.say, error)
        if isinstance(error, Impossible) and error.code == "same-name":
            self._look_again()
            self.query_one(f"#name-{self._draft.twice(self._game)[0]}").focus()
        elif isinstance(error, Impossible) and error.code == "bad-seed":
            self.query_one("#row-seed", FormRow).complain(words)
            self.query_one("#seed").focus()
        else:
            self.query_one("#note", Caption).show([line(Span(words, "loss"))])
