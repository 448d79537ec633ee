"""Search for words in lines of text, regardless of case and accents."""

from functools import lru_cache
from unicodedata import combining, normalize

from tui.words.spans import Line, Span, text_of


@lru_cache(maxsize=4096)  # a key of a search folds the same names thousands of times
def folded(text: str) -> str:
    """Return the text in small letters without accents, as a searcher types it.

    >>> folded("Élodie Große")
    'elodie grosse'
    """
    if text.isascii():
        return text.lower()
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


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
