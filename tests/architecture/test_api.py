"""`estante.api` is the kernel's only face for plugins, and its page says what is in it."""

import subprocess
import sys
from importlib import import_module

import pytest
from estante.api import API_VERSION
from estante.plugins.manifest import api_fault

from tests.architecture.api_page import PAGE, TOPICS, page

MAJOR, MINOR = map(int, API_VERSION.split("."))


def test_the_page_says_what_plugins_may_import() -> None:
    assert PAGE.read_text("utf-8") == page(), "run: python tests/architecture/api_page.py"


@pytest.mark.parametrize("topic", TOPICS)
def test_every_name_says_what_it_is_and_no_table_of_the_kernel_is_among_them(topic: str) -> None:
    module = import_module(f"estante.api.{topic}")
    for name in module.__all__:
        value = getattr(module, name)
        if isinstance(value, type):
            assert value.__doc__, f"{topic}.{name} has no docstring"
            assert not hasattr(value, "__tablename__"), f"{topic}.{name} is a table: give a Struct"


@pytest.mark.parametrize(
    ("wanted", "cure"),
    [
        (API_VERSION, None),
        (f"{MAJOR}.{MINOR + 1}", "update Estante"),
        (f"{MAJOR + 1}.0", "update Estante"),
        (f"{MAJOR - 1}.0", "install a version of it for this one"),
    ],
)
def test_a_plugin_for_another_version_is_told_so(wanted: str, cure: str | None) -> None:
    fault = api_fault(wanted)
    assert (fault is None) == (cure is None)
    assert cure is None or cure in str(fault)


def test_a_topic_brings_only_what_is_asked_for():
    """Some of a plugin's code runs in processes that are allowed little memory."""
    code = (
        "import sys; from estante.api.lists import Page; from estante.api.errors import NotFound;"
        "print(*{'sqlalchemy', 'asyncpg', 'litestar', 'estante.lists.spec'} & set(sys.modules))"
    )
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert ran.stdout.split() == []


def test_a_name_that_a_topic_lacks_is_an_attribute_error() -> None:
    with pytest.raises(ImportError, match="cannot import name 'Nothing'"):
        exec("from estante.api.lists import Nothing")  # noqa: S102
