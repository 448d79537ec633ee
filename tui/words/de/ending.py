"""Words of the end of a game."""

from typing import Final

WORDS: Final = {
    "end.said": "Schlussworte",
    "end.turn": "Wendepunkt",
    "end.led": "{who} führte von Anfang bis Ende.",
    "end.cost.yours": "Dein teuerster Zug",
    "end.cost": "Der teuerste Zug",
    "end.cost.none": "Keiner deiner Züge war teuer.",
    "end.cost.none.any": "Kein Zug war teuer.",
    "end.lost": "{share} Prozentpunkte Gewinnchance weniger",
    "end.cost.was": "In der Partie: {done}. Versuche einen anderen Zug.",
    "end.cost.move": "{done}: {lost}. Besser: {best}",
    "end.cost.looking": "wird von der Analyse gesucht …",
    "end.cost.so-far": "(Analyse nicht zu Ende)",
    "end.others": "und {n} {n:weiteres|weitere}",
    "key.try_again": "anderen Zug versuchen",
    "key.try_again.help": "Zum teuersten Zug zurückgehen und etwas anderes spielen.",
    "key.count": "sofort zeigen",
    "key.count.help": "Gleich das ganze Ergebnis zeigen.",
}
