"""Statements as a whole (xAPI 1.0.3, part 2, 2 and 4; 2.0 adds the agents and groups of a context)."""

from typing import Any

from estante_lrs.validation.activities import activity
from estante_lrs.validation.agents import actor, agent, authority, group
from estante_lrs.validation.faults import (
    Check,
    Faults,
    Json,
    below,
    boolean,
    choice,
    each,
    is_number,
    number,
    shape,
    text,
    whole,
)
from estante_lrs.validation.values import (
    duration,
    extensions,
    guid,
    iri,
    language,
    language_map,
    media_type,
    moment,
    sha2,
    version,
)

VOIDED = "http://adlnet.gov/expapi/verbs/voided"
_score_shape = shape({"scaled": number, "raw": number, "min": number, "max": number})


def score(value: Any, path: str, faults: Faults) -> None:
    """`scaled` from -1 to 1, and `raw` from `min` to `max`."""
    _score_shape(value, path, faults)
    if not isinstance(value, dict):
        return
    numbers = {name: item for name, item in value.items() if is_number(item)}
    low, high = numbers.get("min"), numbers.get("max")
    if "scaled" in numbers and not -1 <= numbers["scaled"] <= 1:
        faults.add(below(path, "scaled"), "between", min=-1, max=1)
    if low is not None and high is not None and low >= high:
        faults.add(below(path, "max"), "invalid")
    raw = numbers.get("raw")
    if raw is not None and ((low is not None and raw < low) or (high is not None and raw > high)):
        faults.add(below(path, "raw"), "invalid")


def _one_or_many(value: Any, path: str, faults: Faults) -> None:
    if isinstance(value, list):
        each(activity)(value, path, faults)
    else:
        activity(value, path, faults)


def _of_second(check: Check) -> Check:
    """A property that only xAPI 2.0 has."""

    def checked(value: Any, path: str, faults: Faults) -> None:
        if faults.is_second:
            check(value, path, faults)
        else:
            faults.add(path, "unknown")

    return checked


RELEVANT = {"relevantTypes": each(iri, least=1)}
statement_ref = shape({"objectType": choice("StatementRef"), "id": guid}, ("objectType", "id"))
verb = shape({"id": iri, "display": language_map}, ("id",))
result = shape(
    {
        "score": score,
        "success": boolean,
        "completion": boolean,
        "response": text,
        "duration": duration,
        "extensions": extensions,
    }
)
context = shape(
    {
        "registration": guid,
        "instructor": actor,
        "team": group,
        "contextActivities": shape(dict.fromkeys(("parent", "grouping", "category", "other"), _one_or_many)),
        "contextAgents": _of_second(
            each(
                shape(
                    {"objectType": choice("contextAgent"), "agent": agent, **RELEVANT},
                    ("objectType", "agent"),
                )
            )
        ),
        "contextGroups": _of_second(
            each(
                shape(
                    {"objectType": choice("contextGroup"), "group": group, **RELEVANT},
                    ("objectType", "group"),
                )
            )
        ),
        "revision": text,
        "platform": text,
        "language": language,
        "statement": statement_ref,
        "extensions": extensions,
    }
)
attachment = shape(
    {
        "usageType": iri,
        "display": language_map,
        "description": language_map,
        "contentType": media_type,
        "length": whole,
        "sha2": sha2,
        "fileUrl": iri,
    },
    ("usageType", "display", "contentType", "length", "sha2"),
)
# What an `object` may be, beside a statement within a statement.
OBJECTS: dict[str, Check] = {
    "Activity": activity,
    "Agent": agent,
    "Group": group,
    "StatementRef": statement_ref,
}


def _object(value: Any, path: str, faults: Faults) -> None:
    kind = value.get("objectType", "Activity") if isinstance(value, dict) else "Activity"
    check = OBJECTS.get(kind) if isinstance(kind, str) else None
    if check is None:
        faults.add(below(path, "objectType"), "one_of", allowed=", ".join((*OBJECTS, "SubStatement")))
    else:
        check(value, path, faults)


def _object_or_statement(value: Any, path: str, faults: Faults) -> None:
    if isinstance(value, dict) and value.get("objectType") == "SubStatement":
        sub_statement(value, path, faults)
    else:
        _object(value, path, faults)


PARTS: dict[str, Check] = {
    "actor": actor,
    "verb": verb,
    "object": _object,
    "result": result,
    "context": context,
    "timestamp": moment,
    "attachments": each(attachment),
}
REQUIRED = ("actor", "verb", "object")
_sub_shape = shape({"objectType": choice("SubStatement"), **PARTS}, ("objectType", *REQUIRED))
_statement_shape = shape(
    {
        **PARTS,
        "object": _object_or_statement,
        "id": guid,
        "stored": moment,
        "authority": authority,
        "version": version,
    },
    REQUIRED,
)


def sub_statement(value: Any, path: str, faults: Faults) -> None:
    """A statement that is the object of another: without an id, and not around a third."""
    _sub_shape(value, path, faults)
    _refuse_misplaced(value, path, faults)


def validate_statement(value: Any, path: str, faults: Faults) -> None:
    """Note what is wrong with a statement."""
    _statement_shape(value, path, faults)
    _refuse_misplaced(value, path, faults)
    if not isinstance(value, dict):
        return
    if _at(value, "verb", "id") == VOIDED and _at(value, "object", "objectType") != "StatementRef":
        faults.add(below(path, "object.objectType"), "one_of", allowed="StatementRef")


def _refuse_misplaced(value: Any, path: str, faults: Faults) -> None:
    """A revision and a platform are of an activity only."""
    if not isinstance(value, dict) or not isinstance(value.get("context"), dict):
        return
    if (_at(value, "object", "objectType") or "Activity") != "Activity":
        for name in ("revision", "platform"):
            if name in value["context"]:
                faults.add(below(path, f"context.{name}"), "unknown")


def _at(value: Json, name: str, inner: str) -> object:
    part = value.get(name)
    return part.get(inner) if isinstance(part, dict) else None
