"""Words of the palette, which finds whatever can be done from where one is."""

from typing import Final

WORDS: Final = {
    "palette.title": "Commands",
    "palette.ask": "Find",
    "palette.hint": "a command, a game, a setting, a page of the rules, a saved game",
    "palette.none": "Nothing of that name can be used here",
    "about.Palette": (
        "Everything you can do from here: the commands of this screen, games and saved games "
        "with a title, settings, themes, languages, pages of the rules. Type a few letters, in "
        "any of the languages; misspelt words are found too. Enter does what is under the "
        "cursor."
    ),
    "settings.preview": "Saved game preview",
    "settings.preview.auto": "automatic",
    "settings.preview.small": "small",
    "settings.preview.large": "large",
    "settings.preview.none": "none",
}
