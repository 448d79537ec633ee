"""What lets people in: a table's code, which is spoken, and a seat's token, which is not.

A code is four words of five letters, consonant and vowel in turn, each 16 random bits ("proquints",
arXiv:0901.4016): nobody guesses one of 2**64, and over a telephone it is understood.
"""

import secrets
from hashlib import blake2b
from typing import Final

CONSONANTS: Final = "bdfghjklmnprstvz"
VOWELS: Final = "aiou"

WORDS: Final = 4
"""How many words a code has, 16 bits each."""

LETTERS: Final = 5 * WORDS


def word_of(number: int) -> str:
    """The word of a 16-bit number.

    >>> word_of(0x7F00), word_of(1)
    ('lusab', 'babad')
    """
    return "".join(
        (
            CONSONANTS[number >> 12 & 15],
            VOWELS[number >> 10 & 3],
            CONSONANTS[number >> 6 & 15],
            VOWELS[number >> 4 & 3],
            CONSONANTS[number & 15],
        )
    )


def new_code() -> str:
    """A code that nobody can foresee."""
    return "-".join(word_of(secrets.randbits(16)) for _ in range(WORDS))


def written(code: str) -> str:
    """A code as the host writes it, however somebody typed it; "" for what cannot be one.

    >>> written(" Lusab babad GUTIH/tugad ")
    'lusab-babad-gutih-tugad'
    """
    letters = "".join(filter(str.isalpha, code[: 4 * LETTERS].casefold()))
    if len(letters) != LETTERS or not letters.isascii():
        return ""
    return "-".join(letters[at : at + 5] for at in range(0, LETTERS, 5))


def new_token() -> str:
    """A seat's token: whoever shows it gets the seat. 128 bits."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """What is kept of a token, so that who reads the file does not get the seat."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def same(one: str, other: str) -> bool:
    """Whether two secrets are equal, in a time that does not tell how nearly."""
    return secrets.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
