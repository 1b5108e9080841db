"""Migrations change every tenant's rows a few at a time, and build indexes, while others go on writing."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import psycopg
import pytest
from alembic.migration import MigrationContext
from alembic.operations import Operations
from estante.config import Platform
from estante.database import migrate, steps
from estante.database.base import row_security
from estante.database.histories import History
from estante.testing.schemas import Schema, empty_schema
from sqlalchemy import create_engine, text
from uuid_utils.compat import uuid7

ROWS = 25
NOTES = "CREATE TABLE notes (tenant_id uuid, guid uuid, word text, PRIMARY KEY (tenant_id, guid))"
ADD = "INSERT INTO notes SELECT %s, gen_random_uuid(), 'old' FROM generate_series(1, %s)"
FORCED = "SELECT relforcerowsecurity FROM pg_class WHERE relname = 'notes'"


def shout(op: Operations, size: int = steps.BATCH) -> None:
    """Every note in capital letters."""
    changed = "entry.word <> upper(entry.word)"
    steps.update_in_batches(op, "notes", assign="word = upper(entry.word)", where=changed, size=size)


class Words:
    """`op.execute` by a connection."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def execute(self, sqltext: str, /) -> None:
        self._connection.execute(sqltext)


@pytest.fixture
def schema(platform: Platform) -> Iterator[Schema]:
    """A table of notes of two tenants, under row security."""
    with empty_schema(platform) as made, psycopg.connect(made.owner_url, autocommit=True) as owner:
        owner.execute("GRANT USAGE ON SCHEMA public TO estante_app")
        owner.execute(NOTES)
        for tenant in (made.tenant, uuid7()):
            owner.execute(ADD, [tenant, ROWS])
        row_security(Words(owner), "notes")
        yield made


@contextmanager
def migration(schema: Schema) -> Iterator[Operations]:
    """`alembic.op` within a migration."""
    engine = create_engine(schema.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"transaction_per_migration": True})
        with context.begin_transaction(), Operations.context(context) as op:
            yield op
    engine.dispose()


def words(schema: Schema) -> list[str]:
    """The notes of every tenant, as a superuser of the cluster would see them."""
    with psycopg.connect(schema.owner_url, autocommit=True) as owner:
        owner.execute("ALTER TABLE notes NO FORCE ROW LEVEL SECURITY")
        found = [row[0] for row in owner.execute("SELECT word FROM notes").fetchall()]
        owner.execute("ALTER TABLE notes FORCE ROW LEVEL SECURITY")
    return found


def forced(schema: Schema) -> bool:
    with psycopg.connect(schema.owner_url) as owner:
        return owner.execute(FORCED).fetchone() == (True,)


@pytest.mark.parametrize("size", [1, 7, ROWS, 1000])
def test_every_tenants_rows_are_changed_whatever_the_batch(schema: Schema, size: int) -> None:
    with migration(schema) as op:
        shout(op, size)
    assert words(schema) == ["OLD"] * 2 * ROWS
    assert forced(schema)


