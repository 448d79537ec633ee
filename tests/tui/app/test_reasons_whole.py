"""Why a move is better is told whole, whatever room the screen has for it."""

from pathlib import Path

import pytest
from msgspec.structs import replace

from engine.dolores.bots.because import PAYS
from engine.dolores.bots.effects import EFFECTS, LOWS, collections_told, kinds, of_the_other
from engine.dolores.cards import CONFLIT, ESQUIVE, JEWELS, PARTAGE, TABLEWARE, WEAPONS, WINE
from engine.game import Reason
from saves.reviews import keep_review
from tests.tui.mistakes import mistaken
from tests.tui.screens import text
from tests.tui.tables import app_on, running, until
from tui.app.screens.replay import ReplayScreen
from tui.app.screens.what import WhatScreen
from tui.app.widgets.analysis import AnalysisPanel
from tui.app.widgets.caption import Caption
from tui.games.registry import face_for
from tui.render.face import Company
from tui.render.glyphs import glyphs
from tui.session.review import Review
from tui.session.why_lines import better, consequence, gained
from tui.words import LANGUAGES, Language, Wording
from tui.words.spans import text_of

NAMES = ("Clotilde", "Baudouin", "Aliénor", "Dagobert")


def met(gesture: int, mine: int, **more: int) -> Reason:
    level = {"kinds": kinds((WEAPONS, WINE, JEWELS, TABLEWARE)), "how": 1 + EFFECTS.index(LOWS)}
    facts = {
        "seat": 1,
        "gesture": gesture,
        "mine": mine,
        "card": 53,
        "later": 0,
        "points": -12,
        "theirs": -10,
    }
    told = level | {"sum": 12, "then": 0}
    return Reason("outcome", facts | told | of_the_other(collections_told(0)) | more)


def expected(gesture: int, basis: int) -> Reason:
    return met(gesture, ESQUIVE, percent=50, basis=basis, times=0, of=0, against=0)


WHY = replace(expected(ESQUIVE, PAYS), also=(expected(CONFLIT, 0),))
CAME = replace(met(ESQUIVE, PARTAGE), also=(met(CONFLIT, PARTAGE),))
"""The longest reasons that reviews have been seen to tell, with every collection they can name."""


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
@pytest.mark.parametrize("language", LANGUAGES)
async def test_no_reason_is_cut(
    language: Language, size: tuple[int, int], players: int, tmp_path: Path
) -> None:
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES[:players], game="dolores")
    (judged,) = Review(saved).costly()
    step = judged.step
    keep_review(saved, (), (replace(judged, why=WHY, came=CAME),))
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, size) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        replay.action_review()
        await until(pilot, lambda: replay.query_one(AnalysisPanel).size.width)
        replay.go_near(step - 1)
        shown = replay.mistake
        assert shown is not None and shown.why == WHY

        def told() -> str:
            panel = replay.query_one(AnalysisPanel)
            visible = panel.lines[: panel.region.intersection(replay.region).height]
            return " ".join(" ".join(map(text_of, visible)).split())

        for words in better(replay.face, shown), consequence(replay.face, shown):
            sentence = replay.face.company.say.behind_label(words)
            whole = " ".join(text_of(sentence).split())
            assert whole[0].isupper() == (language == "de")
            await until(pilot, lambda: f": {whole}" in told())  # noqa: B023


