"""Words of the list of saved games: columns, search, preview."""

from typing import Final

WORDS: Final = {
    "saves.head.title": "Titre",
    "saves.head.day": "Date",
    "saves.ask.search.hint": "un nom, en cours, novembre, gagnant:Anna, conseils:non",
    "saves.won": "gagnée",
    "saves.lost": "perdue",
    "saves.today": "aujourd’hui",
    "saves.yesterday": "hier",
    "saves.months.whole": (
        "janvier février mars avril mai juin juillet août septembre octobre novembre décembre"
    ),
    # What can be sought by itself, as in winner:Anna; one word each
    "saves.by.title": "titre",
    "saves.by.game": "jeu",
    "saves.by.player": "joueur",
    "saves.by.robot": "robot",
    "saves.by.winner": "gagnant",
    "saves.by.players": "joueurs",
    "saves.by.hints": "conseils",
    "saves.by.date": "date",
    "saves.by.status": "état",
    "saves.key.reverse": "inverser",
    "saves.key.reverse.help": (
        "Trier selon le même critère, dans l’ordre inverse. Un second clic sur l’en-tête de la "
        "colonne le fait aussi."
    ),
    "saves.key.preview": "aperçu",
    "saves.key.preview.help": (
        "Agrandir ou réduire l’aperçu, ou le cacher. Il ne s’agrandit que s’il y a la place."
    ),
    "saves.by.branch": "branche",
    "saves.branches": "{n:branche|branches} : {files}",
    "saves.branch.at": "{file} (étape {n})",
    "saves.branch-of": "branche de {file}",
    "saves.branch-of.at": "branche de {file}, depuis l’étape {n}",
    "saves.key.review": "analyser",
    "saves.key.review.help": (
        "Ouvrir l’analyse d’une partie terminée : les chances et les coups coûteux."
    ),
    "saves.key.branches": "branches",
    "saves.key.branches.help": (
        "Montrer les parties jouées à partir de celle-ci, ou bien celle d’où elle vient et "
        "toutes ses branches."
    ),
    "saves.key.export": "exporter",
    "saves.key.export.help": (
        "Exporter la partie dans un fichier : page web, Markdown, texte, image ou film."
    ),
    "saves.key.verify": "vérifier",
    "saves.key.verify.help": "Vérifier chaque ligne du fichier et chaque coup.",
    "saves.key.repair": "réparer",
    "saves.key.repair.help": (
        "Récupérer dans un nouveau fichier ce qui est intact d’un fichier endommagé. L’ancien "
        "reste tel quel."
    ),
    "saves.ask.export": "Exporter vers",
    "saves.exporting": "Exportation vers {file} …",
    "saves.exported": "Exportée dans {file}",
    "saves.repaired": "Ce qui est intact est dans {file}.",
    "saves.no-form": "Terminez le nom par le format voulu : {forms}.",
    "saves.imported-all": "{n} {n:partie ajoutée|parties ajoutées}.",
    "saves.no-file-pasted": "Ce qui a été collé n’est pas le chemin d’un fichier.",
    "prompt.complete": "compléter",
    "prompt.complete.help": (
        "Compléter le chemin tant qu’il n’y a pas de doute ; une seconde fois, montrer ce qui "
        "peut suivre."
    ),
}
