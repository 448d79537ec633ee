"""Words that every part of the program uses."""

from typing import Final

WORDS: Final = {
    "program": "Ludothèque",
    "level.human": "Mensch",
    "level.random": "zufällig",
    "level.easy": "leicht",
    "level.normal": "normal",
    "level.hard": "schwer",
    "illegal.not-an-action": "Diesen Zug gibt es in diesem Spiel nicht.",
    "illegal.not-your-turn": "Du bist nicht am Zug.",
    "cap.enter": "Eingabe",
    "cap.escape": "Esc",
    "cap.space": "Leer",
    "cap.tab": "Tab",
    "cap.shift+tab": "Umschalt+Tab",
    "cap.left": "←",
    "cap.right": "→",
    "cap.home": "Pos1",
    "cap.end": "Ende",
    "cap.ctrl_j": "Strg+J",
    "cap.ctrl_p": "Strg+P",
    "cap.ctrl_q": "Strg+Q",
    "key.quit": "beenden",
    "key.quit.help": "Das Programm beenden. Eine laufende Partie ist schon gespeichert.",
    "key.help": "Hilfe",
    "key.help.help": "Diesen Bildschirm und seine Tasten erklären.",
    "key.palette": "Befehle",
    "key.palette.help": "Einen Befehl über seinen Namen finden.",
    "settings.unwritten": "Die Einstellungen ließen sich nicht speichern: {reason}",
    "small.enlarge": "Bitte vergrößere das Fenster.",
    "small.needed": "Nötig sind {columns} Spalten und {rows} Zeilen.",
    "key.back": "zurück",
    "key.back.help": "Zum vorigen Bildschirm zurückkehren.",
    # A name, and what is said of it
    "labelled": "{label}: {words}",
}
