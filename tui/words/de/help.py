"""Words of the help: what every screen is for, and the palette of commands."""

from typing import Final

SIGNS: Final = (
    "Auf der Zeitleiste (fallen mehrere Zeichen zusammen, steht dort das wichtigste):\n"
    "{tick} Beginn einer Runde oder, in Dolorès, einer Verteilung\n"
    "{turned} Führung wechselt oder wird geteilt; beim Großen Dalmuti auch eine Revolution\n"
    "{returned} ein Zug wurde zurückgenommen\n"
    "{noted} eine Notiz (jeder Tipp legt eine an); bewertet eine Notiz den Zug, steht dort "
    "die Bewertung, etwa „!“\n"
    "{branched} ein Zweig oder ausprobierte Züge"
)
"""The signs on a timeline."""

WORDS: Final = {
    "help.title": "Hilfe",
    "help.keys": "Was du jetzt tun kannst",
    "help.everywhere": "Überall",
    "help.mouse": "Mit der Maus",
    "help.mouse.text": (
        "Alles, was in der untersten Zeile steht, lässt sich anklicken, ebenso Listenzeilen, "
        "Werte, Karten und die Zeilen dieser Hilfe. Das Mausrad blättert."
    ),
    "help.waits": (
        "Die Partie wartet, während du die Regeln, eine Erklärung oder diese Hilfe liest."
    ),
    "help.close": "schließen",
    "help.close.help": "Die Hilfe schließen.",
    "about.HomeScreen": (
        "Die Startseite. Setze eine Partie fort, beginne eine neue, sieh dir gespielte Partien an "
        "oder lies die Regeln. Jede Karte steht für ein Spiel; „Neue Partie“ beginnt das Spiel, "
        "dessen Karte hell umrandet ist. Der hervorgehobene Buchstabe eines Eintrags öffnet ihn "
        "sofort."
    ),
    "about.NewGameScreen": (
        "Wer mitspielt und was in dieser Partie gilt. Alles kann bleiben, wie es ist: Der Knopf "
        "unten beginnt sofort die Partie. In einem Feld führt {@new_game.app.focus_next:Eingabe} "
        "zum nächsten. Mehrere Menschen können sich die Tastatur teilen; die anderen Plätze nehmen "
        "Roboter ein. Derselbe Startwert ergibt noch einmal dieselben Karten."
    ),
    "about.SavedGamesScreen": (
        "Jede Partie wird gespeichert, während sie läuft; du musst nichts dafür tun. Öffne eine "
        "nicht beendete Partie, um sie fortzusetzen, und eine beendete, um sie nachzuspielen. "
        "Unter „Partien nachspielen“ stehen nur beendete. Damit es schnell geht, liest die Liste "
        "von jeder Datei nur Anfang und Ende; {@saved_games.verify:K} prüft sie ganz. Von einem "
        "beschädigten Spielstand bleibt alles erhalten, was in Ordnung ist; auch die Datei selbst "
        "bleibt, wie sie war."
    ),
    "about.ExamplesScreen": (
        "Die Beispiele der Regeln, jedes in einer ganzen Partie. Öffne eines und blättere vor "
        "und zurück, um zu sehen, was dabei herauskam und wie es dazu kam."
    ),
    "about.RulesScreen": (
        "Die Regeln der Spiele, mit Beispielen. Hausregeln sagen, wo dieses Programm die "
        "gedruckten Regeln ergänzt oder ersetzt."
    ),
    "about.SettingsScreen": (
        "Was du hier änderst, gilt sofort, auf jedem Bildschirm, und auch beim nächsten Mal."
    ),
    "about.ThemesScreen": (
        "Das Farbschema unter dem Cursor gilt sofort; mit Eingabe behältst du es, mit "
        "{@themes.back:Esc} kehrst du zum vorigen zurück. Eigene Farbschemata gehören in den "
        "Ordner „themes“ neben den Einstellungen."
    ),
    "about.ConfirmScreen": (
        "Eine Rückfrage vor etwas, das du bereuen könntest. Ob sie kommt, bestimmen die "
        "Einstellungen; vor Endgültigem kommt sie immer."
    ),
    "about.PlayScreen": (
        "Der Tisch. Die oberste Zeile sagt, wer was zu tun hat, die unterste, welche Tasten jetzt "
        "am wichtigsten sind. Jeder Zug wird sofort gespeichert: Du kannst jederzeit gehen und "
        "später weiterspielen."
    ),
    "about.ReplayScreen": (
        "Eine Partie, Zug für Zug. Nichts, was du hier tust, ändert die gespielte Partie. Tippe "
        "die Nummer eines Schritts, dann {@replay.go:Eingabe}, um dorthin zu springen, oder "
        "klicke auf die Zeitleiste oder in den Verlauf, wenn er zu sehen ist.\n"
        f"{SIGNS}\n"
        "? vor einem Fehler oder Patzer des Spielers, dessen Sicht gezeigt wird\n"
        "Die Analyse einer beendeten Partie ({@replay.review:A}) berechnet die Chancen bei offenen "
        "Karten und den Wert jedes Zuges nach dem, was der Spieler wusste. Teure Züge sind "
        "Ungenauigkeiten, Fehler und Patzer: Sie haben mindestens 5, 10 oder 20 Prozentpunkte "
        "Gewinnchance gekostet. Beim Großen Dalmuti haben sie in der Runde im Schnitt mindestens "
        "0,05, 0,1 oder 0,2 Plätze je Gegner gekostet (bei vier Gegnern 0,2, 0,4 oder 0,8). ± ist "
        "die Fehlerspanne. Endet ein Satz mit …, zeigt {@replay.what:I} auch den Rest.\n"
        "Exportiert wird eine Partie in der Liste der gespeicherten Partien."
    ),
    "about.LookBackScreen": (
        "Was du bisher von der Partie gesehen hast, Zug für Zug. Niemand erfährt, "
        "dass du zurückblätterst.\n"
        f"{SIGNS}"
    ),
    "about.ResultScreen": (
        "Wie die Partie ausging und wie es dazu kam. Den teuersten Zug sucht die Analyse, die "
        "hier von selbst beginnt. Der Wendepunkt ist der letzte Wechsel der Führung nach "
        "damaligem Stand. Ist Platz dafür, folgt ein Diagramm; Spieler, die nahe beieinander "
        "liegen, stehen darin in einer Zeile. Zusatzziele kann man neben dem Sieg verfolgen; "
        "Punkte bringen sie nicht. Die Statistik zählt sie auf."
    ),
    "about.CurtainScreen": (
        "Mehrere teilen sich diese Tastatur, und die nächsten Karten gehen nur eine Person etwas "
        "an. Tauscht die Plätze, dann geht es weiter."
    ),
}
