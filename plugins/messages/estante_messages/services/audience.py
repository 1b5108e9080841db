"""For whom messages are: the kinds of groups that plugins give, who is in them, and how many that makes."""

from collections.abc import Collection, Mapping, Sequence
from itertools import chain
from uuid import UUID

from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.people import ROLES, active_people, find_person
from estante.api.plugins import HookCaller
from estante.api.records import RecordContext
from estante.api.tenants import Tenant, Translator
from estante_settings.contracts import country_names
from estante_users.contracts import memberships_of
from sqlalchemy import exists, func, select, text

from estante_messages.contracts import Audience
from estante_messages.lists import GROUPS_IN_USE
from estante_messages.schemas import AudienceKind
from estante_messages.services.places import places_of

Guids = Mapping[str, Collection[UUID]]


class AudienceService:
    """The audiences of the caller's tenant."""

    def __init__(self, context: RecordContext) -> None:
        self._session: Transaction = context.session
        self._t: Translator = context.t
        self.kinds: Mapping[str, Audience] = _kinds(context.plugins, context.principal.tenant)
        self.gone = self._t("messages.audiences.gone")

    def rows(self) -> list[AudienceKind]:
        """The kinds of groups, in the caller's words."""
        return [AudienceKind(kind.id, self._t(kind.text_key), kind.reference) for kind in self.kinds.values()]

    async def faults(
        self, *, roles: Collection[str] = (), countries: Collection[UUID] = (), audiences: Guids
    ) -> list[FieldError]:
        """What of an audience is not there, or another tenant's."""
        wrong = [FieldError("roles", "choice", {"value": role}) for role in roles if role not in ROLES][:1]
        known = await country_names(self._session, countries) if countries else {}
        if missing := [guid for guid in countries if guid not in known]:
            wrong.append(FieldError("countries", "choice", {"value": str(missing[0])}))
        for kind, guids in audiences.items():
            names = await self._names(kind, guids)
            if kind not in self.kinds or any(guid not in names for guid in guids):
                wrong.append(FieldError(f"audiences.{kind}", "choice"))
        return wrong

    async def count_people(
        self, roles: Collection[str], countries: Collection[UUID], audiences: Guids
    ) -> int:
        """How many people may sign in and are of such an audience.

        Raises:
            ValidationFailed: something of it is not there.
        """
        if wrong := await self.faults(roles=roles, countries=countries, audiences=audiences):
            raise ValidationFailed(fields=wrong)
        people = active_people(roles, countries).subquery()
        counted = select(func.count()).select_from(people)
        for kind, guids in audiences.items():
            if guids:
                members = self.kinds[kind].members.subquery()
                group, person = members.c[0], members.c[1]
                counted = counted.where(exists().where(person == people.c.guid, group.in_(guids)))
        return await self._session.scalar(counted) or 0

    async def groups_of(self, person: UUID) -> list[str]:
        """The guids of all groups that somebody is in."""
        groups: list[str] = []
        for kind in self.kinds.values():
            members = kind.members.subquery()
            rows = await self._session.scalars(select(members.c[0]).where(members.c[1] == person))
            groups.extend(str(group) for group in rows)
        return groups

    async def country_of(self, person: UUID) -> UUID | None:
        """The country that somebody is of."""
        record = await find_person(self._session, person)
        return None if record is None else record.country_guid

    async def names(self, countries: Collection[UUID], audiences: Sequence[Guids]) -> dict[str, str]:
        """What roles, countries and groups are called, by what a message has of them."""
        named = {role: self._t(f"roles.{role}") for role in ROLES}
        if countries:
            in_words = await country_names(self._session, countries)
            named |= {str(guid): name for guid, name in in_words.items()}
        for kind in self.kinds:
            guids = {guid for chosen in audiences for guid in chosen.get(kind, ())}
            named |= {str(guid): name for guid, name in (await self._names(kind, guids)).items()}
        return named

    async def all_names(self) -> dict[str, str]:
        """The names of everything that living messages are for."""
        used = [
            {kind: list(await self._session.scalars(text(GROUPS_IN_USE), {"kind": kind}))}
            for kind in self.kinds
        ]
        return await self.names(await country_names(self._session), used)

    async def _names(self, kind: str, guids: Collection[UUID]) -> dict[UUID, str]:
        if kind not in self.kinds or not guids:
            return {}
        names = self.kinds[kind].names.subquery()
        rows = await self._session.execute(select(names.c[0], names.c[1]).where(names.c[0].in_(guids)))
        return {guid: name for guid, name in rows}


def _kinds(plugins: HookCaller, tenant: Tenant) -> dict[str, Audience]:
    """The schools and groups of the tenant's people, and what plugins give for messages alone."""
    memberships = memberships_of(plugins, tenant)
    own: list[Sequence[Audience]] = plugins.hook("register_audiences", tenant)()
    places = places_of(memberships.rows) if memberships else ()
    return {kind.id: kind for kind in (*places, *chain.from_iterable(own))}
