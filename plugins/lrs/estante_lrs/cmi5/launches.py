"""Launching a unit of a cmi5 course (cmi5 1.0, 8 and 10)."""

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime, timedelta
from urllib.parse import quote, urlencode
from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, ValidationFailed
from estante.api.files import FileStore
from estante_contents.contracts import ContentRecord, CourseStructure, CourseUnit, Package
from sqlalchemy import select

from estante_lrs.cmi5.course import Part, Results, is_satisfied, part_of, units_of
from estante_lrs.cmi5.schemas import AskLaunch, Cmi5Launch, UnitState
from estante_lrs.cmi5.sessions import Cmi5Sessions
from estante_lrs.cmi5.statements import SessionStatements, context_of
from estante_lrs.cmi5.vocabulary import (
    ABANDONED,
    LAUNCH_DATA,
    LAUNCH_MODE,
    LAUNCH_PARAMETERS,
    LAUNCH_URL,
    LAUNCHED,
    MASTERY_SCORE,
    MOVE_ON,
    NORMAL,
    PREFERENCES,
)
from estante_lrs.models import Cmi5Session
from estante_lrs.services.credentials import account_of, digest
from estante_lrs.services.documents import Body, Documents, Place, place_of
from estante_lrs.services.launches import ENDPOINT, TTL_SECONDS, registration_of
from estante_lrs.services.learners import pseudonym_of
from estante_lrs.xapi.names import Json

FETCH = f"{ENDPOINT}cmi5/fetch"
JSON = "application/json"


