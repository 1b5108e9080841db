"""What agents, verbs, activities and registrations are known by, and the digest that stands in an index."""

import hashlib
from collections.abc import Iterator
from typing import Any
from uuid import UUID

Json = dict[str, Any]
VOIDED = "http://adlnet.gov/expapi/verbs/voided"
ACTIVITIES = ("parent", "grouping", "category", "other")


def key_of(kind: str, value: str) -> UUID:
    """The digest of a name, which may be longer than an index takes."""
    return UUID(bytes=hashlib.sha256(f"{kind}:{value}".encode("utf-8", "surrogatepass")).digest()[:16])


def identity_of(agent: Json) -> str | None:
    """By what somebody is known, or None for an anonymous group. An e-mail is the same in capitals."""
    account = agent.get("account")
    if isinstance(account, dict):
        return f"account:{account.get('name')}@{account.get('homePage')}"
    for name in ("mbox", "mbox_sha1sum", "openid"):
        if name in agent:
            value = str(agent[name])
            return f"{name}:{value if name == 'openid' else value.lower()}"
    return None


def account_identity(home: str, name: str) -> str:
    """The identity of an account."""
    return f"account:{name}@{home}"


def people_in(agent: Json) -> Iterator[str]:
    """An agent, or a group and its members."""
    identity = identity_of(agent)
    if identity is not None:
        yield identity
    for member in agent.get("member", ()):
        yield from people_in(member)


def is_person(thing: Json) -> bool:
    """Whether an object is an agent or a group."""
    return thing.get("objectType") in ("Agent", "Group")


def is_activity(thing: Json) -> bool:
    """Whether an object is an activity."""
    return str(thing.get("objectType", "Activity")) == "Activity"


def context_activities(statement: Json) -> Iterator[Json]:
    """The activities that a statement's context names."""
    related = statement.get("context", {}).get("contextActivities", {})
    for name in ACTIVITIES:
        of_name = related.get(name, [])
        yield from of_name if isinstance(of_name, list) else (of_name,)


def _direct(statement: Json) -> Iterator[tuple[str, str]]:
    yield "verb", statement["verb"]["id"]
    registration = statement.get("context", {}).get("registration")
    if registration is not None:
        yield "registration", registration.lower()
    thing = statement["object"]
    for name in people_in(statement["actor"]):
        yield "agent", name
    if is_person(thing):
        for name in people_in(thing):
            yield "agent", name
    if is_activity(thing):
        yield "activity", thing["id"]


def _related(statement: Json) -> Iterator[tuple[str, str]]:
    """What `related_agents` and `related_activities` add, within a statement and one inside of it."""
    context = statement.get("context", {})
    people = [context.get("instructor"), context.get("team"), statement.get("authority")]
    people += [item.get("agent") for item in context.get("contextAgents", ())]
    people += [item.get("group") for item in context.get("contextGroups", ())]
    for agent in people:
        if agent is not None:
            for name in people_in(agent):
                yield "agent", name
    for activity in context_activities(statement):
        yield "activity", activity["id"]
    thing = statement["object"]
    if thing.get("objectType") == "SubStatement":
        inner = (*_direct(thing), *_related(thing))
        yield from (name for name in inner if name[0] in ("agent", "activity"))


def keys_of(statement: Json) -> dict[UUID, bool]:
    """Each key of a statement, and whether it is found by it directly or only as related."""
    keys = {key_of(*name): False for name in _related(statement)}
    keys.update({key_of(*name): True for name in _direct(statement)})
    return keys


def activities_in(statement: Json) -> Iterator[Json]:
    """Every activity that a statement tells something of."""
    thing = statement["object"]
    if thing.get("objectType") == "SubStatement":
        yield from activities_in(thing)
    elif is_activity(thing):
        yield thing
    yield from context_activities(statement)
