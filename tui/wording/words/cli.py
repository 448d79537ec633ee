"""The words of the command line: help, errors, and what its commands print.

Templates under `argparse.` are filled by argparse with `%`.
"""

WORDS = {
    # What argparse says by itself
    "argparse.usage": ("usage: ", "usage : "),
    # Headings, after which argparse sets a colon
    "argparse.positional": ("arguments", "arguments\N{NO-BREAK SPACE}"),
    "argparse.options": ("options", "options\N{NO-BREAK SPACE}"),
    "argparse.argument": (
        "%(argument_name)s: %(message)s",
        "%(argument_name)s : %(message)s",
    ),
    "argparse.unrecognized": (
        "there is no such option or argument: %s",
        "option ou argument inconnu : %s",
    ),
    "argparse.explicit": (
        "this option takes no value (%r)",
        "cette option ne prend pas de valeur (%r)",
    ),
    "argparse.required": ("missing: %s", "il manque : %s"),
    "argparse.one": ("a value is missing", "il manque une valeur"),
    "argparse.one-or-more": ("a value is missing", "il manque une valeur"),
    "argparse.choice": (
        "there is no %(value)r (choose from %(choices)s)",
        "%(value)r n’existe pas (au choix : %(choices)s)",
    ),
    # Help
    "cli.about": (
        "Dolce Vita, Dolorès and Der Große Dalmuti in a terminal. "
        "Without a command the program opens at its home screen.",
        "Dolce Vita, Dolorès et Der Große Dalmuti dans un terminal. "
        "Sans commande, le programme s’ouvre sur son écran d’accueil.",
    ),
    "cli.more": (
        "“ludotheque COMMAND --help” explains a command.",
        "« ludotheque COMMANDE --help » explique une commande.",
    ),
    "cli.commands": ("commands", "commandes\N{NO-BREAK SPACE}"),
    "cli.everywhere": ("everywhere", "partout\N{NO-BREAK SPACE}"),
    "cli.command": ("COMMAND", "COMMANDE"),
    "cli.game": ("GAME", "JEU"),
    "cli.file": ("FILE", "FICHIER"),
    "cli.meta.name": ("NAME", "NOM"),
    "cli.meta.folder": ("DIR", "DOSSIER"),
    "cli.meta.pair": ("K=V", "K=V"),
    "cli.meta.level": ("LEVEL", "NIVEAU"),
    "cli.usage": (
        "%(prog)s [--lang fr|en] [--theme NAME] [--saves DIR] [--ascii] [--plain] [COMMAND ...]",
        "%(prog)s [--lang fr|en] [--theme NOM] [--saves DOSSIER] [--ascii] [--plain]\n"
        "                  [COMMANDE ...]",
    ),
    "cli.help.help": ("show this and exit", "afficher ceci et quitter"),
    "cli.help.version": ("show the version and exit", "afficher la version et quitter"),
    "cli.help.lang": ("the language", "la langue"),
    "cli.help.theme": ("the colours", "les couleurs"),
    "cli.help.saves": (
        "the folder where the games are saved",
        "le dossier où les parties sont enregistrées",
    ),
    "cli.help.ascii": ("draw with plain ASCII only", "dessiner en ASCII seulement"),
    "cli.help.plain": (
        "play line by line, without a screen: for screen readers and plain terminals",
        "jouer ligne par ligne, sans écran : pour lecteurs d’écran et terminaux simples",
    ),
    "cli.help.file": (
        "a saved game: a file, or the name of one in the folder of saves",
        "une partie enregistrée : un fichier, ou le nom d’un fichier du dossier des sauvegardes",
    ),
    "cli.help.players": ("how many play", "nombre de joueurs"),
    "cli.help.seed": (
        "what chance comes from: the same seed gives the same cards",
        "l’origine du hasard : la même graine donne les mêmes cartes",
    ),
    "cli.help.option": (
        "an option of the game; may be repeated",
        "une option du jeu ; peut être répétée",
    ),
    "cli.help.seat": (
        "who sits at the next seat: a name, and human or the level of a robot (human if nothing "
        "is said); may be repeated. Robots take the seats that are left, and you one of them if "
        "nobody named is human.",
        "qui occupe la place suivante : un nom, et human ou le niveau d’un robot (human si rien "
        "n’est dit) ; peut être répété. Les robots prennent les places qui restent, et vous l’une "
        "d’elles si personne de nommé n’est humain.",
    ),
    "cli.help.robots": (
        "the robots at the seats that are left, one for all or one a seat: {levels}",
        "les robots des places qui restent, un pour toutes ou un par place : {levels}",
    ),
    "cli.help.step": (
        "the step to show, from 0 to the last",
        "l’étape à montrer, de 0 à la dernière",
    ),
    "cli.help.seen-by": (
        "whose view to show: a seat from 1, a player’s name, or all",
        "la vue à montrer : une place à partir de 1, le nom d’un joueur, ou all pour tout voir",
    ),
    "cli.help.json": ("print JSON, for programs", "écrire en JSON, pour les programmes"),
    "cli.help.games": (
        "how many games ({games} if nothing is said)",
        "nombre de parties ({games} si rien n’est dit)",
    ),
    "cli.help.bots": (
        "the levels of the robots, one for all, one a seat, or two for one of the first among "
        "others of the second: {levels}",
        "les niveaux des robots, un pour tous, un par place, ou deux pour un du premier parmi "
        "d’autres du second : {levels}",
    ),
    "cli.help.out": (
        "write every game as a save into this folder",
        "enregistrer chaque partie dans ce dossier",
    ),
    "cli.play": ("begin a game", "commencer une partie"),
    "cli.play.usage": (
        "%(prog)s GAME [--players N] [--seat NAME[=human|{levels}]]...\n"
        "                       [--bots LEVEL,...] [--seed S] [--option K=V]...",
        "%(prog)s JEU [--players N] [--seat NOM[=human|{levels}]]...\n"
        "                       [--bots NIVEAU,...] [--seed S] [--option K=V]...",
    ),
    "cli.resume": (
        "go on with a game, the last unfinished one if no file is named",
        "reprendre une partie, la dernière inachevée si aucun fichier n’est nommé",
    ),
    "cli.resume.usage": ("%(prog)s [FILE]", "%(prog)s [FICHIER]"),
    "cli.replay": ("step through a game", "revoir une partie pas à pas"),
    "cli.replay.usage": (
        "%(prog)s FILE [--step N] [--seat K|all]",
        "%(prog)s FICHIER [--step N] [--seat K|all]",
    ),
    "cli.saves": ("list the saved games", "lister les parties enregistrées"),
    "cli.saves.usage": ("%(prog)s [--json]", "%(prog)s [--json]"),
    "cli.verify": (
        "check whether saved games are whole",
        "vérifier que des parties enregistrées sont entières",
    ),
    "cli.verify.usage": ("%(prog)s FILE...", "%(prog)s FICHIER..."),
    "cli.repair": (
        "write what is good of a damaged save to a new file",
        "écrire ce qui est sain d’une sauvegarde abîmée dans un nouveau fichier",
    ),
    "cli.repair.usage": ("%(prog)s FILE -o NEW", "%(prog)s FICHIER -o NOUVEAU"),
    "cli.help.output": (
        "the new file; nothing is ever overwritten",
        "le nouveau fichier ; rien n’est jamais écrasé",
    ),
    "cli.meta.new": ("NEW", "NOUVEAU"),
    "cli.show": (
        "print the table of a saved game as plain text",
        "écrire la table d’une partie enregistrée en texte simple",
    ),
    "cli.show.usage": (
        "%(prog)s FILE [--step N] [--seat K|all]",
        "%(prog)s FICHIER [--step N] [--seat K|all]",
    ),
    "cli.simulate": (
        "let robots play against each other",
        "faire jouer des robots entre eux",
    ),
    "cli.simulate.usage": (
        "%(prog)s GAME [--players N] [--games G] [--bots LEVEL,...] [--seed S]\n"
        "                           [--option K=V]... [--out DIR] [--json]",
        "%(prog)s JEU [--players N] [--games G] [--bots NIVEAU,...] [--seed S]\n"
        "                           [--option K=V]... [--out DOSSIER] [--json]",
    ),
    "cli.options-of": ("options of {game}:", "options de {game} :"),
    "cli.bounds": ("{least} to {most}", "de {least} à {most}"),
    "cli.option": (
        "{question}: {allowed} (usually {usual})",
        "{question} : {allowed} (d’habitude {usual})",
    ),
    # Wrong usage
    "cli.bad.game": (
        "there is no game “{word}” (choose from {games})",
        "le jeu « {word} » n’existe pas (au choix : {games})",
    ),
    "cli.bad.whole": (
        "“{word}” is not a whole number from {least} to {most}",
        "« {word} » n’est pas un nombre entier de {least} à {most}",
    ),
    "cli.bad.least": (
        "“{word}” is not a whole number from {least} on",
        "« {word} » n’est pas un nombre entier à partir de {least}",
    ),
    "cli.bad.name": (
        "nothing of this name can be shown",
        "rien de ce nom ne peut être affiché",
    ),
    "cli.bad.level": (
        "there is no level “{word}” (choose from {levels})",
        "le niveau « {word} » n’existe pas (au choix : {levels})",
    ),
    "cli.bad.seed": (
        "a seed is 1 to {limit} characters that can be shown",
        "une graine se compose de 1 à {limit} caractères affichables",
    ),
    "cli.bad.pair": (
        "“{word}” is not of the form OPTION=VALUE",
        "« {word} » n’est pas de la forme OPTION=VALEUR",
    ),
    "cli.bad.option": (
        "{game} has no option “{word}” (choose from {options})",
        "{game} n’a pas d’option « {word} » (au choix : {options})",
    ),
    "cli.bad.value": (
        "{option} cannot be “{word}” (choose from {allowed})",
        "{option} ne peut pas être « {word} » (au choix : {allowed})",
    ),
    "cli.bad.theme": (
        "there is no theme “{word}” (choose from {themes})",
        "le thème « {word} » n’existe pas (au choix : {themes})",
    ),
    "cli.bad.seats": (
        "{named} seats are named for {players} players",
        "{named} places sont nommées pour {players} joueurs",
    ),
    "cli.bad.bots": (
        "{named} robots for {players} players",
        "{named} robots pour {players} joueurs",
    ),
    "cli.bad.robots": (
        "{named} robots for {left} {left:seat|seats} left",
        "{named} robots pour {left} {left:place qui reste|places qui restent}",
    ),
    "cli.bad.step": (
        "the game has no step {step} (choose from 0 to {last})",
        "la partie n’a pas d’étape {step} (au choix : de 0 à {last})",
    ),
    "cli.bad.viewer": (
        "nobody here is “{word}” (choose from {seats}, a player’s name, or all)",
        "personne ici n’est « {word} » (au choix : {seats}, le nom d’un joueur, ou all)",
    ),
    # Games that cannot begin
    "start.unknown-game": (
        "There is no game “{game}”.",
        "Le jeu « {game} » n’existe pas.",
    ),
    "start.wrong-seats": (
        "The game takes {least} to {most} players, not {players}.",
        "Ce jeu se joue de {least} à {most} joueurs, et non à {players}.",
    ),
    "start.no-name": ("Seat {seat} has no name.", "La place {seat} n’a pas de nom."),
    "start.same-name": (
        "Two players are called {who}.",
        "Deux joueurs s’appellent {who}.",
    ),
    "start.no-such-level": (
        "The game has no robot of level {level} (there is {levels}).",
        "Ce jeu n’a pas de robot de niveau {level} (il y a {levels}).",
    ),
    "start.bad-seed": (
        "A seed is at most {limit} characters that can be shown.",
        "Une graine se compose d’au plus {limit} caractères affichables.",
    ),
    "start.bad-options": (
        "The game cannot begin with these options.",
        "La partie ne peut pas commencer avec ces options.",
    ),
    # What else can go wrong
    "cli.no-terminal": (
        "this needs a terminal to draw on and to read keys from, not a pipe or a file; "
        "--plain goes line by line",
        "il faut un terminal où dessiner et lire les touches, pas un tube ni un fichier ; "
        "--plain va ligne par ligne",
    ),
    "cli.dumb-terminal": (
        "the terminal (TERM={term}) cannot draw a screen; --plain goes line by line",
        "le terminal (TERM={term}) ne sait pas dessiner un écran ; --plain va ligne par ligne",
    ),
    "cli.no-unfinished": (
        "there is no unfinished game in {folder}",
        "il n’y a pas de partie inachevée dans {folder}",
    ),
    "cli.is-over": (
        "this game is over; “ludotheque replay” steps through it",
        "cette partie est finie ; « ludotheque replay » la montre pas à pas",
    ),
    "cli.no-output": (
        "the output cannot be written ({reason})",
        "la sortie ne peut pas être écrite ({reason})",
    ),
    "cli.settings": (
        "the settings were not understood and are set aside ({reason})",
        "les réglages n’ont pas été compris et sont mis de côté ({reason})",
    ),
    "cli.crash": (
        "the program failed; what happened is written in {file}",
        "le programme a échoué ; ce qui s’est passé est écrit dans {file}",
    ),
    "cli.crash.unwritten": (
        "the program failed ({error})",
        "le programme a échoué ({error})",
    ),
    # saves
    "cli.saves.none": (
        "No saved game in {folder}.",
        "Aucune partie enregistrée dans {folder}.",
    ),
    "cli.saves.file": ("File", "Fichier"),
    "cli.saves.game": ("Game", "Jeu"),
    "cli.saves.begun": ("Begun", "Commencée"),
    "cli.saves.players": ("Players", "Joueurs"),
    "cli.saves.state": ("State", "État"),
    "cli.saves.finished": ("finished", "finie"),
    "cli.saves.unfinished": ("unfinished", "inachevée"),
    "cli.saves.in-use": ("in use", "ouverte"),
    # verify
    "cli.verify.complete": (
        "complete ({steps} {steps:step|steps})",
        "entière ({steps} {steps:étape|étapes})",
    ),
    "cli.verify.unfinished": (
        "sound, not finished ({steps} {steps:step|steps})",
        "saine, inachevée ({steps} {steps:étape|étapes})",
    ),
    "cli.verify.torn": ("torn", "déchirée"),
    "cli.verify.damaged": ("damaged", "abîmée"),
    "cli.verify.newer": ("newer", "plus récente"),
    "cli.verify.unreadable": ("unreadable", "illisible"),
    "cli.verify.whole": ("{file}: {verdict}", "{file} : {verdict}"),
    "cli.verify.bad": ("{file}: {verdict}: {why}", "{file} : {verdict} : {why}"),
    "cli.verify.good": (
        "{steps} {steps:step is|steps are} good.",
        "{steps} {steps:étape est saine|étapes sont saines}.",
    ),
    # show
    "cli.show.step": ("step {step} of {last}", "étape {step} sur {last}"),
    "cli.show.seen-by": ("seen by {who}", "vue de {who}"),
    "cli.show.open": ("everything open", "tout ouvert"),
    # simulate
    "cli.simulate.progress": (
        "{done} of {games} games",
        "{done} parties sur {games}",
    ),
    "cli.simulate.played": (
        "{games} {games:game|games} of {game} with {players} players, seed {seed}",
        "{games} {games:partie|parties} de {game} à {players} joueurs, graine {seed}",
    ),
    "cli.simulate.robot": ("Robot", "Robot"),
    "cli.simulate.level": ("Level", "Niveau"),
    "cli.simulate.place": ("{place}.", "{place}."),
    "cli.simulate.mean-place": ("Mean place", "Place moyenne"),
    "cli.simulate.mean-score": ("Mean score", "Score moyen"),
    "cli.decimal-point": (".", ","),
    "cli.simulate.unit": (
        "Scores are in units of {unit}.",
        "Les scores sont en unités de {unit}.",
    ),
    "cli.simulate.speed": ("{rate} games a second", "{rate} parties par seconde"),
    "cli.simulate.kept": (
        "Saved in {folder}",
        "Enregistrées dans {folder}",
    ),
}
