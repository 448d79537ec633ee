"""The program and a robot of another package, installed from wheels into an environment of their
own, as by a player."""

import json
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.tui.cli.running import ROOT, environment

EXAMPLE = ROOT / "docs" / "examples" / "magpie"


def pip(*words: str) -> None:
    """Run pip, which must not use the network."""
    subprocess.run(
        [sys.executable, "-m", "pip", *words, "--no-index", "--no-deps"],
        check=True,
        capture_output=True,
    )


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Return the path of the program in an environment with the example's robot."""
    folder = tmp_path_factory.mktemp("wheels")
    pip("wheel", "--no-build-isolation", "-w", str(folder), str(ROOT), str(EXAMPLE))
    place = folder / "environment"
    venv.create(place, with_pip=False, symlinks=True)
    python = next(place.glob("[bS]*/python*"))
    pip("--python", str(python), "install", *map(str, folder.glob("*.whl")))
    # The dependencies come from this environment. A .pth that names its folder does not reach the
    # editable packages in it, so the program itself comes from the wheel.
    [packages] = place.glob("[lL]ib/**/site-packages")
    (packages / "others.pth").write_text(sysconfig.get_paths()["purelib"] + "\n")
    return next(place.glob("[bS]*/ludotheque*"))


@pytest.mark.slow
def test_a_robot_of_another_package_plays_once_it_is_installed(
    program: Path, tmp_path: Path
) -> None:
    def run(*words: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [str(program), *words],
            cwd=tmp_path,
            env=environment(PYTHONPATH=""),
            capture_output=True,
            text=True,
            check=False,
        )

    words = [
        "dolce-vita",
        "--players",
        "3",
        "--bots",
        "magpie,random",
        "--games",
        "6",
        "--seed",
        "s",
        "--json",
    ]
    for command, more in (("simulate", ["--out", "out"]), ("arena", ["--jobs", "2"])):
        done = run(command, *words, *more)
        assert (done.returncode, done.stderr) == (0, "")
        assert "magpie" in str(json.loads(done.stdout)["bots"][0])
    saves = sorted(map(str, (tmp_path / "out").iterdir()))
    assert run("verify", *saves).returncode == 0
    done = run("simulate", "dolce-vita", "--bots", "jackdaw")
    assert (done.returncode, done.stdout) == (2, "")
    assert "magpie" in done.stderr and done.stderr.count("\n") == 1
