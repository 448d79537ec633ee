"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

from typing import Final

WORDS: Final = {
    "save.torn": "La ligne {line} s’arrête au milieu.",
    "save.no-end": "La partie est terminée, mais la ligne qui le dit manque.",
    "save.damaged": "La ligne {line} a été altérée.",
    "save.line-too-long": "La ligne {line} est trop longue ({limit} octets au plus).",
    "save.too-deep": "La ligne {line} imbrique trop de crochets.",
    "save.bad-record": "La ligne {line} est incompréhensible (dans {at}).",
    "save.bad-header": "La première ligne ne décrit pas une partie (dans {at}).",
    "save.illegal": "La ligne {line} est un coup que les règles n’autorisent pas.",
    "save.not-an-action": "Ce coup n’existe pas dans ce jeu.",
    "save.after-end": "La ligne {line} continue après la fin de la partie.",
    "save.early-end": "La ligne {line} annonce la fin d’une partie qui n’est pas terminée.",
    "save.other-end": "La ligne {line} annonce une autre fin que celle de la partie.",
    "save.other-state": (
        "La ligne {line} termine la partie dans un autre état que celui où mènent ses coups."
    ),
    "save.no-such-step": "La partie n’a pas d’étape {step}.",
    "save.newer-format": (
        "Une version plus récente du programme a écrit ce fichier (format {found} ; celle-ci lit "
        "le format {known}). Mettez le programme à jour."
    ),
    "save.older-format": (
        "Le fichier a un format ({found}) que cette version ne lit plus. Une version plus "
        "ancienne le lit."
    ),
    "save.newer-rules": (
        "Cette partie de {game} suit des règles plus récentes ({found} ; cette version connaît les "
        "règles {known}). Mettez le programme à jour."
    ),
    "save.older-rules": (
        "Cette partie de {game} suit des règles plus anciennes "
        "({found} ; cette version connaît les règles {known})."
    ),
    "save.unknown-game": "Cette version ne connaît pas le jeu « {game} ».",
    "save.wrong-seats": "Il faut de {least} à {most} joueurs pour ce jeu, et non {players}.",
    "save.impossible-setup": "Une partie de {game} ne peut pas commencer avec ces options.",
    "save.not-a-save": "Ce n’est pas une partie enregistrée.",
    "save.no-such-file": "Ce fichier n’existe pas.",
    "save.not-a-file": "Ce n’est pas un fichier ordinaire.",
    "save.not-empty": "Le dossier n’est pas vide. Choisissez-en un vide ou un nouveau.",
    "save.link-loop": "Ce lien tourne en rond.",
    "save.no-lock": (
        "Ce qui s’appelle {lock} n’est pas un verrou de ce programme. "
        "Retirez-le pour jouer cette partie."
    ),
    "save.not-a-folder": "Un fichier se trouve là où il faudrait un dossier.",
    "save.too-large": "Le fichier est trop volumineux ({size} octets ; {limit} au plus).",
    "save.disk-full": "Le disque est plein. Libérez de la place.",
    "save.read-only": (
        "Impossible d’y écrire : lecture seule. Choisissez un autre dossier avec --saves, ou "
        "autorisez l’écriture."
    ),
    "save.not-allowed": (
        "L’accès est refusé. Vérifiez les droits, ou choisissez un autre dossier avec --saves."
    ),
    "save.exists": "Un fichier de ce nom existe déjà. Choisissez un autre nom.",
    "save.bad-file-name": "Le nom est trop long pour ce disque. Choisissez-en un plus court.",
    "save.disk-error": "Erreur du disque ({error}).",
    "save.in-use": (
        "Cette partie est déjà ouverte dans une autre fenêtre (processus {pid} sur {host}). "
        "Fermez-la d’abord."
    ),
    "save.in-use.somewhere": (
        "Cette partie est déjà ouverte dans une autre fenêtre. Fermez-la d’abord."
    ),
    "save.changed-elsewhere": (
        "Un autre programme a écrit dans ce fichier. Rouvrez-le pour voir ce qu’il contient."
    ),
    "save.file-gone": "Le fichier a été supprimé alors qu’il était ouvert.",
    "save.bad-title": (
        "Ce titre n’a aucun caractère qui puisse servir dans un nom de fichier. Choisissez-en un "
        "autre."
    ),
    "save.closed": "Le fichier est fermé.",
    "save.too-many-tried": "Trop de coups à garder ({moves} ; {limit} au plus).",
    "save.note-too-long": "La note est trop longue ({length} caractères ; {limit} au plus).",
    "save.lost": "{lost} {lost:ligne est perdue|lignes sont perdues}.",
    "save.kept": "Le fichier d’origine est conservé sous le nom {file}.",
}
