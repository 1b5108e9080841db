"""Every test is found: pytest silently leaves out one of two test packages that have one name."""

from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]


def test_test_packages_have_names_of_their_own() -> None:
    folders = {path.parent for path in TESTS.rglob("__init__.py")}
    tops = [folder.name for folder in folders if folder.parent not in folders]
    assert [name for name, count in Counter(tops).items() if count > 1] == []
