"""SECURITY.md names every chapter of the ASVS, and tests that are there."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "SECURITY.md").read_text("utf-8")
CHAPTERS = re.findall(r"^\| (V\d+) [^|]+\| ([^|]+?) \| ([^|]*?) ?\|$", PAGE, re.MULTILINE)
NAMED = re.findall(r"^- `(\S+)::(\w+)`$", PAGE, re.MULTILINE)


def test_every_chapter_has_a_state_and_what_is_left_a_reason() -> None:
    assert [chapter for chapter, _, _ in CHAPTERS] == [f"V{nr}" for nr in range(1, 18)]
    assert {state for _, state, _ in CHAPTERS} == {"met", "partly", "does not apply"}
    assert [chapter for chapter, state, left in CHAPTERS if (state == "met") == bool(left)] == []


def test_every_chapter_that_applies_is_shown_by_tests_that_are_there() -> None:
    shown = set(re.findall(r"^\*\*(V\d+) ", PAGE, re.MULTILINE))
    assert shown == {chapter for chapter, state, _ in CHAPTERS if state != "does not apply"}
    assert NAMED
    missing = [
        f"{file}::{name}"
        for file, name in NAMED
        if not (ROOT / file).is_file() or f"def {name}(" not in (ROOT / file).read_text()
    ]
    assert missing == []
