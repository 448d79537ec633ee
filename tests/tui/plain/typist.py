"""A typist who plays line by line: reads what has been written, types an answer."""

import re

from tui.words import Language
from tui.words.catalogue import catalogue


class Typist:
    """A typist who answers by the plainest reading of what was written since the last answer."""

    def __init__(self, game: str, language: Language) -> None:
        self.game = game
        self.language = language

    def parts(self, key: str) -> list[str]:
        """Return the parts of a sentence around the things that it names."""
        return re.split(r"\{.*?\}", catalogue(self.language)[key])

    def typed(self, key: str) -> str:
        """Return the word to type for a key of the catalogue."""
        return catalogue(self.language)[key].split()[0]

    def answer(self, written: str) -> str:
        """Return the answer to a text; "" to a request for Enter."""
        text = written.replace("\N{NO-BREAK SPACE}", " ").strip()
        lines = text.splitlines() or [""]
        waits = (self.parts(f"plain.{key}")[-1] for key in ("ready", "done_looking", "again"))
        if any(words in lines[-1] for words in waits):
            return ""
        if self.game == "dolce-vita":
            return self._place(text)
        return self._share(lines) if self.game == "dolores" else self._climb(text)

    def _place(self, text: str) -> str:
        held = text.rpartition(self.parts("dv.plain.hand")[0])[2].partition(".")[0]
        card = re.findall(r"\d", held)[-1]
        return f"{card} {'ABCDEFG'[int(card) % 7]}"

    def _share(self, lines: list[str]) -> str:
        numbers = [line for line in lines[-12:] if re.match(r"\d+\. ", line)]
        told = any(self.parts("do.plain.card")[2] in line for line in numbers)
        return self.typed("typed.no") if told else "1"

    def _climb(self, text: str) -> str:
        asked = text.rpartition(self.parts("da.plain.hand")[0])[2]
        for number in (1, 2):
            if self.parts(f"da.plain.gift.{number}")[0] in asked:
                ranks = re.findall(r"\((\d+)\)", asked.partition(".")[0])
                return " ".join([*ranks, *ranks][-number:])
        can_play = re.search("(.*)".join(map(re.escape, self.parts("da.plain.beat"))), asked)
        if can_play:
            found = re.search(r"\d+x\w+( [JB]+)?", can_play[1])
            return found[0] if found else ""
        if "1:" in asked.replace(" ", "").splitlines()[-1]:
            return "1"
        if self.parts("da.asked.lead")[-1] in asked:
            ranks = re.findall(r"\((\d+)\)", asked.partition(".")[0])
            return ranks[-1] if ranks else "J"
        return self.typed("typed.no" if "?" in asked else "da.typed.pass")
