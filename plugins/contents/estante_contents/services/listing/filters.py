"""The filters and orders of the contents list, and the SQL that they mean."""

from collections.abc import Sequence
from datetime import UTC, datetime
from itertools import product
from uuid import UUID
from zoneinfo import ZoneInfo

from estante.tenancy.days import span_of_days
from msgspec import Struct

SORTS = {
    "name": "estante_fold(c.name)",
    "type": "c.type_guid",
    "created_at": "c.created_at",
    "updated_at": "c.updated_at",
    "status": "c.status",
    "size": "c.size",
}
DEFAULT_ORDER = ("-created_at",)
# Anything other than inactive counts as active (BO §3).
STATUS = "CASE c.status WHEN 'inactive' THEN 'inactive' ELSE 'active' END"
NOT_IN_TRASH = "c.deleted_at IS NULL"
DATES = {"createdAt": "created_at", "updatedAt": "updated_at"}
MOST_WORDS = 8


class ContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list; several values of one filter are alternatives. Days begin in `time_zone`."""

    q: str = ""
    type: tuple[str, ...] = ()
    author: str = ""
    created_by: tuple[UUID, ...] = ()
    status: tuple[str, ...] = ()
    storage_status: tuple[str, ...] = ()
    createdAt: str = ""
    updatedAt: str = ""
    has_description: bool | None = None
    country: tuple[str, ...] = ()
    langs: tuple[str, ...] = ()
    is_public: bool | None = None
    is_teacher_only: bool | None = None
    tags: tuple[UUID, ...] = ()
    time_zone: str = "UTC"


class Where:
    """Conditions on `contents c` and on its searched text `content_found f`, with numbered arguments.

    Of `searched` each item holds; each is a list of alternatives.
    """

    def __init__(self) -> None:
        self.conditions = [NOT_IN_TRASH]
        self.searched: list[list[str]] = []
        self.arguments: list[object] = []

    def add(self, condition: str, *arguments: object) -> None:
        """Add a condition on `c` whose `{}` are its arguments."""
        self.conditions.append(self.numbered(condition, *arguments))

    def numbered(self, condition: str, *arguments: object) -> str:
        """A condition whose `{}` have become its arguments' numbers."""
        start = len(self.arguments)
        self.arguments.extend(arguments)
        return condition.format(*(f"${start + 1 + at}" for at in range(len(arguments))))

    @property
    def sql(self) -> str:
        """All of them, as conditions on `c`, by way of the words' indexes: each alternative has its own."""
        if not self.searched:
            return self.plain_sql
        ways = [" AND ".join(one) for one in product(*self.searched)]
        arms = " UNION ".join(f"SELECT f.guid FROM content_found f WHERE {way}" for way in ways)  # noqa: S608
        # Drawn up beside `contents`, whose row security comes first, the words would go without their index.
        fenced = f"SELECT guid FROM ({arms} OFFSET 0) AS found"  # noqa: S608
        return f"{self.plain_sql} AND c.guid IN ({fenced})"

    @property
    def counted(self) -> str:
        """`FROM … WHERE …` of as many rows as there are contents; what is only searched is counted there."""
        if self.searched and self.conditions == [NOT_IN_TRASH]:
            return f"FROM content_found f WHERE {self.search_sql}"
        return f"FROM contents c WHERE {self.sql}"

    @property
    def plain_sql(self) -> str:
        """Those on `c` alone."""
        return " AND ".join(self.conditions)

    @property
    def search_sql(self) -> str:
        """Those on `f`, for a look at one row."""
        return " AND ".join(f"({' OR '.join(one)})" for one in self.searched)


def where(filters: ContentFilters, now: datetime | None = None) -> Where:
    """The SQL of the filters.

    Raises:
        ValidationFailed: `createdAt` or `updatedAt` is neither a preset nor a range of dates.
    """
    found = Where()
    if filters.type:
        found.add("c.type_guid = ANY({})", list(filters.type))
    if filters.created_by:
        found.add("c.created_by = ANY({}::uuid[])", list(filters.created_by))
    _add_words(found, filters)
    _add_switches(found, filters)
    for name, column in DATES.items():
        if said := getattr(filters, name):
            start, end = span_of_days(said, now or datetime.now(UTC), name, ZoneInfo(filters.time_zone))
            if start is not None:
                found.add(f"c.{column} >= {{}}", start)
            if end is not None:
                found.add(f"c.{column} < {{}}", end)
    return found


def _add_words(found: Where, filters: ContentFilters) -> None:
    if words := filters.q.split()[:MOST_WORDS]:
        # Parts of words in names, whole words in documents; each word, wherever it stands.
        parts = " AND ".join(["f.folded LIKE estante_fold({})"] * len(words))
        whole = "f.words @@ plainto_tsquery('simple', estante_fold({}))"
        found.searched.append(
            [found.numbered(parts, *map(like_pattern, words)), found.numbered(whole, " ".join(words))]
        )
    if filters.author.strip():
        found.searched.append(
            [found.numbered("f.author LIKE estante_fold({})", like_pattern(filters.author))]
        )


def _add_switches(found: Where, filters: ContentFilters) -> None:
    if len(set(filters.status)) == 1:
        is_active = filters.status[0] != "inactive"
        found.add("c.status <> 'inactive'" if is_active else "c.status = 'inactive'")
    if filters.storage_status:
        found.add("c.storage_status = ANY({})", list(filters.storage_status))
    if filters.has_description is not None:
        found.add("c.description <> ''" if filters.has_description else "c.description = ''")
    if filters.country:
        found.add("c.country = ANY({})", list(filters.country))
    if filters.is_public is not None:
        found.add("c.is_public = {}", filters.is_public)
    if filters.is_teacher_only is not None:
        found.add("c.is_teacher_only = {}", int(filters.is_teacher_only))
    if filters.langs:
        found.add(
            "EXISTS (SELECT 1 FROM content_languages l WHERE l.tenant_id = c.tenant_id"
            " AND l.content_guid = c.guid AND l.lang_id = ANY({}))",
            list(filters.langs),
        )
    if filters.tags:
        found.add(
            "EXISTS (SELECT 1 FROM content_tags t WHERE t.tenant_id = c.tenant_id"
            " AND t.content_guid = c.guid AND t.tag_guid = ANY({}))",
            list(filters.tags),
        )


def order_by(columns: Sequence[str]) -> str:
    """The SQL of `name,-created_at`, made total by the guid, in the direction of the last column."""
    chosen = [(name.removeprefix("-"), name.startswith("-")) for name in columns or DEFAULT_ORDER]
    parts = [f"{SORTS[name]}{' DESC' if is_down else ''}" for name, is_down in chosen]
    return ", ".join([*parts, "c.guid DESC" if chosen[-1][1] else "c.guid"])


def like_pattern(text: str) -> str:
    """A pattern; PostgreSQL folds it, since it knows the same dictionary as the index."""
    escaped = text.strip().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
