"""Somebody who plays line by line: reads what has been written, types an answer."""

import re

YOURS = {"en": "Your hand:", "fr": "Votre main :"}
CARDS = {"en": "Your cards:", "fr": "Vos cartes :"}
PLAYS = {"en": "You can play", "fr": "Vous pouvez jouer"}
GIFTS = {"en": ("Which card do", "Which two cards"), "fr": ("Quelle carte", "Quelles deux")}
LEAD = {"en": "you lead", "fr": "à vous la main"}
WAITS = {"en": ("press Enter", "Press Enter"), "fr": ("appuyez sur Entrée", "Appuyez sur Entrée")}
NO = {"en": "no", "fr": "non"}
PASS = {"en": "pass", "fr": "passe"}


class Typist:
    """Answers by the plainest reading of what was written since the last answer."""

    def __init__(self, game: str, language: str) -> None:
        self.game = game
        self.language = language

    def answer(self, written: str) -> str:
        """What is typed after this."""
        text = written.replace("\N{NO-BREAK SPACE}", " ").strip()
        lines = text.splitlines() or [""]
        if any(words in lines[-1] for words in WAITS[self.language]):
            return ""
        if self.game == "dolce-vita":
            return self._place(text)
        return self._share(lines) if self.game == "dolores" else self._climb(text)

    def _place(self, text: str) -> str:
        held = text.rpartition(CARDS[self.language])[2].partition(".")[0]
        card = re.findall(r"\d", held)[-1]
        return f"{card} {'ABCDEFG'[int(card) % 7]}"

    def _share(self, lines: list[str]) -> str:
        numbers = [line for line in lines[-12:] if re.match(r"\d+\. ", line)]
        told = any(re.search(r"(devant|before) ", line) for line in numbers)
        return NO[self.language] if told else "1"

    def _climb(self, text: str) -> str:
        asked = text.rpartition(YOURS[self.language])[2]
        if any(words in asked for words in GIFTS[self.language]):
            held = asked.partition(".")[0]
            ranks = re.findall(r"\((\d+)\)", held)
            two = GIFTS[self.language][1] in asked
            return " ".join([*ranks, *ranks][-1 - two :])
        if PLAYS[self.language] in asked:
            found = re.search(r"\d+x\w+( [JB]+)?", asked.rpartition(PLAYS[self.language])[2])
            return found[0] if found else ""
        if "1:" in asked.replace(" ", "").splitlines()[-1]:
            return "1"
        if LEAD[self.language] in asked:
            ranks = re.findall(r"\((\d+)\)", asked.partition(".")[0])
            return ranks[-1] if ranks else "J"
        if "?" in asked:
            return NO[self.language]
        return PASS[self.language]
