"""The faults that the words of a language can have, compared with those of another."""

import re
from collections.abc import Iterator, Mapping
from string import Formatter
from typing import NamedTuple

from rich.cells import cell_len

from tui.words import Language
from tui.words.catalogue import catalogue, grammar
from tui.words.grammar import Grammar

NARROW = {
    "da.short.": 7,
    "da.jester": 1,
    "do.letters.": 2,
    "do.bottle.brief.": 4,
    "dv.short.": 2,
    "cap.do.": 1,
}
"""The most cells of words in narrow places, by the beginning of their keys."""

OTHERS = ".theirs"
"""The end of the keys of sentences about another player. Only a sentence that says "you" has such a
twin, and the twin may name the mover."""

YOU: Mapping[Language, re.Pattern[str]] = {
    "en": re.compile(r"\byou(rs?|rself)?\b", re.IGNORECASE),
    "fr": re.compile(r"\b(vous|votre|vos|vôtres?)\b", re.IGNORECASE),
    "de": re.compile(r"\b(du|dich|dir|dein\w*|ihr|euch|euer|eure\w*)\b", re.IGNORECASE),
}
"""The words that speak to the reader."""

QUOTES = "«»“”„‚‘‹›"


class Tongue(NamedTuple):
    """A language as its folder holds it."""

    grammar: Grammar
    words: Mapping[str, str]


def tongue(language: Language) -> Tongue:
    """Return the words of a language."""
    return Tongue(grammar(language), catalogue(language))


def faults(own: Tongue, other: Tongue) -> list[str]:
    """Return the faults of a language compared with another, one line each; [] if it has none."""
    missing = other.words.keys() - own.words.keys()
    found = [f"{key} is missing" for key in missing if ":" not in key and not key.endswith(OTHERS)]
    for key, template in own.words.items():
        base, _, case = key.partition(":")
        base = base.removesuffix(OTHERS)
        if base not in other.words or base not in own.words:
            found.append(f"{key} is superfluous")
        elif case and case not in own.grammar.cases:
            found.append(f"{key} is in a case that the language does not have")
        else:
            wrong = [*_fillings(own, template, other.words[base]), *_typography(own, key, template)]
            if own is not other and template == other.words[base] and _is_sentence(key, template):
                wrong.append("is not translated")
            most = [cells for start, cells in NARROW.items() if key.startswith(start)]
            if most and cell_len(template) > most[0]:
                wrong.append("is too wide")
            found += [f"{key} {each}" for each in wrong]
    return found


def _fillings(own: Tongue, template: str, model: str) -> Iterator[str]:
    """Yield the faults in what stands in braces."""
    if _names(template) - {"mover"} != _names(model):
        yield "has other placeholders"
    if template.count("\n") != model.count("\n"):
        yield "has other line breaks"
    for _, name, spec, _ in Formatter().parse(template):
        if "{" in (spec or ""):
            yield f"has braces inside the forms of {name}, which would be printed"
        elif "|" in (spec or ""):
            if len((spec or "").split("|")) != len(own.grammar.plurals):
                yield f"has not as many forms of {name} as the language"
        elif spec and (name or "")[:1] != "@" and spec not in own.grammar.cases:
            yield f"asks for a case of {name} that the language does not have"


def _names(template: str) -> set[str]:
    """Return the names of what is filled in, by this program or by argparse."""
    names = {name for _, name, _, _ in Formatter().parse(template) if name}
    return names | set(re.findall(r"%\(\w+\)\w|%[rs]", template))


def _typography(own: Tongue, key: str, template: str) -> Iterator[str]:
    """Yield the faults of typography."""
    set_ = own.grammar.typeset(template)
    if ".typed." in key or key.endswith(".usage") or re.search(r"\$\(|pipx install", template):
        return  # words of the command line
    # Allow a question mark after a move, because it is typed there.
    if re.search(r" [!:;»]|(?<!\d\s[A-G]) \?|« ", set_):
        yield "has a blank that can break before a sign"
    if own.grammar.typeset("a !") == "a !" and re.search("\N{NO-BREAK SPACE}[!?:;]", set_):
        yield "has a blank before a sign"
    if re.search("['\"]|\\.\\.\\.", template):
        yield "has a typewriter's quotes"
    opening, closing = (each.strip("\N{NO-BREAK SPACE}") for each in own.grammar.quotes)
    if set(set_) & set(QUOTES) - {opening, closing} or set_.count(opening) != set_.count(closing):
        yield "has quotes that are not the language's"


def _is_sentence(key: str, template: str) -> bool:
    """Return whether the words must differ between languages: not names of games, usages, typed
    words or other proper names."""
    proper = key.startswith("game.") or key.endswith(".usage") or ".typed." in key
    text = re.sub(r"\{.*?\}|%\(\w+\)\w", " ", template)
    # Calls and names may have capitals throughout: Do, Lo, Rès.
    words = re.findall(r"[^\W\d_]{2,}", text)
    return not proper and len(words) > 1 and not all(word.istitle() for word in words)
