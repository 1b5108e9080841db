"""The domain events of a record, built from the record itself.

An event's field `<entity>_guid` is the record's guid, `<entity>_guids` those of all records of one act,
`fields` the names of what changed; every other field is the record's column of that name.
"""

from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from typing import Any

from msgspec import Struct

from estante.events import Event
from estante.identity.principal import Principal

OF_ALL = frozenset(Event.__struct_fields__)
FIELDS = "fields"


class RecordEvents(Struct, frozen=True):
    """What is published when a record is created, changed and deleted; None publishes nothing."""

    created: type[Event] | None = None
    changed: type[Event] | None = None
    deleted: type[Event] | None = None

    def __iter__(self) -> Iterator[type[Event]]:
        return (kind for kind in (self.created, self.changed, self.deleted) if kind is not None)


def columns_of(kind: type[Event], entity: str) -> list[str]:
    """The record's columns that an event repeats."""
    derived = {*OF_ALL, FIELDS, f"{entity}_guid", f"{entity}_guids"}
    return [name for name in kind.__struct_fields__ if name not in derived]


def build(
    kind: type[Event], entity: str, principal: Principal, records: Sequence[Any], fields: Iterable[str] = ()
) -> list[Event]:
    """The events of records that one act changed: one for all where the event takes `<entity>_guids`."""
    values: dict[str, object] = {
        "tenant_id": principal.tenant.guid,
        "at": datetime.now(UTC),
        "actor_guid": principal.person_guid,
    }
    names = kind.__struct_fields__
    if FIELDS in names:
        values[FIELDS] = list(fields)
    if f"{entity}_guids" in names:
        return [kind(**values, **{f"{entity}_guids": [record.guid for record in records]})]  # type: ignore[arg-type]
    columns = columns_of(kind, entity)
    return [kind(**values, **_values(names, entity, record, columns)) for record in records]  # type: ignore[arg-type]


def _values(names: Sequence[str], entity: str, record: Any, columns: Sequence[str]) -> dict[str, object]:
    own = {f"{entity}_guid": record.guid} if f"{entity}_guid" in names else {}
    return own | {name: getattr(record, name) for name in columns}
