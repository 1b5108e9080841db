"""Batches as calls answer them: what is a code or a guid by its name."""

from collections.abc import Collection, Mapping
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import NotFound
from estante.api.jobs import JobQueue
from estante.api.lists import Page
from estante.api.tenants import Translator
from estante_settings.contracts import country_names
from msgspec.structs import replace

from estante_licenses.lists.batches import LICENSE_BATCHES
from estante_licenses.models import LicenseBatch
from estante_licenses.schemas import LicenseBatchRow


class BatchPresenter:
    """Answers batches; one whose job was cancelled says so instead of seeming to run."""

    def __init__(self, session: Transaction, t: Translator, queue: JobQueue) -> None:
        self._session, self._t, self._queue = session, t, queue

    async def present(self, session: Transaction, record: LicenseBatch) -> LicenseBatchRow:
        """A batch, as the transaction has written it so far."""
        await session.flush()
        spec = LICENSE_BATCHES
        columns = ", ".join(spec.columns[name] for name in LicenseBatchRow.__struct_fields__)
        sql = f"SELECT {columns} FROM {spec.source} WHERE {spec.key} = $1"  # noqa: S608 - the list's own words
        row = await (await raw_connection(session)).fetchrow(sql, record.guid)
        if row is None:
            raise NotFound
        batch = spec.rows_of([tuple(row)])[0]
        return self._named(batch, await country_names(session), await self._cancelled([batch]))

    async def batches(self, page: Page[LicenseBatchRow]) -> Page[LicenseBatchRow]:
        """A page of the list."""
        names, cancelled = await country_names(self._session), await self._cancelled(page.rows)
        return page.map(lambda row: self._named(row, names, cancelled))

    async def _cancelled(self, rows: Collection[LicenseBatchRow]) -> Collection[UUID]:
        jobs = [row.job_guid for row in rows if row.is_processing and row.job_guid is not None]
        return await self._queue.cancelled(self._session, jobs)

    def _named(
        self, row: LicenseBatchRow, countries: Mapping[UUID, str], cancelled: Collection[UUID]
    ) -> LicenseBatchRow:
        return replace(
            row,
            role_name=self._t(f"roles.{row.role_guid}"),
            country_name=countries.get(row.country, "") if row.country else "",
            is_stopped=row.is_stopped or row.job_guid in cancelled,
        )
