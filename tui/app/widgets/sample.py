"""A sample of the theme: some cards of the three games, players, text."""

from tui.games.registry import face_for, offered_games
from tui.render.company import PLACES, Company
from tui.session.new_game import NOBODY
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import BLANK, Line, Span, line


class Sample(Canvas):
    """Cards of the games in the current theme, with players and text."""

    def paint(self, cells: int, height: int) -> list[Line]:
        """Draw a row of cards for each game, under them players and words."""
        app = host(self)
        company = app.company((NOBODY, "Yann"))
        lines: list[Line] = []
        for game in offered_games():
            cards = face_for(game, company).sample()
            lines.append(line(Span(app.say(f"game.{game}"), "title")))
            lines += [*cards, BLANK] if height >= 21 else cards
        return [*lines, self._signs(company), words(company)]

    def _signs(self, company: Company) -> Line:
        seats = (Span(f"{company.glyphs.seats[seat]} ", f"seat-{seat}") for seat in range(PLACES))
        gain, loss = Span("+100", "gain"), Span(f"{company.glyphs.minus}200", "loss")
        return line(*seats, "  ", gain, "  ", loss)


def words(company: Company) -> Line:
    """Return a sentence with strong, quiet and accented words."""
    said = {
        role: Span(company.say(f"settings.sample.{role}"), role)
        for role in ("strong", "dim", "accent")
    }
    return company.say.line("settings.sample.text", **said)
