"""What a body may say: nothing that its call does not know, and nothing that the address contradicts.

The Structs that calls take say `forbid_unknown_fields=True`; this is for what no Struct can tell.
"""

from collections.abc import Collection, Iterable
from uuid import UUID

from msgspec import UNSET, UnsetType

from estante.errors import FieldError, ValidationFailed


def must_be_known(sent: Iterable[str], known: Collection[str]) -> None:
    """Refuse the fields of a form that its call does not have.

    Raises:
        ValidationFailed: names each of them.
    """
    if odd := sorted({name for name in sent if name not in known}):
        raise ValidationFailed(fields=[FieldError(name, "unknown") for name in odd])


def same_as_address(field: str, sent: UUID | UnsetType | None, address: UUID) -> None:
    """Refuse a body that names another thing than the address does.

    Raises:
        ValidationFailed: they differ.
    """
    if sent is not UNSET and sent is not None and sent != address:
        raise ValidationFailed(fields=[FieldError(field, "differs_from_address")])
