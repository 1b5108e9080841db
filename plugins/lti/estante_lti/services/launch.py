"""The second half of a launch: the answer of the LMS is checked, and its person signed in."""

import hmac
import json
import re
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from urllib.parse import urlsplit
from uuid import UUID

from estante.api.access import STUDENT
from estante.api.database import Database, Transaction
from estante.api.errors import NotFound
from estante.api.people import NotVouchedFor, PersonRecord, Visitor, VouchedAccount, VouchedPeople
from estante.api.plugins import HookCaller
from estante.api.records import RecordContext
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary, ContentRecord
from estante_users.contracts import memberships_of
from msgspec import Struct, structs
from sqlalchemy import func, select, update
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid7

from estante_lti.addresses import Addresses
from estante_lti.claims import LaunchClaims, read_claims
from estante_lti.hashing import digest
from estante_lti.models import LaunchRecord, LoginAttempt, Placement, Registration
from estante_lti.refusals import (
    ContentUnknown,
    DeploymentUnknown,
    LaunchRefused,
    LearnerChooses,
    NonceUsed,
    PersonRefused,
    PlatformRefused,
    StartFramed,
    StateExpired,
    StateForeign,
    StateUnknown,
    TargetForeign,
    TokenUnreadable,
)
from estante_lti.services.choice import begin_choice
from estante_lti.services.launch_log import OPENED, LaunchLog
from estante_lti.services.registrations import launching
from estante_lti.tokens import PlatformKeySets, UnverifiedToken

SOURCE = "lti"
VIEWER = re.compile(r"^/viewer(?:-v\d)?/([0-9a-fA-F-]{36})/?$")
HOME = "/"


class Landing(Struct, frozen=True):
    """A session, and the path of the application where it begins."""

    token: str
    path: str


