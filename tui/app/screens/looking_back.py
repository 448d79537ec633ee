"""A table from which the player can look back at earlier steps, and open the result at the end."""

from textual import on

from engine.game import Outcome
from tui.app.screens.live import LiveScreen
from tui.app.widgets.chronicle import Chronicle
from tui.widgets.commands import Command

LOOK_BACK = Command("look_back", "pageup,backspace", "key.look_back", cap="cap.pageup", yields=6)
RESULT = Command("result", "enter", "key.result")
LEAVE = Command("leave", "escape,q", "key.leave", yields=3)


class LookingBackScreen(LiveScreen):
    """A live table with the keys RESULT and LOOK_BACK."""

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Enable only the keys that do something now."""
        if not super().check_action(action, parameters):
            return False
        if action == "result":
            return self.driver.over
        if action == "look_back":
            return self.account.last > 0
        return True

    async def _over(self) -> None:
        await self.scenes.rest(3.0)
        await self.scenes.here.wait()
        self.action_result()

    _result_seen = False
    """Whether the result was opened before."""

    def show_result(self, outcome: Outcome) -> None:
        """Open the result of the game over the table."""
        seen, self._result_seen = self._result_seen, True
        self.go("result", self, outcome, seen)

    def action_result(self) -> None:
        """Open the result of the game."""
        raise NotImplementedError

    def action_look_back(self) -> None:
        """Look back from the newest step that the people at the screen have seen."""
        self.look_back(self.account.last)

    def look_back(self, number: int) -> None:
        """Open the screen that looks back from a step, over the table."""
        raise NotImplementedError

    @on(Chronicle.Chosen)
    def _chosen(self, event: Chronicle.Chosen) -> None:
        self.look_back(event.number)
