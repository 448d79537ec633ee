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
    "argparse.explicit": "cette option ne prend pas de valeur (« %s »)",
    "argparse.required": "il manque : %s",
    "argparse.one": "il manque une valeur",
    "argparse.choice": "« %(value)s » n’est pas pris en charge (au choix : %(choices)s)",
    "argparse.choice.by": "le groupe « %(value)s » n’existe pas (au choix : %(choices)s)",
    "argparse.choice.lang": (
        "la langue « %(value)s » n’est pas prise en charge (au choix : %(choices)s)"
    ),
    "argparse.command": "la commande « %(value)s » n’existe pas (au choix : %(choices)s)",
    "argparse.command.meant": (
        "la commande « %(value)s » n’existe pas ; vouliez-vous dire « %(meant)s » ? "
        "(Commandes : %(choices)s)"
    ),
    "argparse.before": (
        "pas d’option « %(option)s » avant la commande ; si une commande l’a, placez-la après "
        "elle (les options : ludotheque --help)"
    ),
    "argparse.option": "option inconnue : %(option)s",
    "argparse.option.meant": "option inconnue : %(option)s (vouliez-vous dire %(meant)s ?)",
    "argparse.conflict": "ne va pas avec %s",
    # Help
    "cli.about": (
        "Dolce Vita, Dolorès et Der Große Dalmuti dans un terminal. Sans commande, le programme "
        "s’ouvre sur l’accueil."
    ),
    "cli.more": "« ludotheque COMMANDE --help » explique une commande.",
    "cli.examples": "exemples :",
    "cli.example.evening": "soiree",
    "cli.example.mended": "reparee",
    "cli.example.rainy": "Jour de pluie",
    "cli.commands": "commandes\N{NO-BREAK SPACE}",
    "cli.everywhere": "options générales\N{NO-BREAK SPACE}",
    "cli.command": "COMMANDE",
    "cli.game": "JEU",
    "cli.file": "FICHIER",
    "cli.meta.name": "NOM",
    "cli.meta.folder": "DOSSIER",
    "cli.meta.pair": "NOM=VALEUR",
    "cli.meta.seat": "PLACE|all",
    "cli.meta.level": "NIVEAU",
    "cli.usage": (
        "%(prog)s [--lang {languages}] [--theme NOM] [--saves DOSSIER]\n"
        "                  [--ascii] [--plain] [COMMANDE ...]"
    ),
    "cli.help.help": "afficher cette aide et quitter",
    "cli.help.version": "afficher la version et quitter",
    "cli.help.lang": "la langue (par défaut : celle des réglages)",
    "cli.help.theme": "le thème (par défaut : celui des réglages)",
    "cli.help.saves": "le dossier des parties (par défaut : dans votre dossier de données)",
    "cli.help.ascii": "dessiner en ASCII seulement",
    "cli.help.plain": (
        "jouer ligne par ligne, sans plein écran : pour les lecteurs d’écran et les terminaux "
        "simples"
    ),
    "cli.help.file": "une partie enregistrée : un fichier, ou son nom dans le dossier des parties",
    "cli.help.files": (
        "des parties enregistrées : des fichiers, ou leurs noms dans le dossier des parties (par "
        "défaut : toutes celles du dossier)"
    ),
    "cli.help.players": "nombre de joueurs (par défaut : {usual}, ou autant qu’il y a de --seat)",
    "cli.help.players.host": "nombre de joueurs (par défaut : {usual})",
    "cli.help.players.robots": (
        "nombre de joueurs (par défaut : {usual}, ou autant que de robots après --bots, s’il y "
        "en a plus de deux)"
    ),
    "cli.help.seed": (
        "graine du hasard : la même graine donne les mêmes cartes (par défaut : une graine "
        "au hasard)"
    ),
    "cli.help.option": "une option du jeu (par défaut : voir plus bas) ; peut se répéter",
    "cli.help.seat": (
        "qui occupe la place suivante : un nom, suivi au besoin de =humain ou de =NIVEAU pour un "
        "robot (par défaut : humain) ; peut se répéter. Les robots prennent les places qui "
        "restent ; si aucun joueur nommé n’est humain, une place vous est gardée."
    ),
    "cli.help.robots": (
        "les robots des places qui restent : un niveau pour toutes ou un par place (par "
        "défaut : normal). Niveaux, du plus faible au plus fort : {levels}. maître@10 "
        "imagine 10 suites au plus par coup (sinon 5 000 à Dolce Vita, 1 200 à Der Große "
        "Dalmuti, 24 à Dolorès) ; le niveau « égal » (« de votre force » à l’écran "
        "Nouvelle partie) joue aussi bien que vous, d’après vos résultats."
    ),
    "cli.help.step.first": "l’étape à montrer, de 0 à la dernière (par défaut : la première)",
    "cli.help.step.last": "l’étape à montrer, de 0 à la dernière (par défaut : la dernière)",
    "cli.help.seen-by": (
        "le point de vue : une place à partir de 1, le nom d’un joueur, ou all pour tout voir (par "
        "défaut : celui du premier joueur humain ; sans humain, tout)"
    ),
    "cli.help.seen-by.export": (
        "le point de vue : une place à partir de 1, le nom d’un joueur, ou all pour tout voir (par "
        "défaut : all si rien ne doit rester caché, comme dans une partie terminée ; sinon celui "
        "du joueur humain)"
    ),
    "cli.help.whose-mistakes": (
        "de qui montrer les coups coûteux : une place à partir de 1, le nom d’un joueur, ou all "
        "pour tous (par défaut : all)"
    ),
    "cli.help.json": "sortie JSON, pour les programmes",
    "cli.help.games": "nombre de parties (par défaut : {games})",
    "cli.help.bots": (
        "les niveaux des robots : un pour tous, un par place, ou deux : un robot du premier niveau "
        "contre des robots du second (par défaut : normal). Niveaux, du plus faible au plus fort : "
        "{levels}."
    ),
    "cli.help.out": "enregistrer chaque partie dans ce dossier (par défaut : ne rien enregistrer)",
    "cli.play": "commencer une partie",
    "cli.play.usage": (
        "%(prog)s JEU [--players N] [--seat NOM[=NIVEAU]]...\n"
        "                        [--bots NIVEAU,...] [--seed S] [--option NOM=VALEUR]..."
    ),
    "cli.resume": "reprendre une partie, par défaut la dernière en cours",
    "cli.resume.usage": "%(prog)s [FICHIER]",
    "cli.replay": "revoir une partie pas à pas",
    "cli.replay.usage": "%(prog)s FICHIER [--step N] [--seat PLACE|all]",
    "cli.saves": "lister les parties enregistrées",
    "cli.saves.usage": "%(prog)s [--json]",
    "cli.saves.about": (
        "Pour aller vite, seuls le début et la fin de chaque fichier sont lus : un fichier "
        "endommagé au milieu figure comme s’il était intact. « verify » vérifie tout."
    ),
    "cli.verify": "vérifier l’intégrité de parties enregistrées",
    "cli.verify.usage": "%(prog)s [FICHIER...]",
    "cli.repair": "récupérer dans un nouveau fichier ce qui est intact d’une partie endommagée",
    "cli.repair.usage": "%(prog)s FICHIER -o NOUVEAU",
    "cli.help.output": "le nouveau fichier ; aucun fichier existant n’est écrasé",
    "cli.meta.new": "NOUVEAU",
    "cli.show": "afficher la table d’une partie enregistrée, en texte brut",
    "cli.show.usage": "%(prog)s FICHIER [--step N] [--seat PLACE|all] [--review]",
    "cli.help.review": "afficher aussi ce que l’analyse dit de l’étape",
    "cli.show.no-review": (
        "cette partie n’est pas encore analysée ; pour l’analyser : ludotheque review {file}"
    ),
    "cli.show.unusable": (
        "l’analyse enregistrée avec cette partie est endommagée ou d’une autre version ; pour la "
        "refaire : ludotheque review {file}"
    ),
    "cli.show.stopped": (
        "l’analyse de cette partie n’est pas complète ; pour la compléter : ludotheque review "
        "{file}"
    ),
    "cli.review": (
        "afficher les coups coûteux d’une partie terminée ; la première fois, cela peut prendre "
        "une demi-heure"
    ),
    "cli.review.usage": "%(prog)s FICHIER [--seat PLACE|all] [--json]",
    "cli.review.begins": "l’analyse commence ; elle peut prendre une demi-heure",
    "cli.review.unfinished": (
        "seule une partie terminée peut être analysée ; pour la finir : ludotheque resume FICHIER"
    ),
    "cli.review.stopped": "l’analyse s’est arrêtée avant la fin ; la même commande la reprend",
    "cli.review.step": "Après l’étape",
    "cli.review.costs": (
        "Coût : points de pourcentage de chances de gagner ; ± donne la marge d’erreur."
    ),
    "cli.review.costs.dalmuti": (
        "Coût : places dans la manche, en moyenne ; ± donne la marge d’erreur."
    ),
    "cli.review.see": "Pour voir la table avant le coup le plus coûteux : {command}",
    "cli.review.player": "Joueur",
    "cli.review.move": "Coup",
    "cli.review.better": "Mieux",
    "cli.review.cost": "Coût",
    "cli.simulate": "faire jouer des robots entre eux",
    "cli.simulate.about": (
        "Avec le nombre de parties par défaut, les robots les plus faibles en ont pour moins d’une "
        "minute, les plus forts pour de longues minutes, voire des heures. ± donne la marge "
        "d’erreur."
    ),
    "cli.simulate.usage": (
        "%(prog)s JEU [--players N] [--games G] [--bots NIVEAU,...]\n"
        "                  [--seed S] [--option NOM=VALEUR]... [--out DOSSIER] [--json]"
    ),
    "cli.options-of": "options de {game} :",
    "cli.bounds.two": "{least} ou {most}",
    "cli.bounds": "de {least} à {most}",
    "cli.option": "{question} : {allowed} (par défaut :\N{NO-BREAK SPACE}{usual})",
    # How a switch is written; the first word is shown
    "cli.typed.on": "oui vrai",
    "cli.typed.off": "non faux",
    # Wrong usage
    "cli.bad.game": "le jeu « {word} » n’existe pas (au choix : {games})",
    "cli.bad.whole": "« {word} » : il faut un nombre entier de {least} à {most}",
    "cli.bad.least": "« {word} » n’est pas un nombre entier supérieur ou égal à {least}",
    "cli.bad.name": "ce nom n’a aucun caractère affichable",
    "cli.bad.level": "le niveau « {word} » n’existe pas (au choix : {levels})",
    "cli.bad.seed": "une graine se compose de 1 à {limit} caractères affichables",
    "cli.bad.pair": "« {word} » n’est pas de la forme NOM=VALEUR",
    "cli.bad.option": "{game} n’a pas d’option « {word} » (au choix : {options})",
    "cli.bad.value": "{option} ne peut pas être « {word} » (au choix : {allowed})",
    "cli.bad.theme": "le thème « {word} » n’existe pas (au choix : {themes})",
    "cli.bad.seats": (
        "{named} joueurs nommés pour {players} places : ajoutez des places ou retirez des noms"
    ),
    "cli.bad.bots": (
        "--bots : {named} niveaux pour {players} joueurs ; nommez-en un, deux ou un par place"
    ),
    "cli.bad.robots": (
        "--bots : {named} niveaux pour {left} {left:place ; nommez-en un|places ; nommez-en un "
        "pour toutes, ou un par place}"
    ),
    "cli.bad.step": "la partie n’a pas d’étape {step} (de 0 à {last})",
    "cli.bad.viewer": "pas de joueur « {word} » (au choix : {seats}, le nom d’un joueur, ou all)",
    # Games that cannot begin
    "start.unknown-game": "Le jeu « {game} » n’existe pas.",
    "start.wrong-seats": "Il faut de {least} à {most} joueurs pour ce jeu, et non {players}.",
    "start.no-name": "La place {seat} n’a pas de nom. Donnez-lui-en un.",
    "start.same-name": "Deux joueurs s’appellent {who}. Changez l’un des noms.",
    "start.no-such-level": "Ce jeu n’a pas de robot de niveau {level} (au choix : {levels}).",
    "start.bad-seed": "Une graine se compose d’au plus {limit} caractères affichables.",
    "start.bad-options": "La partie ne peut pas commencer avec ces options.",
    "start.idle-option": (
        "À {players} joueurs, l’option {option} ne change rien. Laissez-la de côté."
    ),
    # What else can go wrong
    "cli.no-terminal": (
        "à lancer dans un terminal, sans redirection ; sinon, --plain joue ligne par ligne"
    ),
    "cli.dumb-terminal": (
        "le terminal (TERM={term}) ne sait pas dessiner un écran ; --plain joue ligne par ligne"
    ),
    "cli.no-unfinished": (
        "il n’y a pas de partie en cours dans {folder} ; « ludotheque play » en commence une"
    ),
    "cli.is-over": (
        "cette partie est terminée ; pour la revoir pas à pas : ludotheque replay FICHIER"
    ),
    "cli.no-output": "impossible d’écrire la sortie ({reason})",
    "cli.crash": "le programme s’est arrêté sur une erreur ; les détails sont dans {file}",
    "cli.crash.unwritten": "le programme s’est arrêté sur une erreur ({error})",
    # saves
    "cli.saves.none": "Aucune partie enregistrée dans {folder}.",
    "cli.saves.file": "Fichier",
    "cli.saves.game": "Jeu",
    "cli.saves.begun": "Début",
    "cli.saves.players": "Joueurs",
    "cli.saves.state": "État",
    # verify
    "cli.verify.whole": "{file} : {verdict}, intacte",
    "cli.verify.bad": "{file} : {verdict}. {why}",
    "cli.verify.good": "{steps} {steps:étape est intacte|étapes sont intactes}.",
    "cli.verify.repair": "Pour garder ce qui est intact : ludotheque repair FICHIER -o NOUVEAU",
    # Que faire quand un fichier manque
    "cli.missing.saves": "Pour voir la liste des parties enregistrées : ludotheque saves",
    "cli.missing.trash": "Pour voir ce que contient la corbeille : ludotheque trash",
    # simulate
    "cli.simulate.progress": "{done} parties sur {games}",
    "cli.simulate.played": (
        "{games} {games:partie|parties} de {game} à {players} joueurs, graine {seed}"
    ),
    "cli.simulate.robot": "Robot",
    "cli.simulate.level": "Niveau",
    "cli.simulate.place": "{place}{place:re|e}",
    "cli.simulate.mean-place": "Place moyenne",
    "cli.simulate.mean-score": "Score moyen",
    "cli.simulate.unit": "Les scores sont en unités de {unit}.",
    "cli.simulate.speed": "{rate} parties par seconde",
    "cli.simulate.kept": "Enregistrées dans {folder}",
}