@pytest.mark.parametrize("language", LANGUAGES)
async def test_what_has_no_room_beside_the_table_is_told_when_asked_for(
    language: Language, tmp_path: Path
) -> None:
    """A narrow panel ended a reason with an ellipsis, and nothing on the screen told the rest."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES, game="dolores")
    (judged,) = Review(saved).costly()
    step = judged.step
    keep_review(saved, (), (replace(judged, why=WHY, came=CAME),))
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (100, 30)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        replay.go_near(step - 1)
        await until(pilot, lambda: "…" in text(app))
        await pilot.press("i")
        await until(pilot, lambda: isinstance(app.screen, WhatScreen))
        card = app.screen.query_one("#what", Caption)
        await until(pilot, lambda: len(card.lines) > 0)
        assert card.region.bottom < app.size.height
        lines = replay.query_one(AnalysisPanel).lines
        told = [" ".join(" ".join(map(text_of, each)).split()) for each in (lines, card.lines)]
        shown = replay.mistake
        assert shown is not None
        for words in better(replay.face, shown), consequence(replay.face, shown):
            whole = text_of(replay.face.company.say.behind_label(words))
            assert any(" ".join(whole.split()) in each for each in told)


RISKS = {
    "en": (
        "risk (already included): ● Baudouin can get ahead there",
        "ties there with a 6",
        "; ● Baudouin can also get ahead there, say with a 6; you would then get ",
    ),
    "fr": (
        "risque (déjà compté) : ● Baudouin peut passer devant",
        "prenez rien si ◆ Aliénor",
        " ; ● Baudouin peut aussi passer devant, par exemple avec un 6 ; vous auriez alors ",
    ),
    "de": (
        "Risiko (schon eingerechnet): ● Baudouin kann dort vorbeiziehen",
        "wenn ◆ Aliénor mit einer 6",
        "; außerdem kann ● Baudouin dort vorbeiziehen, etwa mit einer 6; du bekommst dann ",
    ),
}
"""The words on the risk of a better move, by language: a player gets ahead, a player ties, or both.
What "you would then get" is told only of the player who gets ahead."""

DIFFERENCE = {
    "en": "The better move, compared with the one played, as things stand: ",
    "fr": "Avec le meilleur coup plutôt que le coup joué, en l’état : ",
    "de": "Der bessere Zug bringt gegenüber dem gespielten, nach jetzigem Stand: ",
}


@pytest.mark.parametrize("language", LANGUAGES)
async def test_a_risk_of_the_better_move_is_said_to_be_counted_and_gains_to_be_a_difference(
    language: Language, tmp_path: Path
) -> None:
    """Otherwise the risk reads like an argument against the better move, and the gains like all
    that it brings."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,) * 12, *NAMES)
    face = face_for("dolce-vita", Company(NAMES, Wording(language), glyphs(False)))
    judged = next(each for each in Review(saved).costly() if gained(face, saved, each, each.best))
    answered = Reason("unless", {"seat": 1, "card": 6})
    tied = Reason("unless-tied", {"seat": 2, "card": 6})
    left = Reason("still", {"object": 43, "giver": -1})
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language=language)
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        risks = (answered,), (tied,), (tied, answered, left)
        for risk, said in zip(risks, RISKS[language], strict=True):
            why = Reason("takes", {"column": 2, "object": 17}, risk)
            replay.review.judged[judged.step] = replace(judged, why=why)
            replay._analyses.clear()
            replay.go_near(judged.step - 1)
            replay._show_found()

            def told() -> str:
                lines = replay.query_one(AnalysisPanel).lines
                return " ".join(" ".join(map(text_of, lines)).split())

            await until(pilot, lambda: said in told())  # noqa: B023
            assert DIFFERENCE[language] in told()


async def test_chances_are_told_with_the_figures_of_the_list(tmp_path: Path) -> None:
    """The list tells 38 and 30, which is what 38 less the cost of 8 leaves; the worths alone would
    be rounded to 38 and 31."""
    saved = mistaken(tmp_path / "game.ludo", (0.3,), *NAMES)
    (judged,) = Review(saved).costly()
    best, *others, taken = judged.choices
    choices = (replace(best, worth=0.3831), *(replace(each, worth=0.1) for each in others))
    why = Reason("ahead", {"percent": 38, "instead": 31})
    changed = replace(
        judged, choices=(*choices, replace(taken, worth=0.3062)), cost=0.0769, margin=0.03, why=why
    )
    keep_review(saved, (), (changed,))
    app = app_on(lambda: ReplayScreen(saved, seat=0), tmp_path, language="en")
    async with running(app, (120, 40)) as pilot:
        await until(pilot, lambda: isinstance(app.screen, ReplayScreen) and app.screen.is_mounted)
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        replay.action_review()
        replay.go_near(judged.step - 1)

        def told() -> str:
            lines = replay.query_one(AnalysisPanel).lines
            return " ".join(" ".join(map(text_of, lines)).split())

        await until(pilot, lambda: "38% chance of winning; the move played: 30%" in told())
        assert told().count("30%") == 2 and "31%" not in told()
