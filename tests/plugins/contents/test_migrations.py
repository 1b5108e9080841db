"""Migrations of contents that change what is already there."""

from importlib import import_module

from alembic.migration import MigrationContext
from alembic.operations import Operations
from estante.config import Platform
from sqlalchemy import create_engine, text

from .conftest import Editor, send_json

FOUND = text("SELECT split_part(folded, ' ', 1) FROM content_found ORDER BY folded")


async def test_what_already_lies_in_the_trash_is_found_no_more(editor: Editor, platform: Platform) -> None:
    await editor.create(name="Queda")
    thrown = await editor.create(name="Sobra")
    await send_json(editor.client, "DELETE", "cms/contents", {"guids": [thrown["guid"]]})
    migration = import_module("estante_contents.migrations.versions.0002_trash_is_not_found")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    # Whatever happens here is taken back.
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        tenant = {"tenant": str(editor.tenant.guid)}
        migration.downgrade()
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), tenant)
        assert list(connection.scalars(FOUND)) == ["queda", "sobra"]
        connection.execute(text("SELECT set_config('app.tenant', '', true)"))
        migration.upgrade()
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), tenant)
        assert list(connection.scalars(FOUND)) == ["queda"]
    engine.dispose()
    assert await editor.names(q="a") == ["Queda"]


async def test_copies_that_could_not_be_opened_open_again(editor: Editor, platform: Platform) -> None:
    made = await editor.create(name="Copia rota")
    migration = import_module("estante_contents.migrations.versions.0003_no_data_is_null")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        tenant = {"tenant": str(editor.tenant.guid)}
        data = text("SELECT data FROM contents WHERE name = 'Copia rota' AND data IS NOT NULL")
        migration.downgrade()
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), tenant)
        connection.execute(
            text("UPDATE contents SET data = 'null' WHERE guid = :guid"), {"guid": made["guid"]}
        )
        assert connection.execute(data).rowcount == 1
        connection.execute(text("SELECT set_config('app.tenant', '', true)"))
        migration.upgrade()
        connection.execute(text("SELECT set_config('app.tenant', :tenant, true)"), tenant)
        assert connection.execute(data).rowcount == 0
    engine.dispose()


async def test_authors_are_found_in_what_was_there_before(editor: Editor, platform: Platform) -> None:
    await editor.create(name="Vieja", author_name="Lucía", author_lastname="Ferrer")
    migration = import_module("estante_contents.migrations.versions.0004_search_finds_authors")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        tenant = {"tenant": str(editor.tenant.guid)}
        folded = text("SELECT folded FROM content_search WHERE tenant_id = CAST(:tenant AS uuid)")
        migration.downgrade()
        assert [one.split() for one in connection.scalars(folded, tenant)] == [["vieja"]]
        migration.upgrade()
        assert [one.split() for one in connection.scalars(folded, tenant)] == [["vieja", "lucia", "ferrer"]]
    engine.dispose()


async def test_the_filters_indexes_go_and_come_back_over_contents(editor: Editor, platform: Platform) -> None:
    await editor.create(name="Sin descripción", author_name="Lucía", author_lastname="Ferrer", country="UY")
    migration = import_module("estante_contents.migrations.versions.0005_filters_have_indexes")
    engine = create_engine(platform.addresses.owner_url.replace("postgresql://", "postgresql+psycopg://", 1))
    named = text("SELECT indexname FROM pg_indexes WHERE tablename = 'contents'")
    new = {"ix_contents_storage_newest", "ix_contents_country_newest", "ix_contents_undescribed"}
    with engine.connect() as connection, Operations.context(MigrationContext.configure(connection)):
        migration.downgrade()
        before = set(connection.scalars(named))
        migration.upgrade()
        after = set(connection.scalars(named))
        assert (after - before, before - after) == (new, set())
    engine.dispose()
    for query in ({"author": "lucia fer"}, {"country": "UY"}, {"has_description": "false"}):
        assert await editor.names(**query) == ["Sin descripción"]
