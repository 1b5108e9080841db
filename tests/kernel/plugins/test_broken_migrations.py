"""A plugin whose migrations fail is set aside by name, and everything else is brought up to date."""

from pathlib import Path

import psycopg
import pytest
from estante.builtin import load_registry
from estante.config import Platform
from estante.database.migrate import migrate_all
from estante.plugins.faults import read_faults, set_faulty_aside, write_faults
from estante.testing.tenants import make_tenant

from tests.kernel.plugins.test_quarantine import SAMPLE, other

__all__ = ["other"]

STEP = """
from alembic import op
revision = "{revision}"
down_revision = {down!r}
def upgrade(): {body}
def downgrade(): ...
"""


@pytest.fixture
def owner(platform: Platform):
    """The role that owns the tables; what the plugin made there is dropped afterwards."""
    url = platform.addresses.owner_url
    yield url
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("DROP TABLE IF EXISTS alembic_other, other_first, other_second")


def step(folder: Path, revision: str, down: str | None, body: str) -> None:
    text = STEP.format(revision=revision, down=down, body=body)
    (folder / "estante_other" / "migrations" / "versions" / f"{revision}.py").write_text(text)


@pytest.fixture
def plugin(other, tmp_path):
    """The plugin `other` with one good migration, and its folder."""
    entry = other("")
    (tmp_path / "estante_other" / "migrations" / "versions").mkdir(parents=True)
    step(tmp_path, "0001", None, "op.execute('CREATE TABLE other_first (a int)')")
    return entry


def migrated(owner: str, plugin):
    registry = load_registry([SAMPLE, plugin])
    return registry, migrate_all(owner, registry.histories)


BROKEN = {
    "raises": ("raise ValueError('no such luck')", "migration 0002 failed: ValueError: no such luck"),
    "exits": ("raise SystemExit(1)", "migration 0002 failed: SystemExit: 1"),
    "asks for what is not there": (
        "op.execute('ALTER TABLE nowhere ADD b int')",
        'migration 0002 failed: ProgrammingError: (psycopg.errors.UndefinedTable) relation "nowhere"',
    ),
}


@pytest.mark.parametrize(("body", "reason"), BROKEN.values(), ids=BROKEN)
def test_a_migration_that_fails_sets_its_plugin_aside_and_leaves_its_tables(
    owner, plugin, tmp_path, body, reason
):
    step(tmp_path, "0002", "0001", f"op.execute('CREATE TABLE other_second (a int)'); {body}")
    registry, done = migrated(owner, plugin)
    assert done.failed["other"].startswith(reason)
    with psycopg.connect(owner) as connection:
        there = "SELECT to_regclass('other_first') IS NOT NULL, to_regclass('other_second') IS NULL"
        assert connection.execute(there).fetchone() == (True, True)
    write_faults(tmp_path, registry, done.failed)
    # Another process, and the same code.
    serving = load_registry([SAMPLE, plugin])
    set_faulty_aside(serving, tmp_path)
    assert serving.quarantined["other"].startswith(reason)
    assert serving.on(make_tenant(serving), "sample")


def test_the_repaired_migration_is_tried_again(owner, plugin, tmp_path):
    step(tmp_path, "0002", "0001", "raise ValueError")
    registry, done = migrated(owner, plugin)
    write_faults(tmp_path, registry, done.failed)
    step(tmp_path, "0002", "0001", "op.execute('CREATE TABLE other_second (a int)')")
    serving = load_registry([SAMPLE, plugin])
    set_faulty_aside(serving, tmp_path)
    done = migrate_all(owner, serving.histories)
    assert (done.moved, done.failed) == (["alembic_other"], {})
    write_faults(tmp_path, serving, done.failed)
    assert read_faults(tmp_path) == {}


def test_code_that_is_older_than_its_tables_is_set_aside(owner, plugin, tmp_path):
    step(tmp_path, "0002", "0001", "pass")
    migrated(owner, plugin)
    (tmp_path / "estante_other" / "migrations" / "versions" / "0002.py").unlink()
    _, done = migrated(owner, plugin)
    assert done.failed["other"].startswith("its tables are at migration 0002, which its code does not have")


@pytest.mark.parametrize("text", ["def upgrade(:", "raise SystemExit", "revision = 5", "down_revision = 'x'"])
def test_a_migration_that_cannot_be_read_sets_its_plugin_aside(owner, plugin, tmp_path, text):
    (tmp_path / "estante_other" / "migrations" / "versions" / "0002.py").write_text(text)
    _, done = migrated(owner, plugin)
    assert "has migrations that cannot be read" in done.failed["other"]


def test_another_version_of_the_plugin_is_not_held_to_the_faults_of_this_one(plugin, tmp_path):
    registry = load_registry([SAMPLE, plugin])
    write_faults(tmp_path, registry, {"other": "migration 0001 failed"})
    step(tmp_path, "0002", "0001", "pass")
    newer = load_registry([SAMPLE, plugin])
    set_faulty_aside(newer, tmp_path)
    assert "other" in newer.plugins
