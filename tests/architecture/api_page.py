"""Writes `kernel/API.md`, every name that plugins may import: `python tests/architecture/api_page.py`."""

import inspect
from importlib import import_module
from pathlib import Path
from types import ModuleType

from estante import api

ROOT = Path(__file__).resolve().parents[2]
PAGE = ROOT / "kernel" / "API.md"
TOPICS = sorted(path.stem for path in Path(str(api.__file__)).parent.glob("[a-z]*.py"))
HEAD = f"""# What plugins import

Version {api.API_VERSION} of `estante.api`. A plugin takes what it needs of the kernel from here and from
`estante.testing`; what else is there may change without a word. A new name makes a new minor version, one
that goes or changes a new major one. A manifest's `"api_version"` says which one a plugin was made for.

Written by `python tests/architecture/api_page.py`.
"""


def page() -> str:
    """The page as it has to be."""
    return "\n".join([HEAD, *(_topic(import_module(f"estante.api.{name}")) for name in TOPICS)])


def _topic(module: ModuleType) -> str:
    name = module.__name__
    rows = [
        f"| `{one}` | {_sentence(getattr(module, one))} |" for one in sorted(module.__all__, key=str.lower)
    ]
    doc = (module.__doc__ or "").strip()
    return "\n".join([f"## `{name}`", "", doc, "", "| Name | |", "| --- | --- |", *rows, ""])


def _sentence(value: object) -> str:
    if inspect.isclass(value) and not value.__module__.startswith("estante."):
        return f"`{value.__module__}.{value.__qualname__}`."
    if inspect.isclass(value) or inspect.isroutine(value):
        paragraph = (inspect.getdoc(value) or "").partition("\n\n")[0]
        line = " ".join(paragraph.split())
        return line.replace("|", "\\|")
    if isinstance(value, (str, int, tuple)):
        return f"`{value!r}`".replace("|", "\\|")
    return "A type." if "typing" in type(value).__module__ or "Union" in type(value).__name__ else "Values."


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
