"""Words of the list of saved games: columns, search, preview."""

from typing import Final

WORDS: Final = {
    "saves.head.title": "Title",
    "saves.head.day": "Played",
    "saves.ask.search.hint": "such as Anna, November, unfinished, winner:Anna, hints:no",
    "saves.won": "won",
    "saves.lost": "lost",
    "saves.today": "today",
    "saves.yesterday": "yesterday",
    "saves.months.whole": (
        "January February March April May June July August September October November December"
    ),
    # What can be sought by itself, as in winner:Anna; one word each
    "saves.by.title": "title",
    "saves.by.game": "game",
    "saves.by.player": "player",
    "saves.by.robot": "robot",
    "saves.by.winner": "winner",
    "saves.by.players": "players",
    "saves.by.hints": "hints",
    "saves.by.date": "date",
    "saves.by.status": "status",
    "saves.key.reverse": "reverse",
    "saves.key.reverse.help": (
        "Sort by the same column in reverse. A second click on the heading does it too."
    ),
    "saves.key.preview": "preview",
    "saves.key.preview.help": (
        "Make the preview large or small, or hide it. It is large only where there is room."
    ),
    "saves.by.branch": "branch",
    "saves.branches": "{n:branch|branches}: {files}",
    "saves.branch.at": "{file} from step {n}",
    "saves.branch-of": "branched from {file}",
    "saves.branch-of.at": "branched from {file} at step {n}",
    "saves.key.review": "review",
    "saves.key.review.help": (
        "Open the review of a finished game: the chances and the costly moves."
    ),
    "saves.key.branches": "branches",
    "saves.key.branches.help": (
        "Show the branches of this game; or, if it is a branch itself, the game it branched from "
        "and all the branches of that one."
    ),
    "saves.key.export": "export",
    "saves.key.export.help": (
        "Write the game to a file: a web page, Markdown, text, a picture or a recording."
    ),
    "saves.key.verify": "verify",
    "saves.key.verify.help": "Verify every line of the file and every move in it.",
    "saves.key.repair": "repair",
    "saves.key.repair.help": (
        "Write the intact part of a damaged game to a new file. The old one stays as it is."
    ),
    "saves.ask.export": "Export to",
    "saves.exporting": "Exporting: {file} …",
    "saves.exported": "Written: {file}",
    "saves.repaired": "The intact part is in {file}.",
    "saves.no-form": "The file extension sets the format: {forms}.",
    "saves.imported-all": "{n} {n:game|games} added.",
    "saves.no-file-pasted": "What was pasted is not the path of a file.",
    "prompt.complete": "complete",
    "prompt.complete.help": (
        "Complete the path as far as it is certain; press again to see what may follow."
    ),
}
