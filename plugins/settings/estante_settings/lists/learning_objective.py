"""The list of learning objectives, in the order of their tree."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import AnyOf, Cases, Exists, ListSpec, by_name
from msgspec import Struct, field

from estante_settings.schemas.learning_objective import LearningObjectiveRow

YEARS = """
    (SELECT coalesce(array_agg(oy.year_guid ORDER BY oy.year_guid), '{}')
     FROM learning_objective_years oy
     JOIN education_years y ON y.tenant_id = oy.tenant_id AND y.guid = oy.year_guid
     WHERE oy.tenant_id = o.tenant_id AND oy.objective_guid = o.guid AND y.deleted_at IS NULL)
"""
# What lies in the trash ends the way up: what was below it stands at the top.
PATH = """
    (WITH RECURSIVE up AS (
         SELECT p.guid, p.code, p.description, p.parent_guid, 1 AS height FROM learning_objectives p
         WHERE p.tenant_id = o.tenant_id AND p.guid = o.parent_guid AND p.deleted_at IS NULL
         UNION ALL
         SELECT p.guid, p.code, p.description, p.parent_guid, up.height + 1
         FROM up JOIN learning_objectives p ON p.guid = up.parent_guid
         WHERE p.tenant_id = o.tenant_id AND p.deleted_at IS NULL)
     SELECT coalesce(json_agg(
         json_build_object('guid', guid, 'code', code, 'description', description) ORDER BY height DESC
     ), '[]') FROM up)
"""


class LearningObjectiveFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `parent` are those directly below; `isRoot` those below nothing."""

    guid: Annotated[tuple[UUID, ...], AnyOf("o.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("o.country_guid")] = ()
    discipline: Annotated[tuple[UUID, ...], AnyOf("o.discipline_guid")] = ()
    education_level: Annotated[tuple[UUID, ...], AnyOf("o.education_level_guid")] = field(
        name="educationLevel", default=()
    )
    education_years: Annotated[
        tuple[UUID, ...],
        Exists(
            "learning_objective_years oy WHERE oy.tenant_id = o.tenant_id AND oy.objective_guid = o.guid"
            " AND oy.year_guid = ANY(:value)"
        ),
    ] = field(name="educationYears", default=())
    parent: Annotated[tuple[UUID, ...], AnyOf("o.parent_guid")] = ()
    is_root: Annotated[
        bool | None, Cases({True: "o.parent_guid IS NULL", False: "o.parent_guid IS NOT NULL"})
    ] = field(name="isRoot", default=None)


LEARNING_OBJECTIVES = ListSpec(
    row=LearningObjectiveRow,
    source=(
        "learning_objectives o"
        " JOIN countries c ON c.tenant_id = o.tenant_id AND c.guid = o.country_guid"
        " LEFT JOIN disciplines d"
        " ON d.tenant_id = o.tenant_id AND d.guid = o.discipline_guid AND d.deleted_at IS NULL"
        " LEFT JOIN education_levels l"
        " ON l.tenant_id = o.tenant_id AND l.guid = o.education_level_guid AND l.deleted_at IS NULL"
    ),
    base=("o.deleted_at IS NULL", "c.deleted_at IS NULL"),
    columns={
        "country": "o.country_guid",
        "country_name": "c.name",
        "discipline": "o.discipline_guid",
        "discipline_name": "d.name",
        "educationLevel": "o.education_level_guid",
        "education_level_name": "l.name",
        "educationYears": YEARS,
        "parent": "o.parent_guid",
        "path": PATH,
    },
    filters=LearningObjectiveFilters,
    search=("o.code", "o.description"),
    sort={
        "place": f'{by_name("c.name")}, o.country_guid, o.place COLLATE "C"',
        "code": by_name("o.code"),
        "created_at": "o.created_at",
    },
    default="place",
)
