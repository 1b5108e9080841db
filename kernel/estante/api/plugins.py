"""Being a plugin: hooks, checks, demo data, and asking other plugins."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.first_steps.steps import FirstStep, has_rows
    from estante.hooks import Check, Flag, hookimpl, hookspec
    from estante.plugins.hook_caller import HookCaller
    from estante.plugins.icons import is_icon
    from estante.plugins.record_types import CoverShape, RecordType
    from estante.plugins.registry import PluginRegistry
    from estante.seeding import DemoData, DemoSignIn, ReferenceData, SeedContext
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "Check",
    "CoverShape",
    "DemoData",
    "DemoSignIn",
    "FirstStep",
    "Flag",
    "HookCaller",
    "PluginRegistry",
    "RecordType",
    "ReferenceData",
    "SeedContext",
    "has_rows",
    "hookimpl",
    "hookspec",
    "is_icon",
]
