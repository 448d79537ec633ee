"""Tables on the net: every guest is told the account of one seat, and sends that seat's decisions.
No Textual. `host` is a whole table without a socket and without a clock; `server` and `client`
carry its messages. `docs/table-protocol.md` describes them."""
