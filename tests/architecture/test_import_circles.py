"""No module of the kernel imports itself by way of others: what a module needs is there before it."""

import ast
from collections.abc import Iterator, Mapping
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import estante
import pytest

KERNEL = Path(str(estante.__file__)).parent


def modules() -> dict[str, Path]:
    """Every module of the kernel by its name."""
    found = {}
    for path in KERNEL.rglob("*.py"):
        parts = path.relative_to(KERNEL.parent).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def at_import(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The imports that run when the module is imported: not those of functions, nor of a type checker."""
    for node in body:
        if isinstance(node, (ast.Import, ast.ImportFrom)):
            yield node
        elif isinstance(node, ast.If) and "TYPE_CHECKING" not in ast.unparse(node.test):
            yield from at_import([*node.body, *node.orelse])
        elif isinstance(node, ast.Try):
            yield from at_import(node.body)


def imports(path: Path, known: Mapping[str, Path]) -> set[str]:
    names = set()
    for node in at_import(ast.parse(path.read_text("utf-8")).body):
        if isinstance(node, ast.ImportFrom) and node.module:
            names |= {f"{node.module}.{one.name}" for one in node.names} | {node.module}
        elif isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
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
    [("import a", 1), ("if TYPE_CHECKING:\n    import a", 0), ("try:\n    import a\nfinally: ...", 1)],
)
def test_what_only_a_type_checker_reads_closes_no_circle(body: str, runs: int) -> None:
    assert len(list(at_import(ast.parse(body).body))) == runs
