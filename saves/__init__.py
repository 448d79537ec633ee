"""Journals on disk: written as they happen, decoded strictly, recovered, listed and verified."""
