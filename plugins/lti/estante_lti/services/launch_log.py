"""The log of launches: what became of each, for the staff of the school."""

from collections.abc import Iterable
from uuid import UUID

from estante.api.database import Database
from estante.api.tenants import Tenant

from estante_lti.models import LaunchRecord
from estante_lti.refusals import LaunchRefused

OPENED = "opened"


class LaunchLog:
    """Writes the log in transactions of its own: a refusal is kept although nothing else is."""

    def __init__(self, database: Database, tenant: Tenant) -> None:
        self._database, self._tenant = database, tenant

    async def refuse(self, schools: Iterable[UUID], reason: LaunchRefused) -> None:
        """Note a refusal for each school that it may have been meant for."""
        rows = [
            LaunchRecord(
                tenant_id=self._tenant.guid, school_guid=school, outcome=reason.code, detail=reason.detail
            )
            for school in dict.fromkeys(schools)
        ]
        if rows:
            async with self._database.transaction(self._tenant) as session:
                session.add_all(rows)
