"""Words and letters that people type, in any language; the language spoken comes first."""

from collections.abc import Iterable
from functools import cache

from tui.words.catalogue import LANGUAGES
from tui.words.speech import Wording


@cache
def spellings(key: str) -> frozenset[str]:
    """Return the words of `key` in every language, in small letters. People type their own
    language, whatever the program speaks."""
    return frozenset(word for each in LANGUAGES for word in _words(Wording(each), key))


def letters(key: str) -> list[str]:
    """Return the single letters among the spellings of `key`; each of them answers as a key."""
    return sorted(word for word in spellings(key) if len(word) == 1)


def meant(say: Wording, word: str, keys: Iterable[str]) -> str | None:
    """Return the key that a word names: in the language spoken, else in the first that has the
    word. None if no language has it.

    >>> [meant(Wording(each), "f", ["cap.do.1", "cap.do.2"]) for each in ("de", "fr")]
    ['cap.do.1', 'cap.do.2']
    """
    keys = tuple(keys)
    voices = (say, *map(Wording, LANGUAGES))
    return next((key for each in voices for key in keys if word in _words(each, key)), None)


def _words(say: Wording, key: str) -> list[str]:
    return say(key).casefold().split()
