"""The values of the settings in words, for the form and for the palette."""

from tui.render.cards import WISHES
from tui.settings import EXPLAINS, PAUSES, PREVIEWS, RESTS, SPEEDS
from tui.words import LANGUAGES, Wording
from tui.words.catalogue import grammar

Value = bool | str


def choices(say: Wording) -> dict[str, list[tuple[Value, str]]]:
    """Return the values that each setting may have, with their names, in the order of the form. The
    theme and the name are chosen elsewhere."""

    def named(setting: str, values: tuple[str, ...]) -> list[tuple[Value, str]]:
        return [(each, say(f"settings.{setting}.{each}")) for each in values]

    def switch(setting: str) -> list[tuple[Value, str]]:
        return [(on, say(f"settings.{setting}.{('no', 'yes')[on]}")) for on in (False, True)]

    languages: list[tuple[Value, str]] = [(each, grammar(each).name) for each in LANGUAGES]
    yes_or_no: list[tuple[Value, str]] = [(True, say("new.yes")), (False, say("new.no"))]
    return {
        "language": [("auto", say("settings.language.auto")), *languages],
        "by_game": switch("by_game"),
        "speed": named("speed", SPEEDS),
        "motion": yes_or_no,
        "ascii": switch("ascii"),
        "cards": named("cards", WISHES),
        "pauses": named("pauses", PAUSES),
        "rest": named("rest", RESTS),
        "explain": named("explain", EXPLAINS),
        "automatic": yes_or_no,
        "confirm": switch("confirm"),
        "bottles": named("bottles", ("always", "own")),
        "remarks": yes_or_no,
        "goals": yes_or_no,
        "preview": named("preview", ("auto", *PREVIEWS)),
    }
