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
from estante_schools.policies import AdminAndLti
from estante_schools.schemas.school import NetworkName, SchoolAnswer, SchoolRow, StoredRow

PLACES = ("country_guid", "state_guid", "city_guid")
# What only who reads `school_admin_and_lti` is told.
ADMIN_AND_LTI = frozenset(("school_admin_enabled", "enableLti", "lti_tool_id"))
# Columns that the calls call otherwise, or that come from elsewhere.
OTHERS = {"enableLti", "school_year", "networks", "country_name", "state_name", "city_name"}


class SchoolPresenter:
    """Answers schools, one or many; `hidden` are the fields and columns that the person is not told."""

    def __init__(self, context: RecordContext) -> None:
        self.hidden = frozenset[str]() if context.allows(AdminAndLti.read) else ADMIN_AND_LTI

    async def present(self, session: Transaction, record: School) -> SchoolAnswer:
        """The answer, as the transaction has written the school so far."""
        names = await place_names(session, _places(record))
        values = {
            name: getattr(record, name) for name in SchoolAnswer.__struct_fields__ if name not in OTHERS
        }
        values["enableLti"] = record.lti_enabled
        in_networks = (
            select(Network.guid, Network.name)
            .join(NetworkSchool, NetworkSchool.network_guid == Network.guid)
            .where(NetworkSchool.school_guid == record.guid, Network.deleted_at.is_(None))
            .order_by(func.estante_order(Network.name))
        )
        return SchoolAnswer(
            **self._told(values),
            **_named(record, names),
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
        return page.map(lambda row: SchoolRow(**self._told(structs.asdict(row)), **_named(row, names)))

    def _told(self, values: Mapping[str, Any]) -> dict[str, Any]:
        return {name: UNSET if name in self.hidden else value for name, value in values.items()}

    async def names(self, session: Transaction) -> Mapping[UUID, str]:
        """What every place is called that a school is in."""
        columns = (School.country_guid, School.state_guid, School.city_guid)
        places = union(*(select(column).where(column.is_not(None)) for column in columns))
        return await place_names(session, set(await session.scalars(places)))


def _places(row: School | StoredRow) -> set[UUID]:
    return {guid for name in PLACES if (guid := getattr(row, name)) is not None}


def _named(row: School | StoredRow, names: Mapping[UUID, str]) -> dict[str, Any]:
    return {name.replace("_guid", "_name"): names.get(getattr(row, name)) for name in PLACES}
