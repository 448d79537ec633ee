"""Words of the palette, which finds whatever can be done from where one is."""

from typing import Final

WORDS: Final = {
    "palette.title": "Commandes",
    "palette.ask": "Trouver",
    "palette.hint": "une commande, un jeu, un réglage, une page des règles, une partie",
    "palette.none": "Rien de ce nom ici",
    "about.Palette": (
        "Tout ce qu’on peut faire d’ici : les commandes de cet écran, les jeux et les parties "
        "qui ont un titre, les réglages, les thèmes, les langues, les pages des règles. Tapez "
        "quelques lettres, dans n’importe laquelle des langues ; les fautes de frappe sont "
        "tolérées. Valider exécute la ligne sous le curseur."
    ),
    "settings.preview": "Aperçu des parties",
    "settings.preview.auto": "automatique",
    "settings.preview.small": "petit",
    "settings.preview.large": "grand",
    "settings.preview.none": "aucun",
}
