"""Relations: what the rows of one plugin's list belong to in another's, such as people to their schools.

    @hookimpl
    def register_relations() -> Sequence[Relation]:
        return [Relation("people.schools", rows="SELECT m.person_guid AS guid, s.guid AS of_guid, s.name …")]

    class UserFilters(PersonFilters, frozen=True, kw_only=True):
        school: Annotated[tuple[UUID, ...], BelongsTo("people.schools")] = ()

A plugin that is off for a tenant gives it none: nothing belongs to anything then.
"""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar
from uuid import UUID

from msgspec import Struct, structs

from estante.lists.filters import Bound, Condition, FilterKind, plain
from estante.lists.values import FilterContext

if TYPE_CHECKING:
    from estante.plugins.hook_caller import HookCaller
    from estante.tenancy.tenant import Tenant

NOTHING = "SELECT NULL::uuid AS guid, NULL::uuid AS of_guid, NULL::text AS name WHERE false"


class Relation(Struct, frozen=True):
    """What the rows of a list belong to; give it with `register_relations`.

    Attributes:
        name: as lists call it: `people.schools`.
        rows: SQL of (guid, of_guid, name), which are the row, what it belongs to and what that is called. It
            is read under the tenant's row security, and needs an index that begins with each guid.
    """

    name: str
    rows: str


def relations_of(plugins: "HookCaller", tenant: "Tenant") -> Mapping[str, str]:
    """The SQL of what rows of lists belong to, by name, of the plugins that are on for a tenant."""
    given: list[Sequence[Relation]] = plugins.hook("register_relations", tenant)()
    return {relation.name: relation.rows for several in given for relation in several}


class Related(Struct, frozen=True):
    """What a row belongs to."""

    guid: UUID
    name: str


class BelongsTo(Condition, frozen=True):
    """The row belongs to one of the values."""

    relation: str
    key: str = ""
    in_memory: ClassVar[bool] = False

    def fault(self, filter: FilterKind) -> str:
        return "" if filter.is_many else "BelongsTo takes several values, as in `tuple[UUID, ...]`"

    def of_key(self, key: str) -> Condition:
        return structs.replace(self, key=key)

    def looked_at(self, sql: str) -> str:
        # As of `Exists`: not every row of the other table for a few looks.
        return f"{sql[:-1]} OFFSET 0)"

    def bind(self, name: str, value: Any, context: FilterContext) -> Bound:
        rows = context.relations.get(self.relation, NOTHING)
        sql = f"EXISTS (SELECT FROM ({rows}) r WHERE r.guid = {self.key} AND r.of_guid = ANY(:{name}))"
        return sql, {name: plain(value, context)}


class NamesOf(Struct, frozen=True):
    """A column of an export: the names of what the row belongs to, by the alphabet."""

    relation: str

    def sql(self, key: str, relations: Mapping[str, str]) -> str:
        """SQL of the names, between commas; empty where there are none."""
        rows = relations.get(self.relation, NOTHING)
        names = "string_agg(r.name, ', ' ORDER BY estante_order(r.name))"
        return f"(SELECT coalesce({names}, '') FROM ({rows}) r WHERE r.guid = {key})"  # noqa: S608 - a plugin's own
