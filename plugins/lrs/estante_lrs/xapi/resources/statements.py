"""The statements resource (LRS-018 to LRS-033)."""

import hashlib
from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from typing import Any
from urllib.parse import quote, urlencode
from uuid import UUID

import msgspec
from estante.api.errors import NotFound

from estante_lrs.cmi5.sessions import Cmi5Sessions
from estante_lrs.services.statement_queries import Position, StatementQueries, StatementQuery
from estante_lrs.services.statements import StatementStore, attachments_of
from estante_lrs.validation.agents import actor
from estante_lrs.validation.faults import Faults
from estante_lrs.xapi.call import XapiCall
from estante_lrs.xapi.errors import refused
from estante_lrs.xapi.multipart import CONTENT_TYPE, ENCODING, HASH, Part, multipart, parts_of
from estante_lrs.xapi.names import Json, activities_in, identity_of, key_of
from estante_lrs.xapi.resources.reply import JSON, Reply, Visit
from estante_lrs.xapi.signatures import check_signatures
from estante_lrs.xapi.statements import (
    NewStatement,
    accepted_languages,
    canonical,
    only_ids,
    read_statements,
    timestamp,
)

THROUGH = "X-Experience-API-Consistent-Through"
MIXED = "multipart/mixed"
FORMATS = ("exact", "ids", "canonical")
FILTERS = (
    *("agent", "verb", "activity", "registration", "related_activities", "related_agents"),
    *("since", "until", "limit", "ascending"),
)
ONE = ("statementId", "voidedStatementId")
# Where a page goes on: a parameter of ours, in the address that `more` has.
AFTER = "after"
MAX_PAGE = 500
DEFAULT_PAGE = 100
MAX_CANONICAL = 25
MAX_WITH_ATTACHMENTS = 20


async def get_statements(visit: Visit, call: XapiCall) -> Reply:
    """One statement, or a page of them. Raises NotFound: 404, ValidationFailed: 400, NotYours: 403."""
    visit.asker.check_reading()
    call.only(*ONE, *FILTERS, "format", "attachments", AFTER)
    queries = StatementQueries(visit.session, visit.tenant)
    headers = {THROUGH: timestamp(await queries.consistent_through())}
    single = [name for name in ONE if name in call.parameters]
    if single and (len(single) > 1 or any(name in call.parameters for name in (*FILTERS, AFTER))):
        raise refused(single[0], "unknown")
    if not single:
        return await _page(visit, call, queries, headers)
    guid = call.guid(single[0]) or ""
    statement = await queries.get(visit.asker, guid, is_voided=single[0] == ONE[1])
    if statement is None:
        raise NotFound(headers=headers)
    (content,) = await _formatted(call, queries, [statement])
    headers["Last-Modified"] = _http_date(msgspec.json.decode(statement)["stored"])
    return await _with_attachments(call, queries, content, [UUID(guid)], headers)


async def _page(visit: Visit, call: XapiCall, queries: StatementQueries, headers: dict[str, str]) -> Reply:
    query = _query(call)
    page = await queries.find(visit.asker, query)
    shown, more = page.rows, ""
    if page.has_more and shown:
        last = shown[-1]
        after = f"{timestamp(last.stored_at.astimezone(UTC))}_{last.guid}"
        more = f"{call.path}?{urlencode({**call.parameters, AFTER: after}, quote_via=quote)}"
    contents = await _formatted(call, queries, [row.statement for row in shown])
    body = b'{"statements":[%s],"more":%s}' % (b",".join(contents), msgspec.json.encode(more))
    return await _with_attachments(call, queries, body, [row.guid for row in shown], headers)


def _query(call: XapiCall) -> StatementQuery:
    """The filters of a call. Raises ValidationFailed: 400, names the parameter."""
    limit = call.parameters.get("limit", "0")
    if not limit.isascii() or not limit.isdigit() or len(limit) > 9:
        raise refused("limit", "integer")
    is_agent_related, is_activity_related = call.boolean("related_agents"), call.boolean("related_activities")
    keys: list[tuple[UUID, bool]] = []
    if registration := call.guid("registration"):
        keys.append((key_of("registration", registration), True))
    if "agent" in call.parameters:
        keys.append((key_of("agent", _agent(call)), not is_agent_related))
    if "activity" in call.parameters:
        keys.append((key_of("activity", call.iri("activity")), not is_activity_related))
    if "verb" in call.parameters:
        keys.append((key_of("verb", call.iri("verb")), True))
    return StatementQuery(
        keys=keys,
        since=call.moment("since"),
        until=call.moment("until"),
        after=_after(call),
        ascending=call.boolean("ascending"),
        limit=min(int(limit) or DEFAULT_PAGE, _most(call)),
    )


def _most(call: XapiCall) -> int:
    """How many statements an answer holds: fewer with what is longer than the statements themselves."""
    if call.boolean("attachments"):
        return MAX_WITH_ATTACHMENTS
    return MAX_CANONICAL if call.parameters.get("format") == "canonical" else MAX_PAGE


def _agent(call: XapiCall) -> str:
    """The identity of an agent or an identified group."""
    value = call.json("agent")
    faults = Faults(is_second=call.is_second)
    actor(value, "agent", faults)
    faults.refuse()
    identity = identity_of(value)
    if identity is None:
        raise refused("agent")
    return identity


def _after(call: XapiCall) -> Position | None:
    if AFTER not in call.parameters:
        return None
    moment, _, guid = call.parameters[AFTER].partition("_")
    try:
        stored_at = datetime.fromisoformat(moment.replace("Z", "+00:00"))
        return Position(stored_at.astimezone(UTC), UUID(guid))
    except (ValueError, OverflowError) as error:
        raise refused(AFTER) from error


