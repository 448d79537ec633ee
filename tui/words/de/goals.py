"""Words of the goals: what one may try to do in a game besides winning it."""

from typing import Final

WORDS: Final = {
    "goal.dolce-vita.two": "Mit einer Summe von nur 2 in einer Spalte als Erster zugreifen",
    "goal.dolce-vita.ties": "In einer Spalte als Erster zugreifen, weil höhere Summen gleich sind",
    "goal.dolce-vita.exchanges": "Mindestens dreimal tauschen, und nie gegen etwas Schlechteres",
    "goal.dolce-vita.sevens": "Am Ende drei Luxusgüter zu je 700.000 besitzen",
    "goal.dolce-vita.kinds": "Mit einem Luxusgut jeder der sieben Sorten gewinnen",
    "goal.dolores.pick": "Als Einziger die Erste Wahl zeigen und eine Karte vom Wert 3 nehmen",
    "goal.dolores.share": "In drei Verteilungen Frieden zeigen, wenn es der andere auch tut",
    "goal.dolores.word": "Fünfmal Wort halten, es nie brechen und gewinnen",
    "goal.dolores.bet": "Eine Wette auf die Gesten von zwei anderen gewinnen",
    "goal.dolores.equal": "Am Ende drei Sammlungen oder mehr haben, alle gleich viel wert",
    "goal.dalmuti.jester": "Einen Stich mit Karten gewinnen, unter denen ein Narr ist",
    "goal.dalmuti.many": "Sechs Karten oder mehr auf einmal spielen",
    "goal.dalmuti.peon": "Als Großer Diener eine Runde gewinnen",
    "goal.dalmuti.reign": "Drei Runden hintereinander gewinnen",
    "goal.dalmuti.revolution": "Eine Revolution ausrufen",
}
