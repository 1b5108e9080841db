"""Whose a guid and a host are: never a newcomer's, whatever the folders are called and whoever restarts."""

import pytest
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.snapshots import TenantSnapshots
from estante.testing.tenants import TENANTS, write_tenant

OWN, OTHER = TENANTS["andaluna"], TENANTS["ipe"]
COPIED = {"guid": OWN["guid"], "hosts": OWN["hosts"]}


class Folder:
    """Tenants' files, and processes that read them."""

    def __init__(self, path, registry: PluginRegistry) -> None:
        self.tenants, self.memory = path / "tenants", path / "var" / "tenants"
        self._known = registry.known

    def start(self) -> TenantRegistry:
        return TenantRegistry(self.tenants, self._known, TenantSnapshots(self.memory))

    def write(self, key: str, values) -> None:
        write_tenant(self.tenants, key, values)

    def remove(self, key: str) -> None:
        (self.tenants / key / "tenant.toml").unlink()

    def spoil(self, key: str) -> None:
        (self.tenants / key / "tenant.toml").write_text("name = 5", "utf-8")


@pytest.fixture
def folder(tmp_path, registry) -> Folder:
    made = Folder(tmp_path, registry)
    made.write("andaluna", OWN)
    made.start()
    return made


def keys(tenants: TenantRegistry) -> list[str]:
    return [tenant.key for tenant in tenants.all()]


@pytest.mark.spec("KER-096", part="copied host")
@pytest.mark.parametrize("name", ["aaa", "zzz"])
@pytest.mark.parametrize("copied", COPIED)
def test_a_copy_is_refused_and_its_owner_goes_on_also_after_a_restart(folder, name, copied):
    running = folder.start()
    folder.write(name, {**OTHER, copied: COPIED[copied]})
    running.reload()
    for tenants in (running, folder.start(), folder.start()):
        assert keys(tenants) == ["andaluna"]
        assert tenants.by_host("andaluna.localhost").name == "Andaluna"
        assert "`andaluna`" in str(tenants.errors[name])
        assert str(tenants.errors[name]).startswith(str(folder.tenants / name))


@pytest.mark.spec("KER-096", part="owner away")
@pytest.mark.parametrize("copied", COPIED)
def test_a_copy_gets_nothing_while_its_owner_is_written_anew(folder, copied):
    running = folder.start()
    folder.write("aaa", {**OTHER, copied: COPIED[copied]})
    running.reload()
    folder.remove("andaluna")
    running.reload()
    assert "aaa" not in keys(running)
    assert "aaa" not in keys(folder.start())
    folder.write("andaluna", OWN)
    running.reload()
    assert keys(running) == keys(folder.start()) == ["andaluna"]


def test_a_copy_that_is_saved_again_when_the_owner_is_gone_is_its_heir(folder):
    running = folder.start()
    folder.write("luna", {**OWN, "hosts": ["luna.localhost"]})
    running.reload()
    folder.remove("andaluna")
    running.reload()
    folder.write("luna", {**OWN, "hosts": ["luna.localhost"], "name": "Luna"})
    running.reload()
    assert keys(running) == keys(folder.start()) == ["luna"]


def test_of_two_newcomers_with_one_guid_neither_is_served(tmp_path, registry):
    folder = Folder(tmp_path, registry)
    folder.write("aaa", OWN)
    folder.write("bbb", {**OWN, "hosts": ["b.localhost"]})
    tenants = folder.start()
    assert keys(tenants) == []
    assert "`aaa` and `bbb` have the same" in str(tenants.errors["aaa"])
    folder.remove("bbb")
    tenants.reload()
    assert (keys(tenants), tenants.errors) == (["aaa"], {})


def test_a_renamed_folder_is_the_same_tenant(folder):
    running = folder.start()
    (folder.tenants / "andaluna").rename(folder.tenants / "luna")
    running.reload()
    for tenants in (running, folder.start()):
        assert keys(tenants) == ["luna"]
        assert str(tenants.all()[0].guid) == OWN["guid"]


@pytest.mark.parametrize("restarted", [False, True])
def test_a_changed_guid_is_refused_with_a_sentence(folder, restarted):
    running = folder.start()
    folder.write("andaluna", {**OWN, "guid": OTHER["guid"], "name": "Luna"})
    running.reload()
    tenants = folder.start() if restarted else running
    assert [(one.key, str(one.guid), one.name) for one in tenants.all()] == [
        ("andaluna", OWN["guid"], "Andaluna")
    ]
    assert f"every row of this tenant has the guid {OWN['guid']}: write that again" in str(
        tenants.errors["andaluna"]
    )


def test_a_host_moves_when_its_owner_lets_it_go_in_whichever_order(folder):
    running = folder.start()
    folder.write("ipe", {**OTHER, "hosts": ["ipe.localhost", "andaluna.localhost"]})
    running.reload()
    assert running.by_host("andaluna.localhost").key == "andaluna"
    folder.write("andaluna", {**OWN, "hosts": ["luna.localhost"]})
    running.reload()
    for tenants in (running, folder.start()):
        assert tenants.by_host("andaluna.localhost").key == "ipe"
        assert tenants.by_host("luna.localhost").key == "andaluna"


def test_a_bad_file_is_served_by_its_last_good_version_after_a_restart(folder):
    folder.spoil("andaluna")
    tenants = folder.start()
    assert tenants.by_host("andaluna.localhost").name == "Andaluna"
    assert "andaluna" in tenants.errors
    folder.write("andaluna", {**OWN, "name": "Luna"})
    tenants.reload()
    assert (tenants.by_host("andaluna.localhost").name, tenants.errors) == ("Luna", {})


@pytest.mark.spec("KER-094", part="moved away and back")
def test_a_file_that_is_moved_away_and_back_is_seen_alike_by_all_processes(folder):
    first, second = folder.start(), folder.start()
    path = folder.tenants / "andaluna" / "tenant.toml"
    path.rename(path.with_suffix(".away"))
    first.reload()
    folder.write("andaluna", {**OWN, "flags": {"power_lesson": True}})
    first.reload()
    second.reload()
    third = folder.start()
    assert len({one.by_key("andaluna").revision for one in (first, second, third)}) == 1
    before = first.by_key("andaluna").revision
    path.with_suffix(".away").rename(path)
    first.reload()
    second.reload()
    assert first.by_key("andaluna").revision == second.by_key("andaluna").revision != before
    assert "power_lesson" not in first.by_key("andaluna").flags


def test_what_cannot_be_remembered_stops_nobody(tmp_path, registry):
    folder = Folder(tmp_path, registry)
    folder.write("andaluna", OWN)
    folder.memory.parent.mkdir()
    folder.memory.write_text("no folder")
    assert keys(folder.start()) == ["andaluna"]


def test_what_is_remembered_wrongly_stops_nobody(folder):
    (folder.memory / "owners.json").write_text("{")
    (folder.memory / "andaluna.toml").write_text("name = ")
    assert keys(folder.start()) == ["andaluna"]
    folder.spoil("andaluna")
    (folder.memory / "andaluna.toml").write_text("name = ")
    assert keys(folder.start()) == []
