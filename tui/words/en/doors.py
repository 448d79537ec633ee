"""Words of a host of tables on the net: its doors, its command, its log."""

from typing import Final

WORDS: Final = {
    "cli.host": "host a table on the network",
    "cli.host.usage": (
        "%(prog)s GAME|FILE [--players N] [--bots LEVEL,...]\n"
        "                  [--option NAME=VALUE]... [--seed S] [--grace S] [--clock S]\n"
        "                  [--watch-delay S] [--lan | --bind ADDRESS] [--port N]\n"
        "                  [--ssh-port N] [--web-port N]\n"
        "                  [--tls-cert FILE --tls-key FILE] [--near] [--dedicated]"
    ),
    "cli.host.what": "GAME|FILE",
    "cli.meta.bind": "ADDRESS",
    "cli.help.what": "a game ({games}), or the saved game to continue",
    "cli.help.host-robots": (
        "seat a robot of each of these levels: {levels}; people take the other seats (default: no "
        "robots)"
    ),
    "cli.help.grace": (
        "seconds until a robot plays for somebody who is away, 0 for never (default: {usual})"
    ),
    "cli.help.clock": (
        "seconds for each decision before a robot makes it, 0 for no limit (default: {usual})"
    ),
    "cli.help.watch-delay": "delay for spectators, in seconds (default: {usual})",
    "cli.help.lan": "let the local network in (default: this computer only)",
    "cli.help.bind": "listen on this address of this computer, 0.0.0.0 for all (default: {usual})",
    "cli.help.ssh-port": "also let guests in by ssh, on this port (default: no ssh)",
    "cli.help.web-port": "also let guests in with a browser, on this port (default: no browsers)",
    "cli.help.tls-cert": (
        "certificate file (PEM) that encrypts connections and pages (default: none)"
    ),
    "cli.help.tls-key": "private key file (PEM) of the certificate (default: none)",
    "cli.help.near": "announce the table on the local network, without its code",
    "cli.help.dedicated": (
        "only host, without a screen: print the invitations, then who comes and goes"
    ),
    "doors.hosted": "A table of {game} is open. Pass on an invitation:",
    "doors.invitation": "{door} ({how}):\n    {words}",
    "doors.fingerprint": "The ssh key of this host: {fingerprint}",
    "doors.reach.here": (
        "Only this computer can reach it. To let others in, host it for the local network: under "
        "“Who can join”, or with --lan."
    ),
    "doors.reach.near": "Anyone on the local network can reach it; the code lets them in.",
    "doors.reach.far": (
        "Anyone who can reach this computer, perhaps from the internet, can reach the table; the "
        "code lets them in."
    ),
    "doors.ending": "Press Ctrl+C to stop. An unfinished game is saved and can be hosted again.",
    "doors.no-game": "“{word}” is neither a game ({games}) nor a saved game",
    "doors.no-seat": "{robots} robots leave no seat for a person at a table of {players}",
    "doors.no-lan": (
        "this computer is not on a local network; connect it to one, or name an address with --bind"
    ),
    "doors.near-here": (
        "--near needs --lan or --bind: without them nobody else can reach this computer"
    ),
    "doors.same-port": "--port, --ssh-port and --web-port must differ",
    "doors.half-certificate": "--tls-cert and --tls-key must be given together",
    "doors.taken": (
        "port {port} of {address} is taken; choose another with --port, --ssh-port or --web-port"
    ),
    "doors.not-ours": "{address} is not an address of this computer",
    "doors.not-allowed": "port {port} of {address} is not allowed; choose 1024 or higher",
    "doors.net": "port {port} of {address} cannot be opened ({reason})",
    "doors.missing": (
        "this needs {library}; to install it, in Ludothèque’s folder: "
        "pipx install --force '.[online]'"
    ),
    "doors.unreadable": "{file} cannot be read ({reason})",
    "doors.certificate": "{file} and {key} are not a certificate and its private key",
    "doors.host-key": "{file} is not the ssh key of a host; to have a new one made, delete it",
    "doors.ssh.about": (
        "Choose your name at the table and a secret word. With both you can come back to your seat."
    ),
    "doors.ssh.name": "Your name:",
    "doors.ssh.word": "Your secret word (or none):",
    "doors.ssh.full": "Too many guests have come by ssh. Try again later.",
    "doors.ssh.no-terminal": "This needs a terminal: ssh -t",
    "doors.log.came": "connection {line} from {address}: seat {seat}",
    "doors.log.watches": "connection {line} from {address}: watching",
    "doors.log.gone": "connection {line}: left",
    "doors.log.closed": "connection {line}: closed ({why})",
    "doors.log.full": "a connection was refused: too many",
    "doors.log.robot": "a robot failed ({why}); the game is paused",
    "doors.log.ssh-came": "ssh from {address}: connected",
    "doors.log.ssh-gone": "ssh from {address}: left",
    "doors.log.page-came": "browser at {address}: connected",
    "doors.log.page-gone": "browser at {address}: left",
    "doors.log.unknown-code": "{address}: wrong code",
    "doors.log.wait": "{address}: has to wait after wrong codes",
    "doors.log.no-program": "the program of a guest could not be started ({why})",
    "online.certificate": "The host cannot prove who it is: its certificate is not trusted.",
}
