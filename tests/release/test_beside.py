"""Two releases beside each other on one database: the one before understands the newest tables, and a release
that runs goes on while the next one migrates.

`statements.sql` is what the previous release said to PostgreSQL while its own tests ran, and `heads.json` the
migrations that it had (`recording.py` makes both anew when a release is made).
"""

import asyncio
import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import psycopg
import pytest
from estante.config import Platform
from estante.database.commands import script_of
from estante.database.histories import KERNEL, History
from estante.database.migrate import migrate_all, pending
from estante.plugins.registry import PluginRegistry
from estante.testing.schemas import Schema, empty_schema
from psycopg import sql

HERE = Path(__file__).parent
STATEMENTS = (HERE / "statements.sql").read_text("utf-8").splitlines()
HEADS: dict[str, str] = json.loads((HERE / "heads.json").read_text("utf-8"))
INSERT = re.compile(r"^INSERT INTO (\w+) \(([^)]*)\)", re.IGNORECASE)
# NULL, and no default: who adds a row has to name it.
ASKED_FOR = """
SELECT c.relname || '.' || a.attname FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
 WHERE c.relkind = 'r' AND c.relnamespace = 'public'::regnamespace AND a.attnum > 0 AND NOT a.attisdropped
   AND a.attnotnull AND NOT a.atthasdef AND a.attidentity = ''
"""


@pytest.fixture(scope="module")
def previous(platform: Platform, registry: PluginRegistry) -> Iterator[Schema]:
    """A database as the previous release left it."""
    with empty_schema(platform) as schema:
        for history in (KERNEL, *registry.histories):
            if history.id in HEADS:
                schema.to(history, HEADS[history.id])
        yield schema


@pytest.fixture(scope="module")
def newest(previous: Schema, registry: PluginRegistry) -> Schema:
    """The same, migrated by this release."""
    assert migrate_all(previous.owner_url, registry.histories).failed == {}
    return previous


def misunderstood(schema: Schema) -> dict[str, str]:
    """What PostgreSQL says to each statement that it cannot plan, as the application's role."""
    found = {}
    with psycopg.connect(schema.app_url, autocommit=True) as session:
        for statement in STATEMENTS:
            try:
                session.execute(sql.SQL("PREPARE said AS " + statement))
                session.execute("DEALLOCATE said")
            except psycopg.Error as error:
                found[statement[:120]] = str(error).partition("\n")[0]
    return found


def test_what_was_recorded_is_the_previous_releases(previous: Schema, registry: PluginRegistry) -> None:
    assert set(HEADS) <= {KERNEL.id, *(one.id for one in registry.histories)}
    assert len(STATEMENTS) > 250
    tables = {found[1] for one in STATEMENTS if (found := INSERT.match(one))}
    assert {"people", "sessions", "audit", "contents", "jobs", "consumptions", "saq_jobs"} <= tables
    assert misunderstood(previous) == {}


def test_the_previous_release_goes_on_with_the_newest_tables(newest: Schema) -> None:
    assert misunderstood(newest) == {}
    with newest.owner() as owner:
        asked_for = {row[0] for row in owner.execute(ASKED_FOR).fetchall()}
    unnamed = set()
    for statement in STATEMENTS:
        if found := INSERT.match(statement):
            table, named = found[1], {name.strip() for name in found[2].split(",")}
            wanted = {one for one in asked_for if one.startswith(f"{table}.")}
            unnamed |= wanted - {f"{table}.{name}" for name in named}
    assert unnamed == set()


def test_a_column_that_goes_or_is_asked_for_would_be_seen(newest: Schema) -> None:
    """The two tests above are worth something."""
    with newest.owner() as owner:
        owner.execute("ALTER TABLE people RENAME lastname TO surname")
        try:
            assert any("lastname" in why for why in misunderstood(newest).values())
        finally:
            owner.execute("ALTER TABLE people RENAME surname TO lastname")


