"""Finding words in lines of text, whatever their case and accents."""

from functools import lru_cache
from unicodedata import combining, normalize

from tui.words.spans import Line, Span, text_of


@lru_cache(maxsize=4096)  # a key of a search folds the same names thousands of times
def folded(text: str) -> str:
    """The text without what a searcher does not type: capitals and accents.

    >>> folded("Élodie Große")
    'elodie grosse'
    """
    if text.isascii():
        return text.lower()
    return "".join(letter for letter in normalize("NFD", text.casefold()) if not combining(letter))


def places(spans: Line, words: str) -> list[range]:
    """Where in a line the words stand, as indexes of its text."""
    text = text_of(spans)
    origin = [n for n, letter in enumerate(text) for _ in folded(letter)]
    """By letter of the folded text, the letter of the text it comes from."""
    sought, within = folded(words), "".join(map(folded, text))
    found: list[range] = []
    at = within.find(sought) if sought else -1
    while at >= 0:
        found.append(range(origin[at], origin[at + len(sought) - 1] + 1))
        at = within.find(sought, at + len(sought))
    return found


def lit(spans: Line, words: str, roles: str) -> Line:
    """The line with these roles wherever the words stand."""
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
