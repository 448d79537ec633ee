"""The refusals of this room: a game that cannot begin, a robot that cannot be used. Their sentences
are in `problems`. Little is imported here, because every command may have to tell one."""

from typing import Literal

from engine import Coded


class Impossible(Coded):
    """The game cannot begin. `start.` and the code is the key of its sentence."""


Code = Literal["misnamed", "broken", "no-robot", "missing", "failed", "illegal", "silent"]
"""The reasons why a robot cannot be used."""


class RobotFailed(Exception):
    """A robot of another package cannot be used now.

    `code` is the reason; `start.robot-` and the code is the key of its sentence. `detail` is the
    package's own message, "" if there is none.
    """

    def __init__(self, robot: str, code: Code, detail: str = "") -> None:
        super().__init__(robot, code, detail)
        self.robot = robot
        self.code = code
        self.detail = detail

    @property
    def facts(self) -> dict[str, int | str]:
        """The facts that fill the sentence."""
        return {"robot": self.robot, "detail": self.detail}
