"""`make soak` for some seconds, and what it says when something is wrong."""

import pytest

from tests.soak import run
from tests.soak.ledger import MEBIBYTE, Ledger, Memory, faults, lines

CALM = Memory({"server": 300 * MEBIBYTE, "worker": 200 * MEBIBYTE})


@pytest.mark.wide
def test_some_seconds_of_everything_lose_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    assert run.run(0.5) == 0
    said = capsys.readouterr().out
    assert "lost           0\n" in said
    assert "5xx, not 503   0\n" in said
    assert "worker killed x 1" in said
    assert "All is well." in said


def acknowledged() -> Ledger:
    ledger = Ledger()
    ledger.acknowledged["saves"] = 1
    return ledger


def test_a_lost_write_is_wrong_and_named() -> None:
    ledger = acknowledged()
    assert faults(ledger, CALM, CALM) == []
    ledger.lost.append("save 7: 6 stands")
    assert faults(ledger, CALM, CALM) == ["1 acknowledged writes were lost."]
    assert any("save 7" in line for line in lines(ledger, CALM, CALM))


def test_only_what_is_away_or_full_may_be_5xx() -> None:
    ledger = acknowledged()
    ledger.answered(503, "GET jobs")
    ledger.disk_is_full = True
    ledger.answered(507, "POST uploads")
    assert faults(ledger, CALM, CALM) == []
    ledger.disk_is_full = False
    ledger.answered(507, "POST uploads")
    ledger.answered(500, "GET jobs")
    assert faults(ledger, CALM, CALM) == ["2 answers were 5xx and not 503."]
    assert any("500 GET jobs x 1" in line for line in lines(ledger, CALM, CALM))


def test_memory_that_grows_and_a_soak_in_which_nothing_was_written_are_wrong() -> None:
    grown = Memory({"server": 900 * MEBIBYTE, "worker": 200 * MEBIBYTE})
    assert faults(acknowledged(), CALM, grown) == ["The memory of server grew."]
    assert faults(Ledger(), CALM, CALM) == ["Nothing was acknowledged."]
