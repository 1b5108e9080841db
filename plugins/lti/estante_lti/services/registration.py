"""Registrations: what a school's LMS is called by, with the platform's own values beside it."""

from collections.abc import Iterator
from typing import Any, ClassVar
from urllib.parse import urlsplit
from uuid import UUID

from estante.api import audit
from estante.api.errors import ApiError, FieldError, ValidationFailed
from estante.api.http import IfMatch, version_at
from estante.api.records import RecordContext
from estante_schools.contracts import SchoolRecord, SchoolRegister
from msgspec import UNSET, structs
from sqlalchemy import select, text
from sqlalchemy.dialects.postgresql import insert

from estante_lti.addresses import OwnAddresses
from estante_lti.key_material import KeysUnreadable, read_keys
from estante_lti.models import Registration
from estante_lti.schemas import PlatformValues, RegistrationAnswer, RegistrationFields
from estante_lti.services.platform_keys import PlatformKeys

# BO §5, A092: what a school that launches by LTI has to say of its LMS.
REQUIRED = (
    "client_id",
    "deployment_id",
    "issuer",
    "issuer_url",
    "key_set_url",
    "token_url",
    "authorization_url",
)
URLS = ("issuer_url", "key_set_url", "token_url", "authorization_url")
WRITTEN = (*REQUIRED, "authorization_keys")
OWN = tuple(PlatformValues.__struct_fields__)
IDENTITY = ("issuer", "client_id", "deployment_id")
# Of two schools that take one deployment at once, the second is told whose it is.
TURN = text("SELECT pg_advisory_xact_lock(hashtextextended('lti.deployments' || :tenant, 0))")


class DeploymentTaken(ApiError):
    """409: another school launches as this deployment of the same issuer and client."""

    status, code = 409, "LTI_DEPLOYMENT_TAKEN"

    def __init__(self, owner: str) -> None:
        params = {"name": owner}
        super().__init__(fields=[FieldError("deployment_id", self.code, params)], name=owner)


