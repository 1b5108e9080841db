"""Which fields of many records an edit changes: some are set, and of links values are added and removed.

class SchoolService(Records[School]):
    edit_rules = EditRules(SchoolFields, ("city", "tags"))
"""

from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from typing import Any
from uuid import UUID

import msgspec
from msgspec import UNSET, Struct

from estante.decoding import problems
from estante.errors import ApiError, FieldError, ValidationFailed
from estante.records.history import sent_fields

EDIT = "edit"


class EditRules(Struct, frozen=True):
    """Which fields of the body that saves a record can be changed in many at once: columns, and `links`.

    Each record is asked `check_many`. What `relate` does beside links is not done: a field that needs it is
    not among these.
    """

    fields: type[Struct]
    names: tuple[str, ...]

    def type_for(self, model: type[Any], links: Collection[str]) -> type[Struct]:
        """The edit as a call takes it: fields to `set`, and values of links to `add` and `remove`."""
        kinds = {field.name: field.type for field in msgspec.structs.fields(self.fields)}
        name = f"{model.__name__}Edit"
        single = _optional(f"{name}Set", {each: kinds[each] for each in self.names})
        many = _optional(f"{name}Values", {each: kinds[each] for each in self.names if each in links})
        parts: list[Any] = [("set", single, msgspec.field(default_factory=single))]
        parts += [(part, many, msgspec.field(default_factory=many)) for part in ("add", "remove")]
        known = getattr(self.fields, "EXAMPLE", {})
        example = {"set": {each: known[each] for each in self.names if each in known}}
        return msgspec.defstruct(
            name,
            parts,
            kw_only=True,
            forbid_unknown_fields=True,
            namespace={"EXAMPLE": example, "__post_init__": _refuse_empty},
        )

    def body(self, values: Mapping[str, object]) -> Struct:
        """The body that saves these values, given as JSON has them. Raises ValidationFailed."""
        if wrong := problems(values, self.fields):
            raise ValidationFailed(fields=[FieldError(each.path, each.code, each.params) for each in wrong])
        return msgspec.convert(values, self.fields)


async def faults_of_each(
    check: Callable[[Any, Any], Awaitable[None]], sent: Sequence[tuple[Any, Any]]
) -> Mapping[UUID, ApiError]:
    """Of many records those that a check of one refuses, each with its reason."""
    refused: dict[UUID, ApiError] = {}
    for record, body in sent:
        try:
            await check(record, body)
        except ApiError as error:
            refused[record.guid] = error
    return refused


def _optional(name: str, kinds: Mapping[str, Any]) -> type[Struct]:
    fields = [(each, kind, UNSET) for each, kind in kinds.items()]
    return msgspec.defstruct(name, fields, kw_only=True, forbid_unknown_fields=True)


def _refuse_empty(edit: Any) -> None:
    """An edit changes something, and no field in two ways. msgspec makes this the call's 400."""
    single = sent_fields(edit.set).keys()
    many = sent_fields(edit.add).keys() | sent_fields(edit.remove).keys()
    if not single | many or single & many:
        raise ValueError("set a field, or add and remove values of it")
