"""Finding plugins: installed packages with an entry point `estante.plugins`, and what they contribute."""

import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from importlib import import_module, metadata
from importlib.resources import files
from pathlib import Path
from types import ModuleType
from typing import Any, TypeVar

import msgspec
from litestar.types import ControllerRouterHandler
from msgspec import Struct

from estante.actions import Policy
from estante.bulk.acts import BulkAct
from estante.decoding import problems
from estante.events.listeners import Listener
from estante.files.purposes import UploadPurpose
from estante.first_steps.steps import FirstStep
from estante.hooks import Check, Flag
from estante.imports.spec import ImportSpec
from estante.jobs.kinds import JobKind
from estante.lists.relations import Relation
from estante.mail.kinds import LetterKind
from estante.notifications.kinds import NotificationKind
from estante.plugins.icons import SVG, IconInvalid, read_icon
from estante.plugins.manifest import Manifest, NavigationEntry, SlotFill, api_fault
from estante.plugins.record_types import RecordType
from estante.privacy.declarations import PersonalData
from estante.records.uses import Uses
from estante.seeding import DemoData, ReferenceData
from estante.trash.kinds import TrashKind

GROUP = "estante.plugins"
Named = TypeVar("Named", NavigationEntry, SlotFill)


class PluginFault(Exception):
    """What keeps a plugin from being used, in one sentence."""


@contextmanager
def faults_as(what: str) -> Iterator[None]:
    """Turn whatever a plugin's code raises into a fault of that plugin; only Ctrl-C goes on.

    Raises:
        PluginFault: begins with `what`.
    """
    try:
        yield
    except (PluginFault, KeyboardInterrupt):
        raise
    except BaseException as error:
        # `SystemExit` of a script that is imported, and whatever else is no Exception, is one plugin's too.
        raise PluginFault(f"{what}: {type(error).__name__}: {error}") from error


class DiscoveredPlugin(Struct, frozen=True):
    """A plugin that can be imported and whose manifest is good."""

    manifest: Manifest
    module: ModuleType
    package: str
    web: Path | None

    @property
    def id(self) -> str:
        return self.manifest.id

    @property
    def texts(self) -> Path:
        """Its `texts/` folder, which it need not have."""
        return Path(str(files(self.package))) / "texts"


class Plugin(Struct, frozen=True, kw_only=True):
    """A plugin and everything that it contributes."""

    discovered: DiscoveredPlugin
    routes: Sequence[ControllerRouterHandler] = ()
    content_host_routes: Sequence[ControllerRouterHandler] = ()
    policies: Sequence[Policy] = ()
    flags: Sequence[Flag] = ()
    settings: type[Struct] | None = None
    jobs: Sequence[JobKind[Any]] = ()
    notification_kinds: Sequence[NotificationKind[Any]] = ()
    letters: Sequence[LetterKind[Any]] = ()
    upload_purposes: Sequence[UploadPurpose] = ()
    bulk_acts: Sequence[BulkAct] = ()
    trash: Sequence[TrashKind] = ()
    imports: Sequence[ImportSpec] = ()
    uses: Sequence[Uses] = ()
    relations: Sequence[Relation] = ()
    listeners: Sequence[Listener[Any]] = ()
    personal_data: Sequence[PersonalData] = ()
    services: Mapping[str, Callable[..., object]] = {}
    demo_data: DemoData | None = None
    reference_data: ReferenceData | None = None
    first_steps: Sequence[FirstStep] = ()
    checks: Sequence[Check] = ()
    # Those that it gave to the hooks of other plugins, each icon as the SDK draws it.
    record_types: Sequence[RecordType] = ()
    # What only one plugin may have, in words: "the content type CTTY_05" (`CLAIMS` of a hookspec module).
    claimed: Sequence[str] = ()

    @property
    def id(self) -> str:
        return self.discovered.id

    @property
    def manifest(self) -> Manifest:
        return self.discovered.manifest

    @property
    def actions(self) -> frozenset[str]:
        """The actions of its sections, written `contents.readList`."""
        return frozenset(f"{s}.{name}" for s, names in self.manifest.sections.items() for name in names)


def entry_points() -> list[metadata.EntryPoint]:
    """The installed plugins, by name."""
    return sorted(metadata.entry_points(group=GROUP), key=lambda point: point.name)


def find(entry: metadata.EntryPoint) -> DiscoveredPlugin:
    """Import one plugin and read its manifest.

    Raises:
        PluginFault: it cannot be used; says why.
    """
    with faults_as("cannot be imported"):
        module = import_module(entry.module)
        package = entry.module.rpartition(".")[0] or entry.module
        folder = Path(str(files(package)))
    manifest = read_manifest(_first(folder / "manifest.json", folder.parent / "manifest.json"))
    if manifest.id != entry.name:
        raise PluginFault(f"its manifest says id `{manifest.id}`, its entry point says `{entry.name}`")
    if fault := api_fault(manifest.api_version):
        raise PluginFault(fault)
    manifest = msgspec.structs.replace(
        manifest,
        navigation=tuple(_with_icon(entry, folder) for entry in manifest.navigation),
        slots=tuple(_with_icon(fill, folder) for fill in manifest.slots),
    )
    return DiscoveredPlugin(manifest, module, package, _first(folder / "web", folder.parent / "web" / "dist"))


def read_manifest(path: Path | None) -> Manifest:
    """Read and check a manifest.

    Raises:
        PluginFault: it is missing or wrong; names every mistake.
    """
    if path is None:
        raise PluginFault("has no manifest.json beside its pyproject.toml or in its package")
    try:
        raw = json.loads(path.read_text("utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise PluginFault(f"{path.name} cannot be read: {error}") from error
    if wrong := problems(raw, Manifest):
        raise PluginFault(
            f"{path.name}: " + "; ".join(f"{problem.path}: {problem.detail}" for problem in wrong)
        )
    return msgspec.convert(raw, Manifest)


def _with_icon(named: Named, folder: Path) -> Named:
    """The same with the paths of an SVG file in place of its name."""
    if named.icon is None or not named.icon.endswith(SVG):
        return named
    try:
        return msgspec.structs.replace(named, icon=read_icon(named.icon, folder))
    except IconInvalid as error:
        raise PluginFault(f"manifest.json: the icon `{named.icon}` {error}") from error


def _first(*paths: Path) -> Path | None:
    return next((path for path in paths if path.exists()), None)
