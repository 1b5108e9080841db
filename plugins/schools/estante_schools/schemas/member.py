"""What the calls of a school's and a group's people answer."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.records import RefusedRow
from msgspec import Struct


class GroupName(Struct, frozen=True):
    """A group that a person is in."""

    guid: UUID
    name: str


class MemberRow(Struct, frozen=True, kw_only=True):
    """A person of a school or of a group; `groups` are those of that school that are not archived."""

    guid: UUID
    full_name: str
    username: str
    role_guid: str
    role_name: str
    is_active: bool
    groups: Sequence[GroupName]


class AddedMembers(Struct, frozen=True):
    """What became of each of the people who were to be added."""

    added: Sequence[UUID]
    refused: Sequence[RefusedRow]
