"""Words of the help: what every screen is for, and the palette of commands."""

from typing import Final

SIGNS: Final = (
    "On the timeline (where several marks coincide, only the most important is shown):\n"
    "{tick} the start of a round, a hand or, in Dolorès, a split\n"
    "{turned} the lead changes or is shared; in Der Große Dalmuti, a revolution too\n"
    "{returned} an undone move\n"
    "{noted} a note (every hint leaves one); a note that rates the move shows its rating "
    "instead, such as “!”\n"
    "{branched} a branch or tried moves"
)
"""The signs on a timeline."""

WORDS: Final = {
    "help.title": "Help",
    "help.keys": "What you can do now",
    "help.everywhere": "Everywhere",
    "help.mouse": "With the mouse",
    "help.mouse.text": (
        "You can click anything in the bottom line, and also rows, values, cards and the lines of "
        "this help. The wheel scrolls."
    ),
    "help.waits": "The game waits while you read the rules, an explanation or this help.",
    "help.close": "close",
    "help.close.help": "Close the help.",
    "about.HomeScreen": (
        "Home. Continue your last game, start a new one, look through finished games, or read the "
        "rules. New game starts the game on the highlighted card. The letter that stands out in "
        "an item opens it at once."
    ),
    "about.NewGameScreen": (
        "Choose who plays and with which options. The defaults are fine: Start begins at once. In "
        "a field, {@new_game.app.focus_next:Enter} goes to the next. Several people can share the "
        "keyboard; robots take the other seats. The same seed deals the same cards."
    ),
    "about.SavedGamesScreen": (
        "Games are saved as you play; there is nothing to save by hand. Open an unfinished game to "
        "continue it, or a finished one to replay it. “Replay finished games” on the home screen "
        "shows only the finished ones. For speed, the list reads only the beginning and the end of "
        "each file; {@saved_games.verify:K} verifies all of it. If a file is damaged, the intact "
        "part is recovered and the original file is kept."
    ),
    "about.ExamplesScreen": (
        "The examples from the rules, each in a complete game. Open one to see the outcome, then "
        "step back to see how it came about."
    ),
    "about.RulesScreen": (
        "The rules of the games, with examples. House rules say where this program adds to the "
        "printed rules or replaces them."
    ),
    "about.SettingsScreen": "Changes take effect immediately on every screen and are remembered.",
    "about.ThemesScreen": (
        "The selected theme is previewed at once. Enter uses it; {@themes.back:Esc} restores the "
        "previous one. Put your own theme files in the “themes” folder next to the settings file."
    ),
    "about.ConfirmScreen": (
        "A last check before something you might regret. You can turn these questions off in "
        "Settings, except for what cannot be undone."
    ),
    "about.PlayScreen": (
        "The table. The top line says whose turn it is and what to do; the bottom line shows the "
        "main keys. Every move is saved as it is made, so you can leave at any time and continue "
        "later."
    ),
    "about.ReplayScreen": (
        "A game, move by move. Nothing you do here changes what was played. Type a step number "
        "and press {@replay.go:Enter} to go there, or click the timeline or, where it is shown, "
        "the log.\n"
        f"{SIGNS}\n"
        "? the step before a mistake or blunder of the player whose view you see\n"
        "The review of a finished game ({@replay.review:A}) works out the chances with all cards "
        "known and, judging by what the player knew, how good each choice was. Costly moves are "
        "inaccuracies, mistakes and blunders: they lower the chance of winning by at least 5, 10 "
        "or 20 percentage points. In Der Große Dalmuti they make the player’s average place worse "
        "by at least 0.05, 0.1 or 0.2 times the number of opponents (with four opponents: 0.2, 0.4 "
        "or 0.8). ± is the margin of error. "
        "Where a sentence ends with …, {@replay.what:I} shows the rest.\n"
        "To export a game, open the list of saved games."
    ),
    "about.LookBackScreen": (
        "What you have seen of the game so far, move by move. Nobody can tell that you are "
        "looking.\n"
        f"{SIGNS}"
    ),
    "about.ResultScreen": (
        "How the game ended, and how it got there. The costliest move is found by the review, "
        "which begins here by itself. The turning point is the last change of lead, as things "
        "stood then. Where there is room, a chart follows, in which players who are close to "
        "each other share a row. Extra goals are things to try besides winning; they score "
        "nothing. The statistics list them."
    ),
    "about.CurtainScreen": (
        "Several people share this keyboard, and the next player’s cards are secret. Change seats, "
        "then continue."
    ),
}
