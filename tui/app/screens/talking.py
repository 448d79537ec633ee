"""Words and signs across a table on the net, from any of a guest's screens."""

from textual import on

from saves.names import clean
from tui.app.screens.base import BaseScreen
from tui.app.widgets.prompt import Entry, Prompt
from tui.online.messages import SIGNS, Say, Wave
from tui.online.protocol import SAID_CELLS
from tui.online.state_line import seat_names
from tui.online.visit import Visit
from tui.render.face import Company
from tui.widgets.commands import Command

TALKING = (
    Command("message", "m", "talk.key.message", yields=3),
    Command("mute", "f4", "talk.key.mute", shown=False),
)

SAY, MUTE = "say", "mute"


class TalkingScreen(BaseScreen):
    """A screen with a field for words across the table, hidden until a key opens it."""

    visit: Visit

    @property
    def company(self) -> Company:
        """Return the people and robots with a seat."""
        return self.app.company(seat_names(self.visit.heard.room, self.app.glyphs.minus))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Disable talking for spectators, muting while no other seat is known, and keys that are
        letters while words are typed."""
        if self.typing:
            return False
        if action == "message":
            return not self.visit.watching and self.visit.guest.here
        if action == "mute":
            return self.visit.guest.here and len(self.company.names) > 1
        return super().check_action(action, parameters)

    def action_message(self) -> None:
        """Open the field for words; a number alone is sent as one of the signs."""
        signs = "  ".join(f"{n} {self.say(f'sign.{each}')}" for n, each in enumerate(SIGNS, 1))
        self._ask_for(SAY, signs, self.say("talk.say"))

    def action_mute(self) -> None:
        """Ask for the seat to mute or to unmute."""
        others = [seat for seat in range(len(self.company.names)) if seat != self.visit.heard.seat]
        names = "  ".join(f"{seat + 1} {self.company.names[seat]}" for seat in others)
        self._ask_for(MUTE, f"{self.say('talk.mute')} {names}")

    @property
    def typing(self) -> bool:
        """Whether the field for words is open."""
        return isinstance(self.focused, Entry)

    def _ask_for(self, purpose: str, question: str, hint: str = "") -> None:
        self._before = self.focused
        self.query_one("#words", Prompt).ask(purpose, question, hint=hint)

    def _close(self) -> None:
        self.query_one("#words", Prompt).close()
        self.set_focus(self._before)

    @on(Prompt.Answered)
    def _answered(self, event: Prompt.Answered) -> None:
        words = clean(event.text, SAID_CELLS)
        self._close()
        number = int(words) if words.isdecimal() and len(words) < 3 else 0
        if event.purpose == MUTE:
            if 0 < number <= len(self.company.names) and number - 1 != self.visit.heard.seat:
                key = "talk.heard" if self.visit.mute(number - 1) else "talk.muted"
                who = self.company.names[number - 1]
                self.notify(self.say(key, who=who), timeout=4, markup=False)
        elif 0 < number <= len(SIGNS):
            self.visit.say(Wave(SIGNS[number - 1]))
        elif words:
            self.visit.say(Say(words))

    @on(Prompt.Dropped)
    def _dropped(self) -> None:
        self._close()
