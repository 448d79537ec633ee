"""The glossary pages, docs/glossary-<language>.md, and sentences that break them.

Rows of three cells are read: a word, its meaning, and the words it replaces, with commas between. A
row that begins in backticks is an exception: a pattern of keys, the replaced word they may say, the
reason.
"""

import re
from collections.abc import Iterable, Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from string import Formatter
from typing import NamedTuple

from engine.registry import GAMES
from tests.tui.cli.running import ROOT
from tui.words import Language
from tui.words.catalogue import catalogue, grammar, rules_of

START = "glossary-"
PAGES = {file.stem.removeprefix(START): file for file in (ROOT / "docs").glob(f"{START}*.md")}

UNKNOWN = "\0"
"""The sign in place of a fact."""


class Glossary(NamedTuple):
    """The content of a page."""

    words: dict[str, str]
    """The word to use, by the word it replaces."""
    exceptions: frozenset[tuple[str, str]]
    """Patterns of keys, each with the replaced word that they may say."""


def glossary(page: Path) -> Glossary:
    """Return the rows of a page's tables, without headings. Raise AssertionError for a word
    replaced twice."""
    words: dict[str, str] = {}
    exceptions: set[tuple[str, str]] = set()
    heading = True
    for line in page.read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            heading = True
        elif set(line) <= set("|-: "):
            heading = False
        elif not heading and len(cells) == 3 and cells[0].startswith("`"):
            exceptions.add((cells[0].strip("`"), cells[1]))
        elif not heading and len(cells) == 3:
            for word in filter(None, cells[2].split(", ")):
                assert word not in words, f"{word} is replaced twice"
                words[word] = cells[0]
    return Glossary(words, frozenset(exceptions))


def verbs(page: Path) -> frozenset[str]:
    """Return the first words allowed in the help of a key: those after `.help`: on a page; none
    without such a line."""
    line = re.search(r"(?ms)^`\.help`: (.*?)(?:\n\n|\Z)", page.read_text(encoding="utf-8"))
    return frozenset(re.findall(r"\w+", line[1])) if line else frozenset()


def sentences(language: Language) -> Iterator[tuple[str, str]]:
    """Yield all sentences of a language as they are set: its catalogue by key, its rules pages by
    `rules.` and the game."""
    typeset = grammar(language).typeset
    for key, template in catalogue(language).items():
        parsed = list(Formatter().parse(typeset(template)))
        counted = [(text, (spec or "").split("|"), name) for text, name, spec, _ in parsed]
        for n in range(max((len(forms) for _, forms, _ in counted), default=0)):
            pieces = (
                text + (UNKNOWN if name and len(forms) == 1 else forms[min(n, len(forms) - 1)])
                for text, forms, name in counted
            )
            yield key, "".join(pieces)
    for game in GAMES:
        for section in rules_of(game, language):
            for words in (section.title, *(piece.words for piece in section.pieces)):
                yield f"rules.{game}", typeset(words)


PROSE = [
    file
    for file in (ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md")))
    if not file.name.startswith(START) and file.name != "played.md"
]
"""The English pages of the repository, without the glossaries, which name the words they replace.
played.md and docs/evenings are left out, because they quote old screens in three languages."""

CODE = re.compile(r"(?ms)^ *```.*?^ *```|(?:^ {4}[^\n]*\n)+|`[^`]*`|\]\([^)]*\)|<!--.*?-->")
"""What is no prose on a page: blocks and words of code, the targets of links, comments."""


def paragraphs(pages: Iterable[Path]) -> Iterator[tuple[str, str]]:
    """Yield the prose of pages by the path of the page: rows, paragraphs and items of lists, each
    on one line."""
    for page in pages:
        text = CODE.sub("`", page.read_text(encoding="utf-8"))
        for block in re.split(r"\n(?=\s*(?:[-|#*]|\d+\.) ?)|\n{2,}", text):
            yield page.relative_to(ROOT).as_posix(), " ".join(block.split())


def against(page: Glossary, told: Iterable[tuple[str, str]]) -> list[str]:
    """Return the sentences that break a page, and the exceptions that nothing needs.

    A word counts as it is written, and with a capital at the beginning of a sentence; typed words
    (`--bots`) do not count.
    """
    found: list[str] = []
    needed: set[tuple[str, str]] = set()
    patterns = {word: _pattern(word) for word in page.words}
    for key, sentence in told:
        plain = re.sub(r"[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]", " ", sentence)
        for word, pattern in patterns.items():
            if pattern.search(plain):
                allowed = {
                    (keys, said)
                    for keys, said in page.exceptions
                    if said == word and fnmatchcase(key, keys)
                }
                needed |= allowed
                if not allowed:
                    found.append(f"{key} says “{word}” for “{page.words[word]}”: {plain}")
    return found + [f"{keys} no longer says “{said}”" for keys, said in page.exceptions - needed]


def _pattern(word: str) -> re.Pattern[str]:
    opening = rf"(?:\A|(?<=[.!?:“„«] )|(?<=[“„\n])){re.escape(word[0].upper() + word[1:])}"
    return re.compile(rf"(?:(?<!\w)(?<!--){re.escape(word)}|{opening})(?!\w)")
