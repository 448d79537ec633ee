"""The screens of the program. What they share is in `base`; no screen knows a game's rules."""
