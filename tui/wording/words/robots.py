"""Words about robots, those of other packages above all."""

from typing import Final

WORDS: Final[dict[str, tuple[str, str]]] = {
    "start.robot-misnamed": (
        "The robot “{robot}” cannot be used: its name is taken, or not of small letters, digits, "
        "dots and dashes.",
        "Le robot « {robot} » est inutilisable : son nom est pris, ou n’est pas fait de petites "
        "lettres, de chiffres, de points et de tirets.",
    ),
    "start.robot-broken": (
        "The robot “{robot}” cannot be loaded ({detail}).",
        "Le robot « {robot} » ne peut pas être chargé ({detail}).",
    ),
    "start.robot-no-robot": (
        "The robot “{robot}” is neither a bot nor bots by game ({detail}).",
        "Le robot « {robot} » n’est ni un bot ni des bots par jeu ({detail}).",
    ),
    "start.robot-missing": (
        "There is no robot “{robot}” for this game.",
        "Il n’y a pas de robot « {robot} » pour ce jeu.",
    ),
    "start.robot-failed": (
        "The robot “{robot}” has failed ({detail}).",
        "Le robot « {robot} » a échoué ({detail}).",
    ),
    "start.robot-illegal": (
        "The robot “{robot}” wants what the rules forbid ({detail}).",
        "Le robot « {robot} » veut ce que les règles interdisent ({detail}).",
    ),
    "start.robot-silent": (
        "The robot “{robot}” does not answer.",
        "Le robot « {robot} » ne répond pas.",
    ),
    "play.stands-in": (
        "{why} A robot of level {level} chooses for {who}.",
        "{why} Un robot de niveau {level} choisit pour {who}.",
    ),
}
