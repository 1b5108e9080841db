"""The course of a cmi5 package: its blocks and assignable units (cmi5 1.0, 13)."""

from collections.abc import Iterator
from typing import NamedTuple
from urllib.parse import urlsplit
from xml.etree.ElementTree import Element

from estante.api.files import Archive

from estante_contents.contracts import CourseStructure, CourseUnit
from estante_contents.inspection.activities.description import (
    child_of,
    children_of,
    page_in,
    read_description,
    text_of,
)

MAX_DEPTH = 20
MAX_UNITS = 5_000
MAX_TEXT = 1_000
MAX_LANGUAGES = 30
MOVE_ON = ("Passed", "Completed", "CompletedAndPassed", "CompletedOrPassed", "NotApplicable")


class Course(NamedTuple):
    """A course, and how many of its units cannot be launched from this package."""

    structure: CourseStructure
    left_out: int = 0

    def pages(self) -> Iterator[str]:
        """The pages that its units open with."""
        yield from (unit.href for unit in units_in(self.structure.units) if unit.href is not None)


def units_in(units: tuple[CourseUnit, ...]) -> Iterator[CourseUnit]:
    """Blocks and assignable units, each before what is below it."""
    for unit in units:
        yield unit
        yield from units_in(unit.children)


def read_course(archive: Archive, description: str | None) -> Course | None:
    """The course of a package; None where no `cmi5.xml` says that it is one.

    Raises:
        Unpreparable: `XAPI_BAD_DESCRIPTION` with the `file`.
    """
    if description is None:
        return None
    root = read_description(archive, description)
    course = child_of(root, "course")
    reader = _Reader(archive, description)
    units = reader.below(root, 1)
    identifier = (course.get("id", "") if course is not None else "").strip()
    return Course(CourseStructure(identifier, _texts(course, "title"), units), reader.left_out)


class _Reader:
    """Reads what can be launched, and counts the rest: units elsewhere, without a file, or named twice."""

    def __init__(self, archive: Archive, description: str) -> None:
        self._archive, self._description = archive, description
        self._known: set[str] = set()
        self.left_out = 0

    def below(self, parent: Element, depth: int) -> tuple[CourseUnit, ...]:
        """The units right below an element; a block without any is none."""
        made = (self._unit(node, depth) for node in children_of(parent, "block", "au"))
        return tuple(unit for unit in made if unit is not None)

    def _unit(self, node: Element, depth: int) -> CourseUnit | None:
        identifier = node.get("id", "").strip()
        address = text_of(child_of(node, "url"))
        children = self.below(node, depth + 1) if depth < MAX_DEPTH and not address else ()
        page = page_in(self._archive, self._description, address) if address else None
        is_bad = not identifier or len(identifier) > MAX_TEXT or identifier in self._known
        if is_bad or not (children or page) or len(self._known) >= MAX_UNITS:
            self.left_out += 1
            return None
        self._known.add(identifier)
        unit = CourseUnit(identifier=identifier, titles=_texts(node, "title"), children=children)
        return unit if page is None else _launched(unit, node, page, urlsplit(address).query)


def _launched(unit: CourseUnit, node: Element, page: str, query: str) -> CourseUnit:
    """An assignable unit with what it is launched with."""
    move_on = node.get("moveOn", "")
    return CourseUnit(
        identifier=unit.identifier,
        titles=unit.titles,
        href=page,
        query=query[:MAX_TEXT],
        move_on=move_on if move_on in MOVE_ON else "NotApplicable",
        mastery_score=_share(node.get("masteryScore")),
        launch_parameters=_own_text(node, "launchParameters"),
        entitlement_key=_own_text(node, "entitlementKey"),
        activity_type=node.get("activityType", "").strip()[:MAX_TEXT],
    )


def _share(text: str | None) -> float | None:
    try:
        score = float(text or "")
    except ValueError:
        return None
    return score if 0 <= score <= 1 else None


def _own_text(node: Element, name: str) -> str:
    return text_of(child_of(node, name.lower()))[:MAX_TEXT]


def _texts(node: Element | None, name: str) -> dict[str, str]:
    """A title by the languages that it is written in."""
    written = children_of(child_of(node, name), "langstring")
    texts = {text.get("lang", "und")[:35]: text_of(text)[:MAX_TEXT] for text in written if text_of(text)}
    return dict(list(texts.items())[:MAX_LANGUAGES])
