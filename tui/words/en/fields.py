"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final = {
    "help.field": "Where you are",
    "field.language": (
        "The language of everything. As the system follows the language of your computer."
    ),
    "field.theme": (
        "The colours. Two of them are made for eyes that see colours or contrasts less well."
    ),
    "field.by_game": (
        "Whether every table wears the theme in the mood of its game, or the one chosen above."
    ),
    "field.speed": (
        "How long the table rests on what robots and dealer do. Space ends what is being "
        "shown, at any time."
    ),
    "field.pauses": (
        "Whether the end of a round or hand waits for a key, so that it can be looked at in peace."
    ),
    "field.motion": (
        "Whether anything moves by itself, such as cards that go to their owners one by one."
    ),
    "field.ascii": "Plain ASCII is for terminals and typefaces without the signs of the cards.",
    "field.cards": "How large cards are drawn where there is a choice.",
    "field.automatic": (
        "Whether what is no choice is done without asking: a pass with nothing to play."
    ),
    "field.confirm": ("Whether a question comes before quitting and deleting."),
    "field.bottles": (
        "In Dolorès, whether you are asked to play a bottle in the sharings of others too."
    ),
    "field.name": ("What you are called in new games, and by which the statistics know your seat."),
    "field.begin": "A few moves of a game, explained one by one, before the first screen.",
    "field.game": "Which game is played.",
    "field.seats": "How many play, people and robots together.",
    "field.name-seat": (
        "What this player is called. The name stands at the table and in the save."
    ),
    "field.by": (
        "Who plays at this seat: a person at this keyboard, or a robot of a level. Random plays "
        "anything, hard thinks about a second."
    ),
    "field.seed": "Where chance comes from. The same seed deals the same cards again.",
    "field.start": "Begin the game.",
}
