"""Answering schools with what their places are called."""

from collections.abc import Mapping
from typing import Any
from uuid import UUID

from estante.api.database import Transaction
from estante.api.lists import Page
from estante.api.records import RecordContext
from estante_settings.contracts import place_names
from msgspec import UNSET, structs
from sqlalchemy import func, select, union

from estante_schools.models import Network, NetworkSchool, School, SchoolYear
from estante_schools.policies import Openings
from estante_schools.schemas.school import NetworkName, SchoolAnswer, SchoolRow, StoredRow

PLACES = ("country_guid", "state_guid", "city_guid")
# Columns that the calls call otherwise, or that come from elsewhere.
OPENINGS = {
    "enableLti": "lti_enabled",
    "school_admin_enabled": "school_admin_enabled",
    "lti_tool_id": "lti_tool_id",
}
OTHERS = {*OPENINGS, "school_year", "networks", "country_name", "state_name", "city_name"}


class SchoolPresenter:
    """Answers schools, one or many."""

    def __init__(self, context: RecordContext) -> None:
        self.tells_openings = context.allows(Openings.read)

    async def present(self, session: Transaction, record: School) -> SchoolAnswer:
        """The answer, as the transaction has written the school so far."""
        names = await place_names(session, _places(record))
        values = {
            name: getattr(record, name) for name in SchoolAnswer.__struct_fields__ if name not in OTHERS
        }
        in_networks = (
            select(Network.guid, Network.name)
            .join(NetworkSchool, NetworkSchool.network_guid == Network.guid)
            .where(NetworkSchool.school_guid == record.guid, Network.deleted_at.is_(None))
            .order_by(func.estante_order(Network.name))
        )
        return SchoolAnswer(
            **values,
            **_named(record, names),
            **self._openings(record),
            school_year=await session.scalar(
                select(SchoolYear.school_year).where(
                    SchoolYear.school_guid == record.guid, SchoolYear.is_active
                )
            ),
            networks=[NetworkName(guid, name) for guid, name in await session.execute(in_networks)],
        )

    async def rows(self, session: Transaction, page: Page[StoredRow]) -> Page[SchoolRow]:
        """A page of the list."""
        names = await place_names(session, {guid for row in page.rows for guid in _places(row)})
        return page.map(lambda row: SchoolRow(**structs.asdict(self._told(row)), **_named(row, names)))

    def _openings(self, record: School) -> dict[str, Any]:
        if self.tells_openings:
            return {name: getattr(record, column) for name, column in OPENINGS.items()}
        return dict.fromkeys(OPENINGS, UNSET)

    def _told(self, row: StoredRow) -> StoredRow:
        if self.tells_openings:
            return row
        return structs.replace(row, school_admin_enabled=UNSET, enableLti=UNSET)

    async def names(self, session: Transaction) -> Mapping[UUID, str]:
        """What every place is called that a school is in."""
        columns = (School.country_guid, School.state_guid, School.city_guid)
        places = union(*(select(column).where(column.is_not(None)) for column in columns))
        return await place_names(session, set(await session.scalars(places)))


def _places(row: School | StoredRow) -> set[UUID]:
    return {guid for name in PLACES if (guid := getattr(row, name)) is not None}


def _named(row: School | StoredRow, names: Mapping[UUID, str]) -> dict[str, Any]:
    return {name.replace("_guid", "_name"): names.get(getattr(row, name)) for name in PLACES}
