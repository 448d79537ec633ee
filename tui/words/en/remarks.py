"""What robots remark at the end of any game."""

from typing import Final

WORDS: Final = {
    "remark.game.won.hot.0": "That is how it is done!",
    "remark.game.won.hot.1": "Who wants to take me on again?",
    "remark.game.won.cool.0": "Thank you all, that was a fine game.",
    "remark.game.won.cool.1": "Well, that went nicely.",
    "remark.game.beaten.hot.0": "Well played, {other}. Next time I’ll be ready!",
    "remark.game.beaten.hot.1": "Congratulations, {other}. It will not happen twice!",
    "remark.game.beaten.cool.0": "Congratulations, {other}! Well played.",
    "remark.game.beaten.cool.1": "Well deserved, {other}. Congratulations.",
    "remark.game.shared.hot.0": "Shared, {other}? Next time I want it all!",
    "remark.game.shared.hot.1": "Neither of us gives way, {other}!",
    "remark.game.shared.cool.0": "I am glad to share it with you, {other}.",
    "remark.game.shared.cool.1": "A fair result, {other}.",
    "remark.game.missed.hot.0": "So close, {other}! I want a rematch.",
    "remark.game.missed.hot.1": "That should have been my game!",
    "remark.game.missed.cool.0": "By a hair, {other}. Congratulations.",
    "remark.game.missed.cool.1": "Nearly. Next time, perhaps.",
    "remark.game.last.hot.0": "Not a word, please!",
    "remark.game.last.hot.1": "Again! I’m not leaving it at that.",
    "remark.game.last.cool.0": "Somebody has to be last.",
    "remark.game.last.cool.1": "That was not my day. Congratulations.",
    "remark.game.consoled.hot.0": "Chin up, {other}! The next game is yours.",
    "remark.game.consoled.hot.1": "Go on, {other}, you want a rematch!",
    "remark.game.consoled.cool.0": "Next time, {other}.",
    "remark.game.consoled.cool.1": "It happens to all of us, {other}.",
    "remark.game.over.hot.0": "One more game, come on!",
    "remark.game.over.hot.1": "Well, that was lively!",
    "remark.game.over.cool.0": "I enjoyed that.",
    "remark.game.over.cool.1": "I like playing with you.",
}
