"""Words of playing line by line. What can be typed is a row of words, the first one is named."""

from typing import Final

WORDS: Final = {
    "plain.welcome": (
        "{game}, line by line. Every move is saved at once. Type help at any question."
    ),
    "plain.kept": "The game is saved as it is; “ludotheque resume --plain” goes on with it.",
    "plain.ready": "{who}, press Enter when nobody else is looking or listening.",
    "plain.looked": "Press Enter when you have seen your cards.",
    "plain.not-cleared": (
        "This terminal cannot be cleared: what was shown before stands above the blank lines. "
        "Do not scroll back."
    ),
    # Read aloud in the place of the sign for what nobody else knows
    "plain.sealed": "(secret)",
    "plain.bot-failed": "A robot gave no answer.",
    "plain.again": "Press Enter to try again.",
    "plain.undone": "Your last move is taken back.",
    "plain.no-undo": (
        "Nothing can be taken back here: you have not moved, another person has moved since, or "
        "hidden cards were shown."
    ),
    "plain.no-rules": "There are no pages of rules for {game}.",
    "plain.place": "{place}. {who}: {score}",
    "plain.anytime": "At any question you can type:",
    "plain.order": "{word}: {what}",
    "plain.help": "what can be typed",
    "plain.position": "where everything lies",
    "plain.table": "the table as a drawing",
    "plain.chronicle": "all that has happened",
    "plain.hint": "what the best robot would do",
    "plain.undo": "take back your last move",
    "plain.rules": "the rules of the game",
    "plain.quit": "leave; the game is saved",
    "plain.typed.help": "help h ?",
    "plain.typed.position": "position pos",
    "plain.typed.table": "table",
    "plain.typed.chronicle": "chronicle log",
    "plain.typed.hint": "hint",
    "plain.typed.undo": "undo u back",
    "plain.typed.rules": "rules",
    "plain.typed.quit": "quit q exit",
    "typed.yes": "yes y",
    "typed.no": "no n",
    # The first question, without a game
    "plain.home": "What would you like to do?",
    "plain.continue": "Go on with the last game: {game}",
    "plain.new": "New game of {game}",
    "plain.new.help": ("“ludotheque play --help” tells how to choose players, robots and options."),
    "plain.number": "Type a number, or quit.",
}
