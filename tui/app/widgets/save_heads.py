"""What stands over the columns of the list of saves."""

from tui.app.widgets.save_rows import head_row
from tui.widgets.canvas import Canvas
from tui.widgets.host import host
from tui.words.spans import Line, line


class SaveHeads(Canvas):
    """The names of the columns, in line with the rows. A click on one means ("sort", its name)."""

    def __init__(self, by: str, id: str) -> None:
        """`by` is the column that the list is sorted by."""
        super().__init__(id=id)
        self._by = by

    def show(self, by: str) -> None:
        """Sorted by another column."""
        self._by = by
        self.repaint()

    def paint(self, width: int, height: int) -> list[Line]:
        """The rows begin with a sign."""
        company = host(self).company(())
        return [line("  ", *head_row(company, width - 3, self._by))]
