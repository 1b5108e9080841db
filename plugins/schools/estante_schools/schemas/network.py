"""What the calls of networks take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

from estante_schools.schemas.fields import Name

MAX_SCHOOLS = 2000
Schools = Annotated[list[UUID], Meta(max_length=MAX_SCHOOLS)]


class NetworkRow(Struct, frozen=True):
    """A network with the guids of its schools, in the list and alone."""

    guid: UUID
    name: str
    schools: Sequence[UUID]
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class NetworkFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. `schools` are all that the network has."""

    EXAMPLE: ClassVar[Example] = {"name": "Red Cordillera", "schools": [EXAMPLE_GUID]}
    name: Name | UnsetType = UNSET
    schools: Schools | UnsetType = UNSET


class NewNetwork(NetworkFields, kw_only=True):
    """A new network."""

    name: Name
