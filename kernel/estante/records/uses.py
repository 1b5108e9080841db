"""Where records are used: what plugins say of it, and asking all of them.

USES = Uses(of=CONTENT_RECORDS, text_key="viewer.uses.annotations", count=count_of(Annotation.content_guid))
"""

from collections.abc import Awaitable, Callable, Collection, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any
from uuid import UUID

import structlog
from msgspec import Struct
from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import InstrumentedAttribute

from estante.database.raw import is_lost
from estante.errors import ApiError, InUse

if TYPE_CHECKING:
    from estante.languages.translator import Translator

log = structlog.get_logger("estante.records")
IN_USE = "IN_USE_BY"
COUNTED_AT_ONCE = 1_000
CountUses = Callable[[AsyncSession, Collection[UUID]], Awaitable[Mapping[UUID, int]]]


class Uses(Struct, frozen=True, kw_only=True):
    """One way in which a plugin's rows use records of some kind, of any plugin.

    `of` is the kind that is used, `<section>.<entity>` of its service, such as `contents.content`. `text_key`
    names what uses it (`Annotations`), `link` is the page that shows them, with `{guid}` for the used record.
    `count` answers how often each record is used, and leaves out those that are not. A record that is used in
    a way that `forbids` is not deleted.
    """

    of: str
    text_key: str
    count: CountUses
    link: str | None = None
    forbids: bool = False


class RecordUse(Struct, frozen=True):
    """What uses a record: its name, how often, the page that shows it, and whether it forbids deleting."""

    name: str
    count: int
    link: str | None
    forbids: bool


class UsedBy(Struct, frozen=True):
    """Where a record is used. `unanswered` are the plugins that could not say."""

    uses: Sequence[RecordUse]
    unanswered: Sequence[str]


class UsesOfMany(Struct, frozen=True):
    """A way in which records are used: how often, how many of them, and whether it forbids deleting them."""

    name: str
    count: int
    records: int
    forbids: bool


class UsedByMany(Struct, frozen=True):
    """Where the first `total` of some records are used, of which something uses `used`.

    `is_whole` where there are no others; `unanswered` are the plugins that could not say.
    """

    total: int
    used: int
    is_whole: bool
    uses: Sequence[UsesOfMany]
    unanswered: Sequence[str]


class UsesUnknown(ApiError):
    """409: a plugin that may forbid deleting could not say whether it uses the record."""

    status, code = 409, "USES_UNKNOWN"


class UseCounts(Struct, frozen=True):
    """How often each record is used in each way, and the plugins that could not say."""

    counts: Sequence[tuple[Uses, Mapping[UUID, int]]]
    unanswered: Sequence[str]

    def answer(self, guid: UUID, t: "Translator") -> UsedBy:
        """Where one record is used, in words."""
        uses = [
            RecordUse(t(uses.text_key), counts[guid], _link(uses, guid), uses.forbids)
            for uses, counts in self.counts
            if counts.get(guid)
        ]
        return UsedBy(uses, self.unanswered)

    def answer_many(self, guids: Collection[UUID], t: "Translator", *, at_most: int) -> UsedByMany:
        """Where records are used, in words; ways of one name are one."""
        used: dict[str, dict[UUID, int]] = {}
        forbidding: set[str] = set()
        for uses, counts in self.counts:
            name = t(uses.text_key)
            for guid, count in counts.items():
                of_name = used.setdefault(name, {})
                of_name[guid] = of_name.get(guid, 0) + count
                forbidding |= {name} if uses.forbids else set()
        return UsedByMany(
            total=len(guids),
            used=len(set[UUID]().union(*used.values())),
            is_whole=len(guids) <= at_most,
            uses=[
                UsesOfMany(name, sum(counts.values()), len(counts), name in forbidding)
                for name, counts in used.items()
            ],
            unanswered=self.unanswered,
        )

    def refusal(self, guid: UUID, t: "Translator", text: str = IN_USE) -> ApiError | None:
        """Why a record may not be deleted, as the text `errors.<text>`; None where nothing forbids it."""
        if self.unanswered:
            return UsesUnknown(plugins=", ".join(self.unanswered))
        forbidding = [use for use in self.answer(guid, t).uses if use.forbids]
        if not forbidding:
            return None
        names = ", ".join(f"{use.name} ({use.count})" for use in forbidding)
        return InUse(extra={"used_by": forbidding}, text=text, uses=names)


async def count_uses_of_many(
    session: AsyncSession, uses: Iterable[tuple[str, Uses]], guids: Sequence[UUID]
) -> UseCounts:
    """The same of thousands of records, some at a time."""
    wanted = list(uses)
    parts = [
        await count_uses(session, wanted, guids[at : at + COUNTED_AT_ONCE])
        for at in range(0, len(guids), COUNTED_AT_ONCE)
    ]
    unanswered = dict.fromkeys(plugin for part in parts for plugin in part.unanswered)
    return UseCounts([pair for part in parts for pair in part.counts], list(unanswered))


async def count_uses(
    session: AsyncSession, uses: Iterable[tuple[str, Uses]], guids: Collection[UUID]
) -> UseCounts:
    """Ask plugins how often they use records; one that fails is named and stops nobody.

    Args:
        uses: each with the id of its plugin.

    Raises:
        DBAPIError: the connection was lost.
    """
    counts: list[tuple[Uses, Mapping[UUID, int]]] = []
    unanswered: dict[str, None] = {}
    for plugin, use in uses:
        try:
            async with session.begin_nested():
                counts.append((use, await use.count(session, guids)))
        except Exception as error:
            if is_lost(error):
                raise
            log.exception("uses_unanswered", plugin=plugin, of=use.of, name=use.text_key)
            unanswered[plugin] = None
    return UseCounts(counts, list(unanswered))


def count_of(column: InstrumentedAttribute[Any], *where: ColumnElement[bool]) -> CountUses:
    """How many rows of a table name each record in a column, which needs an index that begins with it.

    Args:
        where: leaves out rows that do not count, such as those in the trash.
    """

    async def count(session: AsyncSession, guids: Collection[UUID]) -> Mapping[UUID, int]:
        rows = await session.execute(
            select(column, func.count()).where(column.in_(guids), *where).group_by(column)
        )
        return {guid: number for guid, number in rows}

    return count


def _link(uses: Uses, guid: UUID) -> str | None:
    return None if uses.link is None else uses.link.replace("{guid}", str(guid))
