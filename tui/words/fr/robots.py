"""Words about robots of other packages, and about one that stands in."""

from typing import Final

WORDS: Final = {
    "start.robot-misnamed": (
        "Le robot « {robot} » est inutilisable : son nom est pris, ou n’est pas fait de lettres "
        "minuscules, de chiffres, de points et de tirets."
    ),
    "start.robot-broken": "Le robot « {robot} » ne peut pas être chargé ({detail}).",
    "start.robot-no-robot": (
        "« {robot} » ne contient ni un robot ni un groupe de robots par jeu ({detail})."
    ),
    "start.robot-missing": "Il n’y a pas de robot « {robot} » pour ce jeu.",
    "start.robot-failed": "Le robot « {robot} » a échoué ({detail}).",
    "start.robot-illegal": "Le robot « {robot} » joue ce que les règles interdisent ({detail}).",
    "start.robot-silent": "Le robot « {robot} » ne répond pas.",
    "play.stands-in": "{why} Un robot de niveau {level} choisit pour {who}.",
    "robots.introduced": "{robots:Le robot de la table :|Les robots de la table :}",
}
