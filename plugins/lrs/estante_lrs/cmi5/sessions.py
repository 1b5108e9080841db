"""Sessions of cmi5: their credential, what is said in them, and what that satisfies (cmi5 1.0, 8.2, 9.3)."""

import hmac
import secrets
from collections.abc import Sequence
from datetime import UTC, datetime
from uuid import UUID, uuid5

from estante.api.database import Transaction
from estante.api.errors import NotFound
from estante.api.tenants import Tenant
from estante_contents.contracts import ContentLibrary, CourseStructure, CourseUnit
from sqlalchemy import func, select, text

from estante_lrs.cmi5.course import Part, Result, Results, part_of, satisfied_parts, units_of
from estante_lrs.cmi5.rules import Cmi5Refused, check
from estante_lrs.cmi5.statements import SessionStatements
from estante_lrs.cmi5.vocabulary import COMPLETED, FAILED, INITIALIZED, PASSED, SATISFIED, TERMINATED
from estante_lrs.models import Cmi5Session, Statement
from estante_lrs.services.credentials import basic, digest
from estante_lrs.xapi.names import Json
from estante_lrs.xapi.statements import NewStatement

LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")
# Which moment of a session each verb is.
MOMENTS = {
    INITIALIZED: "initialized_at",
    COMPLETED: "completed_at",
    PASSED: "passed_at",
    FAILED: "failed_at",
    TERMINATED: "terminated_at",
}
USED = ("1", "The token of this launch has been fetched before, or its session is over.")
UNKNOWN = ("2", "There is no such launch.")


class Cmi5Sessions:
    """The sessions of a tenant, in a transaction."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def lock_registration(self, registration: UUID) -> None:
        """Have nobody else launch, or say anything, under this registration until the transaction ends."""
        await self._session.execute(LOCK, {"name": f"{self._tenant.guid}:{registration}"})

    async def fetch(self, key: str, package: str | None) -> Json:
        """The credential of a session, once (LRS-045); afterwards, or for another key, an error of cmi5's."""
        wanted = select(Cmi5Session).where(
            Cmi5Session.tenant_id == self._tenant.guid, Cmi5Session.fetch_hash == digest(key)
        )
        begun = await self._session.scalar(wanted.with_for_update())
        if begun is None or package not in (None, begun.package):
            return _error(*UNKNOWN)
        if begun.secret_hash is not None or not _is_open(begun) or begun.expires_at < datetime.now(UTC):
            return _error(*USED)
        secret = secrets.token_urlsafe(32)
        begun.secret_hash = digest(secret)
        return {"auth-token": basic(str(begun.guid), secret)}

    async def known(self, name: str, secret: str, package: str | None) -> Cmi5Session | None:
        """The session that a credential is of, while it lasts."""
        try:
            guid = UUID(name)
        except ValueError:
            return None
        begun = await self._session.get(Cmi5Session, (self._tenant.guid, guid))
        if begun is None or begun.secret_hash is None or package not in (None, begun.package):
            return None
        is_right = hmac.compare_digest(begun.secret_hash, digest(secret))
        return begun if is_right and begun.expires_at >= datetime.now(UTC) else None

    async def locked(self, guid: UUID) -> Cmi5Session:
        """A session, that nobody else speaks in until the transaction ends. Raises Cmi5Refused: 403."""
        begun = await self._session.get(Cmi5Session, (self._tenant.guid, guid))
        if begun is None:
            raise Cmi5Refused("session_ended")
        await self.lock_registration(begun.registration)
        await self._session.refresh(begun)
        return begun

    async def receive(
        self, begun: Cmi5Session, said: Sequence[NewStatement], unit: tuple[Part, CourseStructure | None]
    ) -> None:
        """Take what a unit says, in its order, and say what that satisfies (LRS-047, LRS-048).

        Raises:
            Cmi5Refused: 403, a rule is broken; nothing of it is stored then.
        """
        part, course = unit
        earlier = (await self.results(begun.registration)).get(begun.unit, Result())
        now, is_result = datetime.now(UTC), False
        for statement in said:
            if check(statement.values, begun, part, earlier):
                verb = statement.values["verb"]["id"]
                setattr(begun, MOMENTS[verb], now)
                is_result = is_result or verb in (COMPLETED, PASSED)
            begun.last_at = now
        await self._session.flush()
        if is_result and course is not None:
            await self.satisfy(begun, course, now)

    async def unit_of(
        self, begun: Cmi5Session, library: ContentLibrary
    ) -> tuple[Part, CourseStructure | None]:
        """What a session is about. A content that went, or changed, meanwhile satisfies nothing any more."""
        try:
            package = (await library.get(begun.content_guid)).assets.package
        except NotFound:
            package = None
        course = package.course if package is not None else None
        units = {unit.identifier: unit for unit in units_of(course.units)} if course is not None else {}
        unit = units.get(begun.unit, CourseUnit(identifier=begun.unit, href=""))
        return part_of(self._tenant, begun.content_guid, unit), course

    async def results(self, registration: UUID) -> Results:
        """How far somebody is with each unit, over all sessions."""
        rows = await self._session.execute(
            select(
                Cmi5Session.unit,
                func.bool_or(Cmi5Session.completed_at.is_not(None)).label("is_completed"),
                func.bool_or(Cmi5Session.passed_at.is_not(None)).label("is_passed"),
            )
            .where(Cmi5Session.tenant_id == self._tenant.guid, Cmi5Session.registration == registration)
            .group_by(Cmi5Session.unit)
        )
        return {row.unit: Result(row.is_completed, row.is_passed) for row in rows}

    async def satisfy(self, begun: Cmi5Session, course: CourseStructure, now: datetime) -> None:
        """Say what is satisfied now and was not before; each once for a registration."""
        results = await self.results(begun.registration)
        parts = {
            uuid5(begun.registration, f"satisfied:{part.activity['id']}"): part
            for part in satisfied_parts(self._tenant, begun.content_guid, course, results)
        }
        known = set(
            await self._session.scalars(
                select(Statement.guid).where(
                    Statement.tenant_id == self._tenant.guid, Statement.guid.in_(list(parts))
                )
            )
        )
        new = {guid: part for guid, part in parts.items() if guid not in known}
        statements = SessionStatements(self._session, self._tenant)
        await statements.add(begun, [(SATISFIED, part) for part in new.values()], now, ids=list(new))


def _is_open(begun: Cmi5Session) -> bool:
    return begun.terminated_at is None and begun.abandoned_at is None


def _error(code: str, words: str) -> Json:
    return {"error-code": code, "error-text": words}
