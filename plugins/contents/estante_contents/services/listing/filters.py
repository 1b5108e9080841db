"""The filters and orders of the contents list, and the SQL that they mean."""

from collections.abc import Sequence
from datetime import UTC, date, datetime, time, timedelta
from uuid import UUID

from estante.errors import FieldError, ValidationFailed
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
PRESETS = {
    "7d": timedelta(days=7),
    "30d": timedelta(days=30),
    "60d": timedelta(days=60),
    "90d": timedelta(days=90),
    "12m": timedelta(days=365),
}


class ContentFilters(Struct, frozen=True, kw_only=True):
    """What narrows the list; several values of one filter are alternatives."""

    q: str = ""
    type: tuple[str, ...] = ()
    author: str = ""
    status: tuple[str, ...] = ()
    createdAt: str = ""
    country: tuple[str, ...] = ()
    langs: tuple[str, ...] = ()
    is_public: bool | None = None
    is_teacher_only: bool | None = None
    tags: tuple[UUID, ...] = ()


class Where:
    """Conditions on `contents c` with their numbered arguments."""

    def __init__(self) -> None:
        self.conditions = ["c.deleted_at IS NULL"]
        self.arguments: list[object] = []

    def add(self, condition: str, *arguments: object) -> None:
        """Add a condition whose `{}` are its arguments."""
        start = len(self.arguments)
        self.arguments.extend(arguments)
        self.conditions.append(condition.format(*(f"${start + 1 + at}" for at in range(len(arguments)))))

    @property
    def sql(self) -> str:
        return " AND ".join(self.conditions)


def where(filters: ContentFilters, now: datetime | None = None) -> Where:
    """The SQL of the filters.

    Raises:
        ValidationFailed: `createdAt` is neither a preset nor a range of dates.
    """
    found = Where()
    if filters.type:
        found.add("c.type_guid = ANY({})", list(filters.type))
    _add_words(found, filters)
    _add_switches(found, filters)
    if filters.createdAt:
        start, end = span(filters.createdAt, now or datetime.now(UTC))
        if start is not None:
            found.add("c.created_at >= {}", start)
        if end is not None:
            found.add("c.created_at < {}", end)
    return found


def _add_words(found: Where, filters: ContentFilters) -> None:
    if filters.q.strip():
        # Parts of words in names, whole words in documents. A union, so that each uses its own index.
        found.add(
            "c.guid IN (SELECT f.guid FROM content_found f WHERE f.folded LIKE estante_fold({})"
            " UNION SELECT f.guid FROM content_found f"
            " WHERE f.words @@ plainto_tsquery('simple', estante_fold({})))",
            _like(filters.q),
            filters.q.strip(),
        )
    if filters.author.strip():
        found.add(
            "c.guid IN (SELECT f.guid FROM content_found f WHERE f.author LIKE estante_fold({}))",
            _like(filters.author),
        )


def _add_switches(found: Where, filters: ContentFilters) -> None:
    if len(set(filters.status)) == 1:
        is_active = filters.status[0] != "inactive"
        found.add("c.status <> 'inactive'" if is_active else "c.status = 'inactive'")
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


def span(said: str, now: datetime) -> tuple[datetime | None, datetime | None]:
    """From when and before when; `said` is `7d` … `12m`, or `2026-01-31..2026-02-28` which may lack an end.

    Raises:
        ValidationFailed: it is neither.
    """
    if said in PRESETS:
        return now - PRESETS[said], None
    start, dots, end = said.partition("..")
    try:
        if not dots or not (start or end):
            raise ValueError(said)
        return _midnight(start), _midnight(end, timedelta(days=1))
    except (ValueError, OverflowError):
        known = ", ".join([*PRESETS, "AAAA-MM-DD..AAAA-MM-DD"])
        raise ValidationFailed(fields=[FieldError("createdAt", "one_of", {"allowed": known})]) from None


def _midnight(day: str, later: timedelta = timedelta()) -> datetime | None:
    return datetime.combine(date.fromisoformat(day), time(), UTC) + later if day else None


def _like(text: str) -> str:
    """A pattern; PostgreSQL folds it, since it knows the same dictionary as the index."""
    escaped = text.strip().replace("\\", "\\\\").replace("%", "\\%").replace("_", "\\_")
    return f"%{escaped}%"
