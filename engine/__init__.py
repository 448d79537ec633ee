"""The rules of the games: pure, synchronous, without I/O, clock, words or global randomness.

A game is a journal of actions folded over a start state, and the dealer is one of the players.
"""
