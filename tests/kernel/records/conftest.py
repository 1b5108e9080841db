"""Schools: a table of the tests' own, with its service."""

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from datetime import datetime
from typing import ClassVar, Never
from uuid import UUID

import asyncpg
import pytest
import pytest_asyncio
from estante.actions import Section, Verdict
from estante.config import Platform
from estante.database.base import TenantTable, row_security
from estante.dependencies import Services
from estante.events import Event
from estante.identity.models import Person
from estante.identity.principal import Principal
from estante.records.context import RecordContext, TrashRules
from estante.records.events import RecordEvents
from estante.records.rich_text import RichText
from estante.records.service import Records
from estante.records.uses import Uses
from estante.tenancy.tenant import Tenant
from msgspec import UNSET, Struct, UnsetType
from sqlalchemy import CheckConstraint, DateTime, Index, MetaData, Text, text
from sqlalchemy.dialects import postgresql
from sqlalchemy.dialects.postgresql import INT4RANGE, ExcludeConstraint, Range
from sqlalchemy.orm import Mapped, mapped_column
from sqlalchemy.schema import CreateIndex, CreateTable

Schools = Section("schools", "delete", "deleteOwner")


class SampleTable(TenantTable):
    """Tables that only these tests know."""

    __abstract__ = True
    metadata = MetaData()


class School(SampleTable):
    __tablename__ = "sample_schools"

    code: Mapped[str] = mapped_column(Text)
    name: Mapped[str] = mapped_column(Text)
    city: Mapped[str | None] = mapped_column(Text)
    secret: Mapped[str | None] = mapped_column(Text)
    about: Mapped[RichText | None]
    # The stops that no other active school's bus has.
    bus: Mapped[Range[int] | None] = mapped_column(INT4RANGE)
    status: Mapped[str] = mapped_column(Text, server_default="active")
    version: Mapped[int] = mapped_column(server_default=text("1"))
    created_by: Mapped[UUID | None]
    deleted_at: Mapped[datetime | None] = mapped_column(DateTime(timezone=True))
    deleted_by: Mapped[UUID | None]
    __table_args__ = (
        Index(
            "uq_sample_schools_code",
            "tenant_id",
            text("lower(code)"),
            unique=True,
            postgresql_where=text("deleted_at IS NULL"),
        ),
        ExcludeConstraint(
            ("tenant_id", "="),
            ("bus", "&&"),
            name="ex_sample_schools_bus",
            using="gist",
            where=text("deleted_at IS NULL AND status = 'active'"),
        ),
        CheckConstraint("lower(bus) > 0", name="ck_sample_schools_bus"),
    )


class SchoolFields(Struct, kw_only=True):
    code: str | UnsetType = UNSET
    name: str | UnsetType = UNSET
    town: str | UnsetType | None = UNSET
    secret: str | UnsetType = UNSET
    about: str | UnsetType | None = UNSET
    bus: Range[int] | UnsetType = UNSET
    levels: list[str] | UnsetType = UNSET


class SchoolCreated(Event, frozen=True):
    school_guid: UUID
    code: str


class SchoolChanged(Event, frozen=True):
    school_guid: UUID
    fields: list[str]


class SchoolsDeleted(Event, frozen=True):
    school_guids: list[UUID]


class SchoolService(Records[School]):
    """The schools of a tenant."""

    entity, section = "school", "schools"
    columns: ClassVar = {"town": "city"}
    unique: ClassVar = {"code": "ERP_ID_TAKEN"}
    constraints: ClassVar = {
        "ex_sample_schools_bus": ("bus", "BUS_TAKEN"),
        "ck_sample_schools_bus": ("bus", "NO_SUCH_STOP"),
    }
    events = RecordEvents(created=SchoolCreated, changed=SchoolChanged, deleted=SchoolsDeleted)
    unrecorded = frozenset({"secret", "bus"})
    trash_rules = TrashRules(Schools.delete, Schools.deleteOwner)

    async def clone(self, guid: UUID, **values: object) -> School:
        source = await self.get(guid)
        return await super().clone(guid, code=f"{source.code}-2", **values)


class Everything:
    """Somebody who may do all, or only what is named."""

    def __init__(self, *actions: object) -> None:
        self._actions = actions

    def allows(self, principal: Principal, action: object) -> bool:
        return not self._actions or action in self._actions

    def actions(self, principal: Principal) -> dict[str, list[str]]:
        return {}

    def explain(self, principal: Principal) -> list[Verdict]:
        return []


class Plugins:
    """What plugins say of the uses of schools."""

    def __init__(self) -> None:
        self.all_uses: list[tuple[str, Uses]] = []

    def hook(self, name: str, tenant: Tenant | None = None) -> Never:
        raise NotImplementedError

    def on(self, tenant: Tenant, plugin_id: str) -> bool:
        return True

    @property
    def front_sections(self) -> frozenset[str]:
        return frozenset()

    def public_scopes(self, tenant: Tenant) -> frozenset[str]:
        return frozenset()

    def uses(self, tenant: Tenant, of: str) -> Sequence[tuple[str, Uses]]:
        return [(plugin, use) for plugin, use in self.all_uses if use.of == of]


@pytest.fixture
def plugins() -> Plugins:
    return Plugins()


@pytest_asyncio.fixture(scope="module", loop_scope="session")
async def schools_table(platform: Platform) -> AsyncIterator[None]:
    connection = await asyncpg.connect(platform.addresses.owner_url.replace("+asyncpg", ""))
    dialect = postgresql.dialect()
    table = School.metadata.tables[School.__tablename__]
    statements: list[str] = [str(CreateTable(table).compile(dialect=dialect))]
    statements += [str(CreateIndex(index).compile(dialect=dialect)) for index in table.indexes]

    class Collect:
        def execute(self, sqltext: str, /) -> None:
            statements.append(sqltext)

    row_security(Collect(), "sample_schools")
    for statement in statements:
        await connection.execute(statement)
    yield
    # Tests of the architecture read every table that there is, in whatever order they run.
    await connection.execute("DROP TABLE sample_schools")
    await connection.close()


Opened = Callable[..., AbstractAsyncContextManager[SchoolService]]


@pytest.fixture
def schools(schools_table: None, services: Services, tenant: Tenant, plugins: Plugins) -> Opened:
    """The service in a transaction of its own: `async with schools(person) as service`."""

    @asynccontextmanager
    async def opened(person: Person | None = None, *actions: object) -> AsyncIterator[SchoolService]:
        principal = Principal(tenant, person.guid if person else None, username="ana", name="Ana")
        async with services.database.transaction(tenant) as session:
            yield SchoolService(
                RecordContext(
                    session=session,
                    principal=principal,
                    events=services.events,
                    permissions=Everything(*actions),
                    plugins=plugins,
                    t=services.texts.translator("es"),
                )
            )

    return opened
