"""The smallest Textual app that shows something and answers a key: the measure for the program."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class Smallest(App[None]):
    """An app with a word that changes at every key."""

    count = 0

    def compose(self) -> ComposeResult:
        """Yield one widget."""
        yield Static("ready 0")

    def on_key(self, event: Key) -> None:
        """Show the next number."""
        self.count += 1
        self.query_one(Static).update(f"ready {self.count}")


if __name__ == "__main__":
    Smallest().run()
