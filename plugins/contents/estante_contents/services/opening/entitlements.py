"""Who may open a content: the one owner of that question (domain.md).

Reasons are added by plugins; any of them opens. Then come the rules that take away: an inactive content opens
for nobody in the viewer (A074), one for teachers only for people who are known not to be students (A113).
"""

from collections.abc import Sequence
from typing import NamedTuple
from uuid import UUID

from estante.api.access import PermissionChecker, Principal
from estante.api.database import Database
from estante.api.plugins import PluginRegistry
from estante.api.tenants import Tenant

from estante_contents.contracts import ContentRecord, Entitlement, EntitlementReason, Refusal
from estante_contents.policies import Contents

STUDENT = "R01"

BUILT_IN: Sequence[EntitlementReason] = (
    EntitlementReason(
        "public",
        "contents.reasons.public",
        "SELECT guid FROM contents WHERE is_public",
    ),
    EntitlementReason("staff", "contents.reasons.staff", "SELECT guid FROM contents WHERE $3::boolean"),
    EntitlementReason("own", "contents.reasons.own", "SELECT guid FROM contents WHERE created_by = $1::uuid"),
)

NOT_TAKEN_AWAY = "c.deleted_at IS NULL AND c.status <> 'inactive' AND (c.is_teacher_only = 0 OR $4::boolean)"


def query_of(reasons: Sequence[EntitlementReason]) -> str:
    """SQL of rows (at, guid): each reason's place among them and what it opens. Lists filter by it."""
    return " UNION ALL ".join(
        f"SELECT {at} AS at, r.guid FROM ({reason.query}) r"  # noqa: S608 - queries are code of plugins
        for at, reason in enumerate(reasons)
    )


def opens_for_teachers_only(principal: Principal) -> bool:
    """Whether somebody is known and no student."""
    return principal.is_signed_in and principal.role_guid != STUDENT


class OpenSet(NamedTuple):
    """Conditions on `contents c` that hold for what somebody may open, and their arguments from `$1` on."""

    conditions: str
    arguments: tuple[object, ...]


class OpeningRules:
    """Answers `ContentLibrary.may_open` for one tenant."""

    def __init__(
        self, database: Database, tenant: Tenant, permissions: PermissionChecker, registry: PluginRegistry
    ) -> None:
        self._database = database
        self._tenant = tenant
        self._permissions = permissions
        found: list[Sequence[EntitlementReason]] = registry.hook("register_entitlements", tenant)()
        self._reasons = [reason for reasons in reversed(found) for reason in reasons]

    async def __call__(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        """The first reason that holds, unless a rule takes it away."""
        reason = await self._reason(principal, content.guid)
        if reason is None:
            return Refusal("ERROR_403")
        if content.status == "inactive":
            return Refusal("CONTENT_DISABLED")
        if content.is_teacher_only and not opens_for_teachers_only(principal):
            return Refusal("ERROR_403")
        return Entitlement(reason.name)

    def opened_by(self, principal: Principal) -> OpenSet:
        """The same question about every content at once, for lists."""
        reasons = f"c.guid IN (SELECT opened.guid FROM ({query_of(self._reasons)}) opened)"  # noqa: S608
        staff, known = self.reads_in_back_office(principal), opens_for_teachers_only(principal)
        arguments = (principal.person_guid, principal.role_guid, staff, known)
        return OpenSet(f"{reasons} AND {NOT_TAKEN_AWAY}", arguments)

    def text_key(self, entitlement: Entitlement) -> str:
        """The text of a reason's name."""
        return next(one.text_key for one in self._reasons if one.name == entitlement.reason)

    def reads_in_back_office(self, principal: Principal) -> bool:
        """Whether the person sees every content in the back office, inactive ones too."""
        return self._permissions.allows(principal, Contents.readDetail)

    async def _reason(self, principal: Principal, guid: UUID) -> EntitlementReason | None:
        # The common table settles the types of arguments that no reason happens to use.
        query = (
            "WITH asker AS (SELECT $1::uuid, $2::text, $3::boolean)"  # noqa: S608 - see query_of
            f" SELECT min(at) FROM ({query_of(self._reasons)}) every WHERE guid = $4"
        )
        async with self._database.reading(self._tenant) as connection:
            at = await connection.fetchval(
                query,
                principal.person_guid,
                principal.role_guid,
                self.reads_in_back_office(principal),
                guid,
            )
        return None if at is None else self._reasons[at]
