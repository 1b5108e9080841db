"""Who may open a content: the one owner of that question (domain.md).

Reasons are added by plugins; any of them opens. Then come the rules that take away: an inactive content opens
for nobody in the viewer (A074), one for teachers only for people who are known not to be students (A113).
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple
from uuid import UUID

from estante.api.access import PermissionChecker, Principal
from estante.api.database import Database
from estante.api.plugins import PluginRegistry
from estante.api.tenants import Tenant
from msgspec import Struct
from msgspec.structs import replace

from estante_contents.contracts import ContentRecord, Entitlement, EntitlementReason, Refusal
from estante_contents.library.audience import REASON, REUSABLE
from estante_contents.library.schools import NO_SCHOOLS, Schools
from estante_contents.policies import Contents
from estante_contents.publications.givers import PublicationGivers
from estante_contents.services.opening.conditions import not_taken_away

if TYPE_CHECKING:
    import asyncpg

STUDENT = "R01"

BUILT_IN: Sequence[EntitlementReason] = (
    EntitlementReason(
        "public",
        "contents.reasons.public",
        "SELECT guid FROM contents WHERE is_public",
    ),
    EntitlementReason("staff", "contents.reasons.staff", "SELECT guid FROM contents WHERE $3::boolean"),
    EntitlementReason("own", "contents.reasons.own", "SELECT guid FROM contents WHERE created_by = $1::uuid"),
    REASON,
)
BUILT_IN_NAMES = frozenset(reason.name for reason in BUILT_IN)
# Among the places of the reasons: one of them lets the person download the content.
DOWNLOADS = -1
# And: one of them would, but its places are all taken.
FULL = -2
TEACHES = f"($2::text <> '{STUDENT}')"
QUERIES = ("query", "downloads", "givers", "missed")
# The common table settles the types of arguments that no reason happens to use.
ASKED = "WITH asker AS (SELECT $1::uuid, $2::text, $3::boolean)"
REUSED = """
SELECT c.guid FROM contents c WHERE c.guid = ANY($4::uuid[]) AND c.deleted_at IS NULL
AND ($3::boolean OR c.created_by = $1::uuid OR c.guid IN (SELECT s.guid FROM ({shared}) s))
"""

NOT_TAKEN_AWAY = not_taken_away("$4::boolean")


def gathered(reason: EntitlementReason) -> EntitlementReason:
    """A reason as lists ask it: what another plugin opens for the person is gathered once.

    The planner would look for it again at each content of an organization of which it knows few rows yet. The
    built-in reasons stay as they are: they may open all that there is, which is too much to gather.
    """
    if reason.name in BUILT_IN_NAMES:
        return reason
    query = f"WITH gathered AS MATERIALIZED ({reason.query}) SELECT g.guid FROM gathered g"  # noqa: S608 - see query_of
    return replace(reason, query=query)


def query_of(reasons: Sequence[EntitlementReason]) -> str:
    """SQL of rows (at, guid): each reason's place among them and what it opens. Lists filter by it."""
    return " UNION ALL ".join(
        f"SELECT {at} AS at, r.guid FROM ({reason.query}) r"  # noqa: S608 - queries are code of plugins
        for at, reason in enumerate(reasons)
    )


def opens_for_teachers_only(principal: Principal) -> bool:
    """Whether somebody is known and no student."""
    return principal.is_signed_in and principal.role_guid != STUDENT


class Judgement(NamedTuple):
    """A verdict, and every reason that holds, whether or not a rule takes it away."""

    verdict: Entitlement | Refusal
    reasons: Sequence[EntitlementReason]


