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
        "Trier par la même colonne, dans l’ordre inverse. Un second clic sur son titre le fait "
        "aussi."
    ),
    "saves.key.preview": "aperçu",
    "saves.key.preview.help": "Agrandir ou réduire l’aperçu, ou le cacher.",
}
