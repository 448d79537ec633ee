"""What the fields of the forms mean: for the help, and for the comments of the settings file."""

from typing import Final

WORDS: Final = {
    "help.field": "This field",
    "field.language": ("The language of the program. Until you choose one, it is your computer’s."),
    "field.theme": "The colour theme. Two themes are made for colour-blind and low-vision players.",
    "field.by_game": "Whether each table uses its own game’s theme or the theme chosen above.",
    "field.speed": (
        "How long the table pauses after each robot or dealer action. Press {@play.skip:Space} to "
        "skip."
    ),
    "field.pauses": (
        "Whether to wait for a key after a round (Dolce Vita) or hand (Der Große Dalmuti): "
        "never, only if people play with robots, or always."
    ),
    "field.motion": "Whether anything is animated, such as cards on their way to their owners.",
    "field.ascii": "“ASCII only” is for terminals and fonts without the card symbols.",
    "field.cards": "How large the cards are drawn where there is a choice.",
    "field.preview": (
        "The preview in the list of saved games. Automatic: large where there is room beside the "
        "list, otherwise small."
    ),
    "field.explain": (
        "How often the table explains what others do: every time, the first few times or never."
    ),
    "field.robots": (
        "Robots to offer in a new game besides the levels: master@10 plays out at most 10 "
        "continuations per move, master@50ms thinks for at most 50 ms."
    ),
    "field.told": ("What has been explained so far; clear it to start afresh."),
    "field.rest": (
        "In Der Große Dalmuti, how fast the others play on when you are out of a hand or cannot "
        "win a trick."
    ),
    "field.automatic": (
        "Play your only possible move without asking, such as a pass when you have nothing to "
        "play. Your last card is never led for you."
    ),
    "field.confirm": (
        "Ask before you quit the program or delete a game. Deleting for good always asks."
    ),
    "field.bottles": (
        "When Dolorès asks whether you play a bottle: in every split, or only in those you take "
        "part in."
    ),
    "field.name": "Your name in new games. The statistics use it to find your seat.",
    "field.begin": "A few moves of a game, explained one by one, before the home screen opens.",
    "field.game": "The game to play.",
    "field.seats": "The number of players, people and robots together.",
    "field.name-seat": "This player’s name, as shown at the table and stored in the saved game.",
    "field.by": (
        "A person or a robot. Levels, weakest first: random, novice, easy, normal, strong, hard, "
        "master; "
        "“at your level” goes by your results so far."
    ),
    "field.seed": "The random seed. The same seed deals the same cards.",
    "field.remarks": (
        "Let robots make a remark in the log now and then: on a broken promise, a revolution, a "
        "column lost by one."
    ),
    "field.goals": (
        "Offer the deal of the day on the home screen; show extra goals in the statistics and at "
        "the end of a game."
    ),
}