NEXT = '''
"""What a next release may do: a column, another meaning of every row, a rule, an index."""
from alembic import op
from estante.database.steps import build_index, update_in_batches
revision, down_revision, branch_labels, depends_on = "0001_next", None, None, None

def upgrade() -> None:
    op.execute("ALTER TABLE contents ADD COLUMN IF NOT EXISTS shelf text NOT NULL DEFAULT ''")
    update_in_batches(op, "contents", assign="shelf = lower(entry.name)", where="entry.shelf = ''", size=20)
    op.execute("ALTER TABLE audit ADD COLUMN IF NOT EXISTS shelf text")
    op.execute("ALTER TABLE people ADD COLUMN IF NOT EXISTS shelf text")
    op.execute("ALTER TABLE contents DROP CONSTRAINT IF EXISTS shelved")
    op.execute("ALTER TABLE contents ADD CONSTRAINT shelved CHECK (length(shelf) < 1000) NOT VALID")
    with op.get_context().autocommit_block():
        op.execute("ALTER TABLE contents VALIDATE CONSTRAINT shelved")
    build_index(op, "ix_contents_shelf", "contents (tenant_id, shelf, guid)")
    update_in_batches(op, "people", assign="lastname = entry.lastname", where="true", size=20)

def downgrade() -> None:
    op.execute("ALTER TABLE contents DROP COLUMN shelf")
'''


@pytest.fixture
def following(platform: Platform, tmp_path: Path) -> Iterator[History]:
    """The history of a next release, on the tests' own database, taken back afterwards."""
    (tmp_path / "versions").mkdir()
    (tmp_path / "versions" / "0001_next.py").write_text(NEXT)
    history = History("next-release", tmp_path)
    yield history
    undo(platform, history)


def undo(platform: Platform, history: History) -> None:
    with psycopg.connect(platform.addresses.owner_url, autocommit=True) as owner:
        # A test that failed may have left somebody in the tables: say so instead of waiting for ever.
        owner.execute("SET lock_timeout = '10s'")
        for table in ("contents", "audit", "people"):
            owner.execute(f"ALTER TABLE {table} DROP COLUMN IF EXISTS shelf")
        owner.execute(sql.SQL("DROP TABLE IF EXISTS {}").format(sql.Identifier(history.version_table)))


@pytest.mark.wide
async def test_the_release_that_runs_goes_on_while_the_next_one_migrates(
    platform: Platform, following: History, client: Any, tenant: Any
) -> None:
    """Lists, new contents and saves by version, on connections whose plans were made before."""
    editor = await client(tenant, "R04")
    link = {"type_guid": "CTTY_06", "url": "https://example.org", "is_teacher_only": 0}
    answers: list[httpx.Response] = []
    names: dict[str, str] = {}

    async def work(number: int) -> None:
        made = await editor.post("cms/contents", json={"name": f"Uno {number}", **link})
        answers.append(made)
        guid, etag, count = made.json()["data"]["guid"], "", 0
        while not migrated.done() or count < 3:
            count += 1
            read = await editor.get(f"cms/contents/{guid}")
            etag = read.headers.get("etag", etag)
            name = f"Uno {number} {count}"
            saved = await editor.put(f"cms/contents/{guid}", json={"name": name}, headers={"If-Match": etag})
            listed = await editor.get("cms/contents", params={"q": "uno"})
            audit = await editor.get("audit")
            answers.extend((read, saved, listed, audit))
            if saved.is_success:
                names[guid] = name

    async def migrate() -> None:
        done = await asyncio.to_thread(migrate_all, platform.addresses.owner_url, [following])
        assert done.failed == {}

    for number in range(200):
        answers.append(await editor.post("cms/contents", json={"name": f"Antes {number}", **link}))
    async with asyncio.TaskGroup() as group:
        migrated = group.create_task(migrate())
        for number in range(4):
            group.create_task(work(number))
    # Not even 503: nobody waits for longer than a person would.
    assert [answer.text for answer in answers if not answer.is_success] == []
    for guid, name in names.items():
        assert (await editor.get(f"cms/contents/{guid}")).json()["data"]["name"] == name
    assert len(names) == 4


def test_the_newest_code_brings_the_previous_releases_database_up_to_date(
    newest: Schema, registry: PluginRegistry
) -> None:
    assert pending(newest.owner_url, registry.histories) == []
    for history in (KERNEL, *registry.histories):
        if history.id in HEADS:
            # The previous release's newest is still one of ours: nobody took a step out of the history.
            assert HEADS[history.id] in {one.revision for one in script_of(history).walk_revisions()}
