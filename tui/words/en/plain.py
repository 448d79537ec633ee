"""Words of playing line by line. What can be typed is a row of words, the first one is named."""

from typing import Final

WORDS: Final = {
    "plain.welcome": (
        "{game}, line by line. Every move is saved at once. Type help at any question."
    ),
    "plain.kept": "Your game is saved. To continue it: ludotheque resume --plain",
    "plain.ready": "{who}, press Enter when nobody else is looking or listening.",
    "plain.done_looking": "Press Enter when you have seen your cards.",
    "plain.not-cleared": (
        "This terminal cannot be cleared: earlier text is still above the blank lines. Please do "
        "not scroll back."
    ),
    # Read aloud in the place of the sign for what nobody else knows
    "plain.sealed": "(secret)",
    "plain.bot-failed": "A robot did not answer.",
    "plain.again": "Press Enter to try again.",
    "plain.undone": "Your last move has been undone.",
    "plain.no-rules": "There are no rules pages for {game}.",
    "plain.place": "{place}. {who}: {score}",
    "plain.not-understood": "Not understood: {words}.",
    "plain.or-orders": "Or type one of: {words}.",
    "plain.no-hand": "You hold no cards here: what you own lies face up. Type score to hear it.",
    "plain.player.human": "{who}: {by}",
    "plain.player.robot": "{who}: robot, level {by}",
    "plain.player.own": "{who}: robot “{by}”",
    "plain.what-what": "What would you like explained? Type what, then a word.",
    "plain.what-unknown": "No part of the rules explains “{words}”.",
    "plain.anytime": "At any question you can type:",
    "plain.order": "{word}: {what}",
    "plain.hand": "read your cards",
    "plain.moves": "say how to answer now",
    "plain.where": "say where the game is",
    "plain.who": "name the players",
    "plain.score": "say how everyone is doing",
    "plain.what": "explain a word: what, then the word",
    "plain.help": "show what you can type",
    "plain.position": "describe the table",
    "plain.table": "draw the table",
    "plain.chronicle": "read the log",
    "plain.hint": "show what the best robot would do",
    "plain.undo": "undo your last move",
    "plain.rules": "read the rules",
    "plain.quit": "leave; your game is saved",
    "plain.typed.help": "help ?",
    "plain.typed.position": "position pos",
    "plain.typed.table": "table",
    "plain.typed.chronicle": "log l chronicle",
    "plain.typed.hint": "hint h",
    "plain.typed.undo": "undo u back",
    "plain.typed.rules": "rules",
    "plain.typed.hand": "hand",
    "plain.typed.moves": "moves",
    "plain.typed.where": "where",
    "plain.typed.who": "who",
    "plain.typed.score": "score scores",
    "plain.typed.what": "what i",
    "plain.typed.quit": "quit q exit",
    "typed.yes": "yes y",
    "typed.no": "no n",
    # The first question, without a game
    "plain.home": "What would you like to do?",
    "plain.continue": "Continue the last game: {game}",
    "plain.new": "New game: {game}",
    "plain.new.help": "To choose players, robots and options, see: ludotheque play --help",
    "plain.number": "Type a number, or quit.",
}
