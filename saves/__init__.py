"""Journals on disk: written as they happen, decoded strictly, recovered, listed and verified.

Problems are codes and facts (`saves.problems`); the words are the wording layer's. The format is
described in `docs/save-format.md`.
"""
