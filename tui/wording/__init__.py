"""The words of the program, French and English side by side; no other package has any."""

from tui.wording.speech import LANGUAGES, Language, Wording, default_language

__all__ = ["LANGUAGES", "Language", "Wording", "default_language"]
