"""Completion works in real shells, and the manual page is valid."""

import os
import shutil
import subprocess
from pathlib import Path
from shlex import quote

import pexpect
import pytest

from saves.trash import discard
from tests.patience import PATIENCE
from tests.tui.cli.running import here
from tui.cli.outline import Outline, outline
from tui.cli.parser import build_parser
from tui.cli.shells import SHELLS
from tui.words import LANGUAGES, Language, Wording

Capsys = pytest.CaptureFixture[str]
EN = Wording("en")

DRIVE = """
source {script}
COMP_WORDS=({words})
COMP_CWORD=$((${{#COMP_WORDS[@]}} - 1))
_ludotheque
printf '%s\\n' "${{COMPREPLY[@]}}"
"""

SAVES = ("dalmuti-1.ludo", "dolores two.ludo", "$(touch owned).ludo", "`touch owned`.ludo")


@pytest.fixture
def saves(tmp_path: Path) -> Path:
    """Return a folder with saves of all sorts of names."""
    folder = tmp_path / "my saves"
    folder.mkdir()
    for name in SAVES:
        (folder / name).touch()
    return folder


@pytest.fixture
def script(capsys: Capsys, tmp_path: Path, saves: Path) -> Path:
    """Return the path of the script for bash."""
    path = tmp_path / "completion.bash"
    printed = here(capsys, "completion", "bash", "--saves", str(saves))
    assert printed.status == 0 and printed.err == ""
    path.write_text(printed.out, encoding="utf-8")
    return path


def replies(script: Path, *words: str) -> set[str]:
    """Return what bash offers for the last word. The words must be split as bash splits them."""
    done = subprocess.run(
        ["bash", "-c", DRIVE.format(script=quote(str(script)), words=" ".join(map(quote, words)))],
        cwd=script.parent,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=True,
    )
    assert done.stderr == "", done.stderr
    return set(done.stdout.splitlines()) - {""}


def test_bash_takes_the_script(script: Path) -> None:
    subprocess.run(["bash", "-n", str(script)], check=True)


@pytest.mark.parametrize(
    ("words", "offered"),
    [
        (["pl"], {"play"}),
        (["--plain", "res"], {"resume"}),
        (["play", ""], {"dolce-vita", "dolores", "dalmuti"}),
        (["play", "do"], {"dolce-vita", "dolores"}),
        (["--ascii", "--lang", "fr", "simulate", "da"], {"dalmuti"}),
        (["--lang", "=", "fr", "play", "da"], {"dalmuti"}),
        (["play", "dalmuti", ""], set()),
        (["play", "dalmuti", "--pla"], {"--players", "--plain"}),
        (["play", "dalmuti", "--players", ""], set()),
        (["play", "dalmuti", "--option", "sh"], {"short_deck="}),
        (["play", "dalmuti", "--seat", "Zoé", "=", "h"], {"human", "hard"}),
        (["play", "--seat", "Zoé", "=", "hard", "dal"], {"dalmuti"}),
        (["simulate", "dolores", "--bots", "n"], {"novice", "normal"}),
        (["simulate", "dolores", "--bots", "e"], {"easy"}),
        (["play", "dolores", "--bots", "e"], {"easy", "equals"}),
        (["play", "dolores", "--bots", "hard,eq"], {"hard,equals"}),
        (["play", "dolores", "--seat", "Zoé", "=", "e"], {"easy", "equals"}),
        (["simulate", "dolores", "--bots", "easy,no"], {"easy,novice", "easy,normal"}),
        (["play", "dalmuti", "--option", "short_deck", "="], {"no", "yes"}),
        (["play", "dalmuti", "--option", "lesser_tax", "=", "2"], {"2"}),
        (["--lang", ""], set(LANGUAGES)),
        (["--lang", "="], set(LANGUAGES)),
        (["--lang", "=", "f"], {"fr"}),
        (["--theme", "parch"], {"parchment"}),
        (["saves", "--theme", "riviera-n"], {"riviera-night"}),
        (["completion", "z"], {"zsh"}),
        (["trash", "re"], {"restore"}),
        (["frob", "--as"], {"--ascii"}),
    ],
    ids=lambda words: " ".join(words) if isinstance(words, list) else "",
)
def test_bash_completes(script: Path, words: list[str], offered: set[str]) -> None:
    assert replies(script, "ludotheque", *words) == offered


def test_bash_offers_the_saves_and_obeys_nothing_in_their_names(script: Path, saves: Path) -> None:
    assert set(SAVES) <= replies(script, "ludotheque", "replay", "")
    assert replies(script, "ludotheque", "verify", "dalmuti-1.ludo", "dol") == {SAVES[1]}
    assert replies(script, "ludotheque", "show", "$(") == {SAVES[2]}
    discard(saves / "dalmuti-1.ludo")
    assert replies(script, "ludotheque", "trash", "restore", "") == {"dalmuti-1.ludo"}
    assert replies(script, "ludotheque", "play", "--saves", str(saves)[:-3]) == {str(saves)}
    assert replies(script, "ludotheque", "simulate", "dolores", "--out", "my") == {"my saves"}
    out = ["export", "dalmuti-1.ludo", "--to", "svg", "-o", "compl"]
    assert replies(script, "ludotheque", *out) == {"completion.bash"}
    other = ["--saves", "=", str(saves.parent), "replay", "compl"]
    assert replies(script, "ludotheque", *other) == {"completion.bash"}
    assert not list(saves.parent.rglob("owned*"))


