"""Reads imsmanifest.xml of SCORM 1.2 and 2004 (CAM 1.2 §2, CAM 1.3 §3, SN 1.3 §3): what is launched, and how.

Manifests come with and without namespaces, and in several versions of them, so names are compared bare.
"""

import math
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring
from estante.api.errors import ApiError
from estante.api.files import Archive

from estante_contents.contracts import Assets, Package, ScormItem, Unpreparable
from estante_contents.inspection.archives import of_archive

MANIFEST = "imsmanifest.xml"
MANIFEST_BYTES = 5 * 1024 * 1024
DEPTH = 30
ITEMS = 2000


class Resource(NamedTuple):
    href: str
    is_sco: bool


def inspect(path: Path) -> Assets:
    """The default organization with its launchable items.

    Raises:
        Unpreparable: `SCORM_NO_MANIFEST`, `SCORM_BAD_MANIFEST`, `SCORM_NOTHING_TO_LAUNCH`,
            `SCORM_MISSING_FILE` (with `file`: File not found in content, A073),
            `FILE_IN_OTHER_CASE` (with `file` and what is `there`),
            `SCORM_FOREIGN_SITE` (with `host`), or what an archive is refused for.
    """
    return of_archive(path, course_of)


def course_of(archive: Archive) -> Assets:
    """The same of an archive that is open."""
    package = _package(_manifest(archive))
    for href in _hrefs(package.items):
        _must_be_inside(href, archive)
    return Assets(package=package)


def _manifest(archive: Archive) -> Element:
    if MANIFEST not in archive.names:
        raise Unpreparable("SCORM_NO_MANIFEST")
    try:
        root: Element = fromstring(archive.read(MANIFEST, MANIFEST_BYTES))
    except (ApiError, ParseError, DefusedXmlException, ValueError, LookupError) as error:
        raise Unpreparable("SCORM_BAD_MANIFEST") from error
    return root


def _package(root: Element) -> Package:
    organization = _default_organization(root)
    resources = _resources(root)
    names = _Names(resources)
    items = tuple(_item(node, names, 1, organization) for node in _children(organization, "item"))
    launched = _hrefs(items)
    if not launched:
        raise Unpreparable("SCORM_NOTHING_TO_LAUNCH")
    sequencing = _child(organization, "sequencing")
    return Package(
        entry=launched[0],
        version=_version(root),
        title=_text(organization, "title"),
        items=items,
        control_modes=_switches(_child(sequencing, "controlMode")),
    )


def _version(root: Element) -> str:
    declared = _text(_child(root, "metadata"), "schemaversion").lower()
    if declared.startswith("1.2"):
        return "1.2"
    if "2004" in declared or declared.startswith(("1.3", "cam 1.3")):
        return "2004"
    return (
        "2004" if "adlcp_v1p3" in root.tag or any("adlcp_v1p3" in node.tag for node in root.iter()) else "1.2"
    )


def _default_organization(root: Element) -> Element:
    organizations = _child(root, "organizations")
    every = _children(organizations, "organization")
    default = None if organizations is None else organizations.get("default")
    chosen = next(
        (organization for organization in every if organization.get("identifier") == default),
        every[0] if every else None,
    )
    if chosen is None:
        raise Unpreparable("SCORM_NOTHING_TO_LAUNCH")
    return chosen


def _resources(root: Element) -> dict[str, Resource]:
    resources: dict[str, Resource] = {}
    holder = _child(root, "resources")
    base = _attribute(root, "base") + ("" if holder is None else _attribute(holder, "base"))
    for node in _children(holder, "resource"):
        href = node.get("href", "")
        if href:
            kind = _attribute(node, "scormtype").lower()
            resources[node.get("identifier", "")] = Resource(
                base + _attribute(node, "base") + href, kind != "asset"
            )
    return resources


class _Names:
    """The resources by name, and the items' identifiers: a manifest may leave one out, or give one twice."""

    def __init__(self, resources: dict[str, Resource]) -> None:
        self.resources = resources
        self._taken: set[str] = set()

    def take(self, identifier: str) -> str:
        """The identifier, with a number where it is no name of one item only."""
        name = identifier or "item-1"
        number = 2
        while name in self._taken:
            name, number = f"{identifier or 'item'}-{number}", number + 1
        self._taken.add(name)
        return name


