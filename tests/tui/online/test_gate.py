"""The wait after wrong codes, which grows longer and longer."""

import pytest

from tests.tui.online.evening import Evening
from tui.online.gate import FREE, LONGEST, Gate, Shut

GOOD, WRONG = "lusab-babad-gutih-tugad", "lusab-babad-gutih-tugaf"


def test_the_wait_after_wrong_codes_is_told_in_whole_seconds_and_doubles() -> None:
    gate, now = Gate({GOOD: Evening().host}), 0.0
    for _ in range(FREE):
        with pytest.raises(Shut) as wrong:
            gate.let_in("here", WRONG, now)
        assert wrong.value.code == "unknown-code"
    for seconds in (1, 2, 4, 8, 16, 32, int(LONGEST), int(LONGEST)):
        with pytest.raises(Shut) as shut:
            gate.let_in("here", GOOD, now)
        assert (shut.value.code, shut.value.facts) == ("wait", {"seconds": seconds})
        with pytest.raises(Shut) as shut:
            gate.let_in("here", GOOD, now + seconds - 0.3)
        assert shut.value.facts == {"seconds": 1}
        now += seconds
        gate.failed("here", now)
    assert gate.let_in("elsewhere", GOOD, now), "each address has its own"
    assert gate.let_in("here", GOOD, now + LONGEST)
    assert gate.let_in("here", GOOD, now + LONGEST), "the wrong ones are forgotten"
