"""Documents: states, activity profiles and agent profiles (LRS-034 to LRS-039)."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from estante.api.database import Transaction
from estante.api.errors import TooLarge
from estante.api.tenants import Tenant
from msgspec import Struct
from sqlalchemy import delete, func, select, text
from sqlalchemy.dialects.postgresql import insert

from estante_lrs.models import Pseudonym, StateDocument
from estante_lrs.xapi.call import MAX_BYTES, json_of
from estante_lrs.xapi.errors import DocumentChanged, DocumentUnseen, refused
from estante_lrs.xapi.names import Json, identity_of, key_of

JSON = "application/json"
ANY = '"*"'
LOCK = text("SELECT pg_advisory_xact_lock(hashtextextended(:name, 0))")


class Place(Struct, frozen=True, kw_only=True):
    """Where a document is: `scope` is what it belongs to, `owner` what it is listed and deleted with."""

    kind: str
    scope: UUID
    owner: UUID
    document_id: str
    person_guid: UUID | None = None
    # By what name of ours the person is known, where a provider writes.
    pseudonym: UUID | None = None
    # A state may be written blindly, a profile only by who says which version is known.
    needs_match: bool = False


def place_of(
    kind: str,
    document_id: str,
    *,
    activity: str | None = None,
    agent: Json | None = None,
    registration: str | None = None,
    person: UUID | None = None,
) -> Place:
    """Where a document of an activity, an agent or both is, written blindly."""
    scope, owner = scope_of(kind, activity, agent, registration)
    return Place(kind=kind, scope=scope, owner=owner, document_id=document_id, person_guid=person)


def scope_of(
    kind: str, activity: str | None, agent: Json | None, registration: str | None
) -> tuple[UUID, UUID]:
    """What a document belongs to, and what it is listed with; a state may be of one registration."""
    parts = [kind, *([activity] if activity is not None else [])]
    parts += [identity_of(agent) or ""] if agent is not None else []
    owner = key_of("owner", "\n".join(parts))
    return key_of("scope", f"{owner}:{registration}" if registration else str(owner)), owner


class Body(Struct, frozen=True):
    """A document as it was sent."""

    content_type: str
    content: bytes

    @property
    def is_json(self) -> bool:
        """Whether it says that it is JSON."""
        return self.content_type.partition(";")[0].strip().lower() == JSON


def etag_of(content: bytes) -> str:
    """The ETag of a document: the digest of its bytes (part 3, 3.1)."""
    return f'"{hashlib.sha1(content, usedforsecurity=False).hexdigest()}"'


class Documents:
    """The documents of a tenant, in a transaction."""

    def __init__(self, session: Transaction, tenant: Tenant) -> None:
        self._session, self._tenant = session, tenant

    async def get(self, place: Place) -> StateDocument | None:
        """One document."""
        return await self._session.get(StateDocument, (self._tenant.guid, place.scope, place.document_id))

    async def put(self, place: Place, body: Body, headers: Mapping[str, str]) -> None:
        """Store a document in place of another.

        Raises:
            DocumentChanged: 412. DocumentUnseen: 409. ValidationFailed: 400, it says JSON and is none.
        """
        if body.is_json:
            json_of(body.content, "body")
        before = await self._locked(place)
        _check(before, headers, needs_match=place.needs_match)
        await self._write(place, body)

    async def merge(self, place: Place, body: Body, headers: Mapping[str, str]) -> None:
        """Put the properties of a JSON document into the one that is there, or store it (part 3, 2.2).

        Raises:
            DocumentChanged: 412. ValidationFailed: 400, one of the two is no JSON object. TooLarge: 413, both
            together are longer than a request may be.
        """
        before = await self._locked(place)
        _check(before, headers, needs_match=False)
        if body.is_json:
            sent = _object(body.content, "body")
        if before is None:
            await self._write(place, body)
            return
        if not body.is_json or not Body(before.content_type, b"").is_json:
            raise refused("Content-Type", "one_of", allowed=JSON)
        merged = msgspec.json.encode({**_object(before.content, "body"), **sent})
        if len(merged) > MAX_BYTES:
            raise TooLarge
        await self._write(place, Body(before.content_type, merged))

    async def delete(self, place: Place, headers: Mapping[str, str]) -> None:
        """Delete a document, if it is there. Raises DocumentChanged: 412."""
        before = await self._locked(place)
        _check(before, headers, needs_match=False)
        if before is not None:
            await self._session.delete(before)

    async def delete_all(self, owner: UUID, scope: UUID | None, keep: str | None = None) -> None:
        """Delete the states of an activity and an agent, of all registrations or of one; one may be kept."""
        statement = delete(StateDocument).where(
            StateDocument.tenant_id == self._tenant.guid, StateDocument.owner == owner
        )
        if keep is not None:
            statement = statement.where(StateDocument.document_id != keep)
        if scope is not None:
            statement = statement.where(StateDocument.scope == scope)
        await self._session.execute(statement)

    async def names(self, owner: UUID, scope: UUID | None, since: datetime | None) -> Sequence[str]:
        """The ids of documents, those that changed after a moment where one is given."""
        statement = select(StateDocument.document_id).where(
            StateDocument.tenant_id == self._tenant.guid, StateDocument.owner == owner
        )
        if scope is not None:
            statement = statement.where(StateDocument.scope == scope)
        if since is not None:
            statement = statement.where(StateDocument.updated_at > since)
        return list(await self._session.scalars(statement.distinct().order_by(StateDocument.document_id)))

    async def _locked(self, place: Place) -> StateDocument | None:
        """The document, that nobody else makes or changes until the transaction ends."""
        name = f"{self._tenant.guid}:{place.scope}:{place.document_id}"
        await self._session.execute(LOCK, {"name": name})
        return await self.get(place)

    async def _person_of(self, place: Place) -> UUID | None:
        """Whose document it is: who is erased takes it along."""
        if place.person_guid is not None or place.pseudonym is None:
            return place.person_guid
        person: UUID | None = await self._session.scalar(
            select(Pseudonym.person_guid).where(
                Pseudonym.tenant_id == self._tenant.guid, Pseudonym.guid == place.pseudonym
            )
        )
        return person

    async def _write(self, place: Place, body: Body) -> None:
        values = {
            "kind": place.kind,
            "owner": place.owner,
            "content_type": body.content_type,
            "content": body.content,
            "person_guid": await self._person_of(place),
            "updated_at": datetime.now(UTC),
        }
        keys = {"tenant_id": self._tenant.guid, "scope": place.scope, "document_id": place.document_id}
        new = insert(StateDocument).values(**keys, **values)
        index = [StateDocument.tenant_id, StateDocument.scope, StateDocument.document_id]
        # Whose it is stays, when a provider writes over what a person wrote.
        person = func.coalesce(new.excluded.person_guid, StateDocument.person_guid)
        changed = {**values, "person_guid": person}
        await self._session.execute(new.on_conflict_do_update(index_elements=index, set_=changed))


def _object(content: bytes, field: str) -> dict[str, object]:
    value = json_of(content, field)
    if not isinstance(value, dict):
        raise refused(field)
    return value


def _check(before: StateDocument | None, headers: Mapping[str, str], *, needs_match: bool) -> None:
    """What the request says of the version that it knows (RFC 7232)."""
    match, none_match = headers.get("if-match"), headers.get("if-none-match")
    current = etag_of(before.content) if before is not None else None
    if match is not None and (current is None or not _tags(match) & {current, ANY}):
        raise DocumentChanged
    unwanted = _tags(none_match) if none_match is not None else set()
    if current is not None and unwanted & {current, ANY}:
        raise DocumentChanged
    if needs_match and match is None and none_match is None and before is not None:
        raise DocumentUnseen


def _tags(header: str) -> set[str]:
    return {f'"{tag.strip().removeprefix("W/").strip(chr(34))}"' for tag in header.split(",")}
