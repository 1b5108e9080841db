"""Names say what a thing is: no participle or pronoun stands for it, and limits begin with `MAX_`, `MIN_`."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LEFT_OUT = {"node_modules", "dist", "tests", "__pycache__"}
SAYING_NOTHING = {"told", "found", "one", "kept", "asked", "settled"}
LIMIT = re.compile(r"^(MOST|LONGEST|SHORTEST|FEWEST|KEPT|AT_ONCE)(_|$)")
WEB_NAME = re.compile(
    rf"\b(?:const|let|function|class|interface|type)\s+({'|'.join(SAYING_NOTHING)}|Door|Half|Frame|Bone)\b"
    rf"|\(({'|'.join(SAYING_NOTHING)})(?::[^)]*)?\) =>"
)
WEB_LIMIT = re.compile(r"\bconst\s+((?:MOST|LONGEST|SHORTEST|FEWEST|KEPT|AT_ONCE)\w*)\b")


def sources(*endings: str) -> Iterator[Path]:
    for folder in ("kernel", "plugins", "web"):
        for path in (ROOT / folder).rglob("*"):
            inside = path.relative_to(ROOT)
            if path.suffix in endings and not LEFT_OUT & set(inside.parts) and ".test." not in path.name:
                yield path


def bound(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Every name that a module gives to something, with its line."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            yield node.lineno, node.id
        elif isinstance(node, ast.arg):
            yield node.lineno, node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.lineno, node.name


def test_python_gives_no_name_that_says_nothing() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{line}: {name}"
        for path in sources(".py")
        for line, name in bound(ast.parse(path.read_text("utf-8")))
        if name in SAYING_NOTHING or LIMIT.match(name)
    ] == []


def test_typescript_gives_no_name_that_says_nothing() -> None:
    assert [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
        for path in sources(".ts", ".tsx")
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1)
        if WEB_NAME.search(line) or WEB_LIMIT.search(line)
    ] == []
