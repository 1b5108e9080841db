"""The import rules, which hold for a plugin from the moment that its folder lies below plugins/.

pyproject.toml has the kernel's contracts; those of plugins are made here of the folders and of what each
manifest requires. Run it in place of `lint-imports`, at the root of a copy of this repository.
"""

import importlib
import json
import pkgutil
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from importlinter.cli import lint_imports

ROOT = Path(__file__).resolve().parents[2]
KERNEL = "estante"
PUBLIC = ("api", "testing")
# The kernel's layers, from the highest to the lowest: a module is of the first that has it. Those of a layer
# may import each other, in no circle (see test_import_circles.py).
DOMAINS = ("*",)
LAYERS = (
    ("cli.*", "testing.*", "api.*"),
    ("app", "builtin", "jobs.worker", "plugins.trial", "services.http_server"),
    # Calls, and what is given to their handlers.
    ("*.routes", "*_routes", "*.provide", "dependencies", "ui", "telemetry.health"),
    ("http.*",),
    # What is in no other layer.
    DOMAINS,
    ("database.*", "tenancy.*"),
    (
        "actions",
        "compression",
        "config",
        "decoding",
        "errors",
        "if_match",
        "valkey",
        "telemetry.metrics",
    ),
)


def packages(root: Path) -> dict[str, str]:
    """The package of each plugin, by its id."""
    return {
        json.loads((package.parent / "manifest.json").read_text("utf-8"))["id"]: package.name
        for package in sorted((root / "plugins").glob("*/estante_*"))
        if (package / "__init__.py").exists()
    }


def settings(root: Path) -> dict[str, Any]:
    """The settings of import-linter: the kernel's, and a contract for every plugin."""
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]
    plugins = packages(root)
    contracts = [*project.get("contracts", ()), *_of_all(root, plugins), *_of_each(root, plugins)]
    return {**project, "root_packages": [KERNEL, *plugins.values()], "contracts": contracts}


def _of_all(root: Path, plugins: dict[str, str]) -> Iterator[dict[str, Any]]:
    yield {
        "name": "The kernel knows no plugin: give the kernel a hook and let the plugin register",
        "type": "forbidden",
        "source_modules": [KERNEL],
        "forbidden_modules": list(plugins.values()),
    }
    faces = {f"{KERNEL}.{name}" for name in PUBLIC}
    yield {
        "name": f"Plugins import {' and '.join(sorted(faces))} only: see kernel/API.md",
        "type": "forbidden",
        "source_modules": list(plugins.values()),
        "forbidden_modules": sorted(_children(KERNEL) - faces),
        "allow_indirect_imports": True,
    }
    yield {
        "name": "The kernel's layers: what stands lower knows nothing of what stands higher",
        "type": "layers",
        "layers": [" : ".join(sorted(layer)) for layer in _layers()],
    }
    yield {
        "name": "Routes translate: move the query into the service beside them",
        "type": "forbidden",
        "source_modules": _modules(root, plugins, "routes"),
        "forbidden_modules": ["sqlalchemy", "asyncpg"],
        "allow_indirect_imports": True,
    }
    yield {
        "name": "Services never see a request: pass them values",
        "type": "forbidden",
        "source_modules": _modules(root, plugins, "services"),
        "forbidden_modules": ["litestar"],
        "allow_indirect_imports": True,
    }


def _layers() -> list[list[str]]:
    """The modules of each layer."""
    modules = pkgutil.walk_packages(importlib.import_module(KERNEL).__path__, f"{KERNEL}.")
    layers: dict[tuple[str, ...], list[str]] = {patterns: [] for patterns in LAYERS}
    others = [patterns for patterns in LAYERS if patterns != DOMAINS]
    for module in (info.name for info in modules if not info.ispkg):
        name = module.removeprefix(f"{KERNEL}.")
        named = (patterns for patterns in others if any(fnmatch(name, pattern) for pattern in patterns))
        layers[next(named, DOMAINS)].append(module)
    return list(layers.values())


def _of_each(root: Path, plugins: dict[str, str]) -> Iterator[dict[str, Any]]:
    for name, package in plugins.items():
        required = set(_manifest(root, package)["requires"])
        yield {
            "name": f"{package} imports of other plugins the contracts only, and of those that it requires",
            "type": "forbidden",
            "source_modules": [package],
            "forbidden_modules": [other for one, other in plugins.items() if one != name],
            "allow_indirect_imports": True,
            "ignore_imports": [
                f"{package}.** -> {other}.contracts" for one, other in plugins.items() if one in required
            ],
            "unmatched_ignore_imports_alerting": "none",
        }


def _modules(root: Path, plugins: dict[str, str], name: str) -> list[str]:
    """The plugins' modules of a name, whether a file or a folder."""
    return [
        f"{package}.{name}"
        for package in plugins.values()
        if list((root / "plugins").glob(f"*/{package}/{name}"))
        or list((root / "plugins").glob(f"*/{package}/{name}.py"))
    ]


def _children(package: str) -> set[str]:
    """The modules and packages directly in a package."""
    paths = importlib.import_module(package).__path__
    return {f"{package}.{info.name}" for info in pkgutil.iter_modules(paths) if info.name != "__main__"}


def _manifest(root: Path, package: str) -> dict[str, Any]:
    path = next((root / "plugins").glob(f"*/{package}")).parent / "manifest.json"
    manifest: dict[str, Any] = json.loads(path.read_text("utf-8"))
    return {"requires": [], **manifest}


def _as_toml(settings: dict[str, Any]) -> str:
    """The settings as import-linter reads them: words, lists of words and yes or no are the same in JSON."""
    contracts = settings.pop("contracts")
    lines = ["[tool.importlinter]", *_values(settings)]
    for contract in contracts:
        lines += ["[[tool.importlinter.contracts]]", *_values(contract)]
    return "\n".join(lines)


def _values(table: dict[str, Any]) -> Iterator[str]:
    return (f"{name} = {json.dumps(value)}" for name, value in table.items())


def check(root: Path = ROOT) -> int:
    """Print which contracts hold; answers 0 when all do."""
    sys.path[:0] = [str(path.parent) for path in (root / "plugins").glob("*/estante_*")]
    with tempfile.NamedTemporaryFile(suffix=".toml") as file:
        file.write(_as_toml(settings(root)).encode())
        file.flush()
        return lint_imports(config_filename=file.name, no_cache=True)


if __name__ == "__main__":
    sys.exit(check(Path.cwd()))
