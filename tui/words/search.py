"""Search for words in lines of text, regardless of case and accents."""

import re
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final
from unicodedata import combining, normalize

from tui.words.spans import Line, Span, text_of

JOINED: Final = str.maketrans({"œ": "oe", "æ": "ae", "ø": "o", "ł": "l"})
"""Letters that are typed as others though they bear no accent."""

LAST: Final = chr(0x10FFFF)
"""The letter that comes after all others."""


@lru_cache(maxsize=4096)  # a key of a search folds the same names thousands of times
def folded(text: str) -> str:
    """Return the text in small letters without accents, as a searcher types it.

    >>> folded("Élodie Große")
    'elodie grosse'
    """
    if text.isascii():
        return text.lower()
    apart = normalize("NFD", text.casefold()).translate(JOINED)
    return "".join(letter for letter in apart if not combining(letter))


def words_in(text: str) -> list[str]:
    """Return the words and numbers of a text, folded."""
    return re.findall(r"\w+", folded(text))


def places(spans: Line, words: str) -> list[range]:
    """Return the places of the words in a line, as ranges of indexes of its text."""
    text = text_of(spans)
    origin = [n for n, letter in enumerate(text) for _ in folded(letter)]
    """The index in the text for each letter of the folded text."""
    sought, within = folded(words), "".join(map(folded, text))
    found: list[range] = []
    at = within.find(sought) if sought else -1
    while at >= 0:
        found.append(range(origin[at], origin[at + len(sought) - 1] + 1))
        at = within.find(sought, at + len(sought))
    return found


def lit(spans: Line, words: str, roles: str) -> Line:
    """Return the line with these roles wherever the words occur."""
    inside = {at for place in places(spans, words) for at in place}
    if not inside:
        return spans
    pieces: list[Span] = []
    index = 0
    for span in spans:
        begun = 0
        for n in range(1, len(span.text) + 1):
            if n == len(span.text) or (index + n in inside) != (index + n - 1 in inside):
                role = roles if index + n - 1 in inside else span.roles
                pieces.append(span._replace(text=span.text[begun:n], roles=role))
                begun = n
        index += len(span.text)
    return tuple(pieces)


class Vocabulary:
    """The words by which things are found. A word with a kind before it, such as `winner:anna`, is
    found with that kind alone."""

    def __init__(self, words: Iterable[str] = ()) -> None:
        self._words: dict[str, str] = {}
        self._sorted: list[str] = []
        """The same words in order, when they were last looked up."""
        self.learn(words)

    def learn(self, words: Iterable[str]) -> tuple[str, ...]:
        """Add words. Return them, each as the one copy that is kept."""
        keep = self._words.setdefault
        return tuple([keep(word, word) for word in words])

    def readings(self, sought: Sequence[str]) -> Iterator[list[set[str]]]:
        """Yield what typed words may mean, a set of words for each: first as beginnings of words,
        then, for a search that found nothing, as misspelt too. A typed word that is known is not
        taken for a misspelt one."""
        begun = [self.begun(word) for word in sought]
        yield begun
        yield [
            words if word in self._words else words | self.misspelt(word)
            for word, words in zip(sought, begun, strict=True)
        ]

    def begun(self, typed: str) -> set[str]:
        """Return the words that begin with what was typed."""
        if len(self._sorted) != len(self._words):
            self._sorted = sorted(self._words)
        first = bisect_left(self._sorted, typed)
        last = bisect_left(self._sorted, typed + LAST)
        kinds = typed.count(":")
        return {word for word in self._sorted[first:last] if word.count(":") == kinds}

    def misspelt(self, typed: str) -> set[str]:
        """Return the words that begin with what was typed but for a slip, or for two in a long
        word. Numbers are not misspelt, nor is a short word."""
        kind, colon, tail = typed.rpartition(":")
        most = min(len(tail) // 4, 2)
        if not most or any(letter.isdigit() for letter in tail):
            return set()
        letters, head = set(tail), len(kind + colon)
        return {
            word
            for word in self.begun(kind + colon)
            if len(letters.difference(word)) <= most and slipped(tail, word[head:], most)
        }


def slipped(typed: str, word: str, most: int) -> bool:
    """Return whether a word begins with what was typed but for at most `most` slips: a letter too
    many, too few or wrong, or two swapped.

    >>> [slipped(typed, "elodie", 1) for typed in ("eldoi", "elodi", "elldie", "dolie")]
    [True, True, True, False]
    """
    word = word[: len(typed) + most]
    older: list[int] = []
    before: list[int] = []
    slips = list(range(len(word) + 1))
    """The slips between what was typed so far and each beginning of the word."""
    for at, letter in enumerate(typed):
        older, before, slips = before, slips, [at + 1]
        for n, other in enumerate(word):
            fewest = min(before[n + 1] + 1, slips[n] + 1, before[n] + (letter != other))
            if at and n and letter == word[n - 1] and typed[at - 1] == other:
                fewest = min(fewest, older[n - 1] + 1)
            slips.append(fewest)
        if min(slips) > most:
            return False
    return min(slips) <= most


@lru_cache(maxsize=4096)
def in_books(text: str) -> tuple[tuple[tuple[int, int | str], ...], str]:
    """Return a key that sorts texts as people do: numbers by their value, letters without accents.
    Accents and capitals count only between texts that are otherwise equal.

    >>> sorted(["Zoé 10", "zoe 2", "Ärger", "Œuf", "Ofen", "Abend"], key=in_books)
    ['Abend', 'Ärger', 'Œuf', 'Ofen', 'zoe 2', 'Zoé 10']
    """
    parts = re.findall(r"[0-9]+|[^0-9]+", folded(text))
    return tuple((0, int(part)) if part.isdecimal() else (1, part) for part in parts), text
