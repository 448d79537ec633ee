"""The topics of a table's picture, and the words that explain each.

A painter marks what it draws with a topic (`tui.words.spans.about`). A place that can be pointed at
or clicked is its own topic. Everything else belongs to what is happening now, so that everything on
a table can be explained.
"""

from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

from engine.account import Moment
from engine.review import COSTS, Grade
from tui.render.face import Face
from tui.words.numbers import decimal
from tui.words.search import folded
from tui.words.spans import Line, Span, Topic, line, text_of

REVIEW: Final = "review."
"""The beginning of the topics of a review, which are the same in all games."""


SIGNS: Final = {Grade.BLUNDER: "??", Grade.MISTAKE: "?", Grade.INACCURACY: "?!"}
"""The signs of the grades, as in chess."""


class Explained(NamedTuple):
    """The title and words on a topic, and the ruling (`DV12`) behind them, "" if there is none."""

    title: Line
    words: Line
    ruling: str


def topic_of(face: Face[Any, Any], view: Any, span: Span) -> Topic:
    """Return the topic of a span: its own, else its place on the table, else the player in whose
    colour it is, else what is happening now."""
    if span.topic is not None:
        return span.topic
    if isinstance(span.target, tuple) and span.target[0] in face.topics:
        return span.target
    for role in span.roles.split():
        if role.startswith("seat-"):
            return ("seat", int(role[5:]))
    return face.now(view)


def explained(face: Face[Any, Any], moment: Moment, topic: Topic) -> Explained:
    """Return the words on a topic at a moment: of the review, or else of the game. Raises KeyError
    for a topic that the game lacks."""
    if topic[0].startswith(REVIEW):
        company = face.company
        key = company.say.own(f"what.{topic[0]}", face.game)
        grades = ", ".join(
            f"{sign} {company.say(f'review.grade.{grade.name.lower()}')}"
            for grade, sign in SIGNS.items()
        )
        others = len(company.names) - 1
        places = {
            grade.name.lower(): decimal(company.say, cost * others, 2)
            for grade, cost in COSTS.items()
        }
        words = company.say.line(f"{key}.is", mark=company.glyphs.turn, grades=grades, **places)
        return Explained(company.say.line(key), words, "")
    say, ruling = face.company.say, face.topics[topic[0]]
    key, facts = f"what.{face.game}.{topic[0]}", face.facts(moment, topic)
    words = say.line(f"{key}.is", **facts)
    match topic:
        case ("seat", int(seat)) if told := face.company.character(face.game, seat):
            words = line(words, " ", told)
    return Explained(say.line(key, **facts), words, ruling)


def first_sentence(words: Line) -> Line:
    """Return a line up to the end of its first sentence."""
    said = text_of(words)
    end = said.find(". ") + 1 or len(said)
    spans: list[Span] = []
    for span in words:
        spans.append(span._replace(text=span.text[:end]))
        end -= len(spans[-1].text)
    return tuple(span for span in spans if span.text)


def topics_on(face: Face[Any, Any], view: Any, lines: Iterable[Line]) -> Iterator[Topic]:
    """Yield what is happening now, then every other topic of the lines, each once in reading
    order."""
    seen = {face.now(view): None}
    seen |= dict.fromkeys(
        topic_of(face, view, span) for each in lines for span in each if span.text.strip()
    )
    yield from seen


def named(face: Face[Any, Any], moment: Moment, words: str) -> list[Explained]:
    """Return the topics on the table at a moment whose titles contain these words, whatever their
    case and accents. Without words, return what is happening now."""
    if not words.strip():
        return [explained(face, moment, face.now(moment.view))]
    lines = [*face.table(moment, 120, 40), *face.standings(moment, 60)]
    found = (explained(face, moment, topic) for topic in topics_on(face, moment.view, lines))
    sought = folded(words.strip())
    return [each for each in found if sought in folded(text_of(each.title))]
