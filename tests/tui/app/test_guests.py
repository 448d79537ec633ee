"""Tables on the net on the screen: guests of a real server, each with an app of his own."""

from pathlib import Path

from saves.reading import load
from tests.tui.app.guests import house, play_on
from tests.tui.screens import text
from tui.app.screens.result import ResultScreen


async def test_two_guests_play_to_the_end_and_take_the_game_home(tmp_path: Path) -> None:
    async with house(tmp_path) as table:
        anna, bruno = await table.come("Anna"), await table.come("Bruno", (80, 24), language="fr")
        await anna.until(lambda anna: text(anna.app).count("here") == 2)
        assert "2 places" not in text(bruno.app) and "présent" in text(bruno.app)
        await anna.pilot.press("enter")
        for each in (anna, bruno):
            await each.at_table()
        await play_on(anna, bruno)
        (original,) = (tmp_path / "host").glob("*.ludo")
        for each in (anna, bruno):
            await each.until(lambda each: each.table.path is not None)
            await each.until(lambda each: isinstance(each.app.screen, ResultScreen))
            path = each.table.path
            assert path is not None and path.parent == tmp_path / each.visit.guest.name
            assert load(path).finished and path.read_bytes() == original.read_bytes()
        await anna.pilot.press("p")  # once more, with the same people
        for each in (anna, bruno):
            await each.until(lambda each: each.visit.playing)
            assert not (await each.at_table()).driver.over
