"""Words of a hint: what the best robot would do."""

from typing import Final

WORDS: Final = {
    "key.hint": "hint",
    "key.hint.help": (
        "See what the best robot would do with what you know, and what it expects of it. The save "
        "notes that you asked."
    ),
    "key.put_away": "close the hint",
    "key.put_away.help": "Put the hint away.",
    "hint.title": "What “hard” would do",
    "hint.thinking": "“hard” is thinking",
    "hint.only": "There is nothing else to do.",
    "hint.failed": "No hint came.",
    "hint.share": "{share} %",
    "hint.chance": "play {chance} %",
    "hint.noted": "{who} has taken a hint.",
    "hint.follow": "{key} plays it",
    "key.follow": "play it",
    "key.follow.help": "Play what the hint names first.",
    "hint.why.dolce-vita.takes": "takes {object} on column {column}",
    "hint.why.dolce-vita.unless": (
        "takes {object} on column {column}, unless {who} answers with {card} there"
    ),
    "hint.why.dolce-vita.denies": (
        "{who} ends the round {amount} poorer than after the next best move"
    ),
    "hint.why.dolce-vita.keeps": "keeps your {card} for later",
    "hint.why.dalmuti.out": "your last cards: you are out",
    "hint.why.dalmuti.unbeatable": "nobody can beat it",
    "hint.why.dalmuti.wins": "takes the trick about {tenths} times in 10",
    "hint.why.dalmuti.sheds": "gets rid of your worst cards, {cards}",
    "hint.why.dalmuti.keeps-jester": "keeps your {number:Jester|Jesters} for a better trick",
    "hint.why.dalmuti.keeps-group": "keeps {cards} together",
    "hint.why.dalmuti.alone": "gives away cards that stand alone in your hand",
    "hint.why.dolores.expects": "expects that {who} {gesture}: {percent}%",
    "hint.why.dolores.persuades": (
        "makes it likelier that {who} {gesture}: {percent}% instead of {before}%"
    ),
}
