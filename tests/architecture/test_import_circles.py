"""No module imports itself by way of others, nor names a type of one that does.

What a module needs stands below it: a type that two of them name lies under both, or is a Protocol.
"""

import ast
import os
import re
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import estante
import pytest

ROOT = Path(__file__).resolve().parents[2]
KERNEL = Path(str(estante.__file__)).parent
PACKAGES = [KERNEL, *sorted(ROOT.glob("plugins/*/estante_*"))]
# `import("…")` is left out: what is fetched when it is wanted closes no circle.
WEB_IMPORT = re.compile(r"""^(?:import|export)\b[^;'"]*?["'](\.[^'"]+)["']""", re.M)


def modules(package: Path) -> dict[str, Path]:
    """Every module of a package by its name."""
    modules = {}
    for path in package.rglob("*.py"):
        parts = path.relative_to(package.parent).with_suffix("").parts
        modules[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return modules


def at_import(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The imports that a module begins with, those for type checkers too; not those inside of functions."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If):
            yield from at_import([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from at_import(node.body)


def imports(path: Path, known: Mapping[str, Path]) -> set[str]:
    names = set()
    for node in at_import(ast.parse(path.read_text("utf-8")).body):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{alias.name}" for alias in node.names} | {node.module}
        elif isinstance(node, ast.Import):
            names |= {alias.name for alias in node.names}
    # A package that only names its parts, as `from estante import audit` reads it, is imported as well.
    return {name for name in names if name in known}


def circle_in(graph: Mapping[str, set[str]]) -> list[str]:
    try:
        TopologicalSorter(graph).prepare()
    except CycleError as error:
        return list(error.args[1])
    return []


@pytest.mark.parametrize("package", PACKAGES, ids=lambda package: package.name)
def test_no_module_imports_itself_by_way_of_others(package: Path) -> None:
    known = modules(package)
    assert len(known) > (150 if package == KERNEL else 5)
    graph = {name: imports(path, known) - {name} for name, path in known.items()}
    assert circle_in(graph) == []


def web_modules() -> dict[str, Path]:
    """Every TypeScript file of ours by its path without an ending."""
    folders = [ROOT / "web", *ROOT.glob("plugins/*/web")]
    return {
        str(path.with_suffix("")): path
        for folder in folders
        for path in folder.rglob("*.ts*")
        if path.suffix in {".ts", ".tsx"} and not {"node_modules", "dist"} & set(path.parts)
    }


def test_no_file_of_a_web_half_imports_itself_by_way_of_others() -> None:
    known = web_modules()
    assert len(known) > 500
    graph = {
        name: {
            target
            for module in WEB_IMPORT.findall(path.read_text("utf-8"))
            if (target := os.path.normpath(path.parent / module)) in known
        }
        - {name}
        for name, path in known.items()
    }
    assert circle_in(graph) == []


@pytest.mark.parametrize(
    ("body", "runs"),
    [
        ("import a", 1),
        ("if TYPE_CHECKING:\n    import a", 1),
        ("def f():\n    import a", 0),
        ("try:\n    import a\nfinally: ...", 1),
    ],
)
def test_what_only_a_type_checker_reads_closes_a_circle_too(body: str, runs: int) -> None:
    assert len(list(at_import(ast.parse(body).body))) == runs
