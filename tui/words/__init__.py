"""The words of the program, a folder a language; no other package has any."""

from tui.words.catalogue import LANGUAGES, Language
from tui.words.speech import Listed, Noun, Wording, default_language

__all__ = ["LANGUAGES", "Language", "Listed", "Noun", "Wording", "default_language"]
