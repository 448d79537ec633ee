"""What learning says of a move that was tried. Nothing here imports Textual."""

from typing import Any

from engine.review import decided
from saves.reading import SavedGame
from saves.reviews import Judged
from tui.render.face import Face
from tui.session.decision_lines import worth_head
from tui.session.learning import Answer
from tui.words.spans import Line, Span, line, sentence


def answered(
    face: Face[Any, Any], saved: SavedGame, judged: Judged[Any], answer: Answer, tried: Any
) -> Line:
    """Return the answer to a move that was tried, with its worth if it was weighed."""
    say, glyphs = face.company.say, face.company.glyphs
    view, taken = decided(saved.journal, judged.step)
    worth = next((each.worth for each in judged.choices if each.action == tried), 0.0)
    unit, share = worth_head(face.company, saved.header.game), face.promise(view, worth)
    words = say.line(
        f"learn.{answer}",
        done=face.proposal(view, tried),
        worth=line(*unit, " ", share) if unit else say.line("learn.chance", share=share),
        taken=face.proposal(view, taken),
    )
    look = "gain" if answer in ("right", "closer") else "loss"
    sign = glyphs.check if answer == "right" else glyphs.cross
    return line(Span(f"{sign} ", look), *sentence(words))
