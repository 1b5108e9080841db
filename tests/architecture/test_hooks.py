"""Few hooks, each told in one sentence, and none without a plugin that uses it."""

import inspect
import sys
from types import ModuleType

from estante import hooks
from estante.exports.jobs import PREFIX, Export
from estante_contents import hookspecs

MAX_HOOKS = 22
# What only plugins from outside give; tests of the calls that ask them have one of their own.
FOR_OTHERS = {
    "register_feedback_generators",
    "register_pupils",
    "register_schools",
    "register_tools",
    "register_transcribers",
}


def names_of(module: ModuleType) -> dict[str, str]:
    marked = {
        name: function
        for name, function in inspect.getmembers(module, inspect.isfunction)
        if function.__module__ == module.__name__ and hasattr(function, f"{hooks.PROJECT}_spec")
    }
    return {name: inspect.getdoc(function) or "" for name, function in marked.items()}


def test_the_kernel_has_few_hooks():
    assert 0 < len(names_of(hooks)) <= MAX_HOOKS


def test_every_hook_has_a_plugin_that_uses_it(registry):
    unused = [
        name
        for module in (hooks, hookspecs)
        for name in names_of(module)
        if name not in FOR_OTHERS and not registry.hook(name).get_hookimpls()
    ]
    assert unused == [], "take the hook out, or register something with it"


def test_every_hook_is_told_in_one_sentence():
    told = names_of(hooks) | names_of(hookspecs)
    assert [name for name, text in told.items() if "\n" in text or not text.endswith(".")] == []


def test_every_export_has_a_worker_that_makes_it(registry):
    modules = [module for name, module in sys.modules.items() if name.startswith("estante")]
    exports = {
        value.name for module in modules for value in vars(module).values() if isinstance(value, Export)
    }
    assert {"users", "contents"} <= exports
    left = sorted(name for name in exports if f"{PREFIX}{name}" not in registry.jobs)
    assert left == [], "give `export_job(…)` with `register_jobs`"
