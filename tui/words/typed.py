"""What people type: words and letters of any language, the one that is spoken first."""

from collections.abc import Iterable
from functools import cache

from tui.words.catalogue import LANGUAGES
from tui.words.speech import Wording


@cache
def spellings(key: str) -> frozenset[str]:
    """The words of `key` in every language, in small letters: whatever language the program
    speaks, people type their own."""
    return frozenset(word for each in LANGUAGES for word in _words(Wording(each), key))


def letters(key: str) -> list[str]:
    """The single letters among them, which are keys where one key is an answer."""
    return sorted(word for word in spellings(key) if len(word) == 1)


def meant(say: Wording, word: str, keys: Iterable[str]) -> str | None:
    """The key that a word names: in the language spoken, else in the first other that has it.

    >>> [meant(Wording(each), "f", ["cap.do.1", "cap.do.2"]) for each in ("de", "fr")]
    ['cap.do.1', 'cap.do.2']
    """
    keys = tuple(keys)
    voices = (say, *map(Wording, LANGUAGES))
    return next((key for each in voices for key in keys if word in _words(each, key)), None)


def _words(say: Wording, key: str) -> list[str]:
    return say(key).casefold().split()
