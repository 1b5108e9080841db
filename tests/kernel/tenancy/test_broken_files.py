"""Each key of a tenant's file is spoilt in turn, and plugins it names fail: it stays up, the others too."""

import json
from collections.abc import Iterator
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
import structlog
from click.testing import CliRunner
from estante.builtin import load_registry
from estante.cli import boot, commands
from estante.cli.tenant_documents import _keys
from estante.plugins.discovery import GROUP
from estante.tenancy.loader import TenantInvalid, read_tenant
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.snapshots import TenantSnapshots
from estante.tenancy.tenant import Tenant
from estante.testing.tenants import TENANTS, write_tenant

OWN = TENANTS["andaluna"]
SAMPLE = EntryPoint("sample", "tests.kernel.plugins.sample.plugin", GROUP)
BROKEN = EntryPoint("rooms", "nowhere_to_be_found.plugin", GROUP)

NAMED = {
    "a flag": {"flags": {"room_bookings": True}},
    "its settings": {"plugin_settings": {"rooms": {"open": "yes"}}},
    "an action": {"grants": [{"role": "R19", "actions": ["rooms.readList"]}]},
    "nothing": {},
}


@pytest.mark.spec("KER-131", part="broken plugin")
@pytest.mark.parametrize("entries", [[SAMPLE, BROKEN], [SAMPLE]], ids=["set aside", "not installed"])
@pytest.mark.parametrize("named", NAMED.values(), ids=NAMED)
def test_a_tenant_that_names_what_a_plugin_would_bring_stays_up(tmp_path, entries, named):
    registry = load_registry(entries)
    path = write_tenant(tmp_path, "andaluna", {**OWN, "plugins": ["sample", "rooms"], **named})
    tenants = TenantRegistry(tmp_path, registry.known)
    tenant = tenants.by_host("andaluna.localhost")
    assert tenant is not None
    assert tenants.errors == {}
    assert registry.on(tenant, "sample")
    assert not registry.on(tenant, "rooms")
    if named or entries == [SAMPLE]:
        assert "rooms" in " ".join(tenants.warnings["andaluna"])
        with pytest.raises(TenantInvalid, match="rooms"):
            read_tenant(path, registry.known)


def test_a_flag_that_nobody_knows_is_a_mistake_while_every_plugin_works(tmp_path, registry):
    write_tenant(tmp_path, "andaluna", {**OWN, "flags": {"room_bookings": True}})
    tenants = TenantRegistry(tmp_path, registry.known)
    assert "room_bookings" in str(tenants.errors["andaluna"])


def test_settings_of_a_plugin_that_has_none_are_not_taken_for_another_name(tmp_path, registry):
    known = load_registry([SAMPLE]).known
    write_tenant(tmp_path, "andaluna", {**OWN, "plugins": ["sample"], "plugin_settings": {"sample": {}}})
    told = str(TenantRegistry(tmp_path, known).errors["andaluna"])
    assert "did you mean `sample`" not in told


def placed(path: str, value: object) -> dict[str, object]:
    """A file's values with a value at a dotted path; `[[name]] key` is one in a list of tables."""
    if path.startswith("[["):
        name, key = path.removeprefix("[[").split("]] ")
        return {**OWN, name: [{key: value}]}
    *tables, last = path.split(".")
    inner: dict[str, object] = {last: value}
    for table in reversed(tables):
        inner = {table: inner}
    return {**OWN, **inner}


KEYS = [name for name, _, _ in _keys(Tenant)]
TECHNICAL = ("`array`", "`object`", "`str`", "`int`", "regex", "Expected", "Invalid", "Object missing")


@pytest.mark.one_in(4)
@pytest.mark.parametrize(
    "value", [{"a": {}}, [[5]], 0.5, "§ \u2603", ""], ids=["table", "list", "number", "odd", "empty"]
)
@pytest.mark.parametrize("key", KEYS)
def test_a_wrong_value_is_told_in_words_and_the_tenant_goes_on_with_the_others(
    tmp_path, registry, key, value
):
    for name, values in TENANTS.items():
        write_tenant(tmp_path, name, values)
    memory = TenantSnapshots(tmp_path / "memory")
    tenants = TenantRegistry(tmp_path, registry.known, memory)
    write_tenant(tmp_path, "andaluna", placed(key, value))
    tenants.reload()
    again = TenantRegistry(tmp_path, registry.known, TenantSnapshots(tmp_path / "memory"))
    for loaded in (tenants, again):
        assert [tenant.key for tenant in loaded.all()] == ["andaluna", "ipe"]
        sentences = [
            *loaded.warnings.get("andaluna", ()),
            *getattr(loaded.errors.get("andaluna"), "mistakes", ()),
        ]
        assert [word for word in TECHNICAL for sentence in sentences if word in sentence] == []
        if isinstance(value, dict | list) and key != "flags":
            assert any("tenant.toml:" in sentence for sentence in sentences)


