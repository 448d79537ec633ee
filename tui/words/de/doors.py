"""Words of a host of tables on the net: its doors, its command, its log."""

from typing import Final

WORDS: Final = {
    "cli.host": "einen Tisch im Netz eröffnen",
    "cli.host.usage": (
        "%(prog)s SPIEL|DATEI [--players N] [--bots STUFE,...]\n"
        "                   [--option NAME=WERT]... [--seed S] [--grace S] [--clock S]\n"
        "                   [--watch-delay S] [--lan | --bind ADRESSE] [--port N]\n"
        "                   [--ssh-port N] [--web-port N]\n"
        "                   [--tls-cert DATEI --tls-key DATEI] [--near] [--dedicated]"
    ),
    "cli.host.what": "SPIEL|DATEI",
    "cli.meta.bind": "ADRESSE",
    "cli.help.what": "ein Spiel ({games}) oder die gespeicherte Partie, die weitergeht",
    "cli.help.host-robots": (
        "für jede genannte Stufe spielt ein Roboter mit: {levels}; die übrigen Sitzplätze sind "
        "für Gäste (Voreinstellung: keine Roboter)"
    ),
    "cli.help.grace": (
        "nach so vielen Sekunden spielt ein Roboter für Abwesende, 0 für nie (Voreinstellung: "
        "{usual})"
    ),
    "cli.help.clock": (
        "so viele Sekunden gibt es je Entscheidung, dann trifft sie ein Roboter, 0 für unbegrenzt "
        "(Voreinstellung: {usual})"
    ),
    "cli.help.watch-delay": (
        "Zuschauer sehen alles so viele Sekunden später (Voreinstellung: {usual})"
    ),
    "cli.help.lan": "für das lokale Netz öffnen (Voreinstellung: nur dieser Rechner)",
    "cli.help.bind": (
        "die Adresse, an der gelauscht wird, 0.0.0.0 für alle (Voreinstellung: {usual})"
    ),
    "cli.help.ssh-port": "Gäste auch über ssh einlassen, an diesem Port (Voreinstellung: nein)",
    "cli.help.web-port": (
        "Gäste auch mit dem Browser einlassen, an diesem Port (Voreinstellung: nein)"
    ),
    "cli.help.tls-cert": (
        "das Zertifikat (PEM), das Verbindungen und Seiten verschlüsselt (Voreinstellung: keins)"
    ),
    "cli.help.tls-key": "der private Schlüssel (PEM) des Zertifikats (Voreinstellung: keiner)",
    "cli.help.near": "den Tisch im lokalen Netz anzeigen; sein Code bleibt geheim",
    "cli.help.dedicated": (
        "nur Gastgeber sein, ohne Bildschirm: ausgeben, wie man hereinkommt und wer kommt und geht"
    ),
    "doors.hosted": "Ein Tisch für {game} ist offen. Gib eine Einladung weiter:",
    "doors.invitation": "{door} ({how}):\n    {words}",
    "doors.fingerprint": "Der ssh-Schlüssel dieses Rechners: {fingerprint}",
    "doors.reach.here": (
        "Nur dieser Rechner erreicht den Tisch. Damit andere beitreten können, öffne ihn für das "
        "lokale Netz: bei „Wer beitreten kann“ oder mit --lan."
    ),
    "doors.reach.near": "Das ganze lokale Netz erreicht den Tisch; hinein kommt, wer den Code hat.",
    "doors.reach.far": (
        "Wer diesen Rechner erreicht, vielleicht aus dem Internet, erreicht den Tisch; hinein "
        "kommt, wer den Code hat."
    ),
    "doors.ending": (
        "Strg+C beendet. Eine nicht beendete Partie ist gespeichert und kann weitergehen."
    ),
    "doors.no-game": "„{word}“ ist weder ein Spiel ({games}) noch eine gespeicherte Partie",
    "doors.no-seat": "{robots} Roboter lassen bei {players} Plätzen keinen für einen Menschen",
    "doors.no-lan": (
        "Dieser Rechner ist in keinem lokalen Netz; verbinde ihn, oder nenne mit --bind eine "
        "Adresse"
    ),
    "doors.near-here": "--near braucht --lan oder --bind: Sonst erreicht niemand diesen Rechner",
    "doors.same-port": "--port, --ssh-port und --web-port müssen verschieden sein",
    "doors.half-certificate": "--tls-cert und --tls-key gehören zusammen",
    "doors.taken": (
        "Port {port} von {address} ist schon belegt; wähle einen anderen mit --port, --ssh-port "
        "oder --web-port"
    ),
    "doors.not-ours": "{address} ist keine Adresse dieses Rechners",
    "doors.not-allowed": "Port {port} von {address} ist nicht erlaubt; nimm einen ab 1024",
    "doors.net": "Port {port} von {address} lässt sich nicht öffnen ({reason})",
    "doors.missing": (
        "Dafür fehlt {library}; zum Installieren im Ordner von Ludothèque: "
        "pipx install --force '.[online]'"
    ),
    "doors.unreadable": "{file} lässt sich nicht lesen ({reason})",
    "doors.certificate": "{file} und {key} sind kein Zertifikat mit seinem privaten Schlüssel",
    "doors.host-key": "{file} ist kein ssh-Schlüssel; lösche die Datei, dann entsteht ein neuer",
    "doors.ssh.about": (
        "Dein Name am Tisch und ein eigenes Wort. Mit beiden kommst du an deinen Platz zurück."
    ),
    "doors.ssh.name": "Dein Name:",
    "doors.ssh.word": "Ein eigenes Wort (oder keins):",
    "doors.ssh.full": "Zu viele Gäste sind über ssh da. Versuche es später wieder.",
    "doors.ssh.no-terminal": "Dafür braucht es ein Terminal: ssh -t",
    "doors.log.came": "Verbindung {line} von {address}: Sitzplatz {seat}",
    "doors.log.watches": "Verbindung {line} von {address}: schaut zu",
    "doors.log.gone": "Verbindung {line}: weg",
    "doors.log.closed": "Verbindung {line}: getrennt ({why})",
    "doors.log.full": "eine Verbindung wurde abgelehnt: zu viele",
    "doors.log.robot": "ein Roboter ist ausgefallen ({why}); die Partie ruht",
    "doors.log.ssh-came": "ssh von {address}: da",
    "doors.log.ssh-gone": "ssh von {address}: weg",
    "doors.log.page-came": "Browser auf {address}: da",
    "doors.log.page-gone": "Browser auf {address}: weg",
    "doors.log.unknown-code": "{address}: falscher Code",
    "doors.log.wait": "{address}: muss nach falschen Codes warten",
    "doors.log.no-program": "das Programm eines Gastes ließ sich nicht starten ({why})",
    "online.certificate": (
        "Der Gastgeber kann sich nicht ausweisen: Seinem Zertifikat wird nicht vertraut."
    ),
}
