"""The secrets of a table: its code, which people say to each other, and the token of a seat, which
they do not.

A code is four words of five letters, consonant and vowel in turn, each 16 random bits ("proquints",
arXiv:0901.4016): nobody guesses one of 2**64, and it is understood over a telephone.
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
    """Return the word of a 16-bit number.

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
    """Return a new code that nobody can foresee."""
    return "-".join(word_of(secrets.randbits(16)) for _ in range(WORDS))


def written(code: str) -> str:
    """Return a code as the host writes it, however it was typed; "" for what cannot be a code.

    >>> written(" Lusab babad GUTIH/tugad ")
    'lusab-babad-gutih-tugad'
    """
    letters = "".join(filter(str.isalpha, code[: 4 * LETTERS].casefold()))
    if len(letters) != LETTERS or not letters.isascii():
        return ""
    return "-".join(letters[at : at + 5] for at in range(0, LETTERS, 5))


def new_token() -> str:
    """Return a new token of 128 random bits. A guest who shows it gets its seat."""
    return secrets.token_urlsafe(16)


def digest(token: str) -> str:
    """Return the digest of a token. Only the digest is kept, so that nobody gets a seat by reading
    the file."""
    return blake2b(token.encode("utf-8", "surrogatepass"), digest_size=16).hexdigest()


def same(one: str, other: str) -> bool:
    """Return whether two secrets are equal. The time taken does not tell how nearly."""
    return secrets.compare_digest(
        one.encode("utf-8", "surrogatepass"), other.encode("utf-8", "surrogatepass")
    )
