"""The lists of collections and of what is in one."""

from typing import Annotated, Any, Literal, TypeVar
from uuid import UUID

from estante.api.database import Transaction, raw_connection
from estante.api.errors import NotFound
from estante.api.exports import list_export
from estante.api.lists import AnyOf, Cases, Exists, ListSpec, PersonRef, by_name
from msgspec import Struct, field

from estante_contents.collections.schemas import CollectionRow, HeldContentRow
from estante_contents.lists import STATUS

R = TypeVar("R", bound=Struct)
# How many contents there are, in words: small enough to be counted for every row.
Size = Literal["none", "few", "many"]
FEW = 20


def counted(table: str, owner: str, most: int | None = None) -> str:
    """SQL: how many living contents a row has, counted up to `most`."""
    rows = (
        f"FROM {table} x JOIN contents c ON c.tenant_id = x.tenant_id AND c.guid = x.content_guid"
        f" WHERE x.tenant_id = k.tenant_id AND x.{owner} = k.guid AND c.deleted_at IS NULL"
    )
    if most is None:
        return f"(SELECT count(*)::int {rows})"
    return f"(SELECT count(*) FROM (SELECT {rows} LIMIT {most}) counted)"  # noqa: S608 - names of the models


def sizes(table: str, owner: str) -> Cases:
    """The condition of a filter by how many contents there are."""
    few = counted(table, owner, FEW + 1)
    return Cases({"none": f"{few} = 0", "few": f"{few} BETWEEN 1 AND {FEW}", "many": f"{few} > {FEW}"})


def gathered(table: str, owner: str, value: str) -> str:
    """SQL: the guids that a row has in a table of its own."""
    return (
        f"(SELECT coalesce(array_agg(x.{value} ORDER BY x.{value}), '{{}}') FROM {table} x"  # noqa: S608 - names of the models
        f" WHERE x.tenant_id = k.tenant_id AND x.{owner} = k.guid)"
    )


def named(table: str, owner: str, value: str) -> str:
    """SQL: the same by the names that `:words` has for them."""
    return (
        "(SELECT string_agg(coalesce(:words::jsonb ->> x." + value + "::text, ''), ', ')"  # noqa: S608 - names of the models
        f" FROM {table} x WHERE x.tenant_id = k.tenant_id AND x.{owner} = k.guid)"
    )


class HeldContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the contents of a record."""

    type: Annotated[tuple[str, ...], AnyOf("c.type_guid")] = ()


def held_by(table: str, owner: str) -> ListSpec[HeldContentRow, HeldContentFilters]:
    """The contents of one record, `:holder`, in their order."""
    return ListSpec(
        row=HeldContentRow,
        source=f"contents c JOIN {table} x ON x.tenant_id = c.tenant_id AND x.content_guid = c.guid",
        base=("c.deleted_at IS NULL", f"x.{owner} = :holder"),
        columns={"thumbnail": "c.thumbnail_path", "status": STATUS},
        filters=HeldContentFilters,
        search=("c.name",),
        sort={"position": "x.position", "name": by_name("c.name")},
        default="position",
    )


async def read_row(session: Transaction, spec: ListSpec[R, Any], guid: UUID) -> R:
    """One record as its list shows it, as the transaction has written it so far. Raises NotFound."""
    await session.flush()
    columns = ", ".join(spec.columns[name] for name in spec.row.__struct_fields__)
    connection = await raw_connection(session)
    sql = f"SELECT {columns} FROM {spec.source} WHERE {spec.key} = $1"  # noqa: S608 - the list's own words
    if row := await connection.fetchrow(sql, guid):
        return spec.rows_of([tuple(row)])[0]
    raise NotFound


CONTENTS, LEVELS, OWNER = "collection_contents", "collection_levels", "collection_guid"
OWN = f"x.tenant_id = k.tenant_id AND x.{OWNER} = k.guid"


class CollectionFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list. `content` are collections that have the content."""

    guid: Annotated[tuple[UUID, ...], AnyOf("k.guid")] = ()
    country: Annotated[tuple[UUID, ...], AnyOf("k.country_guid")] = ()
    education_levels: Annotated[
        tuple[UUID, ...],
        Exists(f"{LEVELS} x WHERE {OWN} AND x.level_guid = ANY(:value)"),
    ] = field(name="educationLevels", default=())
    contents: Annotated[tuple[Size, ...], sizes(CONTENTS, OWNER)] = ()
    content: Annotated[
        tuple[UUID, ...],
        Exists(f"{CONTENTS} x WHERE {OWN} AND x.content_guid = ANY(:value)"),
    ] = ()
    created_by: Annotated[tuple[PersonRef, ...], AnyOf("k.created_by")] = ()


COLLECTIONS = ListSpec(
    row=CollectionRow,
    source="collections k",
    base=("k.deleted_at IS NULL",),
    columns={
        "collection": "k.name",
        "country": "k.country_guid",
        "educationLevels": gathered(LEVELS, OWNER, "level_guid"),
        "content_count": counted(CONTENTS, OWNER),
    },
    filters=CollectionFilters,
    search=("k.name",),
    sort={"collection": by_name("k.name"), "created_at": "k.created_at"},
    default="collection",
    indexed=("guid", "country", "+collection", "-created_at"),
)
COLLECTION_CONTENTS = held_by(CONTENTS, OWNER)
COLLECTIONS_EXPORT = list_export(
    COLLECTIONS,
    name="contents.collections",
    text_key="collections.jobs.export",
    texts="collections.columns",
    columns={
        "guid": "k.guid",
        "collection": "k.name",
        "country": "coalesce(:words::jsonb ->> k.country_guid::text, '')",
        "educationLevels": named(LEVELS, OWNER, "level_guid"),
        "content_count": counted(CONTENTS, OWNER),
        "created_at": "to_char(k.created_at AT TIME ZONE :time_zone::text, 'YYYY-MM-DD HH24:MI')",
    },
)
