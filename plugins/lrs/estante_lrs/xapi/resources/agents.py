"""A person: by what else somebody is known (LRS-040)."""

import msgspec
from sqlalchemy import func, select

from estante_lrs.models import Statement, StatementKey
from estante_lrs.validation.agents import IDENTIFIERS, agent
from estante_lrs.validation.faults import Faults
from estante_lrs.xapi.call import XapiCall
from estante_lrs.xapi.names import Json, identity_of, key_of
from estante_lrs.xapi.resources.reply import Reply, Visit

# From so many, the newest, of which none is longer, it is learnt what somebody is called.
MAX_STATEMENTS, MAX_BYTES = 200, 64 * 1024
PERSON_PROPERTIES = ("name", *IDENTIFIERS)


def read_agent(call: XapiCall) -> Json:
    """The parameter `agent`. Raises ValidationFailed: 400, it is none."""
    value = call.json("agent")
    faults = Faults(is_second=call.is_second)
    agent(value, "agent", faults)
    faults.refuse()
    return value


async def get_person(visit: Visit, call: XapiCall) -> Reply:
    """Everything that statements call this agent. Raises ValidationFailed: 400, NotYours: 403."""
    visit.asker.check_reading()
    call.only("agent", required=("agent",))
    actor = read_agent(call)
    visit.asker.check_actor(actor)
    person: dict[str, list[object]] = {}
    _learn(person, actor)
    identity = identity_of(actor) or ""
    rows = await visit.session.scalars(
        select(Statement.statement)
        .join(
            StatementKey,
            (StatementKey.tenant_id == Statement.tenant_id) & (StatementKey.statement_guid == Statement.guid),
        )
        .where(
            StatementKey.tenant_id == visit.tenant.guid,
            StatementKey.key == key_of("agent", identity),
            StatementKey.is_direct,
            StatementKey.of_guid == StatementKey.statement_guid,
            func.octet_length(Statement.statement) <= MAX_BYTES,
        )
        .order_by(StatementKey.stored_at.desc())
        .limit(MAX_STATEMENTS)
    )
    for content in rows:
        statement = msgspec.json.decode(content)
        for said in (statement["actor"], statement["object"]):
            if isinstance(said, dict) and identity_of(said) == identity:
                _learn(person, said)
    return Reply(body=msgspec.json.encode({"objectType": "Person", **person}))


def _learn(person: dict[str, list[object]], said: Json) -> None:
    for name in PERSON_PROPERTIES:
        if name in said and said[name] not in person.setdefault(name, []):
            person[name].append(said[name])