class RegistrationService:
    """The registration of each school. One that nobody has written yet is empty."""

    entity: ClassVar = "lti_registration"

    def __init__(self, context: RecordContext, keys: PlatformKeys) -> None:
        self._context, self._session = context, context.session
        self._keys = keys
        self._schools = SchoolRegister(context)

    async def read(self, school: UUID, addresses: OwnAddresses) -> tuple[RegistrationAnswer, int]:
        """A school's registration and its version. Raises NotFound: 404, there is no such school."""
        record = await self._schools.get(school)
        row = await self._of(school)
        return await self._present(record, row, addresses), _version(row)

    async def save(
        self, school: UUID, sent: RegistrationFields, if_match: IfMatch, addresses: OwnAddresses
    ) -> tuple[RegistrationAnswer, int]:
        """Write what was sent, and say whether the school launches by LTI.

        Raises:
            NotFound: 404. StaleVersion: 412. ValidationFailed: 400, every wrong field. DeploymentTaken: 409.
        """
        record = await self._schools.get(school)
        row = await self._locked(school, if_match)
        values = {name: _stored(getattr(row, name), getattr(sent, name)) for name in WRITTEN}
        is_enabled = record.is_lti_enabled if sent.enableLti is UNSET else sent.enableLti
        own = await self._own(addresses)
        if faults := [*_faults(sent, values, is_enabled=is_enabled), *_rewritten(sent, own)]:
            raise ValidationFailed(fields=faults)
        await self._refuse_taken(school, values)
        changed = [name for name in WRITTEN if values[name] != getattr(row, name)]
        await self._write(row, values, changed)
        record = await self._schools.enable_lti(school, is_enabled)
        return await self._present(record, row, addresses), _version(row)

    async def _of(self, school: UUID) -> Registration | None:
        rows = select(Registration).where(Registration.school_guid == school)
        return await self._session.scalar(rows)

    async def _locked(self, school: UUID, if_match: IfMatch) -> Registration:
        """The school's row, which is made where there is none; nobody else changes it until the commit."""
        rows = select(Registration).where(Registration.school_guid == school).with_for_update()
        row = await self._session.scalar(rows)
        if_match.check(_version(row))
        if row is None:
            made = {"tenant_id": self._context.principal.tenant.guid, "school_guid": school}
            await self._session.execute(insert(Registration).values(made).on_conflict_do_nothing())
            row = (await self._session.scalars(rows)).one()
        return row

    async def _refuse_taken(self, school: UUID, values: dict[str, str | None]) -> None:
        """Refuse the deployment of another school, naming that."""
        if any(values[name] is None for name in IDENTITY):
            return
        same = select(Registration.school_guid).where(
            Registration.school_guid != school,
            *(getattr(Registration, name) == values[name] for name in IDENTITY),
        )
        await self._session.execute(TURN, {"tenant": str(self._context.principal.tenant.guid)})
        if (owner := await self._session.scalar(same)) is not None:
            names = await self._schools.names([owner])
            raise DeploymentTaken(names.get(owner, ""))

    async def _write(self, row: Registration, values: dict[str, str | None], changed: list[str]) -> None:
        if not changed:
            return
        for name in changed:
            setattr(row, name, values[name])
        await self._session.flush()
        detail: dict[str, audit.Detail] = {"fields": list(changed)}
        principal = self._context.principal
        action = "school_lti.update"
        await audit.record(self._session, principal, action, self.entity, row.school_guid, detail)

    async def _own(self, addresses: OwnAddresses) -> PlatformValues:
        return PlatformValues(
            login_url=addresses.login,
            redirect_url=addresses.redirect,
            tool_url=addresses.tool,
            own_key_set_url=addresses.key_set,
            public_key=await self._keys.public_key(),
        )

    async def _present(
        self, school: SchoolRecord, row: Registration | None, addresses: OwnAddresses
    ) -> RegistrationAnswer:
        written: dict[str, Any] = {name: getattr(row, name, None) for name in WRITTEN}
        own: dict[str, Any] = structs.asdict(await self._own(addresses))
        return RegistrationAnswer(
            **own,
            **written,
            school_guid=school.guid,
            enableLti=school.is_lti_enabled,
            lti_tool_id=school.lti_tool_id,
        )


def _version(row: Registration | None) -> int:
    return version_at(row.updated_at if row else None)


def _stored(current: str | None, sent: Any) -> str | None:
    """The value as it is kept: without spaces around it, and none where it is empty."""
    return current if sent is UNSET else (sent or "").strip() or None


def _faults(
    sent: RegistrationFields, values: dict[str, str | None], *, is_enabled: bool
) -> Iterator[FieldError]:
    """What is missing while LTI is on, and what was sent and is no https address or no public key."""
    for name in REQUIRED:
        if is_enabled and values[name] is None:
            yield FieldError(name, f"lti_{name}_required")
    for name in URLS:
        value = values[name]
        if getattr(sent, name) is not UNSET and value is not None and not is_https(value):
            yield FieldError(name, "https")
    keys = values["authorization_keys"]
    if sent.authorization_keys is not UNSET and keys is not None and not _are_public(keys):
        yield FieldError("authorization_keys", "public_keys")


def _rewritten(sent: RegistrationFields, own: PlatformValues) -> Iterator[FieldError]:
    """The platform's own values that were sent as others."""
    for name in OWN:
        value = getattr(sent, name)
        if value is not UNSET and value.strip() != getattr(own, name).strip():
            yield FieldError(name, "own_value")


def is_https(url: str) -> bool:
    """Whether it is an https address with a host, and nobody's name before an @ (LTI-006)."""
    try:
        parts = urlsplit(url)
        _ = parts.port
    except ValueError:
        return False
    has_blank = any(character.isspace() for character in url)
    return parts.scheme == "https" and bool(parts.hostname) and "@" not in parts.netloc and not has_blank


def _are_public(keys: str) -> bool:
    try:
        return bool(read_keys(keys))
    except KeysUnreadable:
        return False