class Cmi5Launches:
    """Launches for the person who asks, in a transaction."""

    def __init__(self, session: Transaction, principal: Principal, files: FileStore) -> None:
        self._session, self._principal, self._files = session, principal, files
        self._tenant = principal.tenant
        self._sessions = Cmi5Sessions(session, principal.tenant)
        self._statements = SessionStatements(session, principal.tenant)

    async def launch(self, content: ContentRecord, sent: AskLaunch) -> Cmi5Launch:
        """Begin a session with a unit, and answer where the window goes.

        Raises:
            ValidationFailed: 400, the content is no course, the course has no such unit, or the address to
                return to is not of the application.
        """
        package, course, unit = _unit_of(content, sent.unit)
        self._check_return(sent.return_url)
        pseudonym = await pseudonym_of(self._session, self._tenant, self._principal.guid, content.guid)
        registration = registration_of(pseudonym)
        await self._sessions.lock_registration(registration)
        await self._abandon(content, course, registration)
        now, key = datetime.now(UTC), secrets.token_urlsafe(32)
        begun = Cmi5Session(
            tenant_id=self._tenant.guid,
            person_guid=self._principal.guid,
            content_guid=content.guid,
            pseudonym=pseudonym,
            registration=registration,
            unit=unit.identifier,
            package=package.root,
            mastery_score=unit.mastery_score,
            fetch_hash=digest(key),
            launched_at=now,
            expires_at=now + timedelta(seconds=TTL_SECONDS),
        )
        self._session.add(begun)
        await self._session.flush()
        part = part_of(self._tenant, content.guid, unit)
        await self._say_launched(begun, part, unit, now)
        await self._keep_launch_data(begun, part, unit, sent.return_url)
        await self._keep_preferences(begun)
        # A unit without a rule to move on is satisfied from the beginning.
        await self._sessions.satisfy(begun, course, now)
        return Cmi5Launch(self._address(begun, part, unit, key), registration, begun.guid)

    async def states(self, content: ContentRecord, pseudonym: UUID) -> Sequence[UnitState]:
        """How far somebody is with each unit of a course; nothing for what is none."""
        course = content.assets.package.course if content.assets.package is not None else None
        if course is None:
            return ()
        results: Results = await self._sessions.results(registration_of(pseudonym))
        return [
            UnitState(
                unit.identifier,
                unit.identifier in results and results[unit.identifier].is_completed,
                unit.identifier in results and results[unit.identifier].is_passed,
                is_satisfied(unit, results),
            )
            for unit in units_of(course.units)
        ]

    def _check_return(self, url: str | None) -> None:
        origins = self._files.addresses.app_origins(self._tenant)
        if url is not None and not url.startswith(tuple(f"{origin}/" for origin in origins)):
            raise ValidationFailed(fields=[FieldError("return_url", "invalid")])

    async def _abandon(self, content: ContentRecord, course: CourseStructure, registration: UUID) -> None:
        """Say of sessions that ended without a word that they were abandoned (LRS-049)."""
        open_sessions = await self._session.scalars(
            select(Cmi5Session)
            .where(
                Cmi5Session.tenant_id == self._tenant.guid,
                Cmi5Session.registration == registration,
                Cmi5Session.terminated_at.is_(None),
                Cmi5Session.abandoned_at.is_(None),
            )
            .with_for_update()
        )
        units = {unit.identifier: unit for unit in units_of(course.units)}
        for left in list(open_sessions):
            now = datetime.now(UTC)
            left.abandoned_at = now
            unit = units.get(left.unit, CourseUnit(identifier=left.unit, href=""))
            spent = (left.last_at or left.launched_at) - left.launched_at
            result: Json = {"duration": f"PT{spent.total_seconds():.2f}S"}
            part = part_of(self._tenant, content.guid, unit)
            await self._statements.add(left, [(ABANDONED, part)], now, result=result)

    async def _say_launched(self, begun: Cmi5Session, part: Part, unit: CourseUnit, now: datetime) -> None:
        base = self._files.addresses.base(self._tenant, begun.package)
        extensions: Json = {
            LAUNCH_MODE: NORMAL,
            # Without the token that opens the package.
            LAUNCH_URL: f"{base}/{quote(unit.href or '')}",
            MOVE_ON: unit.move_on,
        }
        if unit.mastery_score is not None:
            extensions[MASTERY_SCORE] = unit.mastery_score
        if unit.launch_parameters:
            extensions[LAUNCH_PARAMETERS] = unit.launch_parameters
        await self._statements.add(begun, [(LAUNCHED, part)], now, extensions=extensions)

    async def _keep_launch_data(
        self, begun: Cmi5Session, part: Part, unit: CourseUnit, return_url: str | None
    ) -> None:
        """The state that a unit reads first (cmi5 1.0, 10)."""
        data: Json = {
            "contextTemplate": context_of(begun.guid, part),
            "launchMode": NORMAL,
            "moveOn": unit.move_on,
        }
        if unit.mastery_score is not None:
            data["masteryScore"] = unit.mastery_score
        if unit.launch_parameters:
            data["launchParameters"] = unit.launch_parameters
        if unit.entitlement_key:
            data["entitlementKey"] = {"courseStructure": unit.entitlement_key}
        if return_url:
            data["returnURL"] = return_url
        place = self._place(begun, "state", LAUNCH_DATA, part.activity["id"])
        await self._documents.put(place, Body(JSON, msgspec.json.encode(data)), {})

    async def _keep_preferences(self, begun: Cmi5Session) -> None:
        """The profile that a unit reads at its start (cmi5 1.0, 11), where it has none yet."""
        place = self._place(begun, "agent", PREFERENCES)
        if await self._documents.get(place) is None:
            language = self._principal.lang_id or self._tenant.default_language
            said = {"languagePreference": language, "audioPreference": "on"}
            await self._documents.put(place, Body(JSON, msgspec.json.encode(said)), {})

    @property
    def _documents(self) -> Documents:
        return Documents(self._session, self._tenant)

    def _place(self, begun: Cmi5Session, kind: str, name: str, activity: str | None = None) -> Place:
        actor = account_of(self._tenant, begun.pseudonym)
        registration = str(begun.registration) if activity is not None else None
        return place_of(
            kind, name, activity=activity, agent=actor, registration=registration, person=begun.person_guid
        )

    def _address(self, begun: Cmi5Session, part: Part, unit: CourseUnit, key: str) -> str:
        base = self._files.addresses.base(self._tenant, begun.package)
        values = {
            "endpoint": f"{base}{ENDPOINT}",
            "fetch": f"{base}{FETCH}?{urlencode({'key': key})}",
            "actor": msgspec.json.encode(account_of(self._tenant, begun.pseudonym)).decode(),
            "registration": str(begun.registration),
            "activityId": part.activity["id"],
        }
        page = self._files.package_url(self._tenant, begun.package, unit.href or "")
        own = f"{unit.query}&" if unit.query else ""
        return f"{page}?{own}{urlencode(values, quote_via=quote)}"


def _unit_of(content: ContentRecord, identifier: str | None) -> tuple[Package, CourseStructure, CourseUnit]:
    package = content.assets.package
    if package is None or package.course is None or not package.root:
        raise ValidationFailed(fields=[FieldError("content_guid", "choice")])
    wanted = (unit for unit in units_of(package.course.units) if identifier in (None, unit.identifier))
    unit = next(wanted, None)
    if unit is None:
        raise ValidationFailed(fields=[FieldError("unit", "choice")])
    return package, package.course, unit