@pytest.mark.parametrize(
    "content", [b"", b"\xff", b"a = [", b"[" * 5000, b"\x00"], ids=["empty", "bytes", "half", "deep", "nul"]
)
def test_a_file_of_whatever_bytes_stops_nobody(tmp_path, registry, content):
    for name, values in TENANTS.items():
        write_tenant(tmp_path, name, values)
    tenants = TenantRegistry(tmp_path, registry.known)
    (tmp_path / "andaluna" / "tenant.toml").write_bytes(content)
    tenants.reload()
    assert [one.key for one in tenants.all()] == ["andaluna", "ipe"]
    assert "andaluna" in tenants.errors


@pytest.fixture(scope="module")
def installed() -> Iterator[None]:
    """The installed plugins, found once: they do not change with the tenants' files."""
    boot.load_registry.cache_clear()
    yield
    boot.load_registry.cache_clear()


@pytest.fixture
def home(tmp_path: Path, installed: None) -> Path:
    for key, values in TENANTS.items():
        write_tenant(tmp_path / "tenants", key, values)
    return tmp_path


def check(home: Path) -> tuple[int, str]:
    try:
        result = CliRunner().invoke(commands, ["tenants", "check"], env={"ESTANTE_BASE_PATH": str(home)})
    finally:
        structlog.reset_defaults()
    return result.exit_code, result.output


def spoil(home: Path, **values: object) -> None:
    write_tenant(home / "tenants", "andaluna", {**OWN, **values})


ODD = {
    "logo missing": ({"branding": {"logo": "logo.svg"}}, "there is no file `logo.svg`"),
    "logo outside": ({"branding": {"logo": "../ipe/tenant.toml"}}, "is outside of the tenant's folder"),
    "logo of another kind": ({"branding": {"logo": "tenant.toml"}}, "must end with .png"),
    "no hosts": ({"hosts": []}, "names no host"),
    "host with a scheme": ({"hosts": ["https://andaluna.localhost"]}, "is no host: write the name only"),
    "default language": ({"languages": ["pt"], "default_language": "es"}, "`es` is not among `languages`"),
    "role": ({"grants": [{"role": "R99", "actions": []}]}, "there is no role `R99`"),
    "database": ({"database": "postgresql://127.0.0.1:9/x"}, "database: no connection"),
    "duplicate guid": ({"guid": TENANTS["ipe"]["guid"]}, "guid: "),
    "duplicate host": ({"hosts": TENANTS["ipe"]["hosts"]}, "hosts: "),
}


@pytest.mark.parametrize(("values", "sentence"), ODD.values(), ids=ODD)
def test_check_finds_what_cannot_be_meant(home, values, sentence):
    assert check(home)[0] == 0
    spoil(home, **values)
    code, output = check(home)
    assert code == 1
    assert any(
        line.startswith("fix") and "andaluna/tenant.toml:" in line and sentence in line
        for line in output.splitlines()
    )


def test_check_finds_a_logo_that_is_no_picture(home):
    spoil(home, branding={"logo": "logo.png"})
    (home / "tenants" / "andaluna" / "logo.png").write_text("<html>")
    assert "is no picture of the kind that its name says" in check(home)[1]


def test_check_finds_a_changed_guid_and_remembers_nothing_itself(home, registry):
    memory = home / "var" / "tenants"
    TenantRegistry(home / "tenants", registry.known, TenantSnapshots(memory))
    before = {path.name: path.read_bytes() for path in memory.iterdir()}
    spoil(home, guid="0f0a4c52-6a1e-4c7e-9d6b-3f1f6f2a7b10")
    code, output = check(home)
    assert code == 1
    assert f"has the guid {OWN['guid']}: write that again" in output
    assert {path.name: path.read_bytes() for path in memory.iterdir()} == before


def test_check_names_a_plugin_that_is_not_installed(home):
    spoil(home, plugins=["rooms"])
    code, output = check(home)
    assert code == 1
    assert json.dumps("rooms").strip('"') in output
    assert "is not installed" in output
