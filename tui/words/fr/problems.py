"""What can be wrong with a save: one sentence for every code of `saves.problems`."""

from typing import Final

WORDS: Final = {
    "save.torn": "La ligne {line} s’interrompt au milieu.",
    "save.no-end": "La partie est finie, mais la ligne qui le dit manque.",
    "save.damaged": "La ligne {line} n’est pas telle qu’elle a été écrite.",
    "save.line-too-long": (
        "La ligne {line} est plus longue que toute ligne d’une sauvegarde ({limit} octets)."
    ),
    "save.too-deep": "La ligne {line} emboîte plus de crochets que toute sauvegarde.",
    "save.bad-record": "La ligne {line} n’a pas de sens (à {at}).",
    "save.bad-header": "La première ligne ne décrit pas une partie (à {at}).",
    "save.illegal": "La ligne {line} est un coup que les règles n’autorisent pas.",
    "save.not-an-action": "Ce coup n’existe pas dans ce jeu.",
    "save.after-end": "La ligne {line} continue après la fin de la partie.",
    "save.early-end": "La ligne {line} termine la partie avant qu’elle soit finie.",
    "save.other-end": "La ligne {line} annonce une autre fin que celle de la partie.",
    "save.other-state": (
        "La ligne {line} termine la partie dans un autre état que celui où mènent ses coups."
    ),
    "save.no-such-step": "La partie n’a pas d’étape {step}.",
    "save.newer-format": (
        "Une version plus récente du programme a écrit ce fichier "
        "(format {found} ; celle-ci lit le format {known})."
    ),
    "save.older-format": "Le fichier a un format ({found}) que cette version ne lit plus.",
    "save.newer-rules": (
        "Cette partie de {game} suit des règles plus récentes "
        "({found} ; cette version connaît les règles {known})."
    ),
    "save.older-rules": (
        "Cette partie de {game} suit des règles plus anciennes "
        "({found} ; cette version connaît les règles {known})."
    ),
    "save.unknown-game": "Cette version ne connaît pas le jeu « {game} ».",
    "save.wrong-seats": "Ce jeu se joue de {least} à {most} joueurs, et non à {players}.",
    "save.impossible-setup": "Une partie de {game} ne peut pas commencer avec ces options.",
    "save.not-a-save": "Ce n’est pas une partie enregistrée.",
    "save.no-such-file": "Ce fichier n’existe pas.",
    "save.not-a-file": "Ce n’est pas un fichier ordinaire.",
    "save.not-empty": "Le dossier n’est pas vide.",
    "save.link-loop": "Ce lien tourne en rond.",
    "save.no-lock": (
        "Ce qui s’appelle {lock} n’est pas un verrou de ce programme. "
        "Retirez-le pour jouer cette partie."
    ),
    "save.not-a-folder": "Un fichier se trouve là où il faudrait un dossier.",
    "save.too-large": (
        "Le fichier serait plus gros que toute sauvegarde ({size} octets ; {limit} au plus)."
    ),
    "save.disk-full": "Le disque est plein.",
    "save.read-only": "Rien ne peut y être écrit : c’est en lecture seule.",
    "save.not-allowed": "L’accès est refusé.",
    "save.exists": "Un fichier de ce nom existe déjà.",
    "save.bad-file-name": "Le nom est trop long pour ce disque.",
    "save.disk-error": "Le disque fait défaut ({error}).",
    "save.in-use": "Une autre fenêtre a cette partie ouverte (processus {pid} sur {host}).",
    "save.in-use.somewhere": "Une autre fenêtre a cette partie ouverte.",
    "save.changed-elsewhere": "Un autre programme a écrit dans ce fichier.",
    "save.file-gone": "Le fichier a été effacé pendant qu’il servait.",
    "save.bad-title": "Rien de ce titre ne peut servir de nom de fichier.",
    "save.closed": "Le fichier est fermé.",
    "save.note-too-long": "La note est trop longue ({length} caractères ; {limit} au plus).",
    "save.lost": "{lost} {lost:ligne est perdue|lignes sont perdues}.",
    "save.kept": "Le fichier tel qu’il était est gardé sous le nom {file}.",
}
