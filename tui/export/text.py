"""The whole game in words, as plain text and as Markdown."""

import re
from collections.abc import Callable
from functools import partial
from typing import Final

from tui.export.story import Story, headed
from tui.render.glyphs import UNICODE
from tui.words.spans import Line, plain, text_of, wrap

WIDTH: Final = 80
"""Cells of a line of plain text."""

SPECIAL: Final = re.compile(r"([\\`*_{}\[\]<>#|~])")
"""The characters that mean something in Markdown."""


def as_text(story: Story) -> str:
    """Return the game as plain text: every step with its number, chapter by chapter, and the
    result."""
    digits = len(str(story.account.last))
    margin = " " * (digits + 2)
    lines = [story.title, "=" * len(story.title), ""]
    for label, fact in story.about():
        lines.append(story.company.say("labelled", label=label, words=text_of(fact)))
    lines.append("")
    for entry in story.entries():
        if entry.chapter is not None and entry.chapter.level == 0:
            lines.append("")
        told = [each for spans in entry.lines for each in wrap(spans, WIDTH - len(margin), 4)]
        for row, each in enumerate(told):
            head = margin if row else f"{entry.number:>{digits}}  "
            lines.append((head + text_of(each)).rstrip())
        for note in entry.notes:
            head = f"{margin}{UNICODE.noted} "
            lines += [head + text_of(each) for each in wrap(note, WIDTH - len(head))]
    if result := story.result():
        lines += ["", plain(result)]
    return "\n".join(lines)


def as_markdown(story: Story) -> str:
    """Return the game as Markdown, with headings for chapters and a list item a step."""
    lines = [f"# {escaped(story.title)}", ""]
    labelled = partial(story.company.say, "labelled")
    lines += [
        f"- {labelled(label=escaped(label), words=_text(fact))}" for label, fact in story.about()
    ]
    for entry in story.entries():
        before = headed(entry.lines) if entry.chapter is not None else 0
        lines += _item(labelled, entry.number, entry.lines[:before])
        if entry.chapter is not None:
            lines += ["", f"{'##' + '#' * entry.chapter.level} {escaped(entry.chapter.name)}", ""]
        lines += _item(labelled, entry.number, entry.lines[before:])
        for note in entry.notes:
            lines += ["", f"  > {_text(note)}", ""]
    if result := story.result():
        lines += ["", "```", plain(result), "```"]
    return "\n".join(lines)


def _item(labelled: Callable[..., str], number: int, lines: list[Line]) -> list[str]:
    parts = [_text(spans).strip() for spans in lines]
    text = "".join(each + (" " if each.endswith(":") else " · ") for each in parts).rstrip(" ·")
    return [f"- {labelled(label=number, words=text)}"] if text else []


def _text(spans: Line) -> str:
    return escaped(re.sub("[ \N{NO-BREAK SPACE}]{2,}", " ", text_of(spans)))


def escaped(text: str) -> str:
    """Return the text so that Markdown shows it unchanged."""
    return SPECIAL.sub(r"\\\1", text)
