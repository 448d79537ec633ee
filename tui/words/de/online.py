"""Words of tables on the net: joining one, its waiting room, a guest's table."""

from typing import Final

WORDS: Final = {
    "cli.join": "an einem Tisch im Netz mitspielen",
    "cli.join.usage": "%(prog)s CODE@RECHNER[:PORT] [--name NAME] [--watch]",
    "cli.meta.address": "CODE@RECHNER",
    "cli.help.address": "die Einladung: der Code des Tisches, dann der Rechner, auf dem er läuft",
    "cli.help.guest-name": "dein Name am Tisch (Voreinstellung: aus den Einstellungen)",
    "cli.help.watch": "zuschauen, ohne mitzuspielen",
    "cli.bad.address": (
        "„{word}“ ist keine Einladung; eine sieht so aus: lusab-babad-gutih-tugad@192.168.1.7"
    ),
    "cli.bad.host-plain": (
        "Wer selbst am Tisch sitzen will, muss im Vollbild spielen; --dedicated eröffnet den Tisch "
        "auch ohne Vollbild"
    ),
    "cli.bad.join-plain": "An einem Tisch im Netz spielt man nur im Vollbild: Lass --plain weg",
    "online.missing": (
        "Das Spiel im Netz braucht aiohttp; zum Installieren im Ordner von Ludothèque: "
        "pipx install --force '.[online]'"
    ),
    "online.no-host": "Unter dieser Adresse antwortet niemand. Prüfe die Einladung.",
    "online.not-a-table": "Unter dieser Adresse gibt es keinen Tisch. Prüfe die Einladung.",
    "online.unknown-code": "Es gibt keinen Tisch mit diesem Code. Prüfe die Einladung.",
    "online.unknown-token": (
        "Der Tisch kennt deinen Platz nicht mehr. Tritt noch einmal bei, dann bekommst du einen "
        "neuen."
    ),
    "online.other-version": (
        "Der Gastgeber benutzt eine andere Version von Ludothèque. Installiere dieselbe, um "
        "mitzuspielen."
    ),
    "online.full": "Der Tisch ist voll.",
    "online.wait": (
        "Zu viele falsche Codes. Versuche es in {seconds} {seconds:Sekunde|Sekunden} wieder."
    ),
    "online.too-much": "Der Gastgeber hat die Verbindung getrennt: zu viel auf einmal.",
    "online.too-slow": "Die Verbindung ist für den Gastgeber zu langsam.",
    "online.silent": "Der Gastgeber hat die Verbindung getrennt: Er hat nichts empfangen.",
    "online.elsewhere": "Dein Platz wurde in einem anderen Fenster eingenommen.",
    "online.closed": "Der Gastgeber hat den Tisch geschlossen.",
    "online.garbled": "Der Gastgeber hat etwas nicht verstanden.",
    "online.not-now": "Das geht jetzt nicht.",
    "online.too-often": "Nicht so schnell: Deine Worte wurden nicht weitergegeben.",
    "online.cannot-begin": "Die Partie kann nicht beginnen. {why}",
    "online.other": "Der Gastgeber lehnt ab ({code}).",
    "room.joining": "Der Tisch wird gesucht …",
    "room.waiting": "noch nicht begonnen",
    "room.playing": "Partie läuft",
    "room.over": "Partie beendet",
    "room.lost": "Verbindung verloren, neuer Versuch …",
    "room.free": "{n} {n:Platz|Plätze} frei",
    "room.watching": "{n} {n:schaut|schauen} zu",
    "room.you": "(du)",
    "room.here": "da",
    "room.robot": "Roboter, {level}",
    "room.away": "weg seit {time}",
    "room.stands-in": "ein Roboter spielt",
    "room.seat.free": "frei",
    "room.encrypted": "verschlüsselt",
    "room.open": "unverschlüsselt",
    "room.door.join": "In einem Terminal mit Ludothèque",
    "room.door.ssh": "In jedem Terminal",
    "room.door.browser": "Im Browser",
    "room.note.owner": "{key} beginnt die Partie; Roboter nehmen die freien Plätze ein.",
    "room.note.guest": "Der Gastgeber beginnt die Partie.",
    "room.key.begin": "beginnen",
    "room.key.begin.help": "Die Partie beginnen; Roboter nehmen die freien Plätze ein.",
    "room.key.leave": "Tisch verlassen",
    "room.key.leave.help": "Den Tisch verlassen.",
    "about.WaitingRoomScreen": (
        "Der Warteraum eines Tisches im Netz. Gib die Einladung weiter; die Plätze zeigen, wer da "
        "ist. Wer die Verbindung verliert, behält seinen Platz und kommt mit derselben Einladung "
        "zurück."
    ),
    "talk.key.message": "sagen",
    "talk.key.message.help": "Allen am Tisch etwas sagen.",
    "talk.key.mute": "ausblenden",
    "talk.key.mute.help": "Worte eines Spielers ausblenden oder wieder zeigen.",
    "talk.said": "{who}: {words}",
    "talk.say": "oder eigene Worte",
    "talk.mute": "Worte ausblenden von:",
    "talk.muted": "Die Worte von {who} sind ausgeblendet.",
    "talk.heard": "Die Worte von {who} werden wieder gezeigt.",
    "sign.hello": "Hallo!",
    "sign.well-played": "Gut gespielt!",
    "sign.thanks": "Danke!",
    "sign.sorry": "Entschuldigung!",
    "sign.hurry": "Du bist dran!",
    "sign.oh": "Oh!",
    "guest.turn": "Du bist dran · Ludothèque",
    "guest.sent": "gesendet …",
    "guest.lost": "Verbindung verloren, neuer Versuch …",
    "guest.left": "noch {time}",
    "guest.away": "{who} ist weg ({time})",
    "guest.away.robot": "{who} ist weg ({time}), ein Roboter spielt",
    "guest.paused": "{who} hat die Partie angehalten.",
    "guest.paused.robot": "Die Partie ruht: Ein Roboter des Gastgebers antwortet nicht.",
    "guest.paused.host": "Die Partie ruht: Der Gastgeber kann sie nicht speichern. {why}",
    "guest.retry": "R neuer Versuch",
    "guest.go-on": "Z weiter",
    "guest.wish": "{who} möchte einen Zug zurücknehmen; gefragt: {others}.",
    "guest.wish.own": "Du möchtest einen Zug zurücknehmen; gefragt: {others}.",
    "guest.wish.asked": "{who} möchte einen Zug zurücknehmen.",
    "guest.wish.refused": "Der Zug bleibt.",
    "guest.answer": "Y zustimmen, X ablehnen",
    "guest.no.no-take-back": "Dieser Zug lässt sich nicht zurücknehmen.",
    "guest.no.not-now": "Das geht jetzt nicht.",
    "guest.leave": "Gehen? Ein Roboter spielt für dich, bis du zurück bist.",
    "guest.watching": "Zuschauer",
    "guest.goes-on": "die Partie geht weiter",
    "guest.unkept": "Die Partie konnte hier nicht gespeichert werden. {why}",
    "guest.key.agree": "zustimmen",
    "guest.key.agree.help": "Zustimmen, dass ein Spieler seinen Zug zurücknimmt.",
    "guest.key.refuse": "ablehnen",
    "guest.key.refuse.help": "Ablehnen, dass ein Spieler seinen Zug zurücknimmt.",
    "guest.key.take_back": "zurücknehmen",
    "guest.key.take_back.help": "Alle fragen, ob dein letzter Zug zurückgenommen wird.",
    "guest.key.leave": "verlassen",
    "guest.key.leave.help": (
        "Den Tisch verlassen. Dein Platz bleibt deiner, bis die Partie zu Ende ist."
    ),
    "guest.key.pause": "Pause",
    "guest.key.pause.help": "Die Partie für alle anhalten oder fortsetzen.",
    "room.key.table": "Tisch",
    "room.key.table.help": "Zum Tisch zurückkehren.",
    "illegal.late": "Zu spät: Das wird nicht mehr gefragt.",
    "illegal.not-yours": "Das ist der Zug eines anderen.",
    "illegal.paused": "Die Partie ist angehalten.",
    "illegal.not-kept": "Der Gastgeber konnte den Zug nicht speichern. Versuche es noch einmal.",
    "about.GuestScreen": (
        "Ein Tisch im Netz: derselbe wie zu Hause, aber alle sitzen an ihrem eigenen "
        "Bildschirm. Der Gastgeber führt die Partie; deine Züge werden ihm gesendet. Eine "
        "verlorene Verbindung kostet nichts: Das Programm versucht es von selbst wieder, und "
        "dieselbe Einladung führt zu deinem Platz zurück. Tipps gibt es hier keine, und "
        "niemand nimmt allein einen Zug zurück."
    ),
    "about.GuestLookBackScreen": (
        "Was du von der Partie bisher gesehen hast, Zug für Zug. Die anderen spielen "
        "inzwischen weiter."
    ),
    "room.key.more": "Roboter dazu",
    "room.key.more.help": "Einen Roboter auf einen freien Platz setzen.",
    "room.key.fewer": "Roboter weg",
    "room.key.fewer.help": "Den letzten Roboter wegnehmen; sein Platz ist wieder frei.",
    "room.close": "Gehen? Der Tisch schließt für alle; die Partie ist gespeichert.",
    "join.title": "An einem Tisch mitspielen",
    "join.address": "Einladung",
    "join.paste": "hier einfügen: CODE@RECHNER",
    "join.nobody": "Camille",
    "join.as": "Teilnahme",
    "join.play": "mitspielen",
    "join.watch": "zuschauen",
    "join.again": "Zurück zu",
    "join.near": "In der Nähe",
    "join.button": "Beitreten",
    "join.code": "Schreibe den Code des Tisches vor das @; der Gastgeber nennt ihn dir.",
    "join.bad": "Eine Einladung sieht so aus: lusab-babad-gutih-tugad@192.168.1.7",
    "join.key.join": "beitreten",
    "join.key.join.help": "Zum Tisch der Einladung gehen.",
    "about.JoinScreen": (
        "An einem Tisch mitspielen, den jemand anderes eröffnet hat. Füge die Einladung ein, die "
        "du bekommen hast. Darunter stehen die Tische, an denen dir ein Platz freigehalten wird, "
        "und Tische im lokalen Netz, die sich finden lassen."
    ),
    "field.address": "Die Einladung des Gastgebers: ein Code, ein @ und die Adresse.",
    "field.guest": "Dein Name am Tisch; er gilt auch für neue Partien.",
    "field.watch": "Mitspielen oder nur zuschauen.",
    "new.key.host": "Tisch im Netz",
    "new.key.host.help": "Einen Tisch im Netz eröffnen: Jeder spielt an seinem eigenen Bildschirm.",
    "host.title": "Einen Tisch eröffnen",
    "host.reach": "Wer beitreten kann",
    "host.reach.here": "dieser Rechner",
    "host.reach.near": "das lokale Netz",
    "host.ssh": "Aus jedem Terminal",
    "host.web": "Aus dem Browser",
    "host.clock": "Zeit für einen Zug",
    "host.no-clock": "unbegrenzt",
    "host.seconds": "{n} {n:Sekunde|Sekunden}",
    "host.open": "Tisch eröffnen",
    "host.nobody": "Mindestens ein Platz muss für einen Menschen sein.",
    "host.key.open": "eröffnen",
    "host.key.open.help": "Den Tisch eröffnen und in seinen Warteraum gehen.",
    "about.HostScreen": (
        "Alle am eigenen Bildschirm: Dieses Programm führt den Tisch, und die anderen treten "
        "mit einer Einladung bei. Wähle, wer beitreten kann. Wer Ludothèque nicht hat, kann mit "
        "jedem Terminal über ssh oder mit einem Browser hereinkommen: Dann läuft es für "
        "ihn auf diesem Rechner."
    ),
    "field.reach": "Nur dieser Rechner oder alle im lokalen Netz.",
    "field.ssh": "Leute hereinlassen, die nur ssh haben.",
    "field.web": "Leute mit einem Browser hereinlassen, etwa auf dem Telefon.",
    "field.clock": "Danach zieht ein Roboter für den, der noch nicht gezogen hat.",
}
