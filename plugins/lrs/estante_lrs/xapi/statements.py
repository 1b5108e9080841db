"""Statements as they are taken and as they are answered."""

import hashlib
import json
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Any
from uuid import UUID

import msgspec
from msgspec import Raw, Struct
from uuid_utils.compat import uuid7

from estante_lrs.validation.faults import Faults
from estante_lrs.validation.statements import validate_statement
from estante_lrs.xapi.call import json_of
from estante_lrs.xapi.errors import refused
from estante_lrs.xapi.names import ACTIVITIES, VOIDED, Json, identity_of, keys_of

MAX_STATEMENTS = 1_000
# By how much one statement is found: each is an entry of an index, and one more of all that refer to it.
MAX_KEYS = 250
# What the store says itself, or says in place of the client.
OWN = ("id", "stored", "authority")
# Two statements are the same although they differ in these (part 2, 2.3.1).
MUTABLE = ("id", "authority", "stored", "timestamp", "version", "attachments")
_LISTS = msgspec.json.Decoder(list[dict[str, Raw]])
_OBJECTS = msgspec.json.Decoder(dict[str, Raw])


class NewStatement(Struct, frozen=True):
    """A statement that was sent and is valid: its values, and the bytes of each property."""

    guid: UUID
    values: Json
    raw: Mapping[str, bytes]

    @property
    def is_voiding(self) -> bool:
        """Whether it makes another one void."""
        return bool(self.values["verb"]["id"] == VOIDED)

    @property
    def refers_to(self) -> UUID | None:
        """The statement that it is about."""
        thing = self.values["object"]
        return UUID(thing["id"]) if thing.get("objectType") == "StatementRef" else None

    @property
    def fingerprint(self) -> bytes:
        """The digest of what may not differ between two statements of one id."""
        made = _immutable({name: value for name, value in self.values.items() if name not in MUTABLE})
        return hashlib.sha256(json.dumps(made, sort_keys=True).encode()).digest()

    def text(self, stored: datetime, authority: Json, version: str) -> str:
        """The statement as it is stored and answered: each property has the bytes that it was sent with."""
        moment = timestamp(stored)
        own: dict[str, object] = {"id": str(self.guid), "stored": moment, "authority": authority}
        for name, value in (("timestamp", moment), ("version", version)):
            if name not in self.raw:
                own[name] = value
        parts = {name: content for name, content in self.raw.items() if name not in OWN}
        parts |= {name: msgspec.json.encode(value) for name, value in own.items()}
        body = b",".join(msgspec.json.encode(name) + b":" + content for name, content in parts.items())
        return (b"{" + body + b"}").decode()


def timestamp(moment: datetime) -> str:
    """A moment as statements have it, in UTC."""
    return moment.strftime("%Y-%m-%dT%H:%M:%S.%f") + "Z"


def read_statements(body: bytes, *, is_second: bool, statement_id: str | None = None) -> list[NewStatement]:
    """One statement or an array of them.

    Raises:
        ValidationFailed: 400, names each property that is wrong.
    """
    values = json_of(body, "body")
    if not isinstance(values, list | dict):
        raise refused("body")
    is_many = isinstance(values, list)
    several: list[Any] = values if isinstance(values, list) else [values]
    if len(several) > MAX_STATEMENTS:
        raise refused("body", "max_items", max=MAX_STATEMENTS)
    faults = Faults(is_second=is_second)
    for place, value in enumerate(several):
        validate_statement(value, str(place) if is_many else "", faults)
    faults.refuse()
    for place, value in enumerate(several):
        if len(keys_of(value)) > MAX_KEYS:
            raise refused(str(place) if is_many else "body", "max_items", max=MAX_KEYS)
    raws = _LISTS.decode(body) if is_many else [_OBJECTS.decode(body)]
    made = [_new(value, raw, statement_id) for value, raw in zip(several, raws, strict=True)]
    if len({statement.guid for statement in made}) < len(made):
        raise refused("id", "unique")
    return made


def _new(value: Json, raw: Mapping[str, Raw], statement_id: str | None) -> NewStatement:
    if statement_id is not None and value.get("id", statement_id).lower() != statement_id:
        raise refused("id", "differs_from_address")
    sent = value.get("id", statement_id)
    guid = UUID(sent) if sent else uuid7()
    parts = {name: bytes(content) for name, content in raw.items()}
    for name, part in (("context", value), ("object", value["object"])):
        if _has_single_activities(part.get("context") if name == "object" else value.get("context")):
            _make_lists(part["context"])
            parts[name] = msgspec.json.encode(value[name])
    return NewStatement(guid, value, parts)


