"""A migration whose table is in use lets go and asks again, so that nobody waits behind it."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import psycopg
import pytest
from estante.config import Platform
from estante.database import migrate
from estante.database.histories import History

TABLE = "locked_probe"
STEP = f"""
from alembic import op
revision, down_revision, branch_labels, depends_on = "0001_probe", None, None, None
def upgrade() -> None:
    op.execute("ALTER TABLE {TABLE} ADD COLUMN IF NOT EXISTS later text")
"""
ANOTHER = "    op.execute('ALTER TABLE locked_other ADD COLUMN later text')\n"
WAITING = "SELECT 1 FROM pg_locks WHERE NOT granted AND relation = 'locked_probe'::regclass"


@pytest.fixture
def probe(tmp_path: Path, platform: Platform, monkeypatch: pytest.MonkeyPatch) -> Iterator[History]:
    """A history with one step that needs a table for itself."""
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions" / "0001_probe.py").write_text(STEP)
    monkeypatch.setattr(migrate, "LOCK_MILLISECONDS", 100)
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as session:
        session.execute(f"CREATE TABLE {TABLE} (word text)")
        yield History("locked-probe", tmp_path)
        session.execute(f"DROP TABLE {TABLE}")
        session.execute("DROP TABLE IF EXISTS alembic_locked_probe")


@pytest.fixture
def reader(platform: Platform, probe: History) -> Iterator["psycopg.Connection[tuple[object, ...]]"]:
    """Somebody in the middle of reading the table."""
    with psycopg.connect(platform.addresses.owner_url) as session:
        session.execute("SELECT * FROM locked_probe")
        yield session


def test_a_table_that_is_let_go_is_migrated_at_the_next_attempt(
    platform: Platform, probe: History, reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    pauses = []

    def reader_ends(seconds: float) -> None:
        pauses.append(seconds)
        reader.rollback()

    monkeypatch.setattr("estante.database.migrate.time.sleep", reader_ends)
    assert migrate.migrate_all(platform.addresses.owner_url, [probe]).moved == ["alembic_locked_probe"]
    assert len(pauses) == 1


def test_a_table_that_is_never_let_go_stops_the_migration_and_nobody_else(
    platform: Platform, probe: History, reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("estante.database.migrate.time.sleep", lambda _seconds: None)
    failed = migrate.migrate_all(platform.addresses.owner_url, [probe]).failed
    assert "lock" in failed["locked-probe"]
    with psycopg.connect(platform.addresses.owner_url) as other:
        other.execute("SET lock_timeout = 100")
        assert other.execute("SELECT count(*) FROM locked_probe").fetchone() == (0,)


def test_of_two_who_wait_for_each_other_the_migration_lets_go(
    platform: Platform, probe: History, reader, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.undo()
    (probe.folder / "versions" / "0001_probe.py").write_text(STEP.replace("    op.", f"{ANOTHER}    op."))
    url = platform.addresses.owner_url
    with psycopg.connect(url, autocommit=True) as other, ThreadPoolExecutor() as pool:
        other.execute("CREATE TABLE locked_other (word text)")
        try:
            migrated = pool.submit(migrate.migrate_all, url, [probe])
            while other.execute(WAITING).fetchone() is None:
                assert not migrated.done()
            # It has the other table and waits for ours: without its giving way, one of us would be ended.
            assert reader.execute("SELECT count(*) FROM locked_other").fetchone() == (0,)
            reader.commit()
            assert migrated.result().failed == {}
        finally:
            reader.rollback()
            other.execute("DROP TABLE locked_other")


def test_two_migrations_after_the_same_one_are_told(probe: History) -> None:
    assert migrate.branched([probe]) == []
    twin = STEP.replace("0001_probe", "0001_twin")
    (probe.folder / "versions" / "0001_twin.py").write_text(twin)
    assert migrate.branched([probe]) == ["locked-probe"]
