"""`Lists`: what a handler asks for. Hot reads on a bare connection, SQL straight into the rows' Structs."""

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime
from functools import cached_property
from typing import TYPE_CHECKING, Any, TypeVar, cast
from uuid import UUID
from zoneinfo import ZoneInfo

from msgspec import Struct

from estante.database.totals import CAP, count_rows
from estante.lists import memory
from estante.lists.facets import Facets, FacetSpec
from estante.lists.page import Page
from estante.lists.query import ListQuery
from estante.lists.relations import Related
from estante.lists.request import ListRequest
from estante.lists.spec import ListSpec
from estante.lists.spelling import corrected_words
from estante.lists.sql import ListStatement, RowSource
from estante.lists.text_search import (
    counted,
    find_by_index,
    find_by_words,
    joins_filters,
    searches_words,
)
from estante.lists.values import FilterContext

if TYPE_CHECKING:
    from estante.database.engine import Database, Reading
    from estante.database.totals import Totals
    from estante.tenancy.tenant import Tenant

R = TypeVar("R", bound=Struct)
F = TypeVar("F", bound=Struct)
C = TypeVar("C", bound=Facets)
Records = Sequence[Sequence[Any]]
NO_RELATIONS: Mapping[str, str] = {}


class Lists:
    """The list call of one request: its route's `list=` and what the query string asks of it.

    Each method is given the route's own `ListSpec`, which makes the answer typed; another one is a mistake.
    Names beside it fill what the spec's `source` and `base` read, such as `content=guid`.
    """

    def __init__(
        self,
        database: "Database",
        tenant: "Tenant",
        person_guid: UUID | None,
        spec: ListSpec[Any, Any],
        query: ListQuery[Any],
        *,
        relations: Mapping[str, str] = NO_RELATIONS,
        sees_all: bool = False,
    ) -> None:
        self._sees_all = sees_all
        self._database, self._tenant, self._person_guid = database, tenant, person_guid
        self._spec, self._query, self._relations = spec, query, relations

    @cached_property
    def context(self) -> FilterContext:
        """Who asks, when, where a day begins, and what rows belong to."""
        # By the minute: the last thirty days are the same ones for a page, the next one and their total.
        now = datetime.now(UTC).replace(second=0, microsecond=0)
        zone = ZoneInfo(self._tenant.time_zone)
        return FilterContext(self._person_guid, now, zone, self._relations, self._sees_all)

    def query(self, spec: ListSpec[R, F]) -> ListQuery[F]:
        """What is asked for; `lists.query(SCHOOLS).filters` is the list's own Struct."""
        if spec.origin is not self._spec:
            raise TypeError(f"the route's list is of {self._spec.row.__name__}, not {spec.row.__name__}")
        return self._query

    def statement(self, spec: ListSpec[R, F], **given: object) -> ListStatement[R, F]:
        """The call as SQL."""
        return ListStatement(spec, self.query(spec), self.context, given)

    async def page(self, spec: ListSpec[R, F], **given: object) -> Page[R]:
        """One page, and the total up to the cap.

        Where nothing has the words, and a typing error explains it, the page is of the words that were meant
        and names them as its suggestion.
        """
        statement = self.statement(spec, **given)
        async with self._database.reading(self._tenant) as connection:
            records, total, suggestion = await read_page(
                connection, self._database.totals, self._tenant.guid, statement
            )
        query = statement.query
        return Page.counted(spec.rows_of(records), total, query.page, query.page_size, suggestion)

    def page_of(self, spec: ListSpec[R, F], rows: Iterable[R]) -> Page[R]:
        """One page of rows that are in memory."""
        return memory.page_of(spec, self.query(spec), self.context, rows)

    async def corrected(self, spec: ListSpec[R, F]) -> str | None:
        """What is asked for with one typing error a word mended, for who reads such rows by other SQL.

        None where no word of the list is near.
        """
        async with self._database.reading(self._tenant) as connection:
            return await corrected_words(connection, self.statement(spec))

    async def related(self, relation: str, guids: Sequence[UUID]) -> Mapping[UUID, Sequence[Related]]:
        """What each of some rows belongs to, by name; a row that belongs to nothing may be left out."""
        rows = self._relations.get(relation)
        if rows is None or not guids:
            return {}
        columns = "SELECT r.guid, r.of_guid, r.name"
        sql = f"{columns} FROM ({rows}) r WHERE r.guid = ANY($1) ORDER BY estante_order(r.name)"
        async with self._database.reading(self._tenant) as connection:
            records = cast("Records", await connection.fetch(sql, guids))
        of_row: defaultdict[UUID, list[Related]] = defaultdict(list)
        for guid, of_guid, name in records:
            of_row[guid].append(Related(of_guid, name))
        return of_row

    async def count(self, spec: ListSpec[R, F], **given: object) -> int:
        """How many rows the filters show, or the cap and one."""
        sql, arguments = counted(self.statement(spec, **given))
        async with self._database.reading(self._tenant) as connection:
            return await self._database.totals.count(connection, self._tenant.guid, sql, arguments)

    async def facets(self, facets: FacetSpec[C], **given: object) -> C:
        """How many rows of the filtered list have each value."""
        sql, arguments = facets.counts(self.statement(facets.spec, **given))
        async with self._database.reading(self._tenant) as connection:
            return facets.answer(await connection.fetch(sql, *arguments))

    def request(self, spec: ListSpec[R, F], **given: str) -> ListRequest:
        """The call for a job to read again, such as an export's."""
        return ListRequest.of(self.query(spec), self.context, given)

    def source(self, spec: ListSpec[R, F], **given: object) -> RowSource:
        """Every row that the filters show, for a bulk change or an export."""
        return self.statement(spec, **given).source()


