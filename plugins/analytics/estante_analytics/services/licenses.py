"""The figures of licences, from the plugin that has them."""

from collections.abc import Callable, Mapping, Sequence
from datetime import date, datetime, time, timedelta
from typing import Any, Protocol
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.api.database import Transaction, raw_connection
from estante.api.errors import NotFound
from estante.api.lists import name_key
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant, Translator
from estante_settings.contracts import country_names

from estante_analytics.filters import FigureFilters
from estante_analytics.schemas import LicenseAnalytics, LicenseCounts, LicenseShare
from estante_analytics.services.few import MIN_PEOPLE
from estante_analytics.services.programs.narrowing import Narrowing
from estante_analytics.spans import Span

PLUGIN, HOOK = "licenses", "register_license_figures"
MAX_BATCHES = 50
COUNTS = ("created", "redeemed", "unused", "expiring", "expired")
Row = Mapping[str, Any]


class Figures(Protocol):
    """What the plugin gives: SQL, as its contract says."""

    @property
    def query(self) -> str: ...


class LicenseAnalyticsService:
    """Adds up the licences of a tenant."""

    def __init__(self, session: Transaction, tenant: Tenant, t: Translator, plugins: HookCaller) -> None:
        self._session, self._tenant, self._t, self._plugins = session, tenant, t, plugins

    async def figures(self, filters: FigureFilters) -> LicenseAnalytics:
        """What came and was redeemed in a span, and how all stand now.

        Raises:
            NotFound: 404, the organization has no licences.
        """
        rows = await self._rows(filters, filters.span)
        before = await self._rows(filters, filters.span.before)
        countries = await country_names(self._session)
        return LicenseAnalytics(
            first=filters.span.first,
            last=filters.span.last,
            totals=_counts(rows, is_few_told=not filters.is_narrow),
            before=_counts(before, is_few_told=not filters.is_narrow),
            roles=self._shares(rows, "role_guid", lambda row: self._t(f"roles.{row['role_guid']}")),
            countries=self._shares(
                rows, "country_guid", lambda row: countries.get(row["country_guid"], self._t("analytics.any"))
            ),
            batches=self._shares(
                rows, "batch_guid", lambda row: row["batch_name"] or self._t("analytics.alone")
            )[:MAX_BATCHES],
        )

    async def _rows(self, filters: FigureFilters, span: Span) -> list[Row]:
        if not self._plugins.on(self._tenant, PLUGIN):
            raise NotFound
        given: list[Sequence[Figures]] = self._plugins.hook(HOOK, self._tenant)()
        connection = await raw_connection(self._session)
        moments = (_midnight(day, self._tenant) for day in (span.first, span.last + timedelta(1)))
        narrowing = Narrowing(self._session, self._tenant, self._plugins)
        arguments = (
            *moments,
            list(filters.countries) or None,
            list(filters.roles) or None,
            await narrowing.publications(filters),
            await narrowing.members(filters),
        )
        return [
            dict(row)
            for several in given
            for figures in several
            for row in await connection.fetch(figures.query, *arguments)
        ]

    def _shares(self, rows: Sequence[Row], key: str, name: Callable[[Row], str]) -> list[LicenseShare]:
        """The rows of each value of a key added up, those with most licences first."""
        groups: dict[UUID | str | None, list[Row]] = {}
        for row in rows:
            groups.setdefault(row[key], []).append(row)
        shares = [
            LicenseShare(guid=None if guid is None else str(guid), name=name(group[0]), counts=_counts(group))
            for guid, group in groups.items()
        ]
        return sorted(
            shares, key=lambda share: (-share.counts.created, -share.counts.unused, name_key(share.name))
        )


def _counts(rows: Sequence[Row], *, is_few_told: bool = False) -> LicenseCounts:
    """The sums. Who redeemed are people, and of fewer than five of them nothing is told."""
    created, redeemed, unused, expiring, expired = (int(sum(row[name] for row in rows)) for name in COUNTS)
    is_told = is_few_told or not 0 < redeemed < MIN_PEOPLE
    return LicenseCounts(
        created=created,
        redeemed=redeemed if is_told else None,
        unused=unused,
        expiring=expiring,
        expired=expired,
    )


def _midnight(day: date, tenant: Tenant) -> datetime:
    return datetime.combine(day, time(), ZoneInfo(tenant.time_zone))
