"""A tenant's file says nothing in vain: each of its settings is read by product code."""

import ast
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from estante.tenancy import tenant
from estante.tenancy.editable import system_keys
from estante.tenancy.tenant import Limits, PasswordRule, Settings

ROOT = Path(__file__).resolve().parents[2]
DEFINED = Path(tenant.__file__)


def names_read() -> Iterator[str]:
    """Every attribute that is read and every `SettingOn("…")` of the kernel's and the plugins' code."""
    for folder in (ROOT / "kernel" / "estante", *ROOT.glob("plugins/*/estante_*")):
        for path in folder.rglob("*.py"):
            for node in ast.walk(ast.parse(path.read_text("utf-8"))):
                if isinstance(node, ast.Attribute) and (path != DEFINED or isinstance(node.ctx, ast.Load)):
                    yield node.attr
                if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "SettingOn":
                    yield from (str(one.value) for one in node.args if isinstance(one, ast.Constant))


@pytest.mark.parametrize("table", [Settings, PasswordRule, Limits])
def test_every_setting_of_a_tenant_is_read(table: type[msgspec.Struct]) -> None:
    fields = {field.name for field in msgspec.structs.fields(table)}
    # Clients read these, by `GET system-settings`.
    fields -= system_keys(table, {}).keys()
    # A limit is read by the name that an upload purpose has for it.
    named = {"upload_bytes", "image_bytes", "avatar_bytes"}
    assert fields - set(names_read()) - named == set(), "read it, or take it out of the tenant's file"
