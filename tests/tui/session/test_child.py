"""The processes that the program starts import the program, whatever the folder they start in."""

from pathlib import Path

import pytest

from tui.session.child import Child


async def test_a_folder_with_an_engine_of_its_own_is_not_the_program(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "engine.py").write_text("raise SystemExit('not this one')", encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    child = Child("import engine, sys; print(sys.stdin.readline().strip() + '!', flush=True)")
    try:
        assert (await child.ask(b"whole")).strip() == b"whole!"
    finally:
        child.stop()
