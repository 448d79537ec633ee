"""Words of the help: what every screen is for, and the palette of commands."""

from typing import Final

WORDS: Final = {
    "help.title": "Help",
    "help.keys": "What you can do now",
    "help.everywhere": "Everywhere",
    "help.mouse": "With the mouse",
    "help.mouse.text": (
        "Whatever is written in the bottom line can be clicked, and so can rows, values, cards and "
        "the lines of this help. The wheel scrolls."
    ),
    "help.close": "close",
    "help.close.help": "Close the help.",
    "about.HomeScreen": (
        "The first screen. Go on with the last game, begin another, look at what was played, or "
        "read the rules. The cards show the games; the one with the bright border is the game "
        "that a new game will be of."
    ),
    "about.NewGameScreen": (
        "Who plays, and on which terms. Whatever you leave as it is will do: Enter begins the "
        "game at once. Several people may share the keyboard; the robots take the other seats. "
        "The same seed deals the same cards again."
    ),
    "about.SavedGamesScreen": (
        "Every game is saved while it is played, so there is nothing to save by hand. Open an "
        "unfinished game to go on with it and a finished one to step through it. Of a damaged "
        "save, all is kept that is good, and the file as it was."
    ),
    "about.ExamplesScreen": (
        "The examples of the rules, each in a whole game. Open one to see what it came to, and "
        "step back to see how."
    ),
    "about.RulesScreen": (
        "The rules of the games, with examples. Where the rules say nothing, a house ruling "
        "says how this program plays."
    ),
    "about.SettingsScreen": (
        "What you change here holds at once, on every screen, and for the next time."
    ),
    "about.ThemesScreen": (
        "The theme under the cursor is worn at once; Enter keeps it, Escape goes back to the one "
        "before. Put theme files of your own into the folder “themes” beside the settings."
    ),
    "about.ConfirmScreen": (
        "A question before something you may regret. The settings say whether it is asked; "
        "before what cannot be undone it always is."
    ),
    "about.PlayScreen": (
        "The table. The top line says what is asked of whom, the bottom line which keys work "
        "now. Every move is saved as it is made: you may leave at any time and go on later."
    ),
    "about.ReplayScreen": (
        "A game, move by move. Nothing you do here changes what was played. Type the number of "
        "an entry to go there, or click on the timeline or in the chronicle. On the timeline a "
        "tick is where a round or hand begins, a star where somebody else took the lead, a round "
        "arrow where a move was taken back, a diamond or a judgement where something is noted."
    ),
    "about.LookBackScreen": (
        "What you have seen of the game so far, move by move. The game waits meanwhile, and "
        "nobody learns that you look."
    ),
    "about.ResultScreen": "How the game ended, and how it came to that.",
    "about.CurtainScreen": (
        "Several people share this keyboard, and the next one’s cards are nobody else’s "
        "business. Change seats, then go on."
    ),
    "palette.search": "Find a command…",
    "palette.none": "No such command",
}
