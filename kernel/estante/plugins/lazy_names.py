"""A topic's names, each imported with its module when somebody asks for it.

A plugin that takes one value out of `estante.api.lists` does not bring in the database's drivers with it:
some of its code runs in processes that are allowed little memory, and each command of the terminal starts
as fast as what it needs.
"""

import ast
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path


def load_lazily(topic: str) -> Callable[[str], object]:
    """The `__getattr__` of a topic, whose imports stand below `if TYPE_CHECKING:` for type checkers."""
    module = sys.modules[topic]
    sources: dict[str, tuple[str, str]] = {}

    def load(name: str) -> object:
        if not sources:
            sources.update(_sources(Path(str(module.__file__))))
        try:
            source, attribute = sources[name]
        except KeyError:
            raise AttributeError(f"module {topic!r} has no attribute {name!r}") from None
        value: object = getattr(import_module(source), attribute)
        setattr(module, name, value)
        return value

    return load


def _sources(path: Path) -> dict[str, tuple[str, str]]:
    """Where each name is from: its module, and what it is called there."""
    imports = [
        node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.ImportFrom)
    ]
    return {
        alias.asname or alias.name: (str(node.module), alias.name)
        for node in imports
        for alias in node.names
        if node.module != __name__
    }
