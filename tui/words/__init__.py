"""The words of the program, a folder a language. No other package holds sentences."""

from tui.words.catalogue import LANGUAGES, Language
from tui.words.speech import Listed, Noun, Wording, default_language

__all__ = ["LANGUAGES", "Language", "Listed", "Noun", "Wording", "default_language"]
