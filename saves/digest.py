"""The digest in a save: eight bytes of BLAKE2b."""

try:
    # The function that hashlib gives, without hashlib, because that loads OpenSSL: 4 ms of a start.
    from _blake2 import blake2b
except ImportError:  # a Python that keeps it elsewhere
    from hashlib import blake2b


def digest(data: bytes) -> bytes:
    """Return the digest of some bytes."""
    return blake2b(data, digest_size=8).digest()
