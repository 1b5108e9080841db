"""`estante plugins check PLUGIN`: what is missing or wrong in a plugin, each with its cure in a line."""

import ast
import json
import sys
from collections.abc import Iterable, Iterator, Mapping
from importlib.resources import files
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from sqlalchemy import text

from estante.cli.installation import TYPES, entry_point, types_of
from estante.cli.plugin_check.bundle import MAX_BYTES, heaviest_chunk
from estante.config import load_platform
from estante.services.embedded import connected

if TYPE_CHECKING:
    from estante.plugins.discovery import Plugin

LANGUAGES = ("es", "pt", "en")
PLURALS = ("_zero", "_one", "_two", "_few", "_many", "_other")
SECURED = text("SELECT relname FROM pg_class WHERE relrowsecurity")
OWN_FACES = ("estante.api", "estante.testing")


@click.command()
@click.argument("plugin")
def check(plugin: str) -> None:
    """Say what is missing or wrong in an installed PLUGIN: its folder, or its name."""
    faults = list(faults_of(_folder_of(plugin)))
    click.echo("\n".join(faults) if faults else "Nothing is missing.")
    sys.exit(bool(faults))


def _folder_of(plugin: str) -> Path:
    """The folder of a plugin's sources. Raises ClickException."""
    from estante.cli.boot import load_registry

    if Path(plugin).is_dir():
        return Path(plugin)
    installed = load_registry().get(plugin)
    if installed is None:
        raise click.ClickException(
            f"There is no folder and no working plugin `{plugin}`. See `estante plugins list`."
        )
    package = Path(str(files(installed.discovered.package)))
    if not (package.parent / "pyproject.toml").is_file():
        raise click.ClickException(f"{plugin} was installed without its sources. Name the folder of them.")
    return package.parent


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
    yield from _faults_of_tables(package, plugin)
    yield from _faults_of_migrations(package, plugin.id)
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
    """Of what is installed: a plugin's tests are not, and prove it by whatever they like."""
    contracts = [f"estante_{required}.contracts" for required in plugin.manifest.requires]
    faces = (*OWN_FACES, package, *contracts)
    for file in sorted((path / package).rglob("*.py")):
        name = file.relative_to(path)
        for module in _imported(ast.parse(file.read_text("utf-8"))):
            # The root alone, which says where the kernel lies, names nothing in it.
            if (
                module.partition(".")[0].startswith("estante")
                and module != "estante"
                and not f"{module}.".startswith(tuple(f"{face}." for face in faces))
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


def _faults_of_tables(package: str, plugin: "Plugin") -> Iterator[str]:
    from estante.database.autogenerate import load_models
    from estante.database.base import Base

    answered = {(data.table, column) for data in plugin.personal_data for column in data.columns}
    for name in sorted(load_models(package)):
        table = Base.metadata.tables[name]
        if "tenant_id" not in table.columns:
            yield f"{package}/models.py: {name} has no tenant_id. Derive it from `TenantTable`."
        for column in table.columns:
            if (
                column.name in {"person_guid", "created_by", "deleted_by"}
                and (name, column.name) not in answered
            ):
                yield (
                    f"{package}/models.py: {name}.{column.name} names a person. Answer for it by"
                    " `register_personal_data`."
                )


def _faults_of_migrations(package: str, plugin_id: str) -> Iterator[str]:
    """What is wrong in a database with every migration; asks none for a plugin without tables."""
    from estante.cli.database import migrate_databases
    from estante.database.autogenerate import differences, load_models
    from estante.database.migrate import owner_connection

    tables = load_models(package)
    if not tables:
        return
    with connected(load_platform()) as platform:
        if reason := migrate_databases(platform).failed.get(plugin_id):
            yield f"{package}/migrations: do not run: {reason}"
            return
        with owner_connection(platform.addresses.owner_url) as connection:
            differing = differences(connection, [package])
            open_tables = sorted(tables - set(connection.scalars(SECURED)))
    for table in open_tables:
        yield f"{package}/migrations: {table} has no row security. Call `row_security(op, …)` there."
    if differing:
        kinds = sorted({step[0] for step in _steps(differing)})
        yield (
            f"{package}/models.py: is not what the migrations make ({', '.join(kinds)})."
            f' Run `estante migration new {plugin_id} "…"`.'
        )


def _steps(differing: Iterable[Any]) -> Iterator[tuple[Any, ...]]:
    """Alembic's steps; those that change one column are in a list of their own."""
    for step in differing:
        yield from step if isinstance(step, list) else (step,)


def _faults_of_screens(path: Path, plugin: "Plugin") -> Iterator[str]:
    web = path / "web"
    if not web.is_dir():
        return
    if not (web / "dist" / "remoteEntry.js").is_file():
        yield f"web/dist: is not built. Run `estante plugins install {path}`."
    chunk, size = heaviest_chunk((web / "dist").resolve())
    if size > MAX_BYTES:
        yield (
            f"web/dist/assets/{chunk}: makes a browser fetch {size // 1024} KiB at once, of at most"
            f" {MAX_BYTES // 1024}. Import what few screens need by `lazy` or `import()`."
        )
    types = web / "api" / TYPES
    if types.parent.is_dir() and (not types.is_file() or types.read_bytes() != types_of(path, plugin.id)):
        yield f"web/api/{TYPES}: is not that of the calls. Run `estante plugins install {path}`."
