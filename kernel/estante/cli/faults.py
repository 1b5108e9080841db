"""`estante plugins check PATH`: what is missing or wrong in a plugin, each with its cure in a line."""

import ast
import json
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from estante.cli.installation import TYPES, entry_point, types_of

if TYPE_CHECKING:
    from estante.plugins.discovery import Plugin

LANGUAGES = ("es", "pt", "en")
PLURALS = ("_zero", "_one", "_two", "_few", "_many", "_other")
OWN_FACES = ("estante.api", "estante.testing")


@click.command()
@click.argument("path", type=click.Path(path_type=Path, exists=True, file_okay=False))
def check(path: Path) -> None:
    """Say what is missing or wrong in the installed plugin whose folder is PATH."""
    faults = list(faults_of(path))
    click.echo("\n".join(faults) if faults else "Nothing is missing.")
    sys.exit(bool(faults))


def faults_of(path: Path) -> Iterator[str]:
    """Every fault, as a sentence that begins with its file."""
    from estante.cli.boot import load_registry

    plugin_id, package = entry_point(path).name, entry_point(path).module.partition(".")[0]
    if not (path / "README.md").is_file():
        yield "README.md: is missing. Say what the plugin adds, and how it is installed."
    for folder in (path / package / "texts", path / "web" / "locales"):
        if folder.is_dir():
            yield from _faults_of_texts(folder, path)
    registry = load_registry()
    if reason := registry.quarantined.get(plugin_id):
        yield f"{package}: it is set aside: {reason}"
        return
    plugin = registry.get(plugin_id)
    if plugin is None:
        yield f"{package}: it is not installed. Run `estante plugins install {path}`."
        return
    yield from _faults_of_imports(path, package, plugin)
    yield from _faults_of_routes(plugin)
    yield from _faults_of_tables(path, package, plugin)
    yield from _faults_of_screens(path, plugin)


def _faults_of_texts(folder: Path, root: Path) -> Iterator[str]:
    texts = {
        language: set(_stems(json.loads((folder / f"{language}.json").read_text("utf-8"))))
        for language in LANGUAGES
        if (folder / f"{language}.json").is_file()
    }
    for language in LANGUAGES:
        name = (folder / f"{language}.json").relative_to(root)
        missing = sorted(set[str]().union(*texts.values()) - texts.get(language, set()))
        if missing:
            yield f"{name}: has no {', '.join(missing[:5])}. Translate what the other languages have."


def _stems(texts: Mapping[str, object], prefix: str = "") -> Iterator[str]:
    """The keys, without the endings of plurals, which languages have more or fewer of."""
    for key, value in texts.items():
        if isinstance(value, Mapping):
            yield from _stems(value, f"{prefix}{key}.")
        else:
            ending = next((plural for plural in PLURALS if key.endswith(plural)), "")
            yield prefix + key.removesuffix(ending)


def _faults_of_imports(path: Path, package: str, plugin: "Plugin") -> Iterator[str]:
    others = tuple(f"estante_{required}" for required in plugin.manifest.requires)
    contracts, testing = ([f"{other}.{face}" for other in others] for face in ("contracts", "testing"))
    for file in sorted(path.rglob("*.py")):
        name = file.relative_to(path)
        if {"node_modules", "dist"} & set(name.parts):
            continue
        faces = (*OWN_FACES, package, *contracts, *(testing if name.parts[0] == "tests" else ()))
        for module in _imported(ast.parse(file.read_text("utf-8"))):
            if module.partition(".")[0].startswith("estante") and not f"{module}.".startswith(
                tuple(f"{face}." for face in faces)
            ):
                yield (
                    f"{name}: imports {module}. Take it from `estante.api`, or from the contracts of a plugin"
                    " that `requires` names."
                )


def _imported(tree: ast.Module) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            named = (f"{node.module}.{alias.name}" for alias in node.names)
            yield from named if node.module == "estante" else (node.module,)


def _faults_of_routes(plugin: "Plugin") -> Iterator[str]:
    from estante.plugins.validation import calls

    for claim, handler in calls(plugin.routes):
        if claim.startswith("POST ") and not (handler.opt.get("limit") or handler.opt.get("unlimited")):
            yield f'{claim}: has no limit. Declare limit=Hourly("writes"), or unlimited="why".'


def _faults_of_tables(path: Path, package: str, plugin: "Plugin") -> Iterator[str]:
    from estante.database.autogenerate import load_models
    from estante.database.base import Base

    versions = path / package / "migrations" / "versions"
    migrations = "".join(file.read_text("utf-8") for file in sorted(versions.glob("*.py")))
    answered = {(data.table, column) for data in plugin.personal_data for column in data.columns}
    for name in sorted(load_models(package)):
        table = Base.metadata.tables[name]
        if "tenant_id" not in table.columns:
            yield f"{package}/models.py: {name} has no tenant_id. Derive it from `TenantTable`."
        if f'row_security(op, "{name}")' not in migrations:
            yield f"{package}/migrations: {name} has no row security. Call it there."
        for column in table.columns:
            if (
                column.name in {"person_guid", "created_by", "deleted_by"}
                and (name, column.name) not in answered
            ):
                yield (
                    f"{package}/models.py: {name}.{column.name} names a person. Answer for it by"
                    " `register_personal_data`."
                )


def _faults_of_screens(path: Path, plugin: "Plugin") -> Iterator[str]:
    web = path / "web"
    if not web.is_dir():
        return
    if not (web / "dist" / "remoteEntry.js").is_file():
        yield f"web/dist: is not built. Run `estante plugins install {path}`."
    types = web / "api" / TYPES
    if types.parent.is_dir() and (not types.is_file() or types.read_bytes() != types_of(path, plugin.id)):
        yield f"web/api/{TYPES}: is not that of the calls. Run `estante plugins install {path}`."