async def _formatted(call: XapiCall, queries: StatementQueries, stored: Sequence[str]) -> list[bytes]:
    """Statements in the format that is asked for: `exact` has the bytes that were stored."""
    wanted = call.parameters.get("format", "exact")
    if wanted not in FORMATS:
        raise refused("format", "one_of", allowed=", ".join(FORMATS))
    if wanted == "exact":
        return [content.encode() for content in stored]
    values: list[Json] = [msgspec.json.decode(content) for content in stored]
    if wanted == "ids":
        return [msgspec.json.encode(only_ids(value)) for value in values]
    names = sorted({activity["id"] for value in values for activity in activities_in(value)})
    definitions = await queries.definitions(names)
    languages = accepted_languages(call.headers.get("accept-language", ""))
    return [msgspec.json.encode(canonical(value, definitions, languages)) for value in values]


async def _with_attachments(
    call: XapiCall, queries: StatementQueries, body: bytes, guids: Sequence[UUID], headers: dict[str, str]
) -> Reply:
    if not call.boolean("attachments"):
        return Reply(200, body, JSON, headers)
    attachments = {item.sha2: item for item in await queries.attachments(guids)}
    parts = [
        Part({CONTENT_TYPE: item.content_type, ENCODING: "binary", HASH: item.sha2}, item.content)
        for item in attachments.values()
    ]
    content_type, content = multipart(Part({CONTENT_TYPE: JSON}, body), parts)
    return Reply(200, content, content_type, headers)


def _http_date(stored: str) -> str:
    return format_datetime(datetime.fromisoformat(stored.replace("Z", "+00:00")), usegmt=True)


async def post_statements(visit: Visit, call: XapiCall) -> Reply:
    """Store statements; answers their ids. Raises ValidationFailed: 400, StatementConflict: 409."""
    call.only()
    stored = await _store(visit, call)
    return Reply(200, msgspec.json.encode([str(guid) for guid in stored]), JSON, await _through(visit))


async def put_statement(visit: Visit, call: XapiCall) -> Reply:
    """Store one statement under its id. Raises ValidationFailed: 400, StatementConflict: 409."""
    call.only("statementId", required=("statementId",))
    await _store(visit, call, statement_id=call.guid("statementId"))
    return Reply(204, headers=await _through(visit))


async def _through(visit: Visit) -> dict[str, str]:
    moment = await StatementQueries(visit.session, visit.tenant).consistent_through()
    return {THROUGH: timestamp(moment)}


async def _store(visit: Visit, call: XapiCall, statement_id: str | None = None) -> Sequence[UUID]:
    body, attachments = call.body, dict[str, Part]()
    if call.media_type == MIXED:
        first, *others = parts_of(call.body, call.content_type)
        if first.headers.get(CONTENT_TYPE, "").partition(";")[0].strip().lower() != JSON:
            raise refused("Content-Type", "one_of", allowed=JSON)
        body, attachments = first.content, _attachments(others)
    elif call.media_type != JSON:
        raise refused("Content-Type", "one_of", allowed=f"{JSON}, {MIXED}")
    statements = read_statements(body, is_second=call.is_second, statement_id=statement_id)
    if statement_id is not None and body.lstrip()[:1] == b"[":
        raise refused("body")
    _check_attachments(statements, attachments)
    check_signatures(statements, attachments)
    store = StatementStore(visit.session, visit.tenant)
    guid = visit.asker.session_guid
    if guid is None:
        return (await store.add(visit.asker, statements, attachments, is_second=call.is_second)).guids
    sessions = Cmi5Sessions(visit.session, visit.tenant)
    begun = await sessions.locked(guid)
    stored = await store.add(visit.asker, statements, attachments, is_second=call.is_second)
    await sessions.receive(begun, stored.added, await sessions.unit_of(begun, visit.library))
    return stored.guids


def _attachments(parts: Sequence[Part]) -> dict[str, Part]:
    """The parts after the first by their hash, which their bytes must have (LRS-031)."""
    attachments = {}
    for part in parts:
        claimed = part.headers.get(HASH, "").lower()
        if part.headers.get(ENCODING, "").lower() != "binary":
            raise refused("Content-Transfer-Encoding", "one_of", allowed="binary")
        if claimed not in hashes_of(part.content):
            raise refused("X-Experience-API-Hash")
        attachments[claimed] = part
    return attachments


def hashes_of(content: bytes) -> Mapping[str, str]:
    """The hashes of SHA-2 that bytes may be named by."""
    names = ("sha256", "sha224", "sha384", "sha512")
    return {hashlib.new(name, content).hexdigest(): name for name in names}


def _check_attachments(statements: Sequence[NewStatement], sent: Mapping[str, Part]) -> None:
    """Each part is named by a statement, and what has no address came. Raises ValidationFailed: 400."""
    named: set[str] = set()
    for statement in statements:
        for place, item in enumerate(attachments_of(statement.values)):
            sha2: Any = item["sha2"].lower()
            named.add(sha2)
            if sha2 not in sent and "fileUrl" not in item:
                raise refused(f"attachments.{place}.fileUrl", "required")
            if sha2 in sent and item["length"] != len(sent[sha2].content):
                raise refused(f"attachments.{place}.length")
    if set(sent) - named:
        raise refused("attachments", "required")


STATEMENT_METHODS = {"GET": get_statements, "POST": post_statements, "PUT": put_statement}
