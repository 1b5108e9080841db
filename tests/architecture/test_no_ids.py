"""What belongs to one tenant, person or host is in a tenant's file and never in the code."""

import re
import tomllib
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TENANTS = sorted((ROOT / "tenants").glob("*/tenant.toml"))
ENDINGS = {".py", ".ts", ".tsx", ".js", ".json", ".css", ".html"}
LEFT_OUT = {"node_modules", "dist", "testing", "tests", "__pycache__", "tokens", ".venv", "var", "demo"}
IS_TEST = re.compile(r"\.test\.tsx?$|^vitest\.config|^package(-lock)?\.json$")
GUID = re.compile(r"\b[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}\b", re.I)
ADDRESS = re.compile(r"[\w.+-]+@[\w-]+(?:\.[\w-]+)+")
# RFC 2606 and what it is called in the other two languages.
EXAMPLES = ("example.org", "example.com", "ejemplo.", "exemplo.", ".example", "localhost")


def sources() -> Iterator[Path]:
    for folder in ("kernel", "plugins", "web"):
        for path in (ROOT / folder).rglob("*"):
            inside = path.relative_to(ROOT)
            if path.suffix in ENDINGS and not LEFT_OUT & set(inside.parts) and not IS_TEST.search(path.name):
                yield path


def named_by_tenants() -> set[str]:
    found = set()
    for path in TENANTS:
        tenant = tomllib.loads(path.read_text("utf-8"))
        found |= {path.parent.name, tenant["guid"], *tenant["hosts"]}
    return found


def lines_with(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{path.relative_to(ROOT)}:{number}: {match}"
        for path in sources()
        for number, line in enumerate(path.read_text("utf-8", "replace").splitlines(), 1)
        for match in pattern.findall(line)
        if not any(one in match for one in EXAMPLES)
    ]


def test_there_are_tenants_and_sources():
    assert len(TENANTS) >= 2
    assert len(list(sources())) > 200


def test_no_tenant_is_named_in_code():
    names = "|".join(re.escape(name) for name in named_by_tenants())
    assert lines_with(re.compile(rf"(?<![\w-])(?:{names})(?![\w-])")) == []


def test_no_guid_is_written_into_code():
    assert lines_with(GUID) == []


def test_no_username_is_written_into_code():
    assert lines_with(ADDRESS) == []
