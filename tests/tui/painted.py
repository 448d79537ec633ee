"""Painted lines as texts that are kept and compared: what they show, and what their parts mean."""

from collections.abc import Iterable, Mapping
from typing import Any

from tui.games.line_mode import LineMode, NotUnderstood, Unclear
from tui.words import Wording
from tui.words.spans import Line, Span, text_of
from tui.words.speech import Fact


class Keys(Wording):
    """A wording that says the keys of sentences and their facts, so that a text stays as it is when
    words change."""

    def _filled(self, key: str, facts: Mapping[str, Fact], case: str) -> Line:
        spans = [Span(key)]
        for name, fact in facts.items():
            spans += [Span(f" <{name} "), *self._said(fact, ""), Span(">")]
        return tuple(spans)


def painted(lines: Iterable[Line]) -> str:
    """Return the text that lines show."""
    return "\n".join(text_of(each).rstrip() for each in lines)


def meant(lines: Iterable[Line]) -> str:
    """Return what the parts of lines mean: for each role, target and topic the parts that have
    it."""
    parts: dict[str, list[str]] = {}
    for each in lines:
        for span in each:
            marked = span.roles or span.target is not None or span.topic is not None
            if marked and (span.text.strip() or span.target is not None):
                meaning = [span.roles] if span.roles else []
                meaning += [f"-> {_spelt(span.target)}"] if span.target is not None else []
                meaning += [f"? {_spelt(span.topic)}"] if span.topic is not None else []
                texts = parts.setdefault(" ".join(meaning), [])
                text = " ".join(span.text.split())
                if text not in texts:
                    texts.append(text)
    return "\n".join(f"{meaning}: {' / '.join(texts)}" for meaning, texts in parts.items())


def read_out(reader: LineMode[Any, Any], view: Any, typed: Iterable[str]) -> str:
    """Return what line mode says of a view, and how it reads each of some typed words."""
    lines = [*reader.position(view), *reader.hand(view), *reader.question(view)]
    texts = [painted(lines), reader.how(view)]
    for words in typed:
        try:
            texts.append(f"{words}: {reader.read(view, words)}")
        except (NotUnderstood, Unclear) as error:
            texts.append(f"{words}: {'how' if str(error) == reader.how(view) else error}")
    return "\n".join(texts)


def turning(values: Iterable[tuple[int, object]]) -> str:
    """Return the values of ascending numbers, in a line for each number at which the value
    changes."""
    lines: list[str] = []
    before: object = None
    for number, value in values:
        if value != before:
            text = " ".join(map(str, value)) if isinstance(value, tuple) else str(value)
            lines.append(f"{number}: {text}")
        before = value
    return "\n".join(lines)


def _spelt(words: object) -> str:
    """Return a target or a topic in short: card 4 1."""
    return " ".join(map(str, words)) if isinstance(words, tuple) else str(words)
