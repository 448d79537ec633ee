"""The line for typing one thing: it answers and takes keys only while something is asked."""

from pathlib import Path

from textual.app import ComposeResult
from textual.message import Message

from tests.tui.tables import app_on, at_rest, running, until
from tui.app.screens.base import BaseScreen
from tui.app.widgets.prompt import Entry, Prompt


class AskingScreen(BaseScreen):
    """A screen with nothing but a prompt, which keeps what it hears."""

    def __init__(self) -> None:
        super().__init__()
        self.heard: list[Message] = []

    def body(self) -> ComposeResult:
        yield Prompt()

    def on_prompt_answered(self, event: Prompt.Answered) -> None:
        self.heard.append(event)

    def on_prompt_dropped(self, event: Prompt.Dropped) -> None:
        self.heard.append(event)


async def test_the_field_of_a_prompt_that_asks_nothing_takes_no_keys(tmp_path: Path) -> None:
    """Textual gives the focus to the first widget that can have it, displayed or not."""
    app = app_on(AskingScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, AskingScreen)
        assert not isinstance(screen.focused, Entry)
        screen.set_focus(screen.query_one(Entry))
        assert not isinstance(screen.focused, Entry)
        screen.query_one(Prompt).ask("name", "Name")
        assert isinstance(screen.focused, Entry)
        await pilot.press("A", "enter")
        await until(pilot, lambda: len(screen.heard) == 1)


async def test_an_answer_that_is_given_twice_counts_once(tmp_path: Path) -> None:
    app = app_on(AskingScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        screen = app.screen
        assert isinstance(screen, AskingScreen)
        prompt, entry = screen.query_one(Prompt), screen.query_one(Entry)
        prompt.ask("name", "Name")
        prompt.close()
        await entry.action_submit()
        entry.action_drop()
        await at_rest(pilot)
        assert screen.heard == []


async def test_a_question_answered_in_too_small_a_terminal_does_not_come_back(
    tmp_path: Path,
) -> None:
    app = app_on(AskingScreen, tmp_path)
    async with running(app, (80, 24)) as pilot:
        prompt = app.screen.query_one(Prompt)
        prompt.ask("name", "Name")
        await pilot.resize_terminal(20, 5)
        await at_rest(pilot)
        prompt.close()
        await pilot.resize_terminal(80, 24)
        await at_rest(pilot)
        assert not prompt.display
