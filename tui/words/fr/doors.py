"""Words of a host of tables on the net: its doors, its command, its log."""

from typing import Final

WORDS: Final = {
    "cli.host": "ouvrir une table sur le réseau",
    "cli.host.usage": (
        "%(prog)s JEU|FICHIER [--players N] [--bots NIVEAU,...]\n"
        "                  [--option NOM=VALEUR]... [--seed S] [--grace S] [--clock S]\n"
        "                  [--watch-delay S] [--lan | --bind ADRESSE] [--port N]\n"
        "                  [--ssh-port N] [--web-port N]\n"
        "                  [--tls-cert FICHIER --tls-key FICHIER] [--near] [--dedicated]"
    ),
    "cli.host.what": "JEU|FICHIER",
    "cli.meta.bind": "ADRESSE",
    "cli.help.what": "un jeu ({games}), ou la partie enregistrée à reprendre",
    "cli.help.host-robots": (
        "les robots à la table, un par niveau nommé, parmi {levels} ; les autres places sont pour "
        "les invités (par défaut : aucun robot)"
    ),
    "cli.help.grace": (
        "secondes avant qu’un robot joue pour un absent, 0 pour jamais (par défaut : {usual})"
    ),
    "cli.help.clock": (
        "secondes pour chaque décision avant qu’un robot la prenne, 0 pour aucune limite (par "
        "défaut : {usual})"
    ),
    "cli.help.watch-delay": "retard des spectateurs, en secondes (par défaut : {usual})",
    "cli.help.lan": "ouvrir au réseau local (par défaut : cette machine seule)",
    "cli.help.bind": "l’adresse d’écoute, 0.0.0.0 pour toutes (par défaut : {usual})",
    "cli.help.ssh-port": "ouvrir aussi par ssh, sur ce port (par défaut : non)",
    "cli.help.web-port": "ouvrir aussi aux navigateurs, sur ce port (par défaut : non)",
    "cli.help.tls-cert": "le certificat (PEM) qui chiffre connexions et pages (par défaut : aucun)",
    "cli.help.tls-key": "la clé privée (PEM) du certificat (par défaut : aucune)",
    "cli.help.near": "signaler la table sur le réseau local ; son code reste secret",
    "cli.help.dedicated": (
        "héberger sans écran : afficher les invitations, puis les allées et venues"
    ),
    "doors.hosted": "Une table de {game} est ouverte. Transmettez une invitation :",
    "doors.invitation": "{door} ({how}) :\n    {words}",
    "doors.fingerprint": "La clé ssh de cet hôte : {fingerprint}",
    "doors.reach.here": (
        "Seul cet ordinateur y a accès ; pour les autres, choisissez l’accès « le réseau local » "
        "(--lan)."
    ),
    "doors.reach.near": "Tout le réseau local y a accès ; il faut le code pour entrer.",
    "doors.reach.far": (
        "Quiconque a accès à cette machine, peut-être depuis Internet, a accès à la table ; il "
        "faut le code pour entrer."
    ),
    "doors.ending": (
        "Ctrl+C pour arrêter. Une partie en cours est enregistrée et peut être reprise."
    ),
    "doors.no-game": "« {word} » n’est ni un jeu ({games}) ni une partie enregistrée",
    "doors.no-seat": "{robots} robots ne laissent aucune place à une table de {players}",
    "doors.no-lan": (
        "cette machine n’est dans aucun réseau local ; connectez-la, ou donnez une adresse avec "
        "--bind"
    ),
    "doors.near-here": "--near demande --lan ou --bind : personne d’autre n’atteint cette machine",
    "doors.same-port": "--port, --ssh-port et --web-port doivent différer",
    "doors.half-certificate": "--tls-cert et --tls-key vont ensemble",
    "doors.taken": (
        "le port {port} de {address} est déjà pris ; choisissez-en un autre avec --port, "
        "--ssh-port ou --web-port"
    ),
    "doors.not-ours": "{address} n’est pas une adresse de cette machine",
    "doors.not-allowed": "le port {port} de {address} est interdit ; choisissez à partir de 1024",
    "doors.net": "impossible d’ouvrir le port {port} de {address} ({reason})",
    "doors.missing": (
        "il faut {library} ; pour l’installer, dans le dossier de Ludothèque : "
        "pipx install --force '.[online]'"
    ),
    "doors.unreadable": "impossible de lire {file} ({reason})",
    "doors.certificate": "{file} et {key} ne sont pas un certificat et sa clé privée",
    "doors.host-key": "{file} n’est pas la clé ssh d’un hôte ; supprimez-le pour en créer une",
    "doors.ssh.about": (
        "Votre nom à la table et un mot secret. Avec les deux, vous retrouvez votre place."
    ),
    "doors.ssh.name": "Votre nom :",
    "doors.ssh.word": "Un mot secret (facultatif) :",
    "doors.ssh.full": "Trop d’invités sont venus par ssh. Réessayez plus tard.",
    "doors.ssh.no-terminal": "Il faut un terminal : ssh -t",
    "doors.log.came": "connexion {line} de {address} : place {seat}",
    "doors.log.watches": "connexion {line} de {address} : spectateur",
    "doors.log.gone": "connexion {line} : départ",
    "doors.log.closed": "connexion {line} : coupée ({why})",
    "doors.log.full": "une connexion a été refusée : il y en a trop",
    "doors.log.robot": "un robot a échoué ({why}) ; la partie est en pause",
    "doors.log.ssh-came": "ssh de {address} : arrivée",
    "doors.log.ssh-gone": "ssh de {address} : départ",
    "doors.log.page-came": "navigateur à {address} : arrivée",
    "doors.log.page-gone": "navigateur à {address} : départ",
    "doors.log.unknown-code": "{address} : code erroné",
    "doors.log.wait": "{address} : doit attendre après des codes erronés",
    "doors.log.no-program": "impossible de lancer le programme d’un invité ({why})",
    "online.certificate": (
        "L’hôte ne peut pas prouver qui il est : son certificat n’est pas reconnu."
    ),
}
