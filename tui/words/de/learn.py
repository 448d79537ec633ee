"""Words of learning from mistakes."""

from typing import Final

WORDS: Final = {
    "learn.title.robot": "Aus teuren Zügen von {who} lernen",
    "learn.title": "Aus teuren Zügen lernen",
    "learn.which": "Nr. {n} von {of} nach Kosten · Schritt {step}",
    "learn.solved": "{n} gelöst",
    "learn.ask": "{who}: {grade} ({loss}). Finde den besten Zug.",
    "learn.ask.played": ("{who}: {grade} ({loss}), gespielt: {done}. Finde den besten Zug."),
    "learn.right": "Richtig: {done}, {worth}. In der Partie: {taken}.",
    "learn.played": "{done}: So wurde gespielt. Versuche einen anderen Zug.",
    "learn.worse": "{done}, {worth}: weniger gut als der beste Zug. Versuche einen anderen.",
    "learn.worst": (
        "{done}, {worth}: noch schlechter als der gespielte Zug. Versuche einen anderen."
    ),
    "learn.closer": "{done}, {worth}: besser als der gespielte Zug, aber es geht noch besser.",
    "learn.came": "Dein Zug: {came}",
    "learn.chance": "{share} Gewinnchance",
    "learn.unweighed": "{done} gehört nicht zu den besten Zügen. Versuche einen anderen.",
    "learn.illegal": "Dieser Zug ist hier nicht möglich.",
    "learn.shown": "Was am besten war und was gespielt wurde:",
    "learn.nothing": ("Kein anderer deiner analysierten Spielstände enthält einen teuren Zug."),
    "learn.next": "weiter",
    "learn.next.help": "Zum nächsten teuren Zug gehen.",
    "learn.done": (
        "Alles geschafft, {n} {n:Stellung|Stellungen}: {solved} gelöst (davon {first} auf Anhieb), "
        "{shown} gezeigt."
    ),
    "learn.skipped": (
        "Das war die letzte von {n} {n:Stellung|Stellungen}: {solved} gelöst (davon {first} auf "
        "Anhieb), {shown} gezeigt, {skipped} übersprungen."
    ),
    "learn.restart": "von vorn",
    "learn.restart.help": "Wieder bei der ersten Stellung beginnen.",
    "learn.show": "zeigen",
    "learn.show.help": "Den besseren Zug zeigen, und was jeder Zug wert war.",
    "learn.play_on": "weiterspielen",
    "learn.play_on.help": (
        "Den besseren Zug spielen und von dieser Stellung aus in „Was wäre, wenn?“ weiterspielen."
    ),
    "learn.again": "noch einmal",
    "learn.again.help": "Dieselbe Stellung noch einmal versuchen.",
    "learn.skip": "später",
    "learn.skip.help": "Diesen teuren Zug für später lassen und zum nächsten gehen.",
    "learn.back": "zurück",
    "learn.back.help": "Zum vorigen teuren Zug zurückgehen.",
    "learn.everywhere": "alle Partien",
    "learn.everywhere.help": (
        "Mit den teuren Zügen aller analysierten Spielstände weitermachen, auch mit den "
        "Ungenauigkeiten."
    ),
    "learn.leave": "schließen",
    "learn.leave.help": "Zurückgehen. Was du gelöst hast, merkt sich das Programm.",
    "key.learn": "lernen",
    "key.learn.help": (
        "Zu teuren Zügen selbst den besseren finden: zuerst zu dem, der gezeigt wird, "
        "dann zum teuersten, der noch nicht gelöst ist; {@replay.grade:G} wählt, ab "
        "welchen Kosten."
    ),
    "about.LearnScreen": (
        "Die Stellungen, in denen du (oder der Roboter, dem du zugesehen hast) am meisten "
        "verloren hast: zuerst die, von der du kommst, dann die noch nicht gelösten, die "
        "teuerste zuerst. Spiele einen Zug wie in einer Partie: Du erfährst, ob er besser ist "
        "und was daraus wird, und kannst es noch einmal versuchen. Was du gelöst hast, merkt "
        "sich das Programm."
    ),
}
