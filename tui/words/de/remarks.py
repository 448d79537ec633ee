"""What robots remark at the end of any game."""

from typing import Final

WORDS: Final = {
    "remark.game.won.hot.0": "So wird das gemacht!",
    "remark.game.won.hot.1": "Wer will noch mal gegen mich antreten?",
    "remark.game.won.cool.0": "Danke euch, das war ein schönes Spiel.",
    "remark.game.won.cool.1": "Na, das lief doch gut.",
    "remark.game.beaten.hot.0": "Na gut, {other}, gut gewonnen. Beim nächsten Mal passe ich auf!",
    "remark.game.beaten.hot.1": "Glückwunsch, {other}. Zweimal passiert mir das nicht!",
    "remark.game.beaten.cool.0": "Glückwunsch, {other}! Gut gespielt.",
    "remark.game.beaten.cool.1": "Verdient gewonnen, {other}. Ich gratuliere.",
    "remark.game.shared.hot.0": "Geteilt, {other}? Nächstes Mal will ich alles!",
    "remark.game.shared.hot.1": "Keiner von uns gibt nach, {other}!",
    "remark.game.shared.cool.0": "Mit dir teile ich gern, {other}.",
    "remark.game.shared.cool.1": "Ein gerechtes Ergebnis, {other}.",
    "remark.game.missed.hot.0": "So knapp, {other}! Ich will eine Revanche.",
    "remark.game.missed.hot.1": "Das hätte mein Sieg sein müssen!",
    "remark.game.missed.cool.0": "Um ein Haar, {other}. Glückwunsch.",
    "remark.game.missed.cool.1": "Fast. Vielleicht beim nächsten Mal.",
    "remark.game.last.hot.0": "Jetzt bloß kein Wort!",
    "remark.game.last.hot.1": "Noch mal! So höre ich nicht auf.",
    "remark.game.last.cool.0": "Irgendwer muss ja verlieren.",
    "remark.game.last.cool.1": "Das war nicht mein Tag. Glückwunsch!",
    "remark.game.consoled.hot.0": "Kopf hoch, {other}! Das nächste Spiel gehört dir.",
    "remark.game.consoled.hot.1": "Na los, {other}, du willst doch eine Revanche!",
    "remark.game.consoled.cool.0": "Beim nächsten Mal, {other}.",
    "remark.game.consoled.cool.1": "Das geht uns allen mal so, {other}.",
    "remark.game.over.hot.0": "Kommt, noch ein Spiel!",
    "remark.game.over.hot.1": "Na, da war was los!",
    "remark.game.over.cool.0": "Das hat Spaß gemacht.",
    "remark.game.over.cool.1": "Mit euch spiele ich gern.",
}
