"""What the shell shows as new are entries of the changelog, which may say more of it."""

import json
import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
NEWS = ROOT / "web" / "shell" / "src" / "news"
FIRST_WORDS = 3


def entries_for_people() -> set[str]:
    """The entries under "For people", of every version, each on one line."""
    changelog = (ROOT / "CHANGELOG.md").read_text("utf-8")
    parts = re.findall(r"^### For people\n(.*?)(?=^#|\Z)", changelog, re.DOTALL | re.MULTILINE)
    bullets = [bullet for part in parts for bullet in re.split(r"^- ", part, flags=re.MULTILINE)[1:]]
    return {re.sub(r"\s+", " ", bullet).strip() for bullet in bullets}


def test_what_is_new_stands_in_the_changelog() -> None:
    items = json.loads((NEWS / "locales" / "en.json").read_text("utf-8"))["items"]
    known = {_beginning(entry) for entry in entries_for_people()}
    assert [item for item in items.values() if _beginning(item) not in known] == []


def _beginning(entry: str) -> tuple[str, ...]:
    return tuple(entry.split()[:FIRST_WORDS])


def test_each_entry_is_listed_and_has_a_text() -> None:
    items = json.loads((NEWS / "locales" / "en.json").read_text("utf-8"))["items"]
    listed = re.findall(r'^  "(\w+)",$', (NEWS / "news.ts").read_text("utf-8"), re.MULTILINE)
    assert listed == list(items)
