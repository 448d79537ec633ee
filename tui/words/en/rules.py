"""Words of the page of rules; the rules themselves are in `rules_<game>`."""

from typing import Final

WORDS: Final = {
    "rules.title": "Rules",
    "rules.ruling": "House ruling.",
    "rules.example": "Example",
    "rules.example.play": "as a game: {key}",
    "rules.see": "see {n}, {title}",
    "rules.ask.search": "Search",
    "rules.found": "found: {n} of {of}",
    "rules.not-found": "not found",
    "rules.key.search": "search",
    "rules.key.search.help": "Type words; the page follows. Accents do not matter.",
    "rules.key.match": "next match",
    "rules.key.match.help": "To the next place where the words stand.",
    "rules.key.forget": "end the search",
    "rules.key.forget.help": "Look for nothing any more.",
    "rules.key.next": "section",
    "rules.key.next.help": "To the next section.",
    "rules.key.previous": "section before",
    "rules.key.previous.help": "To the section before.",
    "rules.key.game": "game",
    "rules.key.game.help": "Read the rules of another game.",
    "rules.key.examples": "examples",
    "rules.key.examples.help": (
        "Step through the examples of these rules as games, starting with the one in sight."
    ),
    "rules.key.section": "section",
    "rules.key.section.help": "To the section of that number.",
}
