"""What a model says of whose its rows are (decision 0053), every service and list of that table keeps."""

from collections.abc import Iterator
from datetime import UTC, datetime
from typing import Any, cast
from uuid import UUID

import pytest
from estante.database.base import TenantTable
from estante.database.scopes import SCOPES
from estante.identity.principal import Principal
from estante.lists.query import ListQuery
from estante.lists.spec import ListSpec
from estante.lists.sql import ListStatement
from estante.lists.values import FilterContext
from estante.records.context import RecordContext
from estante.records.service import Records
from estante.tenancy.tenant import Tenant

ME = UUID(int=7)


class Nothing:
    """Somebody who may do nothing."""

    def allows(self, principal: Principal, action: object) -> bool:
        return False


def kinds(base: type[Any] = Records) -> Iterator[type[Records[Any]]]:
    """Every record service of a table with a scope."""
    for kind in base.__subclasses__():
        if kind.entity and kind.__module__.startswith("estante") and kind.model.row_scope is not None:
            yield kind
        yield from kinds(kind)


@pytest.fixture
def context(tenant: Tenant) -> RecordContext:
    parts: dict[str, Any] = dict.fromkeys(("session", "events", "plugins", "t"))
    return RecordContext(principal=Principal(tenant, ME), permissions=cast("Any", Nothing()), **parts)


def test_every_service_of_a_scoped_table_reads_within_its_scope(registry, context):
    found = {kind.__name__ for kind in kinds()}
    assert {"AnnotationService", "PlaylistGroupService", "PlaylistEntryService"} <= found
    for kind in kinds():
        table = kind.model.__tablename__
        sql = str(kind(context).visible())
        assert SCOPES[table].sql(table) in sql, f"{kind.__name__}.visible() leaves out super()"


def test_every_list_of_a_scoped_table_shows_its_scope_alone(app):
    context = FilterContext(ME, datetime.now(UTC), UTC)
    handlers = [handler for route in app.routes for handler in getattr(route, "route_handlers", ())]
    lists = [spec for handler in handlers if isinstance(spec := handler.opt.get("list"), ListSpec)]
    scoped = [spec for spec in lists if spec.scope is not None]
    assert {"annotations a", "playlist_groups g", "playlist_entries e"} <= {spec.source for spec in scoped}
    for spec in scoped:
        assert spec.scope is not None
        query: ListQuery[Any] = ListQuery(1, 25, 0, (), "", spec.filters())
        statement = ListStatement(spec, query, context, {})
        assert spec.scope.sql(spec.alias) in statement.rows(), spec.row.__name__


def test_a_trash_of_a_scoped_table_has_its_scope(registry):
    scoped = {kind.kind(): kind for kind in kinds() if kind.trash_rules is not None}
    for plugin in registry:
        for trash in plugin.trash:
            assert (trash.scope is not None) == (trash.name in scoped), trash.name


def test_only_tables_of_tenants_have_scopes(registry):
    models = {mapper.class_ for mapper in TenantTable.registry.mappers}
    named = {model.__tablename__ for model in models if getattr(model, "row_scope", None) is not None}
    assert named == set(SCOPES)
