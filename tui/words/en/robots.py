"""Words about robots, those of other packages above all."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "The robot “{robot}” cannot be used: its name is taken, or not of small letters, digits, "
        "dots and dashes."
    ),
    "start.robot-broken": "The robot “{robot}” cannot be loaded ({detail}).",
    "start.robot-no-robot": "The robot “{robot}” is neither a bot nor bots by game ({detail}).",
    "start.robot-missing": "There is no robot “{robot}” for this game.",
    "start.robot-failed": "The robot “{robot}” has failed ({detail}).",
    "start.robot-illegal": "The robot “{robot}” wants what the rules forbid ({detail}).",
    "start.robot-silent": "The robot “{robot}” does not answer.",
    "play.stands-in": "{why} A robot of level {level} chooses for {who}.",
}
