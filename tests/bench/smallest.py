"""The smallest Textual app that shows something and answers a key: what the program is held to."""

from textual.app import App, ComposeResult
from textual.events import Key
from textual.widgets import Static


class Smallest(App[None]):
    """A word that changes at every key."""

    count = 0

    def compose(self) -> ComposeResult:
        """One widget."""
        yield Static("ready 0")

    def on_key(self, event: Key) -> None:
        """Show another number."""
        self.count += 1
        self.query_one(Static).update(f"ready {self.count}")


if __name__ == "__main__":
    Smallest().run()