class Mention(Struct, frozen=True):
    """What gives a content to a person, or would: a text that says so of a name, and its page."""

    guid: UUID
    reason: str
    text_key: str
    name: str
    address: str | None


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
        contributed: list[Sequence[EntitlementReason]] = registry.hook("register_entitlements", tenant)()
        self._schools = Schools(tenant, registry).of_person
        self._publications = PublicationGivers(registry, tenant)
        self._reasons = [
            self._filled(reason)
            for reasons in reversed(contributed)
            for reason in reasons
            if reason.flag is None or tenant.flags.get(reason.flag, False)
        ]

    async def __call__(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        """The first reason that holds, unless a rule takes it away."""
        places = await self._places(principal, content.guid)
        return self._verdict(principal, content, places, self._held(places))

    async def judge(
        self, principal: Principal, contents: Sequence[ContentRecord]
    ) -> Mapping[UUID, Judgement]:
        """The same of several contents, each with all the reasons that hold."""
        query = f"SELECT DISTINCT guid, at FROM ({self._every()}) every WHERE guid = ANY($4::uuid[])"  # noqa: S608
        rows = await self._fetch(principal, f"{ASKED} {query}", [content.guid for content in contents])
        judgements = {}
        for content in contents:
            places = frozenset(row["at"] for row in rows if row["guid"] == content.guid)
            reasons = self._held(places)
            judgements[content.guid] = Judgement(self._verdict(principal, content, places, reasons), reasons)
        return judgements

    async def givers(self, principal: Principal, contents: Collection[UUID]) -> Sequence[Mention]:
        """What gives these contents to somebody, by the reasons that can say it."""
        return await self._mentions(principal, contents, lambda reason: reason.givers)

    async def missed(self, principal: Principal, contents: Collection[UUID]) -> Sequence[Mention]:
        """What would give these contents to somebody, had it not ended."""
        return await self._mentions(principal, contents, lambda reason: reason.missed)

    def _held(self, places: frozenset[int]) -> Sequence[EntitlementReason]:
        return [self._reasons[at] for at in sorted(places) if at >= 0]

    @staticmethod
    def _verdict(
        principal: Principal,
        content: ContentRecord,
        places: frozenset[int],
        reasons: Sequence[EntitlementReason],
    ) -> Entitlement | Refusal:
        if not reasons:
            return Refusal("NO_PLACE_LEFT" if FULL in places else "ERROR_403")
        if content.status == "inactive":
            return Refusal("CONTENT_DISABLED")
        if content.is_teacher_only and not opens_for_teachers_only(principal):
            return Refusal("ERROR_403")
        by_content = content.is_downloadable and any(reason.downloads is None for reason in reasons)
        # Nobody takes a place who needs none.
        first = next((reason for reason in reasons if reason.take_place is None), reasons[0])
        return Entitlement(first.name, by_content or DOWNLOADS in places)

    async def enter(self, principal: Principal, content: ContentRecord) -> Entitlement | Refusal:
        """The same as somebody opens it: takes their place, where the reason gives a number of them."""
        verdict = await self(principal, content)
        if isinstance(verdict, Refusal):
            return verdict
        take_place = self._named(verdict).take_place
        if take_place is None:
            return verdict
        async with self._database.transaction(self._tenant) as session:
            is_in = await take_place(session, principal, content.guid)
        return verdict if is_in else Refusal("NO_PLACE_LEFT")

    def opened_by(self, principal: Principal) -> OpenSet:
        """The same question about every content at once, for lists."""
        query = query_of([gathered(reason) for reason in self._reasons])
        reasons = f"c.guid IN (SELECT opened.guid FROM ({query}) opened)"  # noqa: S608 - see query_of
        staff, known = self.reads_in_back_office(principal), opens_for_teachers_only(principal)
        arguments = (principal.person_guid, principal.role_guid, staff, known)
        return OpenSet(f"{reasons} AND {NOT_TAKEN_AWAY}", arguments)

    def text_key(self, entitlement: Entitlement) -> str:
        """The text of a reason's name."""
        return self._named(entitlement).text_key

    def _named(self, entitlement: Entitlement) -> EntitlementReason:
        return next(reason for reason in self._reasons if reason.name == entitlement.reason)

    def reads_in_back_office(self, principal: Principal) -> bool:
        """Whether the person sees every content in the back office, inactive ones too."""
        return self._permissions.allows(principal, Contents.readDetail)

    async def reusable(self, principal: Principal, contents: Collection[UUID]) -> frozenset[UUID]:
        """Answers `ContentLibrary.reusable`."""
        is_shared = any(reason.name == REASON.name for reason in self._reasons)
        shared = self._with_schools(REUSABLE) if is_shared else NO_SCHOOLS
        rows = await self._fetch(principal, ASKED + REUSED.format(shared=shared), list(contents))
        return frozenset(row["guid"] for row in rows)

    async def _places(self, principal: Principal, guid: UUID) -> frozenset[int]:
        """Where among the reasons those stand that hold; `DOWNLOADS` and `FULL` where one says so itself."""
        query = f"{ASKED} SELECT DISTINCT at FROM ({self._every()}) every WHERE guid = $4"  # noqa: S608 - see query_of
        return frozenset(row["at"] for row in await self._fetch(principal, query, guid))

    def _every(self) -> str:
        """SQL of rows (at, guid): the places of the reasons that hold, and what they say beside it."""
        downloads = ((DOWNLOADS, reason.downloads) for reason in self._reasons if reason.downloads)
        full = ((FULL, reason.full) for reason in self._reasons if reason.full)
        saying = "".join(
            f" UNION ALL SELECT {at}, d.guid FROM ({query}) d"  # noqa: S608 - see query_of
            for at, query in (*downloads, *full)
        )
        return query_of(self._reasons) + saying

    async def _mentions(
        self,
        principal: Principal,
        contents: Collection[UUID],
        query_in: Callable[[EntitlementReason], str | None],
    ) -> Sequence[Mention]:
        every = " UNION ALL ".join(
            f"SELECT {at} AS at, m.guid, m.text_key, m.name, m.address FROM ({query_in(reason)}) m"  # noqa: S608
            for at, reason in enumerate(self._reasons)
            if query_in(reason)
        )
        if not every:
            return ()
        query = (
            f"{ASKED} SELECT DISTINCT at, guid, text_key, name, address FROM ({every}) every"  # noqa: S608
            " WHERE guid = ANY($4::uuid[]) ORDER BY at, text_key DESC, name, address"
        )
        rows = await self._fetch(principal, query, list(contents))
        return [
            Mention(row["guid"], self._reasons[row["at"]].name, row["text_key"], row["name"], row["address"])
            for row in rows
        ]

    async def _fetch(self, principal: Principal, query: str, wanted: object) -> "Sequence[asyncpg.Record]":
        staff = self.reads_in_back_office(principal)
        async with self._database.reading(self._tenant) as connection:
            return await connection.fetch(query, principal.person_guid, principal.role_guid, staff, wanted)

    def _filled(self, reason: EntitlementReason) -> EntitlementReason:
        queries = {name: getattr(reason, name) for name in QUERIES}
        given = {
            name: self._publications.fill(query, teaches=TEACHES) for name, query in queries.items() if query
        }
        return replace(reason, **{name: self._with_schools(query) for name, query in given.items()})

    def _with_schools(self, query: str) -> str:
        return query.replace("(:schools)", f"({self._schools})")
