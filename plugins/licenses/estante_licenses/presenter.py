"""Licences as calls answer them: what is a code or a guid by its name."""

from collections.abc import Mapping, Sequence
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import NotFound
from estante.api.lists import Page, name_key
from estante.api.people import ROLES
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant, Translator
from estante_contents.contracts import publication_names
from estante_settings.contracts import country_names
from estante_users.contracts import memberships_of
from msgspec.structs import asdict, replace
from sqlalchemy import select

from estante_licenses.lists.licenses import LICENSES, STATUSES, USER_LICENSES
from estante_licenses.models import License, Redemption
from estante_licenses.schemas import LicenseRow, LicenseUserRow, Redeemed, UserLicenseRow

UNITS = ("HOUR", "DAY", "WEEK", "MONTH", "YEAR")


class LicensePresenter:
    """Answers licences, and the people who have them."""

    def __init__(self, session: Transaction, tenant: Tenant, t: Translator, plugins: HookCaller) -> None:
        self._session, self._tenant, self._t, self._plugins = session, tenant, t, plugins

    async def present(self, session: Transaction, record: License) -> LicenseRow:
        """A licence, as the transaction has written it so far."""
        await session.flush()
        columns = ", ".join(LICENSES.columns[name] for name in LicenseRow.__struct_fields__)
        sql = f"SELECT {columns} FROM {LICENSES.source} WHERE {LICENSES.key} = $1"  # noqa: S608 - the list's own words
        row = await (await raw_connection(session)).fetchrow(sql, record.guid)
        if row is None:
            raise NotFound
        return self._named(LICENSES.rows_of([tuple(row)])[0], await country_names(session))

    async def licenses(self, page: Page[LicenseRow]) -> Page[LicenseRow]:
        """A page of the list."""
        names = await country_names(self._session)
        return page.map(lambda row: self._named(row, names))

    async def of_person(self, page: Page[UserLicenseRow]) -> Page[UserLicenseRow]:
        """A page of somebody's licences."""
        guids = {UUID(guid) for row in page.rows for guid in row.publications}
        names = await publication_names(self._session, guids)
        return page.map(lambda row: self._opening(row, names))

    async def redeemed(self, person: UUID, licenses: Sequence[UUID]) -> Redeemed:
        """What somebody has just redeemed."""
        await self._session.flush()
        columns = ", ".join(USER_LICENSES.columns[name] for name in UserLicenseRow.__struct_fields__)
        sql = f"""SELECT {columns} FROM {USER_LICENSES.source}
                  WHERE r.person_guid = $1 AND l.guid = ANY($2)
                  ORDER BY array_position($2, l.guid)"""  # noqa: S608 - the list's own words
        records = await (await raw_connection(self._session)).fetch(sql, person, list(licenses))
        rows = USER_LICENSES.rows_of([tuple(row) for row in records])
        guids = {UUID(guid) for row in rows for guid in row.publications}
        names = await publication_names(self._session, guids)
        first, *others = (self._opening(row, names) for row in rows)
        return Redeemed(**asdict(first), others=others)

    def _opening(self, row: UserLicenseRow, names: Mapping[UUID, str]) -> UserLicenseRow:
        opened = [name for guid in row.publications if (name := names.get(UUID(guid))) is not None]
        in_order = sorted(opened, key=name_key)
        return replace(row, role_name=self.role(row.role_guid), publications=in_order)

    async def people(self, page: Page[LicenseUserRow]) -> Page[LicenseUserRow]:
        """A page of the people of a licence."""
        schools = await self.schools([row.guid for row in page.rows])
        return page.map(lambda row: replace(row, school=schools.get(row.guid)))

    async def schools(self, people: Sequence[UUID]) -> Mapping[UUID, str]:
        """The first school of each person; nobody is in one where no plugin knows of schools."""
        source = memberships_of(self._plugins, self._tenant)
        if source is None or not people:
            return {}
        of_each = await source.schools_of(self._session, people)
        return {guid: schools[0].name for guid, schools in of_each.items() if schools}

    async def schools_of_license(self, license_guid: UUID) -> Mapping[UUID, str]:
        """The first school of everybody who has a licence."""
        people = select(Redemption.person_guid).where(Redemption.license_guid == license_guid)
        return await self.schools(list(await self._session.scalars(people)))

    async def words(self) -> dict[str, str]:
        """What roles, countries, statuses and units are called, for files."""
        countries = {str(guid): name for guid, name in (await country_names(self._session)).items()}
        statuses = {status: self._t(f"licenses.statuses.{status}") for status in STATUSES}
        units = {unit: self._t(f"licenses.units.{unit}") for unit in UNITS}
        units |= {f"1 {unit}": self._t(f"licenses.unit.{unit}") for unit in UNITS}
        return {**{role: self.role(role) for role in ROLES}, **countries, **statuses, **units}

    def role(self, role_guid: str) -> str:
        """What a role is called."""
        return self._t(f"roles.{role_guid}")

    def _named(self, row: LicenseRow, countries: Mapping[UUID, str]) -> LicenseRow:
        country = countries.get(row.country, "") if row.country else ""
        return replace(row, role_name=self.role(row.role_guid), country_name=country)
