"""Finding words in lines of text, whatever their case and accents."""

from unicodedata import normalize

from tui.words.spans import Line, Span, text_of


def folded(text: str) -> str:
    """The text in small letters without accents, as long as it was.

    >>> folded("Élève ß")
    'eleve ß'
    """
    return "".join([normalize("NFD", letter)[0].lower()[:1] or letter for letter in text])


def places(spans: Line, words: str) -> list[int]:
    """Where in a line the words stand, as indexes of its text."""
    sought, text = folded(words), folded(text_of(spans))
    found: list[int] = []
    at = text.find(sought) if sought else -1
    while at >= 0:
        found.append(at)
        at = text.find(sought, at + len(sought))
    return found


def lit(spans: Line, words: str, roles: str) -> Line:
    """The line with these roles wherever the words stand."""
    starts = places(spans, words)
    if not starts:
        return spans
    inside = {at + n for at in starts for n in range(len(words))}
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
