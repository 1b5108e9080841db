"""Being a plugin: hooks, checks, demo data, and asking other plugins."""

from estante.hooks import Check, Flag, hookimpl, hookspec
from estante.plugins.hook_caller import HookCaller
from estante.plugins.registry import PluginRegistry
from estante.seeding import DemoData, DemoSignIn, SeedContext

__all__ = [
    "Check",
    "DemoData",
    "DemoSignIn",
    "Flag",
    "HookCaller",
    "PluginRegistry",
    "SeedContext",
    "hookimpl",
    "hookspec",
]
