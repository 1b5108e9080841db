"""Agents and groups: exactly one identifier, and members that are agents (xAPI 1.0.3, part 2, 2.4.2)."""

from typing import Any

from estante_lrs.validation.faults import Check, Faults, below, choice, each, shape, text
from estante_lrs.validation.values import iri, mailto, sha1

IDENTIFIERS: dict[str, Check] = {
    "mbox": mailto,
    "mbox_sha1sum": sha1,
    "openid": iri,
    "account": shape({"homePage": iri, "name": text}, ("homePage", "name")),
}
AGENT = {"objectType": choice("Agent"), "name": text, **IDENTIFIERS}
AUTHORITY_MEMBERS = 2
_agent_shape = shape(AGENT)


def identifiers_of(value: dict[str, Any]) -> list[str]:
    """Which of the four ways of naming somebody are used."""
    return [name for name in IDENTIFIERS if name in value]


def agent(value: Any, path: str, faults: Faults) -> None:
    """Somebody with one identifier."""
    _agent_shape(value, path, faults)
    if isinstance(value, dict):
        _count_identifiers(value, path, faults, least=1)


def _count_identifiers(value: dict[str, Any], path: str, faults: Faults, *, least: int) -> None:
    names = identifiers_of(value)
    if len(names) < least:
        faults.add(below(path, "mbox"), "required")
    for name in names[1:]:
        faults.add(below(path, name), "invalid")


_group_shape = shape({**AGENT, "objectType": choice("Group"), "member": each(agent)}, ("objectType",))


def group(value: Any, path: str, faults: Faults) -> None:
    """Agents together; without an identifier their members say who they are."""
    _group_shape(value, path, faults)
    if isinstance(value, dict):
        _count_identifiers(value, path, faults, least=0)
        if not identifiers_of(value) and not value.get("member"):
            faults.add(below(path, "member"), "required")


def actor(value: Any, path: str, faults: Faults) -> None:
    """An agent or a group."""
    is_group = isinstance(value, dict) and value.get("objectType") == "Group"
    (group if is_group else agent)(value, path, faults)


def authority(value: Any, path: str, faults: Faults) -> None:
    """An agent, or an application and its user as an anonymous group of two."""
    actor(value, path, faults)
    if isinstance(value, dict) and value.get("objectType") == "Group":
        members = value.get("member")
        if identifiers_of(value) or not isinstance(members, list) or len(members) != AUTHORITY_MEMBERS:
            faults.add(below(path, "member"), "invalid")
