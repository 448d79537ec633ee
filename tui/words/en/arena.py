"""The words of `ludotheque arena`."""

from typing import Final

WORDS: Final = {
    "cli.arena": "measure how strong robots are against each other",
    "cli.arena.usage": (
        "%(prog)s GAME [--players N] [--bots STRENGTH,...]... [--games G] [--seed S]\n"
        "                        [--option K=V]... [--jobs J] [--measure] [--json]"
    ),
    "cli.meta.strength": "STRENGTH",
    "cli.help.lineup": (
        "who plays: one for all seats, one a seat, or two for one of the first among others of the "
        "second. A STRENGTH is a level ({levels}), kept short if wanted: hard@400 tries 400 times "
        "at most, hard@100ms thinks for 100 ms at most. May be repeated: all line-ups meet the "
        "same deals, and the first is compared with the others."
    ),
    "cli.help.jobs": "how many processes play; the results are the same (1 if nothing is said)",
    "cli.help.measure": "measure the time per decision too",
    "cli.bad.strength": "“{word}” is not of the form LEVEL, LEVEL@400 or LEVEL@100ms",
    "cli.between": "{value} ({low} to {high})",
    "cli.arena.deals": (
        "{deals} {deals:deal|deals}, each played {times} {times:time|times}, the seats rotated; "
        "intervals at 95%"
    ),
    "cli.arena.seats": "Seats",
    "cli.arena.wins": "Wins, in fair shares",
    "cli.arena.mean-place": "Mean place",
    "cli.arena.rating": "Rating",
    "cli.arena.half": "Time p50",
    "cli.arena.most": "p95",
    "cli.arena.longest": "max",
    "cli.arena.one": "Robot",
    "cli.arena.other": "Opponent",
    "cli.arena.ahead": "Ahead of it",
    "cli.arena.ahead-parts": "hand by hand",
    "cli.arena.than": "Line-up",
    "cli.arena.more": "{robot} above wins more, in fair shares",
    "cli.arena.no-ratings": (
        "no ratings without openskill; to install it: pip install 'ludotheque[arena]'"
    ),
}
