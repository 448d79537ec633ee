"""The headings of the columns in a list of saves."""

from tui.app.widgets.rows import Rows
from tui.app.widgets.save_rows import Look, head_row
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line, line


class SaveHeads(Canvas):
    """The names of the columns, in line with the rows. A click on a name posts `Clicked` with
    ("sort", name)."""

    def __init__(self, look: Look, rows: Rows, id: str) -> None:
        """Show the headings of a list of this look, over its rows."""
        super().__init__(id=id)
        self._look = look
        self._rows = rows

    def show(self, look: Look) -> None:
        """Follow a change of the list: another column is sorted, a longer title has come."""
        self._look = look
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the headings, indented by two cells, as every row begins with a sign."""
        company = host(self).company(())
        return [line("  ", *head_row(company, self._rows.room, self._look))]
