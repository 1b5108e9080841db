"""Every test is found, and stands in no other's way."""

import re
from collections import Counter
from pathlib import Path

TESTS = Path(__file__).parents[1]
COUNTRY_CODE = re.compile(r'iso_code"?[:=] ?"([A-Z]{2})"')


def test_test_packages_have_names_of_their_own() -> None:
    """pytest silently leaves out one of two test packages that have one name."""
    folders = {path.parent for path in TESTS.rglob("__init__.py")}
    tops = [folder.name for folder in folders if folder.parent not in folders]
    assert [name for name, count in Counter(tops).items() if count > 1] == []


def test_browser_tests_make_countries_of_their_own() -> None:
    """They share a demo tenant with all others of their worker, in any order: a code is taken once."""
    files = [*(TESTS / "e2e").rglob("*.py"), *(TESTS.parent / "plugins").glob("*/tests/e2e/**/*.py")]
    codes = [code for path in files for code in COUNTRY_CODE.findall(path.read_text())]
    assert [code for code, count in Counter(codes).items() if count > 1] == []
