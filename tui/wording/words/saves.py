"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

WORDS = {
    "save.torn": (
        "Line {line} breaks off in the middle.",
        "La ligne {line} s’interrompt au milieu.",
    ),
    "save.no-end": (
        "The game is over, but the line that says so is missing.",
        "La partie est finie, mais la ligne qui le dit manque.",
    ),
    "save.damaged": (
        "Line {line} is not as it was written.",
        "La ligne {line} n’est pas telle qu’elle a été écrite.",
    ),
    "save.line-too-long": (
        "Line {line} is longer than any line of a save ({limit} bytes).",
        "La ligne {line} est plus longue que toute ligne d’une sauvegarde ({limit} octets).",
    ),
    "save.too-deep": (
        "Line {line} holds more brackets within brackets than any save.",
        "La ligne {line} emboîte plus de crochets que toute sauvegarde.",
    ),
    "save.bad-record": (
        "Line {line} makes no sense (at {at}).",
        "La ligne {line} n’a pas de sens (à {at}).",
    ),
    "save.bad-header": (
        "The first line does not describe a game (at {at}).",
        "La première ligne ne décrit pas une partie (à {at}).",
    ),
    "save.illegal": (
        "Line {line} is a move that the rules do not allow.",
        "La ligne {line} est un coup que les règles n’autorisent pas.",
    ),
    "save.not-an-action": (
        "There is no such move in this game.",
        "Ce coup n’existe pas dans ce jeu.",
    ),
    "save.after-end": (
        "Line {line} goes on after the end of the game.",
        "La ligne {line} continue après la fin de la partie.",
    ),
    "save.early-end": (
        "Line {line} ends the game before it is over.",
        "La ligne {line} termine la partie avant qu’elle soit finie.",
    ),
    "save.other-end": (
        "Line {line} states another end than the game came to.",
        "La ligne {line} annonce une autre fin que celle de la partie.",
    ),
    "save.other-state": (
        "Line {line} ends the game in another state than its moves lead to.",
        "La ligne {line} termine la partie dans un autre état que celui où mènent ses coups.",
    ),
    "save.no-such-step": (
        "The game has no step {step}.",
        "La partie n’a pas d’étape {step}.",
    ),
    "save.newer-format": (
        "A newer version of the program wrote this file (format {found}; this one reads {known}).",
        "Une version plus récente du programme a écrit ce fichier "
        "(format {found} ; celle-ci lit le format {known}).",
    ),
    "save.older-format": (
        "The file has a format ({found}) that this version no longer reads.",
        "Le fichier a un format ({found}) que cette version ne lit plus.",
    ),
    "save.newer-rules": (
        "This game of {game} was played by newer rules ({found}; this version knows {known}).",
        "Cette partie de {game} suit des règles plus récentes "
        "({found} ; cette version connaît les règles {known}).",
    ),
    "save.older-rules": (
        "This game of {game} was played by older rules ({found}; this version knows {known}).",
        "Cette partie de {game} suit des règles plus anciennes "
        "({found} ; cette version connaît les règles {known}).",
    ),
    "save.unknown-game": (
        "This version does not know the game “{game}”.",
        "Cette version ne connaît pas le jeu « {game} ».",
    ),
    "save.wrong-seats": (
        "The game takes {least} to {most} players, not {players}.",
        "Ce jeu se joue de {least} à {most} joueurs, et non à {players}.",
    ),
    "save.impossible-setup": (
        "A game of {game} cannot begin with these options.",
        "Une partie de {game} ne peut pas commencer avec ces options.",
    ),
    "save.not-a-save": (
        "This is not a saved game.",
        "Ce n’est pas une partie enregistrée.",
    ),
    "save.no-such-file": ("There is no such file.", "Ce fichier n’existe pas."),
    "save.not-a-file": ("This is not a file.", "Ce n’est pas un fichier."),
    "save.not-a-folder": (
        "A file is where a folder should be.",
        "Un fichier se trouve là où il faudrait un dossier.",
    ),
    "save.too-large": (
        "The file would be larger than any save ({size} bytes; the most is {limit}).",
        "Le fichier serait plus gros que toute sauvegarde ({size} octets ; {limit} au plus).",
    ),
    "save.disk-full": ("The disk is full.", "Le disque est plein."),
    "save.read-only": (
        "Nothing can be written there: it is read-only.",
        "Rien ne peut y être écrit : c’est en lecture seule.",
    ),
    "save.not-allowed": ("Permission is denied.", "L’accès est refusé."),
    "save.exists": (
        "There is a file of that name already.",
        "Un fichier de ce nom existe déjà.",
    ),
    "save.bad-file-name": (
        "The name is too long for this disk.",
        "Le nom est trop long pour ce disque.",
    ),
    "save.disk-error": ("The disk fails ({error}).", "Le disque fait défaut ({error})."),
    "save.in-use": (
        "Another window has this game open (process {pid} on {host}).",
        "Une autre fenêtre a cette partie ouverte (processus {pid} sur {host}).",
    ),
    "save.in-use.somewhere": (
        "Another window has this game open.",
        "Une autre fenêtre a cette partie ouverte.",
    ),
    "save.changed-elsewhere": (
        "Another program has written to this file.",
        "Un autre programme a écrit dans ce fichier.",
    ),
    "save.file-gone": (
        "The file was deleted while it was in use.",
        "Le fichier a été effacé pendant qu’il servait.",
    ),
    "save.bad-title": (
        "Nothing of this title can be the name of a file.",
        "Rien de ce titre ne peut servir de nom de fichier.",
    ),
    "save.closed": ("The file is closed.", "Le fichier est fermé."),
    "save.note-too-long": (
        "The note is too long ({length} characters; the most is {limit}).",
        "La note est trop longue ({length} caractères ; {limit} au plus).",
    ),
    "save.lost": (
        "{lost} {lost:line is|lines are} lost.",
        "{lost} {lost:ligne est perdue|lignes sont perdues}.",
    ),
    "save.kept": (
        "The file as it was is kept as {file}.",
        "Le fichier tel qu’il était est gardé sous le nom {file}.",
    ),
}
