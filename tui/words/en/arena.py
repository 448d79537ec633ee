"""The words of `ludotheque arena`."""

from typing import Final

WORDS: Final = {
    "cli.arena": "compare the strength of robots",
    "cli.arena.about": (
        "With the default number of games, the weaker robots take less than a minute, the "
        "strongest many minutes or even hours. ± is the margin of error. The second table says how "
        "often the robot on the left finishes ahead of its opponent (1 = always). The OpenSkill "
        "rating starts at 25: the higher, the stronger."
    ),
    "cli.arena.usage": (
        "%(prog)s GAME [--players N] [--bots ROBOT,...]... [--games G]\n"
        "                  [--seed S] [--option NAME=VALUE]...\n"
        "                  [--jobs J | --scheduler ADDRESS]\n"
        "                  [--deals FILE] [--measure] [--json]"
    ),
    "cli.meta.strength": "ROBOT",
    "cli.help.games.arena": (
        "number of games (default: {games}), rounded up so that every robot plays the same deals "
        "from every seat"
    ),
    "cli.help.lineup": (
        "who plays: one robot for all seats, one per seat, or two (one of the first against a "
        "table full of the second). A ROBOT is a level ({levels}; default: normal), optionally "
        "with a limit: master@10 plays out at most 10 continuations per move (by default: 5000 "
        "in Dolce Vita, 1200 in Der Große Dalmuti, 24 in Dolorès), master@100ms thinks for at "
        "most 100 ms. If --bots is repeated, all line-ups play the same deals, and the first is "
        "compared with each of the others."
    ),
    "cli.help.jobs": "number of parallel processes (default: 1); the results do not depend on it",
    "cli.help.scheduler": (
        "play on the machines of a dask.distributed scheduler, such as tcp://10.0.0.1:8786; the "
        "results are the same (default: none)"
    ),
    "cli.help.deals": (
        "save finished deals in this file and skip those already in it, so that an interrupted "
        "series can be continued (default: none)"
    ),
    "cli.help.measure": "also measure the time per decision",
    "cli.bad.strength": "“{word}” must have the form LEVEL, LEVEL@400 or LEVEL@100ms",
    "cli.between": "{value} ({low} to {high})",
    "cli.arena.deals": (
        "{deals} {deals:deal|deals}, each played {times} {times:time|times} with the seats "
        "rotated; 95% intervals"
    ),
    "cli.arena.deals-once": (
        "{deals} {deals:deal, played once|deals, each played once}; 95% intervals"
    ),
    "cli.arena.seats": "Seats",
    "cli.arena.wins": "Wins (1 = an even share)",
    "cli.arena.mean-place": "Avg. place",
    "cli.arena.rating": "Rating",
    "cli.arena.half": "Time p50",
    "cli.arena.most": "p95",
    "cli.arena.longest": "max",
    "cli.arena.one": "Robot",
    "cli.arena.other": "Opponent",
    "cli.arena.ahead": "Finishes ahead",
    "cli.arena.ahead-parts": "By hand",
    "cli.arena.than": "Line-up",
    "cli.arena.more": "Extra wins of {robot} over it",
    "cli.arena.ended": "a robot ended the process it was playing in, so nothing was counted",
    "cli.arena.no-cluster": (
        "a scheduler needs dask.distributed; to install it, in Ludothèque’s folder: "
        "pipx install --force '.[cluster]'"
    ),
    "cli.arena.no-scheduler": "no scheduler answers at {address}; start one with: dask scheduler",
    "cli.arena.no-ratings": (
        "no ratings without openskill; to install it, in Ludothèque’s folder: "
        "pipx install --force '.[arena]'"
    ),
}
