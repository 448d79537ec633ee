"""The headings of the columns in a list of saves."""

from tui.app.widgets.save_rows import head_row
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line, line


class SaveHeads(Canvas):
    """The names of the columns, in line with the rows. A click on a name posts `Clicked` with
    ("sort", name)."""

    def __init__(self, by: str, id: str) -> None:
        """Show the headings; `by` is the column by which the list is sorted."""
        super().__init__(id=id)
        self._by = by

    def show(self, by: str) -> None:
        """Mark another column as the sorted one."""
        self._by = by
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """Draw the headings, indented by two cells, as every row begins with a sign."""
        company = host(self).company(())
        return [line("  ", *head_row(company, width - 3, self._by))]
