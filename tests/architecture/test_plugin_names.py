"""No plugin is named outside its folder: its manifest says what the kernel, shell and build know of it."""

import ast
import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
BUILD = ("Makefile", "pyproject.toml", "package.json", "biome.json", "knip.json", "tsconfig.base.json")
FOLDERS = ("kernel/estante", "web/sdk", "web/shell", "web/tools")
ENDINGS = {".py", ".ts", ".tsx", ".js", ".json", ".html", ".in", ".toml"}
# Sentences for people, what others wrote, and tests, which need a plugin as their example.
LEFT_OUT = {"node_modules", "dist", "texts", "locales", "tests", "__pycache__"}
# Lines that may name one: the file, what the line has, and why.
ALLOWED = (
    ("web/sdk/src/auth/framed-page.ts", "viewerLastLocation", "the specification names what is stored"),
    ("kernel/estante/config.py", "production_viewer_hosts", "the specification names the setting"),
    ("kernel/estante/ui.py", "production_viewer_hosts", "the specification names the setting"),
    ("kernel/estante/testing/live.py", "PRODUCTION_VIEWER_HOSTS", "the specification names the setting"),
    ("kernel/estante/testing/tenants.py", '"flags"', "tests look at features that a tenant has on"),
    ("kernel/estante/testing/tenants.py", "advanced_program_look", "tests look at features that are on"),
    ("pyproject.toml", "lti1p3platform", "a package of others, called by the standard"),
    ("kernel/estante/cli/templates/content_type/", "", "a plugin for another's hook names whose hook it is"),
    ("kernel/estante/cli/templates/records/", "table of contents", "a word of English"),
    ("kernel/estante/http/bodies.py", "cell_contents", "a name of Python's"),
    ("kernel/estante/", "license_mint", "the specification names the field of people"),
    ("web/shell/src/app/router.tsx", "/user/", "the own profile has that address too (A038)"),
    ("web/shell/src/app/application.component.tsx", '"contents" }}', "a value of CSS"),
)
# Ids that are words of the kernel's own: these plugins are known by their sections, flags and pages alone.
OWN_WORDS = {"messages", "programs", "settings", "users"}
WORD = re.compile(r"[a-z]+|[A-Z][a-z]+|[A-Z]+(?![a-z])")
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'])//[^\n]*", re.DOTALL)


def manifests() -> list[dict[str, Any]]:
    return [json.loads(path.read_text("utf-8")) for path in ROOT.glob("plugins/*/manifest.json")]


@cache
def plugin_ids() -> set[str]:
    return {manifest["id"] for manifest in manifests()} - OWN_WORDS


@cache
def claims() -> set[str]:
    """What only these plugins have: sections, flags, text scopes and pages, as code would say them."""
    names = {
        name
        for manifest in manifests()
        for key in ("sections", "flags", "scopes")
        for name in manifest.get(key, ())
    }
    pages = (page["path"] for manifest in manifests() for page in manifest.get("pages", ()))
    places = {path.strip("/").partition("/")[0] for path in pages}
    return (names - OWN_WORDS) | {f"/{place}" for place in places - OWN_WORDS}


def code_of(path: Path) -> Iterator[tuple[int, str]]:
    """The lines of a file without its comments and docstrings, each with its number."""
    text = path.read_text("utf-8")
    if path.suffix == ".py":
        text = "\n".join(_without_prose(text))
    elif path.suffix in {".ts", ".tsx", ".js"}:
        text = COMMENT.sub(lambda found: "\n" * found.group().count("\n"), text)
    elif path.suffix == ".json" and path.name == "manifest.schema.json":
        text = re.sub(r'"description": ".*"', "", text)
    elif path.name in BUILD:
        text = re.sub(r"(^|\s)#.*", "", text)
    yield from enumerate(text.splitlines(), 1)


def _without_prose(text: str) -> Iterator[str]:
    prose: set[int] = set()
    for node in ast.walk(ast.parse(text)):
        body = getattr(node, "body", None)
        for one in body if isinstance(body, list) else ():
            if (
                isinstance(one, ast.Expr)
                and isinstance(one.value, ast.Constant)
                and isinstance(one.value.value, str)
            ):
                prose |= set(range(one.lineno, (one.end_lineno or one.lineno) + 1))
    for number, line in enumerate(text.splitlines(), 1):
        yield "" if number in prose else re.sub(r"(^|\s)#.*", "", line)


def sources() -> Iterator[Path]:
    yield from (ROOT / name for name in BUILD)
    for folder in FOLDERS:
        for path in (ROOT / folder).rglob("*"):
            is_test = ".test." in path.name or ".fixture." in path.name
            if path.suffix in ENDINGS and not LEFT_OUT & set(path.parts) and not is_test:
                yield path


def is_named(line: str) -> bool:
    """Whether a line has a plugin's id as a word of any name, or a text that is or begins with a claim."""
    words = {word.lower() for word in WORD.findall(line)}
    texts = re.findall(r"""["'`]([^"'`]*)["'`]""", line)
    return any(set(re.split(r"[-_]", name)) <= words for name in plugin_ids()) or any(
        text == claim or text.startswith((f"{claim}.", f"{claim}/")) for text in texts for claim in claims()
    )


def is_allowed(name: str, line: str) -> bool:
    return any(name.startswith(file) and part in line for file, part, _why in ALLOWED)


@cache
def lines_that_name_one() -> list[tuple[str, int, str]]:
    return [
        (str(path.relative_to(ROOT)), number, line.strip())
        for path in sources()
        for number, line in code_of(path)
        if is_named(line)
    ]


def test_no_plugin_is_named_outside_its_folder() -> None:
    assert {"contents", "viewer"} <= plugin_ids()
    named = [
        f"{name}:{number}: {line}"
        for name, number, line in lines_that_name_one()
        if not is_allowed(name, line)
    ]
    assert named == [], "say it in the plugin's manifest, or in its folder"


def test_every_exception_is_used() -> None:
    lines = lines_that_name_one()
    unused = [
        (file, why)
        for file, part, why in ALLOWED
        if not any(name.startswith(file) and part in line for name, _, line in lines)
    ]
    assert unused == []