class LaunchService:
    """Takes the answers of LMSs in one tenant."""

    def __init__(
        self,
        database: Database,
        tenant: Tenant,
        context: RecordContext,
        registry: HookCaller,
        *,
        addresses: Addresses,
        log: LaunchLog,
        key_sets: PlatformKeySets,
    ) -> None:
        self._database, self._tenant, self._context = database, tenant, context
        self._registry, self._addresses = registry, addresses
        self._log, self._key_sets = log, key_sets

    async def attempt_of(self, state: str) -> LoginAttempt:
        """What was begun with a state. Raises StateUnknown."""
        async with self._database.transaction(self._tenant) as session:
            rows = select(LoginAttempt).where(LoginAttempt.state_hash == digest(state))
            attempt = await session.scalar(rows)
        if attempt is None:
            raise StateUnknown
        return attempt

    async def schools_of(self, attempt: LoginAttempt) -> Sequence[UUID]:
        """The schools that it may have been meant for, for the log."""
        return [row.school_guid for row in await self._candidates(attempt)]

    async def land(
        self,
        attempt: LoginAttempt,
        sent: Mapping[str, str],
        browser: str,
        *,
        is_framed: bool,
        library: ContentLibrary,
        visitor: Visitor,
    ) -> Landing:
        """Check the answer, and sign the person in whom the LMS sends.

        Raises:
            LaunchRefused: nobody is signed in; the school's log says why.
        """
        schools: Sequence[UUID] = await self.schools_of(attempt)
        try:
            registration, claims = await self.verify(attempt, sent, browser, key_sets=self._key_sets)
            schools = [registration.school_guid]
            if claims.links is not None and claims.role_guid == STUDENT:
                raise LearnerChooses
            content = await self._content(claims, library) if claims.links is None else None
            if is_framed and content is None and claims.links is None:
                raise StartFramed
            return await self._sign_in(registration, claims, content, visitor)
        except LaunchRefused as reason:
            await self._log.refuse(schools, reason)
            raise

    async def verify(
        self, attempt: LoginAttempt, sent: Mapping[str, str], browser: str, *, key_sets: PlatformKeySets
    ) -> tuple[Registration, LaunchClaims]:
        """Spend the state and check the answer: the registration that it is of, and what it says.

        Raises:
            LaunchRefused.
        """
        await self._use(attempt, browser)
        return await self._verified(attempt, sent, key_sets)

    async def _use(self, attempt: LoginAttempt, browser: str) -> None:
        """Spend the state, once, in the browser that began. Raises StateForeign, NonceUsed, StateExpired."""
        if not hmac.compare_digest(digest(browser), attempt.browser_hash):
            raise StateForeign
        spending = (
            update(LoginAttempt)
            .where(LoginAttempt.guid == attempt.guid, LoginAttempt.used_at.is_(None))
            .values(used_at=func.now())
            .returning(LoginAttempt.guid)
        )
        async with self._database.transaction(self._tenant) as session:
            is_first = await session.scalar(spending) is not None
        if not is_first:
            raise NonceUsed
        if attempt.expires_at <= datetime.now(UTC):
            raise StateExpired

    async def _candidates(self, attempt: LoginAttempt) -> Sequence[Registration]:
        async with self._database.transaction(self._tenant) as session:
            known = await launching(session, attempt.issuer)
        return [row for row in known if row.client_id == attempt.client_id]

    async def _verified(
        self, attempt: LoginAttempt, sent: Mapping[str, str], key_sets: PlatformKeySets
    ) -> tuple[Registration, LaunchClaims]:
        """The registration that a token is of, and what it says."""
        if "id_token" not in sent:
            raise PlatformRefused(sent["error"]) if "error" in sent else TokenUnreadable()
        token = UnverifiedToken(sent["id_token"])
        candidates = await self._candidates(attempt)
        registration = next((row for row in candidates if row.deployment_id == token.deployment), None)
        if registration is None:
            raise DeploymentUnknown(token.deployment)
        return registration, read_claims(await token.verify(registration, key_sets, attempt.nonce))

    async def _content(self, claims: LaunchClaims, library: ContentLibrary) -> ContentRecord | None:
        """The content that is linked, by its viewer's address or as `content`; None for the start page."""
        if not self._addresses.is_own(claims.target):
            raise TargetForeign(claims.target)
        matched = VIEWER.match(urlsplit(claims.target).path)
        written = claims.custom_content or (matched.group(1) if matched else "")
        if not written:
            return None
        try:
            return await library.get(UUID(written))
        except (NotFound, ValueError) as error:
            raise ContentUnknown(written) from error

    async def _sign_in(
        self,
        registration: Registration,
        claims: LaunchClaims,
        content: ContentRecord | None,
        visitor: Visitor,
    ) -> Landing:
        async with self._database.transaction(self._tenant) as session:
            people = VouchedPeople(session, self._tenant)
            try:
                vouched = await people.admit(self._account(registration, claims))
                token = await people.open_session(vouched.person.guid, visitor)
            except NotVouchedFor as error:
                raise PersonRefused from error
            if vouched.is_new:
                await self._join(session, registration.school_guid, vouched.person)
            record_guid, path = uuid7(), HOME
            if content is not None:
                await self._place(session, registration, claims, vouched.person, content, launch=record_guid)
                path = f"/viewer/{content.guid}"
            if claims.links is not None:
                choice = await begin_choice(session, registration, claims.links, vouched.person.guid)
                path = f"/lti/links/{choice}"
            session.add(
                LaunchRecord(
                    tenant_id=self._tenant.guid,
                    guid=record_guid,
                    school_guid=registration.school_guid,
                    outcome=OPENED,
                    person_guid=vouched.person.guid,
                    role_guid=vouched.person.role_guid,
                    content_guid=content.guid if content else None,
                    content_name=content.name if content else None,
                )
            )
        return Landing(token, path)

    def _account(self, registration: Registration, claims: LaunchClaims) -> VouchedAccount:
        language = claims.locale.replace("_", "-").lower()
        spoken = next((code for code in (language, language.partition("-")[0]) if self._speaks(code)), None)
        return VouchedAccount(
            # Of the same LMS and client, so that one person is one in all of its deployments of this school.
            provider=f"{SOURCE}:{registration.school_guid}:{registration.issuer}",
            subject=claims.subject,
            source=SOURCE,
            role_guid=claims.role_guid,
            name=claims.name,
            lastname=claims.lastname,
            email=claims.email,
            lang_id=spoken,
        )

    def _speaks(self, code: str) -> bool:
        return code in self._tenant.languages

    async def _join(self, session: Transaction, school: UUID, person: PersonRecord) -> None:
        """Make a new person one of the school."""
        given = memberships_of(self._registry, self._tenant)
        if given is not None:
            context = structs.replace(self._context, session=session)
            await given.put_schools(context, person.guid, [school])

    async def _place(
        self,
        session: Transaction,
        registration: Registration,
        claims: LaunchClaims,
        person: PersonRecord,
        content: ContentRecord,
        *,
        launch: UUID,
    ) -> None:
        """Let the person open the content; the last launch says where its score goes."""
        row = {
            "tenant_id": self._tenant.guid,
            "person_guid": person.guid,
            "content_guid": content.guid,
            "school_guid": registration.school_guid,
            "subject": claims.subject,
            "lineitem": claims.lineitem,
            "launch_guid": launch,
        }
        said = {name: row[name] for name in ("school_guid", "subject", "lineitem", "launch_guid")}
        placing = insert(Placement).values(row)
        keys = ["tenant_id", "person_guid", "content_guid"]
        await session.execute(placing.on_conflict_do_update(index_elements=keys, set_=said))


def beginning(attempt: LoginAttempt) -> Mapping[str, str]:
    """What the LMS began a launch with."""
    query: dict[str, str] = json.loads(attempt.query)
    return query
