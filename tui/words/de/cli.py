"""The words of the command line: help, errors, and what its commands print.

Templates under `argparse.` are filled by argparse with `%`.
"""

from typing import Final

WORDS: Final = {
    # What argparse says by itself
    "argparse.usage": "Aufruf: ",
    # Headings, after which argparse sets a colon
    "argparse.positional": "Argumente",
    "argparse.options": "Optionen",
    "argparse.argument": "%(argument_name)s: %(message)s",
    "argparse.unrecognized": "Diese Option oder dieses Argument gibt es nicht: %s",
    "argparse.explicit": "Diese Option nimmt keinen Wert an („%s“)",
    "argparse.required": "Es fehlt: %s",
    "argparse.one": "Es fehlt ein Wert",
    "argparse.choice": "„%(value)s“ gibt es nicht (zur Wahl: %(choices)s)",
    "argparse.choice.by": "Eine Gruppe „%(value)s“ gibt es nicht (zur Wahl: %(choices)s)",
    "argparse.choice.lang": "Eine Sprache „%(value)s“ gibt es nicht (zur Wahl: %(choices)s)",
    "argparse.command": "Einen Befehl „%(value)s“ gibt es nicht (zur Wahl: %(choices)s)",
    "argparse.command.meant": (
        "Einen Befehl „%(value)s“ gibt es nicht; meinst du „%(meant)s“? (Befehle: %(choices)s)"
    ),
    "argparse.before": (
        "Vor dem Befehl gibt es keine Option „%(option)s“; hat ein Befehl sie, dann gehört sie "
        "dahinter (die Optionen: ludotheque --help)"
    ),
    "argparse.option": "Eine Option %(option)s gibt es nicht",
    "argparse.option.meant": "Eine Option %(option)s gibt es nicht (meinst du %(meant)s?)",
    "argparse.conflict": "geht nicht zusammen mit %s",
    # Help
    "cli.about": (
        "Dolce Vita, Dolorès und Der Große Dalmuti im Terminal. "
        "Ohne Befehl öffnet das Programm seine Startseite."
    ),
    "cli.more": "„ludotheque BEFEHL --help“ erklärt einen Befehl.",
    "cli.examples": "Beispiele:",
    "cli.example.evening": "abend",
    "cli.example.mended": "repariert",
    "cli.example.rainy": "Regentag",
    "cli.commands": "Befehle",
    "cli.everywhere": "Allgemeine Optionen",
    "cli.command": "BEFEHL",
    "cli.game": "SPIEL",
    "cli.file": "DATEI",
    "cli.meta.name": "NAME",
    "cli.meta.folder": "ORDNER",
    "cli.meta.pair": "NAME=WERT",
    "cli.meta.seat": "PLATZ|all",
    "cli.meta.level": "STUFE",
    "cli.usage": (
        "%(prog)s [--lang {languages}] [--theme NAME] [--saves ORDNER] [--ascii]\n"
        "                   [--plain] [BEFEHL ...]"
    ),
    "cli.help.help": "diese Hilfe anzeigen",
    "cli.help.version": "die Version anzeigen",
    "cli.help.lang": ("die Sprache (Voreinstellung: wie in den Einstellungen)"),
    "cli.help.theme": "das Farbschema (Voreinstellung: das der Einstellungen)",
    "cli.help.saves": "der Ordner der gespeicherten Partien (Voreinstellung: im Datenordner)",
    "cli.help.ascii": "nur mit ASCII-Zeichen zeichnen",
    "cli.help.plain": (
        "Zeile für Zeile spielen statt im Vollbild: für Screenreader und einfache Terminals"
    ),
    "cli.help.file": (
        "eine gespeicherte Partie: eine Datei oder der Name einer Datei im Ordner der Spielstände"
    ),
    "cli.help.files": (
        "gespeicherte Partien: Dateien oder Namen von Dateien im Ordner der Spielstände "
        "(Voreinstellung: alle darin)"
    ),
    "cli.help.players": (
        "wie viele mitspielen (Voreinstellung: {usual}; mit mehreren --seat so viele, wie du "
        "nennst)"
    ),
    "cli.help.players.host": "wie viele mitspielen (Voreinstellung: {usual})",
    "cli.help.players.robots": (
        "wie viele mitspielen (Voreinstellung: {usual}; mit mehr als zwei Robotern hinter --bots "
        "so viele, wie du nennst)"
    ),
    "cli.help.seed": (
        "woher der Zufall kommt: Derselbe Startwert ergibt dieselben Karten (Voreinstellung: ein "
        "neuer)"
    ),
    "cli.help.option": (
        "eine Option des Spiels und ihr Wert (Voreinstellung: siehe unten); mehrfach möglich"
    ),
    "cli.help.seat": (
        "wer auf dem nächsten Sitzplatz sitzt: ein Name, dahinter auf Wunsch =Mensch oder =STUFE "
        "für einen Roboter (Voreinstellung: Mensch); mehrfach möglich. Auf den übrigen "
        "Sitzplätzen sitzen Roboter; ist unter den Genannten kein Mensch, gehört einer der "
        "übrigen Sitzplätze dir."
    ),
    "cli.help.robots": (
        "die Stufe der Roboter auf den übrigen Sitzplätzen, eine für alle oder eine je Sitzplatz "
        "(Voreinstellung: normal). Stufen, aufsteigend: {levels}. Meister@10 spielt je Zug "
        "höchstens 10 Fortsetzungen durch (sonst 5000 in Dolce Vita, 1200 beim Großen Dalmuti, "
        "24 in Dolorès); die Stufe „ebenbürtig“ („so gut wie du“ auf der Seite „Neue Partie“) "
        "spielt so gut wie du, gemessen an deinen bisherigen Ergebnissen."
    ),
    "cli.help.step.first": (
        "der Schritt, der gezeigt wird, von 0 bis zum letzten (Voreinstellung: der erste)"
    ),
    "cli.help.step.last": (
        "der Schritt, der gezeigt wird, von 0 bis zum letzten (Voreinstellung: der letzte)"
    ),
    "cli.help.seen-by": (
        "wessen Sicht gezeigt wird: ein Sitzplatz, gezählt ab 1, der Name eines Spielers oder all "
        "für alles (Voreinstellung: die des ersten Menschen; spielen nur Roboter, alles)"
    ),
    "cli.help.seen-by.export": (
        "wessen Sicht geschrieben wird: ein Sitzplatz, gezählt ab 1, der Name eines Spielers oder "
        "all für alles (Voreinstellung: all, wenn nichts verborgen bleiben muss, etwa bei einer "
        "beendeten Partie; sonst die des Menschen)"
    ),
    "cli.help.whose-mistakes": (
        "wessen teure Züge: ein Sitzplatz, gezählt ab 1, der Name eines Spielers oder all für alle "
        "(Voreinstellung: all)"
    ),
    "cli.help.json": "JSON ausgeben, für Programme",
    "cli.help.games": "wie viele Partien (Voreinstellung: {games})",
    "cli.help.bots": (
        "die Stufen der Roboter: eine für alle, eine je Sitzplatz oder zwei, die erste für "
        "einen einzigen Roboter, die zweite für alle anderen (Voreinstellung: normal). Stufen, "
        "aufsteigend: {levels}."
    ),
    "cli.help.out": "jede Partie in diesem Ordner speichern (Voreinstellung: in keinem)",
    "cli.play": "eine Partie beginnen",
    "cli.play.usage": (
        "%(prog)s SPIEL [--players N] [--seat NAME[=STUFE]]...\n"
        "                        [--bots STUFE,...] [--seed S] [--option NAME=WERT]..."
    ),
    "cli.resume": "eine Partie fortsetzen; ohne Datei die letzte nicht beendete",
    "cli.resume.usage": "%(prog)s [DATEI]",
    "cli.replay": "eine Partie Zug für Zug nachspielen",
    "cli.replay.usage": "%(prog)s DATEI [--step N] [--seat PLATZ|all]",
    "cli.saves": "die gespeicherten Partien auflisten",
    "cli.saves.usage": "%(prog)s [--json]",
    "cli.saves.about": (
        "Damit es schnell geht, werden von jeder Datei nur Anfang und Ende gelesen; eine in der "
        "Mitte beschädigte sieht in der Liste unbeschädigt aus. „verify“ prüft alles."
    ),
    "cli.verify": "prüfen, ob gespeicherte Partien in Ordnung sind",
    "cli.verify.usage": "%(prog)s [DATEI...]",
    "cli.repair": "den unbeschädigten Teil eines Spielstands in eine neue Datei schreiben",
    "cli.repair.usage": "%(prog)s DATEI -o NEU",
    "cli.help.output": "die neue Datei; überschrieben wird nie etwas",
    "cli.meta.new": "NEU",
    "cli.show": "den Tisch einer gespeicherten Partie als einfachen Text ausgeben",
    "cli.show.usage": "%(prog)s DATEI [--step N] [--seat PLATZ|all] [--review]",
    "cli.help.review": "auch ausgeben, was die Analyse zu dem Schritt sagt",
    "cli.show.no-review": (
        "Diese Partie ist noch nicht analysiert; „ludotheque review {file}“ holt es nach"
    ),
    "cli.show.unusable": (
        "Die Analyse neben dieser Partie ist beschädigt oder von einer anderen Version; "
        "„ludotheque review {file}“ erstellt sie neu"
    ),
    "cli.show.stopped": (
        "Die Analyse dieser Partie ist noch nicht vollständig; „ludotheque review {file}“ "
        "vervollständigt sie"
    ),
    "cli.review": (
        "die teuren Züge einer beendeten Partie ausgeben; beim ersten Mal kann das eine halbe "
        "Stunde dauern"
    ),
    "cli.review.usage": "%(prog)s DATEI [--seat PLATZ|all] [--json]",
    "cli.review.begins": "Die Partie wird analysiert; das kann eine halbe Stunde dauern",
    "cli.review.unfinished": (
        "Nur eine beendete Partie lässt sich analysieren; weiterspielen: ludotheque resume DATEI"
    ),
    "cli.review.stopped": "Die Analyse wurde abgebrochen; derselbe Befehl setzt sie fort",
    "cli.review.step": "Nach Schritt",
    "cli.review.costs": "Kosten: Prozentpunkte an Gewinnchance; ± ist die Fehlerspanne.",
    "cli.review.costs.dalmuti": "Kosten: Plätze in der Runde, im Mittel; ± ist die Fehlerspanne.",
    "cli.review.see": "Den Tisch vor dem teuersten Zug zeigt: {command}",
    "cli.review.player": "Spieler",
    "cli.review.move": "Zug",
    "cli.review.better": "Besser",
    "cli.review.cost": "Kosten",
    "cli.simulate": "Roboter gegeneinander spielen lassen",
    "cli.simulate.about": (
        "Mit der voreingestellten Zahl von Partien brauchen die schwächeren Roboter keine Minute, "
        "die stärksten viele Minuten oder sogar Stunden. ± ist die Fehlerspanne."
    ),
    "cli.simulate.usage": (
        "%(prog)s SPIEL [--players N] [--games G] [--bots STUFE,...]\n"
        "                  [--seed S] [--option NAME=WERT]... [--out ORDNER] [--json]"
    ),
    "cli.options-of": "Optionen von {game}:",
    "cli.bounds.two": "{least} oder {most}",
    "cli.bounds": "{least} bis {most}",
    "cli.option": "{question}: {allowed} (Voreinstellung:\N{NO-BREAK SPACE}{usual})",
    # How a switch is written; the first word is shown
    "cli.typed.on": "ja an wahr",
    "cli.typed.off": "nein aus falsch",
    # Wrong usage
    "cli.bad.game": "Ein Spiel „{word}“ gibt es nicht (zur Wahl: {games})",
    "cli.bad.whole": "„{word}“ geht nicht; erlaubt ist eine ganze Zahl von {least} bis {most}",
    "cli.bad.least": "„{word}“ geht nicht; erlaubt ist eine ganze Zahl ab {least}",
    "cli.bad.name": "Von diesem Namen ist nichts darstellbar",
    "cli.bad.level": "Eine Stufe „{word}“ gibt es nicht (zur Wahl: {levels})",
    "cli.bad.seed": "Ein Startwert besteht aus 1 bis {limit} darstellbaren Zeichen",
    "cli.bad.pair": "„{word}“ hat nicht die Form NAME=WERT",
    "cli.bad.option": "{game} hat keine Option „{word}“ (zur Wahl: {options})",
    "cli.bad.value": "{option} kann nicht „{word}“ sein (zur Wahl: {allowed})",
    "cli.bad.theme": "Ein Farbschema „{word}“ gibt es nicht (zur Wahl: {themes})",
    "cli.bad.seats": (
        "{named} Plätze sind benannt, aber nur {players} Spieler vorgesehen: Erhöhe --players, "
        "oder nenne weniger"
    ),
    "cli.bad.bots": (
        "--bots: {named} Stufen für {players} Spieler; nenne eine, zwei oder eine je Sitzplatz"
    ),
    "cli.bad.robots": (
        "--bots: {named} Stufen für {left} {left:Sitzplatz; nenne eine|Sitzplätze; nenne eine für "
        "alle oder eine je Sitzplatz}"
    ),
    "cli.bad.step": "Die Partie hat keinen Schritt {step} (0 bis {last})",
    "cli.bad.viewer": (
        "Einen Spieler „{word}“ gibt es hier nicht (zur Wahl: {seats}, der Name eines Spielers "
        "oder all)"
    ),
    # Games that cannot begin
    "start.unknown-game": "Ein Spiel „{game}“ gibt es nicht.",
    "start.wrong-seats": "Das Spiel ist für {least} bis {most} Spieler, nicht für {players}.",
    "start.no-name": "Sitzplatz {seat} hat keinen Namen. Gib ihm einen.",
    "start.same-name": "Zwei Spieler heißen {who}. Ändere einen der Namen.",
    "start.no-such-level": (
        "Für dieses Spiel gibt es keinen Roboter der Stufe {level} (zur Wahl: {levels})."
    ),
    "start.bad-seed": "Ein Startwert besteht aus höchstens {limit} darstellbaren Zeichen.",
    "start.bad-options": "Mit diesen Optionen kann die Partie nicht beginnen.",
    "start.idle-option": (
        "Bei {players} Spielern ändert die Option {option} nichts. Lass sie weg."
    ),
    # What else can go wrong
    "cli.no-terminal": (
        "Dafür braucht es ein richtiges Terminal, keine Pipe oder Datei; mit --plain geht es Zeile "
        "für Zeile"
    ),
    "cli.dumb-terminal": (
        "Auf diesem Terminal (TERM={term}) lässt sich kein Bildschirm zeichnen; "
        "mit --plain geht es Zeile für Zeile"
    ),
    "cli.no-unfinished": (
        "In {folder} liegt keine unbeendete Partie; eine neue beginnen: ludotheque play SPIEL"
    ),
    "cli.is-over": "Diese Partie ist beendet; sie noch einmal ansehen: ludotheque replay DATEI",
    "cli.no-output": "Die Ausgabe lässt sich nicht schreiben ({reason})",
    "cli.crash": "Das Programm ist abgestürzt; was geschehen ist, steht in {file}",
    "cli.crash.unwritten": "Das Programm ist abgestürzt ({error})",
    # saves
    "cli.saves.none": "In {folder} liegt keine gespeicherte Partie.",
    "cli.saves.file": "Datei",
    "cli.saves.game": "Spiel",
    "cli.saves.begun": "Beginn",
    "cli.saves.players": "Spieler",
    "cli.saves.state": "Stand",
    # verify
    "cli.verify.whole": "{file}: {verdict}, in Ordnung",
    "cli.verify.bad": "{file}: {verdict}: {why}",
    "cli.verify.good": "{steps} {steps:Schritt ist|Schritte sind} in Ordnung.",
    "cli.verify.repair": "Was in Ordnung ist, rettet: ludotheque repair DATEI -o NEU",
    # Was zu tun ist, wenn eine Datei fehlt
    "cli.missing.saves": "Die gespeicherten Partien zeigt: ludotheque saves",
    "cli.missing.trash": "Was im Papierkorb liegt, zeigt: ludotheque trash",
    # simulate
    "cli.simulate.progress": "{done} von {games} Partien",
    "cli.simulate.played": (
        "{game}: {games} {games:Partie|Partien} mit {players} Spielern, Startwert {seed}"
    ),
    "cli.simulate.robot": "Roboter",
    "cli.simulate.level": "Stufe",
    "cli.simulate.place": "{place}.",
    "cli.simulate.mean-place": "Ø Platz",
    "cli.simulate.mean-score": "Ø Ergebnis",
    "cli.simulate.unit": "Ergebnisse in Einheiten von {unit}.",
    "cli.simulate.speed": "{rate} Partien pro Sekunde",
    "cli.simulate.kept": "Gespeichert in {folder}",
}