LINES = {
    "pla": "play",
    "play dalm": "play dalmuti",
    "play dalmuti --bots easy,nor": "play dalmuti --bots easy,normal",
    "play dalmuti --bots=easy,nor": "play dalmuti --bots=easy,normal",
    "play dalmuti --option short_deck=y": "play dalmuti --option short_deck=yes",
    "--theme parch": "--theme parchment",
    "trash re": "trash restore",
}
"""What is typed, and what Tab makes of it."""


@pytest.mark.skipif(not shutil.which("fish"), reason="fish is not installed")
@pytest.mark.parametrize("typed", LINES)
def test_fish_completes(capsys: Capsys, tmp_path: Path, typed: str) -> None:
    script = tmp_path / "completion.fish"
    script.write_text(here(capsys, "completion", "fish").out, "utf-8")
    ask = f"source {quote(str(script))}; complete -C {quote(f'ludotheque {typed}')}"
    done = subprocess.run(
        ["fish", "--no-config", "-c", ask], capture_output=True, text=True, timeout=PATIENCE
    )
    assert done.stderr == ""
    words = {line.split("\t")[0] for line in done.stdout.splitlines()}
    assert LINES[typed].split()[-1] in words


@pytest.mark.skipif(not shutil.which("zsh"), reason="zsh is not installed")
def test_zsh_completes(capsys: Capsys, tmp_path: Path) -> None:
    script = tmp_path / "completion.zsh"
    script.write_text(here(capsys, "completion", "zsh").out, "utf-8")
    shell = pexpect.spawn(
        "zsh",
        ["-f", "-i"],
        env={**os.environ, "TERM": "dumb"},
        encoding="utf-8",
        timeout=PATIENCE,
    )
    try:
        shell.sendline(ZSH.format(script=quote(str(script))))
        shell.expect("READY")
        for typed, whole in LINES.items():
            shell.send(f"ludotheque {typed}\t\x18")
            shell.expect("LINE<([^>]*)>")
            assert shell.match[1].rstrip(" ,") == f"ludotheque {whole}"
            shell.send("\x15")
    finally:
        shell.close(force=True)


ZSH = (
    "PROMPT=''; autoload -Uz compinit; compinit -u -D; source {script};"
    " unsetopt list_beep auto_list auto_menu; bindkey '^I' complete-word;"
    ' told() {{ print -r -- "LINE<$BUFFER>" }}; zle -N told; bindkey \'^X\' told; echo REA""DY'
)


def everything(line: Outline) -> list[str]:
    """Return every command, and every option that begins with two dashes."""
    options = [o for each in line.commands for o in each.options] + list(line.everywhere)
    flags = [flag for option in options for flag in option.flags if flag.startswith("--")]
    return [command.name for command in line.commands] + flags


@pytest.mark.parametrize("shell", SHELLS)
def test_no_command_or_option_is_left_out(capsys: Capsys, shell: str) -> None:
    text = here(capsys, "completion", shell, "--lang", "en").out
    for word in everything(outline(EN, build_parser(EN))):
        known = f"-l {word[2:]} " if shell == "fish" and word.startswith("--") else word
        assert known in text, word
    # Shells that are installed check their scripts themselves.
    if shell != "bash" and (program := shutil.which(shell)):
        subprocess.run([program, "-n"], input=text, text=True, check=True)


def test_another_shell_is_refused(capsys: Capsys) -> None:
    assert "zsh" in here(capsys, "completion", "csh").failed(2)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_manual_page_says_everything(capsys: Capsys, language: Language) -> None:
    page = here(capsys, "man", "--lang", language).out
    plain = page.replace("\\-", "-").replace("\\e", "\\")
    say = Wording(language)
    for word in everything(outline(say, build_parser(say))):
        assert word in plain
    for row in page.splitlines():
        request = row.split(" ")[0]
        ours = {".TH", ".SH", ".SS", ".TP", ".PP", ".B", ".I", ".nf", ".fi", "'\\\""}
        assert not row.startswith((".", "'")) or request in ours, row
    assert page.count("\n.nf\n") == page.count("\n.fi\n")
    if groff := shutil.which("groff"):
        command = [groff, "-man", "-Tutf8", "-k", "-ww", "-z"]
        done = subprocess.run(command, input=page, capture_output=True, text=True, check=True)
        assert not [row for row in done.stderr.splitlines() if "cannot adjust" not in row]
