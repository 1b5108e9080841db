"""A course's parts as activities of ours, and which of them somebody has satisfied (cmi5 1.0, 9.4, 13.1)."""

from collections.abc import Iterator, Mapping
from uuid import UUID, uuid5

from estante.api.tenants import Tenant
from estante_contents.contracts import CourseStructure, CourseUnit
from msgspec import Struct

from estante_lrs.cmi5.vocabulary import BLOCK, COURSE
from estante_lrs.services.completions import activity_of
from estante_lrs.validation.values import is_iri, is_language
from estante_lrs.xapi.names import Json


class Result(Struct, frozen=True):
    """How far somebody is with a unit, over all sittings."""

    is_completed: bool = False
    is_passed: bool = False


class Part(Struct, frozen=True, kw_only=True):
    """A unit, a block or the course: what its publisher calls it, and what it is in statements of ours."""

    identifier: str
    activity: Json


Results = Mapping[str, Result]
NOTHING = Result()


def units_of(units: tuple[CourseUnit, ...]) -> Iterator[CourseUnit]:
    """The assignable units, in their order."""
    for unit in units:
        if unit.href is not None:
            yield unit
        yield from units_of(unit.children)


def is_satisfied(unit: CourseUnit, results: Results) -> bool:
    """Whether a unit's `moveOn` is met, or a block's parts all are."""
    if unit.href is None:
        return all(is_satisfied(child, results) for child in unit.children)
    result = results.get(unit.identifier, NOTHING)
    return {
        "Passed": result.is_passed,
        "Completed": result.is_completed,
        "CompletedAndPassed": result.is_completed and result.is_passed,
        "CompletedOrPassed": result.is_completed or result.is_passed,
    }.get(unit.move_on, True)


def satisfied_parts(
    tenant: Tenant, content_guid: UUID, course: CourseStructure, results: Results
) -> Iterator[Part]:
    """Everything that is satisfied, what is inside before what it is inside of, the course last."""
    for unit in course.units:
        yield from _satisfied(tenant, content_guid, unit, results)
    if all(is_satisfied(unit, results) for unit in course.units):
        definition = _definition(course.titles, COURSE)
        activity = {"objectType": "Activity", "id": activity_of(tenant, content_guid), **definition}
        yield Part(identifier=course.identifier, activity=activity)


def _satisfied(tenant: Tenant, content_guid: UUID, unit: CourseUnit, results: Results) -> Iterator[Part]:
    for child in unit.children:
        yield from _satisfied(tenant, content_guid, child, results)
    if is_satisfied(unit, results):
        yield part_of(tenant, content_guid, unit)


def part_of(tenant: Tenant, content_guid: UUID, unit: CourseUnit) -> Part:
    """A unit or a block. Its activity is ours, for the publisher's may stand in other courses too."""
    kind, type_ = ("block", BLOCK) if unit.href is None else ("au", unit.activity_type)
    own = f"{activity_of(tenant, content_guid)}/{kind}/{uuid5(content_guid, unit.identifier)}"
    activity = {"objectType": "Activity", "id": own, **_definition(unit.titles, type_)}
    return Part(identifier=unit.identifier, activity=activity)


def _definition(titles: Mapping[str, str], type_: str) -> Json:
    """What a package says, as far as a statement may say it."""
    name = {language: text for language, text in titles.items() if is_language(language)}
    said: Json = {**({"name": name} if name else {}), **({"type": type_} if is_iri(type_) else {})}
    return {"definition": said} if said else {}