def _item(node: Element, names: _Names, depth: int, around: Element) -> ScormItem:
    if depth > DEPTH:
        raise Unpreparable("SCORM_BAD_MANIFEST")
    resource = names.resources.get(node.get("identifierref", ""))
    sequencing = _child(node, "sequencing")
    objective = _child(_child(sequencing, "objectives"), "primaryObjective")
    return ScormItem(
        identifier=names.take(node.get("identifier", "")),
        title=_text(node, "title"),
        href=None
        if resource is None
        else resource.href + _parameters(resource.href, node.get("parameters", "")),
        is_sco=resource is None or resource.is_sco,
        is_visible=node.get("isvisible", "true").lower() != "false",
        is_disabled=bool({"disabled", "skip"} & _unconditional_actions(sequencing)),
        can_choose=_may_choose(around) and "hiddenfromchoice" not in _unconditional_actions(sequencing),
        prerequisites=_text(node, "prerequisites") or None,
        mastery_score=_number(_text(node, "masteryscore")),
        scaled_passing_score=_passing_score(objective),
        attempt_limit=_whole(_child(sequencing, "limitConditions"), "attemptLimit"),
        max_time_allowed=_text(node, "maxtimeallowed") or None,
        time_limit_action=_text(node, "timelimitaction") or None,
        data_from_lms=_text(node, "datafromlms") or None,
        completion_threshold=_completion_threshold(node),
        hidden_controls=_hidden_controls(node),
        children=tuple(_item(child, names, depth + 1, node) for child in _children(node, "item")),
    )


def _may_choose(cluster: Element) -> bool:
    """SN 1.3 §3.2.1: choosing among a cluster's items is allowed unless its control mode says otherwise."""
    modes = _child(_child(cluster, "sequencing"), "controlMode")
    return modes is None or modes.get("choice", "true").lower() != "false"


def _unconditional_actions(sequencing: Element | None) -> set[str]:
    """What the item's pre-condition rules always do (SN 1.3 §3.4); others need a learner's state."""
    actions: set[str] = set()
    for rule in _children(_child(sequencing, "sequencingRules"), "preConditionRule"):
        conditions = _children(_child(rule, "ruleConditions"), "ruleCondition")
        action = _child(rule, "ruleAction")
        if conditions and all(rule.get("condition", "").lower() == "always" for rule in conditions):
            actions.add("" if action is None else action.get("action", "").lower())
    return actions


def _parameters(href: str, parameters: str) -> str:
    """How CAM 3.4.1.3 joins an item's parameters to its resource's address."""
    parameters = parameters.lstrip("?&")
    if not parameters or parameters.startswith("#"):
        return parameters if "#" not in href else ""
    return ("&" if "?" in href else "?") + parameters


def _passing_score(objective: Element | None) -> float | None:
    if objective is None or objective.get("satisfiedByMeasure", "false").lower() != "true":
        return None
    score = _number(_text(objective, "minNormalizedMeasure"))
    return 1.0 if score is None else score


def _completion_threshold(node: Element) -> float | None:
    threshold = _child(node, "completionThreshold")
    if threshold is None:
        return None
    declared = threshold.get("minProgressMeasure")
    return _number(declared if declared is not None else (threshold.text or ""))


def _hidden_controls(node: Element) -> tuple[str, ...]:
    interface = _child(_child(node, "presentation"), "navigationInterface")
    return tuple((element.text or "").strip() for element in _children(interface, "hideLMSUI"))


def _hrefs(items: tuple[ScormItem, ...]) -> list[str]:
    hrefs: list[str] = []
    for item in items:
        hrefs.extend([item.href] if item.href else [])
        hrefs.extend(_hrefs(item.children))
    if len(hrefs) > ITEMS:
        raise Unpreparable("SCORM_BAD_MANIFEST")
    return hrefs


def _must_be_inside(href: str, archive: Archive) -> None:
    try:
        parts = urlsplit(href)
    except ValueError as error:
        raise Unpreparable("SCORM_MISSING_FILE", file=href) from error
    if parts.scheme in {"http", "https"} or parts.netloc:
        # A page of another site finds no API here, and the player's host frames no other.
        raise Unpreparable("SCORM_FOREIGN_SITE", host=parts.netloc or href)
    named = unquote(parts.path)
    if not parts.scheme and (archive.find(named) or archive.find(parts.path)):
        return
    if not parts.scheme and (there := archive.find_in_other_case(named)):
        raise Unpreparable("FILE_IN_OTHER_CASE", file=named, there=there)
    raise Unpreparable("SCORM_MISSING_FILE", file=named or href)


def _local(name: str) -> str:
    return name.rpartition("}")[2].lower()


def _children(node: Element | None, name: str) -> list[Element]:
    if node is None:
        return []
    return [child for child in node if isinstance(child.tag, str) and _local(child.tag) == name.lower()]


def _child(node: Element | None, name: str) -> Element | None:
    return next(iter(_children(node, name)), None)


def _text(node: Element | None, name: str) -> str:
    child = _child(node, name)
    return "" if child is None else "".join(child.itertext()).strip()


def _attribute(node: Element, name: str) -> str:
    return next((value for key, value in node.attrib.items() if _local(key) == name), "")


def _switches(node: Element | None) -> dict[str, bool]:
    return {} if node is None else {key: value.lower() == "true" for key, value in node.attrib.items()}


def _number(text: str) -> float | None:
    try:
        number = float(text)
    except ValueError:
        return None
    return number if math.isfinite(number) else None


def _whole(node: Element | None, name: str) -> int | None:
    number = None if node is None else _number(node.get(name, ""))
    return None if number is None else int(number)
