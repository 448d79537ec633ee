"""Words of the replay."""

from typing import Final

WORDS: Final = {
    "look_back.waits": "Rückblick: Die Partie wartet",
    "key.look_back": "zurückblicken",
    "key.look_back.help": (
        "Alles durchblättern, was du bisher von der Partie gesehen hast, und an den Tisch "
        "zurückkehren."
    ),
    "key.to_table": "zum Tisch",
    "key.to_table.help": "Zur Partie zurückkehren, die noch so steht, wie du sie verlassen hast.",
    "replay.where": "Schritt {step} von {last}",
    "replay.go": "zu Schritt {step}",
    "secret.unfinished": (
        "Die Partie ist noch nicht zu Ende: Bis dahin wird sie nur so gezeigt, wie ihr Spieler sie "
        "sieht, und gar nicht, wenn mehrere Personen mitspielen."
    ),
    "replay.open": "alle Karten offen",
    "replay.bystander": "was alle wissen",
    "replay.seen-by": "Sicht von {who}",
    "key.previous": "Schritt zurück",
    "key.previous.help": "Einen Schritt zurückgehen.",
    "key.next": "Schritt",
    "key.next.alone": "Schritt weiter",
    "key.next.help": "Einen Schritt weitergehen.",
    "key.autoplay": "abspielen",
    "key.autoplay.help": "Die Partie von selbst ablaufen lassen.",
    "key.halt": "anhalten",
    "key.halt.help": "Die Partie bei diesem Schritt anhalten.",
    "cap.chapters": "Bild↑↓",
    "key.chapter.back": "Abschnitt zurück",
    "key.chapter.back.dolce-vita": "Runde zurück",
    "key.chapter.back.dolores": "Verteilung zurück",
    "key.chapter.back.dalmuti": "Stich zurück",
    "key.chapter.back.help": (
        "Zum Beginn einer Runde, eines Stichs oder einer Verteilung zurückgehen."
    ),
    "key.chapter.back.help.dolce-vita": "Zum Beginn einer Runde zurückgehen.",
    "key.chapter.back.help.dolores": "Zum Beginn einer Verteilung zurückgehen.",
    "key.chapter.back.help.dalmuti": "Zum Beginn einer Runde oder eines Stichs zurückgehen.",
    "key.chapter.on": "Abschnitt",
    "key.chapter.on.alone": "Abschnitt weiter",
    "key.chapter.on.dolce-vita": "Runde",
    "key.chapter.on.dolores": "Verteilung",
    "key.chapter.on.dalmuti": "Stich",
    "key.chapter.on.alone.dolce-vita": "Runde weiter",
    "key.chapter.on.alone.dolores": "Verteilung weiter",
    "key.chapter.on.alone.dalmuti": "Stich weiter",
    "key.chapter.on.help": (
        "Zum Beginn der nächsten Runde, Verteilung oder des nächsten Stichs springen."
    ),
    "key.chapter.on.help.dolce-vita": "Zum Beginn der nächsten Runde springen.",
    "key.chapter.on.help.dolores": "Zum Beginn der nächsten Verteilung springen.",
    "key.chapter.on.help.dalmuti": (
        "Zum Beginn der nächsten Runde oder des nächsten Stichs springen."
    ),
    "key.part.back": "Runde zurück",
    "key.part.back.help": "Zum Beginn einer Runde zurückgehen.",
    "key.part.on": "Runde weiter",
    "key.part.on.help": "Zum Beginn der nächsten Runde springen.",
    "key.decision.back": "Zug zurück",
    "key.decision.back.help": (
        "Zum vorigen Zug des Spielers zurückspringen, aus dessen Sicht du schaust; bei "
        "offenen Karten zum vorigen Zug, egal von wem. In der Analyse zur Stellung vor "
        "diesem Zug."
    ),
    "key.decision.on": "Züge",
    "key.decision.on.alone": "Zug weiter",
    "key.decision.on.help": (
        "Zum nächsten Zug des Spielers springen, aus dessen Sicht du schaust; bei offenen "
        "Karten zum nächsten Zug, egal von wem. In der Analyse zur Stellung vor diesem Zug."
    ),
    "key.mark.back": "Marke zurück",
    "key.mark.back.help": (
        "Zur vorigen Marke auf der Zeitleiste zurückspringen; was als Marke zählt, steht bei "
        "{@replay.mark(1):M}."
    ),
    "key.mark.on": "Marke weiter",
    "key.mark.on.help": (
        "Zur nächsten Marke auf der Zeitleiste springen: zu einem Wechsel in der Führung, einem "
        "zurückgenommenen Zug, einer Notiz, einem Zweig oder ausprobierten Zügen, oder vor einen "
        "Fehler oder Patzer."
    ),
    "key.first": "Anfang",
    "key.first.help": "Zum Anfang der Partie springen.",
    "key.last": "Ende",
    "key.last.help": "Zum Ende der Partie springen.",
    "key.faster": "schneller",
    "key.faster.help": "Die Partie schneller ablaufen lassen.",
    "key.slower": "langsamer",
    "key.slower.help": "Die Partie langsamer ablaufen lassen.",
    "key.perspective": "Sicht wechseln",
    "key.perspective.help": (
        "Die Partie mit den Augen des nächsten Spielers oder mit offenen Karten sehen."
    ),
    "branch.child": "ab hier weitergespielt: {file}",
    "branch.child.at": "ab Schritt {n} weitergespielt: {file}",
    "branch.parent": "weitergespielt aus {file}",
    "branch.parent.at": "weitergespielt aus {file} ab Schritt {n}",
    "key.branch": "Zweig",
    "key.branch.help": (
        "Den Spielstand öffnen, der ab diesem Schritt weitergeht, oder den, aus dem dieser "
        "hervorging."
    ),
    "key.variation": "probierte Züge",
    "key.variation.help": (
        "Die Züge öffnen, die ab diesem Schritt probiert wurden, und an ihrem Ende weiterspielen."
    ),
    "key.variation.drop": "Züge löschen",
    "key.variation.drop.help": (
        "Die ab hier probierten Züge aus der Partie löschen. {@replay.keep_variation:U} stellt sie "
        "wieder her."
    ),
    "key.variation.again": "wiederherstellen",
    "key.variation.again.help": "Die zuletzt gelöschten Züge wiederherstellen.",
    "variation.tried": "probiert: {moves}",
    "what_if.finish": "Roboter spielen",
    "what_if.finish.help": (
        "Roboter alle Züge spielen lassen (deine spielt der beste Roboter), bis zum Ende der "
        "Runde oder Verteilung. {@what_if.take_back:U} nimmt deine Züge zurück, den letzten "
        "zuerst."
    ),
    "what_if.finish.help.dolce-vita": (
        "Roboter alle Züge spielen lassen (deine spielt der beste Roboter), bis zum Ende der "
        "Runde. {@what_if.take_back:U} nimmt deine Züge zurück, den letzten zuerst."
    ),
    "what_if.finish.help.dolores": (
        "Roboter alle Züge spielen lassen (deine spielt der beste Roboter), bis zum Ende der "
        "Verteilung. {@what_if.take_back:U} nimmt deine Züge zurück, den letzten zuerst."
    ),
    "what_if.finish.help.dalmuti": (
        "Roboter alle Züge spielen lassen (deine spielt der beste Roboter), bis zum Ende der "
        "Runde. {@what_if.take_back:U} nimmt deine Züge zurück, den letzten zuerst."
    ),
    "what_if.vary": "festhalten",
    "what_if.vary.help": (
        "Die probierten Züge im Spielstand festhalten, neben dem, was gespielt wurde. Der Verlauf "
        "zeigt sie."
    ),
    "what_if.unvary": "streichen",
    "what_if.unvary.help": "Die probierten Züge wieder aus dem Spielstand streichen.",
    "what_if.varied": "Die probierten Züge stehen jetzt im Spielstand, bei Schritt {step}.",
    "what_if.unvaried": "Die probierten Züge stehen nicht mehr im Spielstand.",
    "key.what_if": "was wäre, wenn",
    "key.what_if.help": (
        "Von hier an für jeden Spieler Züge ausprobieren: Was wäre, wenn? Der Spielstand "
        "bleibt unberührt, außer du hältst dort mit {@what_if.vary:Y} fest, was du probiert "
        "hast."
    ),
    "what_if.from": "Was wäre, wenn … ab Schritt {step}",
    "what_if.about": (
        "Für wen willst du Züge ausprobieren? Auf den anderen Plätzen spielen Roboter. Die "
        "gespielte Partie bleibt, wie sie ist; was du ausprobierst, kannst du im Spielstand "
        "festhalten oder als neue Partie speichern."
    ),
    "what_if.all": "Alle Plätze",
    "what_if.all.more": "du spielst für alle",
    "what_if.title": "Was wäre, wenn?",
    "what_if.guessed": "Was wäre, wenn? · Verdecktes geraten",
    "what_if.keep": "als Partie speichern",
    "what_if.keep.help": (
        "Das Ausprobierte als neue Partie speichern; darin steht, aus welcher Partie und von "
        "welchem Schritt sie stammt."
    ),
    "what_if.kept": "Als neue Partie gespeichert: {file}",
    "what_if.kept.on": "Als neue Partie gespeichert: {file}. Du spielst sie jetzt.",
    "what_if.leave": "zum Nachspielen",
    "what_if.leave.help": (
        "Zum Nachspielen zurückkehren. Was du probiert und nicht festgehalten oder gespeichert "
        "hast, wird verworfen."
    ),
    "about.WhatIfScreen": (
        "Hier probierst du ab einem Schritt der Partie andere Züge aus. Alles Ausprobierte "
        "lässt sich zurücknehmen. Ist die ursprüngliche Partie zu Ende, spielst du mit "
        "{@what_if.hint:H} und dann {@what_if.follow:Eingabe} den Zug des besten Roboters, "
        "sooft du willst. Läuft sie noch, sind die Karten, die du nicht kennen kannst, nur "
        "geraten, und der Zufall fällt anders aus: Das Ausprobieren verrät nichts über sie."
    ),
    "about.WhatIfSeatsScreen": (
        "Wähle, für wen du Züge ausprobierst. Für die anderen spielen Roboter, auf denselben "
        "Stufen wie in dieser Partie."
    ),
    "key.digit": "Schrittnummer",
    "key.digit.help": "Die Nummer eines Schritts tippen, dann {@replay.go:Eingabe}.",
    "key.go": "dorthin",
    "key.go.help": "Zum getippten Schritt gehen.",
    "key.drop_number": "verwerfen",
    "key.drop_number.help": "Die getippte Nummer verwerfen.",
    "key.delete_digit": "löschen",
    "key.delete_digit.help": "Die letzte Ziffer löschen.",
    "key.leave_replay": "zurück",
    "key.leave_replay.help": "Das Nachspielen beenden.",
}
