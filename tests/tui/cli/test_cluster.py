"""The arena on a cluster of dask.distributed: two workers, of which one is killed in the middle."""

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from time import sleep

import pytest

from tests.patience import PATIENCE
from tests.tui.cli.running import PROGRAM, apart, environment
from tui.console.status import FAILED

pytestmark = pytest.mark.slow

CLUSTER = """
import sys
from distributed import LocalCluster

if __name__ == "__main__":
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        pids = [worker.pid for worker in cluster.workers.values()]
        print(cluster.scheduler_address, *pids, flush=True)
        sys.stdin.read()
"""

SERIES = ("arena", "dolce-vita", "--seed", "s", "--games", "120", "--bots", "normal,novice,novice")


@contextmanager
def cluster(folder: Path) -> Iterator[tuple[str, list[int]]]:
    """Yield the address of a scheduler, and the process ids of its two workers."""
    script = folder / "cluster.py"
    script.write_text(CLUSTER)
    with subprocess.Popen(
        [sys.executable, str(script)],
        env=environment(),
        cwd=folder,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as running:
        assert running.stdin is not None and running.stdout is not None
        try:
            address, *pids = running.stdout.readline().split()
            yield address, list(map(int, pids))
        finally:
            running.stdin.close()
            running.wait(PATIENCE)


def test_a_lost_worker_changes_nothing_and_a_broken_series_goes_on(tmp_path: Path) -> None:
    def found(*words: str) -> dict[str, object]:
        ended = apart(*SERIES, "--json", *words)
        assert (ended.status, ended.err) == (0, "")
        answer: dict[str, object] = json.loads(ended.out)
        answer.pop("seconds")
        return answer

    deals = tmp_path / "deals.jsonl"

    def finished() -> int:
        return deals.read_bytes().count(b"\n") if deals.exists() else 0

    with cluster(tmp_path) as (address, workers):
        words = ("--scheduler", address, "--deals", str(deals))
        broken = subprocess.Popen([*PROGRAM, *SERIES, *words], env=environment())
        try:
            while finished() < 5 and broken.poll() is None:
                sleep(0.01)
        finally:
            broken.kill()
            broken.wait(PATIENCE)
        left = finished()
        assert 5 <= left < 40

        def kill() -> None:
            while finished() < left + 5:
                sleep(0.01)
            os.kill(workers[0], signal.SIGKILL)

        killer = Thread(target=kill, daemon=True)
        killer.start()
        from_afar = found(*words)
        killer.join(PATIENCE)
        assert not killer.is_alive() and finished() == 40
    assert from_afar == found()


def test_where_no_scheduler_answers_one_line_says_so() -> None:
    ended = apart(*SERIES, "--scheduler", "tcp://127.0.0.1:9", "--lang", "en")
    assert "no scheduler answers at tcp://127.0.0.1:9" in ended.failed(FAILED)