def test_between_batches_others_read_and_write_every_row(
    schema: Schema, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each statement of the migration is followed by somebody who waits for nobody."""
    patiently: Callable[..., Any] = steps._patiently
    seen = []

    def then_others(connection: Any, statement: str, values: Any = None) -> Any:
        row = patiently(connection, statement, values)
        with psycopg.connect(schema.app_url, autocommit=True) as other:
            other.execute("SET lock_timeout = 100")
            other.execute("SELECT set_config('app.tenant', %s, false)", [str(schema.tenant)])
            seen.append(other.execute("UPDATE notes SET word = word || '!'").rowcount)
        return row

    monkeypatch.setattr(steps, "_patiently", then_others)
    with migration(schema) as op:
        shout(op, 10)
    # The application's role never saw the other tenant's, even while the owner did.
    assert set(seen) == {ROWS}
    assert len(seen) > 2 * ROWS / 10


def test_a_migration_that_ends_in_the_middle_goes_on_when_it_is_run_again(
    schema: Schema, monkeypatch: pytest.MonkeyPatch
) -> None:
    patiently: Callable[..., Any] = steps._patiently
    batches = []

    def ends_at_the_third(connection: Any, statement: str, values: Any = None) -> Any:
        batches.append(statement)
        if len([one for one in batches if "page" in one]) == 3:
            raise KeyboardInterrupt
        return patiently(connection, statement, values)

    monkeypatch.setattr(steps, "_patiently", ends_at_the_third)
    with pytest.raises(KeyboardInterrupt), migration(schema) as op:
        shout(op, 10)
    assert sorted(words(schema)) == ["OLD"] * 20 + ["old"] * (2 * ROWS - 20)
    assert forced(schema)
    monkeypatch.undo()
    with migration(schema) as op:
        shout(op, 10)
    assert words(schema) == ["OLD"] * 2 * ROWS


def test_a_batch_whose_row_is_in_use_lets_go_and_comes_again(
    schema: Schema, monkeypatch: pytest.MonkeyPatch
) -> None:
    with psycopg.connect(schema.app_url) as person:
        person.execute("SELECT set_config('app.tenant', %s, true)", [str(schema.tenant)])
        person.execute("UPDATE notes SET word = 'mine'")
        pauses = []

        def person_saves(seconds: float) -> None:
            pauses.append(seconds)
            person.commit()

        monkeypatch.setattr("estante.database.steps.time.sleep", person_saves)
        with migration(schema) as op:
            shout(op)
    assert len(pauses) == 1
    assert sorted(words(schema)) == ["MINE"] * ROWS + ["OLD"] * ROWS


def test_an_index_that_was_left_half_built_is_built_anew(schema: Schema) -> None:
    state = "SELECT indisvalid FROM pg_index WHERE indexrelid = to_regclass('ix_notes_word')"
    with psycopg.connect(schema.owner_url, autocommit=True) as owner:
        with pytest.raises(psycopg.errors.UniqueViolation):
            owner.execute("CREATE UNIQUE INDEX CONCURRENTLY ix_notes_word ON notes (word)")
        assert owner.execute(state).fetchone() == (False,)
        with migration(schema) as op:
            steps.build_index(op, "ix_notes_word", "notes (tenant_id, word)")
        assert owner.execute(state).fetchone() == (True,)


STEP = """
from alembic import op
from estante.database.steps import build_index
revision, down_revision, branch_labels, depends_on = "0001_probe", None, None, None
def upgrade() -> None:
    build_index(op, "ix_notes_probe", "notes (tenant_id, word)")
"""


def test_two_machines_that_migrate_at_once_wait_for_each_other(schema: Schema, tmp_path: Path) -> None:
    """An index is built beside writes by the first only when no statement of the second is under way."""
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions" / "0001_probe.py").write_text(STEP)
    moved: list[list[str]] = []

    def run() -> None:
        moved.append(list(migrate.migrate_all(schema.owner_url, [History("probe", tmp_path)]).moved))

    with psycopg.connect(schema.owner_url) as reader:
        # The first waits for this one in the middle of building, and the second for the first.
        reader.execute("SELECT * FROM notes")
        both = [Thread(target=run), Thread(target=run)]
        for one in both:
            one.start()
        building = "SELECT count(*) FROM pg_stat_activity WHERE query LIKE 'CREATE INDEX CONCURRENTLY%'"
        with psycopg.connect(schema.owner_url, autocommit=True) as other:
            while other.execute(building).fetchone() == (0,):
                pass
        reader.rollback()
        for one in both:
            one.join()
    assert sorted(moved, key=len) == [[], ["alembic_estante", "alembic_probe"]]
    engine = create_engine(schema.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection:
        assert connection.scalar(text("SELECT to_regclass('ix_notes_probe') IS NOT NULL"))
    engine.dispose()