def _has_single_activities(context: Any) -> bool:
    related = context.get("contextActivities", {}) if isinstance(context, dict) else {}
    return any(isinstance(item, dict) for item in related.values())


def _make_lists(context: Json) -> None:
    """A context activity that was sent alone is answered as an array of one (part 2, 2.4.6.2)."""
    related = context["contextActivities"]
    for name in ACTIVITIES:
        if isinstance(related.get(name), dict):
            related[name] = [related[name]]


def _immutable(value: Any) -> Any:
    if isinstance(value, dict):
        skipped = {"display"} if "id" in value and "objectType" not in value else set()
        skipped |= {"definition"} if "id" in value else set()
        properties = {name: _immutable(item) for name, item in value.items() if name not in skipped}
        if properties.get("objectType") in ("Activity", "Agent"):
            del properties["objectType"]
        return properties
    if isinstance(value, list):
        return [_immutable(item) for item in value]
    if isinstance(value, float) and value.is_integer():
        return int(value)
    return value


def only_ids(value: Any) -> Any:
    """A statement in the format `ids`: people, activities and verbs only as they are known."""
    made = dict(value)
    made["actor"] = _person_id(made["actor"])
    made["verb"] = {"id": made["verb"]["id"]}
    thing = made["object"]
    kind = thing.get("objectType", "Activity")
    if kind == "SubStatement":
        made["object"] = only_ids(thing)
    elif kind in ("Agent", "Group"):
        made["object"] = _person_id(thing)
    elif kind == "Activity":
        made["object"] = {"objectType": "Activity", "id": thing["id"]}
    if "context" in made:
        made["context"] = _context_ids(made["context"])
    if "authority" in made:
        made["authority"] = _person_id(made["authority"])
    return made


def _context_ids(context: Json) -> Json:
    made = {
        name: _person_id(value) if name in ("instructor", "team") else value
        for name, value in context.items()
    }
    if "contextActivities" in made:
        made["contextActivities"] = {
            name: [{"objectType": "Activity", "id": item["id"]} for item in items]
            for name, items in made["contextActivities"].items()
        }
    return made


def _person_id(agent: Json) -> Json:
    kind = agent.get("objectType", "Agent")
    if identity_of(agent) is None:
        return {"objectType": kind, "member": [_person_id(member) for member in agent.get("member", ())]}
    names = ("mbox", "mbox_sha1sum", "openid", "account")
    known: Json = {name: agent[name] for name in names if name in agent}
    return {"objectType": kind, **known}


def canonical(value: Any, definitions: Mapping[str, Json], languages: Sequence[str]) -> Any:
    """A statement in the format `canonical`: what the store knows of activities, in one language."""
    if isinstance(value, dict):
        made = {
            # What activities put into extensions is theirs, and names no activity of ours.
            name: item if name == "extensions" else canonical(item, definitions, languages)
            for name, item in value.items()
        }
        if value.get("objectType", "Activity") == "Activity" and definitions.get(str(value.get("id"))):
            made["definition"] = canonical(definitions[str(value["id"])], {}, languages)
        for name in ("display", "name", "description"):
            if isinstance(value.get(name), dict):
                made[name] = in_one_language(value[name], languages)
        return made
    if isinstance(value, list):
        return [canonical(item, definitions, languages) for item in value]
    return value


def in_one_language(texts: Mapping[str, str], languages: Sequence[str]) -> Mapping[str, str]:
    """The text of a language map that a reader of these languages wants; the first where none fits."""
    for language in languages:
        for tag, text in texts.items():
            if tag.lower() == language or tag.lower().partition("-")[0] == language.partition("-")[0]:
                return {tag: text}
    return dict(list(texts.items())[:1])


def accepted_languages(header: str) -> list[str]:
    """The languages of an Accept-Language header, the most wanted first."""
    wanted: list[tuple[float, str]] = []
    for item in header.split(",")[:20]:
        tag, _, weight = item.strip().partition(";q=")
        try:
            quality = float(weight or 1)
        except ValueError:
            quality = 0.0
        if tag and tag != "*":
            wanted.append((-quality, tag.lower()))
    return [tag for _, tag in sorted(wanted)]
