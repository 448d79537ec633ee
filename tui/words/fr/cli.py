"""The words of the command line: help, errors, and what its commands print.

Templates under `argparse.` are filled by argparse with `%`.
"""

from typing import Final

WORDS: Final = {
    # What argparse says by itself
    "argparse.usage": "usage : ",
    # Headings, after which argparse sets a colon
    "argparse.positional": "arguments\N{NO-BREAK SPACE}",
    "argparse.options": "options\N{NO-BREAK SPACE}",
    "argparse.argument": "%(argument_name)s : %(message)s",
    "argparse.unrecognized": "option ou argument inconnu : %s",
    "argparse.explicit": "cette option ne prend pas de valeur (%r)",
    "argparse.required": "il manque : %s",
    "argparse.one": "il manque une valeur",
    "argparse.one-or-more": "il manque une valeur",
    "argparse.choice": "%(value)r n’existe pas (au choix : %(choices)s)",
    # Help
    "cli.about": (
        "Dolce Vita, Dolorès et Der Große Dalmuti dans un terminal. "
        "Sans commande, le programme s’ouvre sur son écran d’accueil."
    ),
    "cli.more": "« ludotheque COMMANDE --help » explique une commande.",
    "cli.commands": "commandes\N{NO-BREAK SPACE}",
    "cli.everywhere": "partout\N{NO-BREAK SPACE}",
    "cli.command": "COMMANDE",
    "cli.game": "JEU",
    "cli.file": "FICHIER",
    "cli.meta.name": "NOM",
    "cli.meta.folder": "DOSSIER",
    "cli.meta.pair": "K=V",
    "cli.meta.level": "NIVEAU",
    "cli.usage": (
        "%(prog)s [--lang {languages}] [--theme NOM] [--saves DOSSIER] [--ascii] [--plain]\n"
        "                  [COMMANDE ...]"
    ),
    "cli.help.help": "afficher ceci et quitter",
    "cli.help.version": "afficher la version et quitter",
    "cli.help.lang": "la langue",
    "cli.help.theme": "les couleurs",
    "cli.help.saves": "le dossier où les parties sont enregistrées",
    "cli.help.ascii": "dessiner en ASCII seulement",
    "cli.help.plain": (
        "jouer ligne par ligne, sans écran : pour lecteurs d’écran et terminaux simples"
    ),
    "cli.help.file": (
        "une partie enregistrée : un fichier, ou le nom d’un fichier du dossier des sauvegardes"
    ),
    "cli.help.players": "nombre de joueurs",
    "cli.help.seed": "l’origine du hasard : la même graine donne les mêmes cartes",
    "cli.help.option": "une option du jeu ; peut être répétée",
    "cli.help.seat": (
        "qui occupe la place suivante : un nom, et human ou le niveau d’un robot (human si rien "
        "n’est dit) ; peut être répété. Les robots prennent les places qui restent, et vous l’une "
        "d’elles si personne de nommé n’est humain."
    ),
    "cli.help.robots": (
        "les robots des places qui restent, un pour toutes ou un par place : {levels}"
    ),
    "cli.help.step": "l’étape à montrer, de 0 à la dernière",
    "cli.help.seen-by": (
        "la vue à montrer : une place à partir de 1, le nom d’un joueur, ou all pour tout voir"
    ),
    "cli.help.json": "écrire en JSON, pour les programmes",
    "cli.help.games": "nombre de parties ({games} si rien n’est dit)",
    "cli.help.bots": (
        "les niveaux des robots, un pour tous, un par place, ou deux pour un du premier parmi "
        "d’autres du second : {levels}"
    ),
    "cli.help.out": "enregistrer chaque partie dans ce dossier",
    "cli.play": "commencer une partie",
    "cli.play.usage": (
        "%(prog)s JEU [--players N] [--seat NOM[=human|{levels}]]...\n"
        "                       [--bots NIVEAU,...] [--seed S] [--option K=V]..."
    ),
    "cli.resume": "reprendre une partie, la dernière inachevée si aucun fichier n’est nommé",
    "cli.resume.usage": "%(prog)s [FICHIER]",
    "cli.replay": "revoir une partie pas à pas",
    "cli.replay.usage": "%(prog)s FICHIER [--step N] [--seat K|all]",
    "cli.saves": "lister les parties enregistrées",
    "cli.saves.usage": "%(prog)s [--json]",
    "cli.verify": "vérifier que des parties enregistrées sont entières",
    "cli.verify.usage": "%(prog)s FICHIER...",
    "cli.repair": "écrire ce qui est sain d’une sauvegarde abîmée dans un nouveau fichier",
    "cli.repair.usage": "%(prog)s FICHIER -o NOUVEAU",
    "cli.help.output": "le nouveau fichier ; rien n’est jamais écrasé",
    "cli.meta.new": "NOUVEAU",
    "cli.show": "écrire la table d’une partie enregistrée en texte simple",
    "cli.show.usage": "%(prog)s FICHIER [--step N] [--seat K|all]",
    "cli.simulate": "faire jouer des robots entre eux",
    "cli.simulate.usage": (
        "%(prog)s JEU [--players N] [--games G] [--bots NIVEAU,...] [--seed S]\n"
        "                           [--option K=V]... [--out DOSSIER] [--json]"
    ),
    "cli.options-of": "options de {game} :",
    "cli.bounds": "de {least} à {most}",
    "cli.option": "{question} : {allowed} (d’habitude {usual})",
    # How a switch is written; the first word is shown
    "cli.typed.on": "oui vrai",
    "cli.typed.off": "non faux",
    # Wrong usage
    "cli.bad.game": "le jeu « {word} » n’existe pas (au choix : {games})",
    "cli.bad.whole": "« {word} » n’est pas un nombre entier de {least} à {most}",
    "cli.bad.least": "« {word} » n’est pas un nombre entier à partir de {least}",
    "cli.bad.name": "rien de ce nom ne peut être affiché",
    "cli.bad.level": "le niveau « {word} » n’existe pas (au choix : {levels})",
    "cli.bad.seed": "une graine se compose de 1 à {limit} caractères affichables",
    "cli.bad.pair": "« {word} » n’est pas de la forme OPTION=VALEUR",
    "cli.bad.option": "{game} n’a pas d’option « {word} » (au choix : {options})",
    "cli.bad.value": "{option} ne peut pas être « {word} » (au choix : {allowed})",
    "cli.bad.theme": "le thème « {word} » n’existe pas (au choix : {themes})",
    "cli.bad.seats": "{named} places sont nommées pour {players} joueurs",
    "cli.bad.bots": "{named} robots pour {players} joueurs",
    "cli.bad.robots": "{named} robots pour {left} {left:place qui reste|places qui restent}",
    "cli.bad.step": "la partie n’a pas d’étape {step} (au choix : de 0 à {last})",
    "cli.bad.viewer": (
        "personne ici n’est « {word} » (au choix : {seats}, le nom d’un joueur, ou all)"
    ),
    # Games that cannot begin
    "start.unknown-game": "Le jeu « {game} » n’existe pas.",
    "start.wrong-seats": "Ce jeu se joue de {least} à {most} joueurs, et non à {players}.",
    "start.no-name": "La place {seat} n’a pas de nom.",
    "start.same-name": "Deux joueurs s’appellent {who}.",
    "start.no-such-level": "Ce jeu n’a pas de robot de niveau {level} (il y a {levels}).",
    "start.bad-seed": "Une graine se compose d’au plus {limit} caractères affichables.",
    "start.bad-options": "La partie ne peut pas commencer avec ces options.",
    # What else can go wrong
    "cli.no-terminal": (
        "il faut un terminal où dessiner et lire les touches, pas un tube ni un fichier ; "
        "--plain va ligne par ligne"
    ),
    "cli.dumb-terminal": (
        "le terminal (TERM={term}) ne sait pas dessiner un écran ; --plain va ligne par ligne"
    ),
    "cli.no-unfinished": "il n’y a pas de partie inachevée dans {folder}",
    "cli.is-over": "cette partie est finie ; « ludotheque replay » la montre pas à pas",
    "cli.no-output": "la sortie ne peut pas être écrite ({reason})",
    "cli.settings": "les réglages n’ont pas été compris et sont mis de côté ({reason})",
    "cli.crash": "le programme a échoué ; ce qui s’est passé est écrit dans {file}",
    "cli.crash.unwritten": "le programme a échoué ({error})",
    # saves
    "cli.saves.none": "Aucune partie enregistrée dans {folder}.",
    "cli.saves.file": "Fichier",
    "cli.saves.game": "Jeu",
    "cli.saves.begun": "Commencée",
    "cli.saves.players": "Joueurs",
    "cli.saves.state": "État",
    "cli.saves.finished": "finie",
    "cli.saves.unfinished": "inachevée",
    "cli.saves.in-use": "ouverte",
    # verify
    "cli.verify.complete": "entière ({steps} {steps:étape|étapes})",
    "cli.verify.unfinished": "saine, inachevée ({steps} {steps:étape|étapes})",
    "cli.verify.torn": "déchirée",
    "cli.verify.damaged": "abîmée",
    "cli.verify.newer": "plus récente",
    "cli.verify.unreadable": "illisible",
    "cli.verify.whole": "{file} : {verdict}",
    "cli.verify.bad": "{file} : {verdict} : {why}",
    "cli.verify.good": "{steps} {steps:étape est saine|étapes sont saines}.",
    # show
    "cli.show.step": "étape {step} sur {last}",
    "cli.show.seen-by": "vue de {who}",
    "cli.show.open": "tout ouvert",
    # simulate
    "cli.simulate.progress": "{done} parties sur {games}",
    "cli.simulate.played": (
        "{games} {games:partie|parties} de {game} à {players} joueurs, graine {seed}"
    ),
    "cli.simulate.robot": "Robot",
    "cli.simulate.level": "Niveau",
    "cli.simulate.place": "{place}.",
    "cli.simulate.mean-place": "Place moyenne",
    "cli.simulate.mean-score": "Score moyen",
    "cli.simulate.unit": "Les scores sont en unités de {unit}.",
    "cli.simulate.speed": "{rate} parties par seconde",
    "cli.simulate.kept": "Enregistrées dans {folder}",
}
