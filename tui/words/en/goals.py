"""Words of the goals: what one may try to do in a game besides winning it."""

from typing import Final

WORDS: Final = {
    "goal.dolce-vita.two": "Take the bottom object of a column with a total of only 2",
    "goal.dolce-vita.ties": "Take the bottom object of a column after all higher totals cancel out",
    "goal.dolce-vita.exchanges": "Exchange at least three times, and never for the worse",
    "goal.dolce-vita.sevens": "End with three luxury objects worth 700,000 each",
    "goal.dolce-vita.kinds": "Win with an object of every category",
    "goal.dolores.pick": "Be the only one to dodge and pick a card worth\N{NO-BREAK SPACE}3",
    "goal.dolores.share": "Share in three splits in which the other player shares too",
    "goal.dolores.word": "Keep your word five times, never break it, and win",
    "goal.dolores.bet": "Win a bet on the gestures of two others",
    "goal.dolores.equal": "End with three or more collections, all worth the same",
    "goal.dalmuti.jester": "Take a trick with a Jester standing in for another card",
    "goal.dalmuti.many": "Play six or more cards at once",
    "goal.dalmuti.peon": "Go out first as Greater Peon",
    "goal.dalmuti.reign": "Go out first in three hands in a row",
    "goal.dalmuti.revolution": "Call a revolution",
}
