"""Writing people: the kernel's `People`, with the country that this plugin knows of."""

from collections.abc import Collection, Sequence
from typing import Any, ClassVar
from uuid import UUID

from estante.api.access import Verdict
from estante.api.database import Transaction
from estante.api.errors import FieldError, NotFound
from estante.api.files import FileStore
from estante.api.http import IfMatch
from estante.api.lists import Lists, Page, Related
from estante.api.people import BACK_OFFICE, ROLES, People, PersonRow
from estante.api.plugins import HookCaller
from estante.api.records import BulkResult, Refusal, trash_act, trash_kind
from estante.api.tenants import Tenant, Translator
from estante_settings.contracts import country_names
from msgspec import UNSET, convert, structs

from estante_users.contracts import SCHOOLS, ChangedPerson, PersonRule, memberships_of
from estante_users.memberships import put_memberships, read_memberships
from estante_users.schemas import (
    NewUser,
    PermissionVerdict,
    StoredUser,
    UserAnswer,
    UserPermissions,
    UserRow,
)
from estante_users.subscriptions import read_subscription


class UserService(People):
    """The people of every role but the back office's; changes and deletes those too."""

    new_roles: ClassVar = frozenset(ROLES) - BACK_OFFICE

    async def wrong_fields(self, record: Any, sent: Any) -> list[FieldError]:
        """As people, and a country that there is; where a tenant has several, each person has one."""
        wrong = await super().wrong_fields(record, sent)
        country = sent.country_guid
        if country is None and self.principal.tenant.settings.is_multicountry:
            wrong.append(FieldError("country_guid", "required"))
        if country not in (None, UNSET) and not await country_names(self.session, [country]):
            wrong.append(FieldError("country_guid", "choice"))
        return wrong

    async def relate(self, record: Any, sent: Any, changed: Collection[str] | None) -> None:
        """The schools and groups that were chosen in the form of a new person, and other plugins' rules."""
        await super().relate(record, sent, changed)
        await self._judge(record, changed)
        if isinstance(sent, NewUser):
            await put_memberships(self.context, record.guid, schools=sent.schools, groups=sent.groups)

    async def _judge(self, record: Any, changed: Collection[str] | None) -> None:
        given: list[Sequence[PersonRule]] = self.context.plugins.hook(
            "register_person_rules", self.principal.tenant
        )()
        person = ChangedPerson(
            guid=record.guid,
            role_guid=record.role_guid,
            has_license_mint=record.has_license_mint,
            changed=changed,
        )
        for rule in (rule for rules in given for rule in rules):
            await rule.judge(self.context, person)

    async def add_school(self, guid: UUID, school: UUID) -> None:
        """Put a person into a school too. Raises NotFound, Forbidden, ValidationFailed."""
        person = await self.get_to_change(guid)
        others = [other for other in await self._schools(guid) if other != school]
        await self._put_schools(person, [*others, school])

    async def remove_schools(self, guid: UUID, schools: Sequence[UUID]) -> BulkResult:
        """Take a person out of schools, each judged on its own. Raises NotFound, Forbidden."""
        person = await self.get_to_change(guid)
        before = await self._schools(guid)
        await self._put_schools(person, [school for school in before if school not in schools])
        missing = Refusal.of(NotFound())
        return BulkResult(
            {school: {} for school in schools if school in before},
            {school: missing for school in schools if school not in before},
        )

    async def _schools(self, guid: UUID) -> list[UUID]:
        """Those of a person who is locked: of two who change them the second sees the first one's."""
        given = memberships_of(self.context.plugins, self.principal.tenant)
        return [school.guid for school in (await read_memberships(given, self.session, guid))[0]]

    async def _put_schools(self, person: Any, schools: Sequence[UUID]) -> None:
        await put_memberships(self.context, person.guid, schools=schools)
        await self.save(person, "update", {"fields": ["schools"]})

    async def put_groups(self, guid: UUID, groups: Sequence[UUID], if_match: IfMatch) -> None:
        """Make these the only groups of a person. Raises as `add_school`, and StaleVersion: 412."""
        person = await self.get_to_change(guid, if_match)
        await put_memberships(self.context, guid, groups=groups)
        await self.save(person, "update", {"fields": ["groups"]})


class AdminUserService(UserService):
    """The people of the back office's roles, as new ones."""

    new_roles: ClassVar = BACK_OFFICE


class UserPresenter:
    """Answers people."""

    def __init__(self, tenant: Tenant, t: Translator, files: FileStore, plugins: HookCaller) -> None:
        self._tenant, self._t, self._files, self._plugins = tenant, t, files, plugins

    async def present(self, session: Transaction, record: object) -> UserAnswer:
        """A person, as the transaction has written it so far."""
        user = convert(record, StoredUser, from_attributes=True)
        names = await country_names(session, [user.country_guid] if user.country_guid else [])
        given = memberships_of(self._plugins, self._tenant)
        schools, groups = await read_memberships(given, session, user.guid)
        values = structs.asdict(user) | {"avatar": self.picture(user.avatar)}
        return UserAnswer(
            **values,
            full_name=f"{user.name} {user.lastname}".strip(),
            role=user.role_guid,
            role_name=self._role(user.role_guid),
            country=names.get(user.country_guid) if user.country_guid else None,
            school=next(iter(schools), None),
            schools=schools,
            groups=groups,
            subscription=await read_subscription(self._plugins, self._tenant, session, user.guid),
        )

    def permissions(self, role_guid: str, verdicts: Sequence[Verdict]) -> UserPermissions:
        """What somebody of a role may do, each with why in words."""
        rows = [
            PermissionVerdict(
                verdict.section,
                verdict.action,
                verdict.is_allowed,
                verdict.reason,
                self._reason(verdict, role_guid),
            )
            for verdict in verdicts
        ]
        return UserPermissions(role_guid, self._role(role_guid), rows)

    def _reason(self, verdict: Verdict, role_guid: str) -> str:
        return self._t(f"users.reasons.{verdict.reason}", role=self._role(role_guid), of=verdict.of)

    async def rows(self, lists: Lists, page: Page[PersonRow]) -> Page[UserRow]:
        """A page of a list, with the schools of everybody on it."""
        schools = await lists.related(SCHOOLS, [row.guid for row in page.rows])
        return page.map(lambda row: self._row(row, schools.get(row.guid, ())))

    def _row(self, row: PersonRow, schools: Sequence[Related]) -> UserRow:
        values = structs.asdict(row) | {"avatar": self.picture(row.avatar)}
        return UserRow(**values, role_name=self._role(row.role_guid), schools=schools)

    def _role(self, role_guid: str) -> str:
        return self._t(f"roles.{role_guid}")

    def picture(self, path: str | None) -> str | None:
        """The address of a picture in the store."""
        return self._files.picture_url(self._tenant, path) if path else None


ACTS = {"delete": trash_act(UserService)}
TRASH = trash_kind(UserService)
