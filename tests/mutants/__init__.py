"""How much the tests notice: small faults planted in a copy of the program, one at a time."""
