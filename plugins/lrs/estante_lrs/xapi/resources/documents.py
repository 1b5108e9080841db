"""The three resources of documents (LRS-034 to LRS-039)."""

import re
from collections.abc import Awaitable, Callable, Mapping
from datetime import UTC
from email.utils import format_datetime
from uuid import UUID

import msgspec
from estante.api.errors import NotFound
from msgspec import Struct

from estante_lrs.cmi5.vocabulary import LAUNCH_DATA
from estante_lrs.services.credentials import pseudonym_in
from estante_lrs.services.documents import Body, Documents, Place, etag_of, scope_of
from estante_lrs.xapi.call import XapiCall
from estante_lrs.xapi.errors import refused
from estante_lrs.xapi.resources.agents import read_agent
from estante_lrs.xapi.resources.reply import Reply, Visit

Method = Callable[[Visit, XapiCall], Awaitable[Reply]]
MAX_ID = 1_000
# What a header can say; a form of 1.0.3 may name a type that has lines in it.
HEADER = re.compile(r"[\t\x20-\x7e\xa0-\xff]*")
NO_CONTENT = Reply(204)


class DocumentResource(Struct, frozen=True, kw_only=True):
    """One kind of documents: what its parameters are, and which of them names the document."""

    kind: str
    named_by: str
    belongs_to: tuple[str, ...]
    needs_match: bool = True

    @property
    def is_state(self) -> bool:
        """Whether it is the state of somebody, which has registrations and is deleted as a whole."""
        return self.kind == "state"

    @property
    def methods(self) -> Mapping[str, Method]:
        """What it answers to each method."""
        return {"GET": self.get, "PUT": self.put, "POST": self.post, "DELETE": self.delete}

    async def get(self, visit: Visit, call: XapiCall) -> Reply:
        """A document, or the ids of those that there are. Raises NotFound: 404."""
        visit.asker.check_reading()
        self._read(visit, call, "since", is_named=False)
        documents = Documents(visit.session, visit.tenant)
        if self.named_by not in call.parameters:
            scope, owner = self._scope_of(call)
            names = await documents.names(owner, scope, call.moment("since"))
            return Reply(body=msgspec.json.encode(names))
        if "since" in call.parameters:
            raise refused("since", "unknown")
        document = await documents.get(self._place(visit, call))
        if document is None:
            raise NotFound
        modified = format_datetime(document.updated_at.astimezone(UTC), usegmt=True)
        headers = {"ETag": etag_of(document.content), "Last-Modified": modified}
        # The content is somebody's: a browser that is led here must not take it for a page of ours.
        headers |= {
            "Content-Security-Policy": "sandbox; default-src 'none'",
            "Content-Disposition": "attachment",
        }
        return Reply(200, document.content, document.content_type, headers)

    async def put(self, visit: Visit, call: XapiCall) -> Reply:
        """Store a document. Raises DocumentChanged: 412, DocumentUnseen: 409."""
        self._read(visit, call, is_named=True)
        self._check_writing(visit, call)
        await Documents(visit.session, visit.tenant).put(self._place(visit, call), _body(call), call.headers)
        return NO_CONTENT

    async def post(self, visit: Visit, call: XapiCall) -> Reply:
        """Merge a JSON document into the one that is there. Raises DocumentChanged: 412."""
        self._read(visit, call, is_named=True)
        self._check_writing(visit, call)
        await Documents(visit.session, visit.tenant).merge(
            self._place(visit, call), _body(call), call.headers
        )
        return NO_CONTENT

    async def delete(self, visit: Visit, call: XapiCall) -> Reply:
        """Delete a document; of states also all. Raises DocumentChanged: 412."""
        self._read(visit, call, is_named=not self.is_state)
        self._check_writing(visit, call)
        documents = Documents(visit.session, visit.tenant)
        if self.named_by in call.parameters:
            await documents.delete(self._place(visit, call), call.headers)
        else:
            scope, owner = self._scope_of(call)
            await documents.delete_all(
                owner, scope, keep=LAUNCH_DATA if visit.asker.own is not None else None
            )
        return NO_CONTENT

    def _read(self, visit: Visit, call: XapiCall, *more: str, is_named: bool) -> None:
        """Refuse parameters that are missing, wrong or not of the resource, and other people's."""
        registration = ("registration",) if self.is_state else ()
        required = (*self.belongs_to, self.named_by) if is_named else self.belongs_to
        call.only(*self.belongs_to, self.named_by, *registration, *more, required=required)
        if len(call.parameters.get(self.named_by, "")) > MAX_ID:
            raise refused(self.named_by, "max_length", max=MAX_ID)
        call.guid("registration")
        if "agent" in self.belongs_to:
            visit.asker.check_actor(read_agent(call))

    def _check_writing(self, visit: Visit, call: XapiCall) -> None:
        """What belongs to everybody, and what a unit of cmi5 is launched with, a learner changes not."""
        is_launch_data = self.is_state and call.parameters.get(self.named_by) == LAUNCH_DATA
        if "agent" not in self.belongs_to or is_launch_data:
            visit.asker.check_shared()

    def _scope_of(self, call: XapiCall) -> tuple[UUID | None, UUID]:
        """What the documents of a call belong to; a state without a registration is of all of them."""
        scope, owner = self._scopes(call)
        return (scope if call.guid("registration") else None), owner

    def _scopes(self, call: XapiCall) -> tuple[UUID, UUID]:
        activity = call.iri("activityId") if "activityId" in self.belongs_to else None
        agent = read_agent(call) if "agent" in self.belongs_to else None
        return scope_of(self.kind, activity, agent, call.guid("registration"))

    def _place(self, visit: Visit, call: XapiCall) -> Place:
        scope, owner = self._scopes(call)
        return Place(
            kind=self.kind,
            scope=scope,
            owner=owner,
            document_id=call.parameters[self.named_by],
            person_guid=visit.asker.person_guid if "agent" in self.belongs_to else None,
            pseudonym=pseudonym_in(visit.tenant, read_agent(call)) if "agent" in self.belongs_to else None,
            needs_match=self.needs_match,
        )


def _body(call: XapiCall) -> Body:
    if len(call.content_type) > MAX_ID:
        raise refused("Content-Type", "max_length", max=MAX_ID)
    if HEADER.fullmatch(call.content_type) is None:
        raise refused("Content-Type", "characters")
    return Body(call.content_type, call.body)


STATES = DocumentResource(
    kind="state", named_by="stateId", belongs_to=("activityId", "agent"), needs_match=False
).methods
ACTIVITY_PROFILES = DocumentResource(
    kind="activity", named_by="profileId", belongs_to=("activityId",)
).methods
AGENT_PROFILES = DocumentResource(kind="agent", named_by="profileId", belongs_to=("agent",)).methods
