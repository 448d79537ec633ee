"""Examples of every command, shown at the end of its help; the files and games in them have names
of the language."""

from typing import Final

from tui.words import Wording

EXAMPLES: Final = {
    "": ("ludotheque", "ludotheque play dolce-vita", "ludotheque --lang fr --ascii"),
    "play": (
        "ludotheque play dalmuti --players 6 --bots {hard}",
        "ludotheque play dolores --seat Anna --seat Ben --option simple={yes}",
    ),
    "host": (
        "ludotheque host dolores --players 3 --lan",
        "ludotheque host dalmuti --lan --ssh-port 8022 --web-port 8080 --dedicated",
    ),
    "join": (
        "ludotheque join lusab-babad-gutih-tugad@192.168.1.7",
        "ludotheque join lusab-babad-gutih-tugad@example.org:8800 --name Anna",
    ),
    "resume": ("ludotheque resume", "ludotheque resume {evening}.ludo"),
    "replay": ("ludotheque replay {evening}.ludo --step 40 --seat all",),
    "saves": ("ludotheque saves", "ludotheque saves --json"),
    "verify": ("ludotheque verify", "ludotheque verify {evening}.ludo"),
    "repair": ("ludotheque repair {evening}.ludo -o {mended}.ludo",),
    "trash": (
        "ludotheque trash",
        'ludotheque trash restore "{rainy}"',
        "ludotheque trash empty",
    ),
    "stats": ("ludotheque stats --by month", "ludotheque stats --json"),
    "today": ("ludotheque today", "ludotheque today dolores"),
    "show": ("ludotheque show {evening}.ludo --step 40 --seat Anna",),
    "review": ("ludotheque review {evening}.ludo", "ludotheque review {evening}.ludo --json"),
    "export": (
        "ludotheque export {evening}.ludo --to markdown",
        "ludotheque export {evening}.ludo --to html -o {evening}.html",
    ),
    "simulate": ("ludotheque simulate dolores --games 50 --bots {hard},{normal}",),
    "arena": (
        "ludotheque arena dolce-vita --bots {hard},{normal}",
        "ludotheque arena dalmuti --bots {hard}@400,{easy} --bots {normal},{easy}",
    ),
    "serve": ("ludotheque serve --port 8080",),
    "config": ("ludotheque config", "ludotheque config --path"),
    "completion": ('eval "$(ludotheque completion bash)"', "ludotheque completion fish | source"),
    "man": ("ludotheque man | man -l -",),
}
"""Examples by the name of a command; "" is the program without one. What stands in braces is the
word at `cli.example.` and its name, {yes} that of an option, {hard} that of a level."""


def examples_of(say: Wording, name: str) -> list[str]:
    """Return the examples of a command, none if it has none."""
    words = {word: say(f"cli.example.{word}") for word in ("evening", "mended", "rainy")}
    words |= {level: say(f"level.{level}") for level in ("easy", "normal", "hard")}
    words["yes"] = say("new.yes")
    return [each.format_map(words) for each in EXAMPLES.get(name, ())]
