"""Words of the page of rules; the rules themselves are in `rules_<game>`."""

from typing import Final

WORDS: Final = {
    "rules.title": "Rules",
    "rules.ruling": "House rule.",
    "rules.ruling.first": (
        "House rules, marked like this one, fill gaps in the printed rules or replace them."
    ),
    "rules.example": "Example",
    "rules.example.play": "{key}: play through the examples",
    "rules.see": "see\N{NO-BREAK SPACE}{n}, {title}",
    "rules.found": "match {n} of {of}",
    "rules.not-found": "no match",
    "rules.key.search": "search",
    "rules.key.search.help": (
        "Type words to search: first in these rules, then in those of the other games. Accents do "
        "not matter."
    ),
    "rules.key.match": "next match",
    "rules.key.match.help": "Jump to the next match.",
    "rules.key.forget": "clear search",
    "rules.key.forget.help": "Clear the search.",
    "rules.key.next": "next section",
    "rules.key.next.help": "Go to the next section.",
    "rules.key.previous": "previous section",
    "rules.key.previous.help": "Go to the previous section.",
    "rules.key.game": "game",
    "rules.key.game.help": "Read the rules of another game.",
    "rules.key.examples": "examples",
    "rules.key.examples.help": "Open the list of the examples, to step through them as games.",
    "rules.key.section": "section",
    "rules.key.section.help": "Go to the section with that number.",
}
