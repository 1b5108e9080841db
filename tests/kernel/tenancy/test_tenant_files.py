"""Tenants' files: what they may say, what is told when they are wrong, and reloading."""

import asyncio

import pytest
from estante.tenancy.loader import TenantInvalid, read_tenant
from estante.tenancy.registry import TenantRegistry
from estante.testing.tenants import TENANTS, write_tenant

GOOD = """\
guid = "8f0a4c52-6a1e-4c7e-9d6b-3f1f6f2a7b10"
name = "Andaluna"
hosts = ["andaluna.localhost"]
plugins = ["contents"]

[flags]
power_lesson = true

[branding]
color_first = "#0f5d6c"

[[grants]]
role = "R19"
actions = ["contents.readList"]

[[grants]]
role = "R20"
actions = ["contents.readDetail"]
"""


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "andaluna" / "tenant.toml"
    path.parent.mkdir()
    path.write_text(GOOD, "utf-8")
    return path


def test_a_good_file_is_read(file, registry):
    tenant = read_tenant(file, registry.known)
    assert (tenant.key, tenant.name, tenant.flags) == ("andaluna", "Andaluna", {"power_lesson": True})


@pytest.mark.spec("KER-124")
def test_a_file_without_languages_has_spanish_and_portuguese_and_speaks_spanish(file, registry):
    tenant = read_tenant(file, registry.known)
    assert (tenant.languages, tenant.default_language) == (("es", "pt"), "es")


MISTAKES = {
    "unknown key": ("color_first", "colour_first", 10, "did you mean `color_first`?"),
    "unknown flag": ("power_lesson = true", "power_leson = true", 7, "did you mean `power_lesson`?"),
    "unknown plugin": ('["contents"]', '["content"]', 4, "did you mean `contents`?"),
    "unknown action": ("contents.readDetail", "contents.readDetails", 18, "`contents.readDetail`?"),
    "unknown time zone": (
        'name = "Andaluna"',
        'name = "A"\ntime_zone = "Europe/Madird"',
        3,
        "`Europe/Madrid`?",
    ),
    "wrong colour": ("#0f5d6c", "teal", 10, "a colour such as #0f5d6c"),
    "wrong type": (
        "power_lesson = true",
        'power_lesson = "yes"',
        7,
        "must be true or false, without quotation marks",
    ),
    "no guid": ('guid = "8f0a4c52-6a1e-4c7e-9d6b-3f1f6f2a7b10"\n', "", 1, "`guid` is missing"),
}


@pytest.mark.parametrize(("right", "wrong", "line", "hint"), MISTAKES.values(), ids=MISTAKES)
def test_a_mistake_is_told_with_file_line_and_cure(file, registry, right, wrong, line, hint):
    file.write_text(GOOD.replace(right, wrong), "utf-8")
    with pytest.raises(TenantInvalid) as caught:
        read_tenant(file, registry.known)
    assert len(caught.value.mistakes) == 1
    assert caught.value.mistakes[0].startswith(f"{file}:{line}: ")
    assert hint in caught.value.mistakes[0]


def test_every_mistake_is_told_at_once(file, registry):
    file.write_text(GOOD.replace("color_first", "colour").replace("power_lesson", "power_leson"), "utf-8")
    with pytest.raises(TenantInvalid) as caught:
        read_tenant(file, registry.known)
    assert len(caught.value.mistakes) == 2


def test_a_file_that_is_no_toml_says_so(file, registry):
    file.write_text("name = ", "utf-8")
    with pytest.raises(TenantInvalid, match="not valid TOML"):
        read_tenant(file, registry.known)


@pytest.mark.spec("KER-096")
def test_the_host_decides_the_tenant_whatever_its_port_or_case(tmp_path, registry):
    for key, values in TENANTS.items():
        write_tenant(tmp_path, key, values)
    tenants = TenantRegistry(tmp_path, registry.known)
    assert tenants.by_host("ANDALUNA.localhost:8000") is tenants.by_key("andaluna")
    assert tenants.by_host("ipe.localhost") is tenants.by_key("ipe")
    assert tenants.by_host("nobody.localhost") is None
    assert tenants.by_host("") is None


def test_a_bad_file_keeps_the_last_good_version_and_the_other_tenants(tmp_path, registry):
    paths = {key: write_tenant(tmp_path, key, values) for key, values in TENANTS.items()}
    tenants = TenantRegistry(tmp_path, registry.known)
    good = tenants.by_key("andaluna")
    paths["andaluna"].write_text("name = 5", "utf-8")
    assert tenants.reload() == []
    assert tenants.by_host("andaluna.localhost") is good
    assert "andaluna" in tenants.errors
    write_tenant(tmp_path, "andaluna", {**TENANTS["andaluna"], "name": "Luna"})
    assert tenants.reload() == ["andaluna"]
    renewed = tenants.by_host("andaluna.localhost")
    assert renewed is not None
    assert (renewed.name, tenants.errors) == ("Luna", {})
    assert good is not None
    assert renewed.revision != good.revision


@pytest.mark.spec("KER-094")
async def test_a_changed_file_holds_within_two_seconds(tmp_path, registry):
    write_tenant(tmp_path, "ipe", TENANTS["ipe"])
    tenants = TenantRegistry(tmp_path, registry.known)
    stop = asyncio.Event()
    watching = asyncio.create_task(tenants.watch(stop))
    await asyncio.wait_for(tenants.watching.wait(), 10)
    write_tenant(tmp_path, "ipe", {**TENANTS["ipe"], "flags": {"power_lesson": True}})
    await asyncio.wait_for(tenants.changed.wait(), 10)
    stop.set()
    await watching
    changed = tenants.by_key("ipe")
    assert changed is not None
    assert changed.flags == {"power_lesson": True}
