"""No module of the kernel imports itself by way of others, nor names a type of one that does.

What a module needs stands below it: a type that two of them name lies under both, or is a Protocol.
"""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import estante
import pytest

KERNEL = Path(str(estante.__file__)).parent


def modules() -> dict[str, Path]:
    """Every module of the kernel by its name."""
    modules = {}
    for path in KERNEL.rglob("*.py"):
        parts = path.relative_to(KERNEL.parent).with_suffix("").parts
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


def test_no_module_imports_itself_by_way_of_others() -> None:
    known = modules()
    assert len(known) > 150
    graph = {name: imports(path, known) - {name} for name, path in known.items()}
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