async def read_page(
    connection: "Reading", totals: "Totals", tenant_guid: UUID, statement: ListStatement[Any, Any]
) -> tuple[Records, int, str]:
    """The columns of a page's rows, the total up to the cap and one, and the words that were meant."""
    records, total = await _read(connection, totals, tenant_guid, statement)
    if not total and searches_words(statement):
        meant = await corrected_words(connection, statement)
        if meant is not None:
            records, total = await _read(connection, totals, tenant_guid, statement.asking(meant))
            return records, total, meant if total else ""
    return records, total, ""


async def _read(
    connection: "Reading", totals: "Totals", tenant_guid: UUID, statement: ListStatement[Any, Any]
) -> tuple[Records, int]:
    find = find_by_words if searches_words(statement) else find_records
    records, total = await find(connection, statement)
    if total is None:
        sql, arguments = counted(statement)
        total = await totals.count(connection, tenant_guid, sql, arguments)
    return records, total


async def find_records(
    connection: "Reading", statement: ListStatement[Any, Any]
) -> tuple[Records, int | None]:
    """A page by the list's own SQL. One that is not full tells the total for nothing."""
    query = statement.query
    if statement.is_uncertain():
        return await _find_uncertain(connection, statement)
    sql, arguments = statement.page()
    records = await connection.fetch(sql, *arguments)
    is_last = 0 < len(records) < query.page_size or not (records or query.offset)
    return cast("Records", records), query.offset + len(records) if is_last else None


async def _find_uncertain(
    connection: "Reading", statement: ListStatement[Any, Any]
) -> tuple[Records, int | None]:
    """A page along the order, where it is found soon; else by sorting, unless very many rows fit."""
    records = await _walk(connection, statement)
    if records is not None:
        return records, None
    total = await count_rows(connection, *counted(statement))
    if total > CAP and (records := await _walk(connection, statement, far=True)) is not None:
        return records, total
    if not total:
        return [], 0
    if joins_filters(statement):
        return (await find_by_index(connection, statement))[0], total
    sql, arguments = statement.sorted_page()
    return cast("Records", await connection.fetch(sql, *arguments)), total


async def _walk(
    connection: "Reading", statement: ListStatement[Any, Any], *, far: bool = False
) -> Records | None:
    sql, arguments = statement.walked_page(far=far)
    records = await connection.fetch(sql, *arguments)
    return cast("Records", records) if len(records) == statement.query.page_size else None
