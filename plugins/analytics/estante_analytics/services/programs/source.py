"""What the organization knows of programs and of who is where: other plugins' SQL, and the demo's sample.

Everything that is read of programs begins with `base_sql`: the parts that count, the students whom filters
choose, and how far each of these is in each of those.
"""
# ruff: noqa: S608 - the SQL is put together from constants and from contracts

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from estante.api.access import STUDENT
from estante.api.errors import NotFound
from estante.api.plugins import HookCaller
from estante.api.tenants import Tenant
from estante_contents.contracts import PublicationGivers
from estante_users.contracts import MemberRows, memberships_of
from msgspec.structs import replace

PLUGIN, HOOK = "programs", "register_program_figures"
Row = Mapping[str, Any]


class Figures(Protocol):
    """What the plugin gives: SQL, as its contract says."""

    @property
    def programs(self) -> str: ...
    @property
    def lessons(self) -> str: ...
    @property
    def contents(self) -> str: ...
    @property
    def students(self) -> str: ...
    @property
    def parts(self) -> str: ...
    @property
    def reached(self) -> str: ...
    @property
    def people(self) -> str: ...


def program_figures(plugins: HookCaller, tenant: Tenant) -> Figures | None:
    """What the plugin of programs gives; None where it is not on."""
    if not plugins.on(tenant, PLUGIN):
        return None
    given: list[Sequence[Any]] = plugins.hook(HOOK, tenant)()
    givers = PublicationGivers(plugins, tenant)
    filled = (
        replace(figures, students=givers.fill(figures.students)) for several in given for figures in several
    )
    return next(filled, None)


def needed_figures(plugins: HookCaller, tenant: Tenant) -> Figures:
    """The same. Raises NotFound: 404, the organization has no programs."""
    figures = program_figures(plugins, tenant)
    if figures is None:
        raise NotFound
    return figures


def member_rows(plugins: HookCaller, tenant: Tenant) -> MemberRows | None:
    """The schools and groups of an organization; None where no plugin has them."""
    source = memberships_of(plugins, tenant)
    return source.rows if source else None


def base_sql(figures: Figures, members: MemberRows | None) -> str:
    """The common tables of every query of programs, from WITH on. None is called as a table of a plugin is.

    `$1` to `$5` are those of `FigureFilters.arguments`, `$6` the guids of programs; NULL is any.
    """
    where = members or MemberRows()
    return f"""
WITH span AS (SELECT $1::date AS first_day, $2::date AS last_day),
chosen AS MATERIALIZED (
  SELECT g.guid, g.name FROM ({figures.programs}) g WHERE $6::uuid[] IS NULL OR g.guid = ANY($6::uuid[])
),
parts AS MATERIALIZED (
  SELECT q.* FROM ({figures.parts}) q WHERE q.program_guid IN (SELECT guid FROM chosen)
),
in_schools AS (
  SELECT m.person_guid, m.place_guid FROM ({where.school_members}) m
  UNION SELECT s.sample_guid, s.school_guid FROM program_sample_students s WHERE s.school_guid IS NOT NULL
),
in_groups AS (
  SELECT m.person_guid, m.place_guid FROM ({where.group_members}) m
  UNION SELECT s.sample_guid, s.group_guid FROM program_sample_students s WHERE s.group_guid IS NOT NULL
),
everybody AS (
  SELECT s.program_guid, s.person_guid, s.country_guid, false AS is_sample FROM ({figures.students}) s
  UNION ALL
  SELECT s.program_guid, s.sample_guid, s.country_guid, true FROM program_sample_students s
),
students AS MATERIALIZED (
  SELECT e.program_guid, e.person_guid, e.is_sample FROM everybody e
  WHERE e.program_guid IN (SELECT guid FROM chosen)
    AND ($3::uuid[] IS NULL OR e.country_guid = ANY($3::uuid[]))
    AND ($4::uuid[] IS NULL OR e.person_guid IN (
      SELECT person_guid FROM in_schools WHERE place_guid = ANY($4::uuid[])
    ))
    AND ($5::text[] IS NULL OR '{STUDENT}' = ANY($5::text[]))
),
reached AS MATERIALIZED (
  SELECT q.program_guid, q.unit_guid, q.lesson_guid, q.part_guid, r.person_guid, r.progress, r.score
  FROM (
    {figures.reached}
    UNION ALL SELECT p.part_guid, p.sample_guid, p.progress, p.score FROM program_sample_parts p
  ) r
  JOIN parts q ON q.part_guid = r.part_guid
  JOIN students s ON s.program_guid = q.program_guid AND s.person_guid = r.person_guid
),
named_schools AS (
  SELECT s.guid, s.name FROM ({where.schools}) s WHERE $4::uuid[] IS NULL OR s.guid = ANY($4::uuid[])
),
named_groups AS (
  SELECT g.guid, g.name, g.school_guid, s.name AS school
  FROM ({where.groups}) g JOIN named_schools s ON s.guid = g.school_guid
)"""
