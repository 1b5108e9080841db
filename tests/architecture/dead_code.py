"""Names of the server that nobody uses: `python tests/architecture/dead_code.py`, a part of `make lint`.

vulture finds them. Left out is what it cannot know: fields of Structs and columns, which are sent or stored
by their name; what a library calls by its name, which stands below with the library; and `estante.testing`,
which authors of plugins use. knip does this for the web.
"""

import ast
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parents[2]
CALLED = {
    "alembic": {"_render_row_security", "_render_build_index", "secured"},
    "advanced-alchemy": {"check_not_found"},
    "html.parser": {"handle_starttag", "handle_data", "handle_endtag"},
    "io": {"readable", "seekable", "readinto"},
    "litestar": {"authorize_connection"},
    "openfeature": {
        "get_metadata",
        "resolve_boolean_details",
        "resolve_string_details",
        "resolve_integer_details",
        "resolve_float_details",
        "resolve_object_details",
    },
    "pillow": {"MAX_IMAGE_PIXELS"},
    "prometheus-client": {"describe"},
    "saq": {"init_db", "SIGNALS"},
    "xml.sax": {"startElement", "endElement", "characters"},
}
BY_DECORATORS = [
    "@hookimpl",
    "@hookspec",
    "@get",
    "@post",
    "@put",
    "@patch",
    "@delete",
    "@head",
    "@event.*",
    "@*.command",
]


def sources(root: Path) -> list[Path]:
    """The server's files, and the tests, which use what `estante.testing` gives."""
    server = [*(root / "kernel" / "estante").rglob("*.py"), *(root / "plugins").glob("*/estante_*/**/*.py")]
    return [*server, *(root / "tests").rglob("*.py"), *(root / "plugins").glob("*/tests/**/*.py")]


def named_in_text(tree: ast.AST) -> Iterator[str]:
    """What annotations in quotes name, and texts such as `package.module:function`."""
    for node in ast.walk(tree):
        for annotation in (getattr(node, "annotation", None), getattr(node, "returns", None)):
            if isinstance(annotation, ast.AST):
                for part in ast.walk(annotation):
                    if isinstance(part, ast.Constant) and isinstance(part.value, str):
                        yield from part.value.replace("[", " ").replace("]", " ").replace(",", " ").split()
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and node.value.count(":") == 1:
            yield node.value.partition(":")[2]


def dead(paths: Iterable[Path]) -> list[str]:
    """Unused functions, methods, classes, imports and constants, with where they stand."""
    finder = Vulture(ignore_decorators=BY_DECORATORS, ignore_names=sorted(set().union(*CALLED.values())))
    in_text: set[str] = set()
    for path in paths:
        code = path.read_text("utf-8")
        in_text |= set(named_in_text(ast.parse(code)))
        finder.scan(code, filename=path)
    return [
        f"{item.filename.relative_to(ROOT)}:{item.first_lineno}: unused {item.typ} `{item.name}`"
        for item in finder.get_unused_code(min_confidence=60)
        if item.name not in in_text and _is_ours(item.filename) and _is_code(item.typ, item.name)
    ]


def _is_ours(path: Path) -> bool:
    given = (ROOT / "tests", ROOT / "kernel" / "estante" / "testing", *(ROOT / "plugins").glob("*/tests"))
    return not any(path.is_relative_to(folder) for folder in given)


def _is_code(kind: str, name: str) -> bool:
    return kind in {"function", "method", "class", "import", "property"} or (
        kind == "variable" and name.isupper() and len(name) > 1
    )


if __name__ == "__main__":
    found = dead(sources(ROOT))
    print("\n".join(found) or "No name of the server is without a use.")
    sys.exit(bool(found))
