"""Words about robots of other packages, and about one that stands in."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "The robot “{robot}” cannot be used: its name is taken, or uses anything but lowercase "
        "letters, digits, dots and hyphens."
    ),
    "start.robot-broken": "The robot “{robot}” cannot be loaded ({detail}).",
    "start.robot-no-robot": "The robot “{robot}” is neither a robot nor robots by game ({detail}).",
    "start.robot-missing": "There is no robot “{robot}” for this game.",
    "start.robot-failed": "The robot “{robot}” failed ({detail}).",
    "start.robot-illegal": "The robot “{robot}” chose an illegal move ({detail}).",
    "start.robot-silent": "The robot “{robot}” does not answer.",
    "play.stands-in": "{why} A {level} robot chooses for {who}.",
    "robots.introduced": "{robots:The robot at the table:|The robots at the table:}",
}
