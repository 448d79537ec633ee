"""A table on the net: a guest elsewhere hears the account of their seat, and sends decisions. No
Textual.

`host` is the whole table without a socket and without a clock; `server` and `client` carry its
messages. `docs/table-protocol.md` describes them.
"""

from typing import Final

HERE: Final = "127.0.0.1"
"""The address at which only this machine reaches a host."""

PORT: Final = 8737
"""The usual port of a host."""
