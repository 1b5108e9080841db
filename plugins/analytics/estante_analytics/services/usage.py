"""The figures of usage, read from the roll-ups."""

from collections.abc import Iterable, Mapping
from typing import Any
from uuid import UUID

import structlog
from estante.api.database import Transaction, raw_connection
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant, Translator
from estante_contents.contracts import content_titles
from msgspec.structs import replace

from estante_analytics.figures.copying import copy_of
from estante_analytics.figures.postgresql import PostgresFigures
from estante_analytics.figures.store import FigureStore, Row, StoreAway
from estante_analytics.filters import FigureFilters
from estante_analytics.schemas import UsageFigures, UsageOfDay, UsageShare, UsageTotals, UsedContent
from estante_analytics.services.few import MIN_PEOPLE, too_few, untold
from estante_analytics.services.programs.narrowing import Narrowing
from estante_analytics.services.schools import school_directory

FIGURES = ("people", "sessions", "seconds", "contents")
log = structlog.get_logger(__name__)


class UsageService:
    """Reads what was used in a tenant."""

    def __init__(self, session: Transaction, tenant: Tenant, t: Translator, plugins: HookCaller) -> None:
        self._session, self._tenant, self._t, self._plugins = session, tenant, t, plugins
        self._narrowing = Narrowing(session, tenant, plugins)

    async def figures(self, filters: FigureFilters) -> UsageFigures:
        """The figures of a span, and the totals of the one before it."""
        filters = await self._narrowing.with_contents(filters)
        copy = await copy_of(self._session, self._tenant)
        if copy is not None:
            try:
                return await self._figures(copy, filters)
            except StoreAway as error:
                # The roll-ups themselves are here, and only slower.
                log.warning("figures_away", tenant=self._tenant.key, error=str(error))
        return await self._figures(PostgresFigures(self._session), filters)

    async def _figures(self, store: FigureStore, filters: FigureFilters) -> UsageFigures:
        row = await store.totals(filters, filters.span)
        before = await store.totals(filters, filters.span.before)
        figures = UsageFigures(
            first=filters.span.first,
            last=filters.span.last,
            is_too_few=_told(row, filters) is None,
            is_sample=row["is_sample"],
            totals=_told(row, filters),
            before=_told(before, filters),
            days=[],
            roles=[],
            schools=None if school_directory(self._plugins, self._tenant) is None else [],
            contents=[],
        )
        if figures.is_too_few:
            return figures
        return replace(
            figures,
            days=await self._days(store, filters),
            roles=await self._roles(store, filters),
            schools=await self._schools(store, filters),
            contents=await self._contents(store, filters),
        )

    async def _days(self, store: FigureStore, filters: FigureFilters) -> list[UsageOfDay]:
        rows = _by_key(await store.by_day(filters))
        nothing = dict.fromkeys(FIGURES, 0)
        hidden = too_few(_people_of(rows)) if filters.is_narrow else frozenset()
        shown = _told_rows(rows, hidden)
        return [UsageOfDay(day=day, **shown.get(day, nothing)) for day in filters.span.days()]

    async def _roles(self, store: FigureStore, filters: FigureFilters) -> list[UsageShare]:
        rows = _by_key(await store.by_role(filters))
        return [
            UsageShare(guid=role, name=self._t(f"roles.{role}"), **shown)
            for role, shown in _told_rows(rows, too_few(_people_of(rows))).items()
        ]

    async def _schools(self, store: FigureStore, filters: FigureFilters) -> list[UsageShare] | None:
        """Those that there are still; None without schools."""
        directory = school_directory(self._plugins, self._tenant)
        if directory is None:
            return None
        rows = _by_key(await store.by_school(filters))
        connection = await raw_connection(self._session)
        names = {guid: name for guid, name in await connection.fetch(directory.schools)}
        return [
            UsageShare(guid=str(school), name=names[school], **shown)
            for school, shown in _told_rows(rows, untold(_people_of(rows))).items()
            if school in names
        ]

    async def _contents(self, store: FigureStore, filters: FigureFilters) -> list[UsedContent]:
        fewest = MIN_PEOPLE if filters.is_narrow else 1
        rows = await store.by_content(filters, fewest)
        guids: list[UUID] = [row["content_guid"] for row in rows]
        titles = await content_titles(self._session, guids)
        return [
            UsedContent(
                guid=row["content_guid"],
                name=titles[row["content_guid"]].name if row["content_guid"] in titles else None,
                people=row["people"] if row["people"] >= MIN_PEOPLE else None,
                sessions=row["sessions"],
                seconds=row["seconds"],
            )
            for row in rows
        ]


def _told(row: Row, filters: FigureFilters) -> UsageTotals | None:
    """The totals; None where a filter leaves fewer people than may be told of."""
    if filters.is_narrow and 0 < row["people"] < MIN_PEOPLE:
        return None
    return UsageTotals(row["people"], row["sessions"], row["seconds"], row["contents"])


def _by_key(rows: Iterable[Row]) -> dict[Any, Row]:
    return {row["key"]: row for row in rows}


def _people_of(rows: Mapping[Any, Row]) -> dict[Any, int]:
    return {key: row["people"] for key, row in rows.items()}


def _told_rows(rows: Mapping[Any, Row], hidden: frozenset[Any]) -> dict[Any, dict[str, int | None]]:
    """The figures of each row, or none of them of those that are hidden."""
    return {
        key: {name: None if key in hidden else row[name] for name in FIGURES} for key, row in rows.items()
    }
