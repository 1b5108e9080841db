"""What other plugins may give to messages: kinds of groups that people are in.

The schools and groups of the users' `Memberships` are two of them. A plugin that has others gives them with
`register_audiences`. A message can be for some groups of each kind: the form lets staff choose them, people
outside of them are not shown the message, and the count of people follows. Without any kind messages are for
roles and countries.
"""

from typing import Annotated
from uuid import UUID

from msgspec import Meta, Struct
from sqlalchemy import Select


class Audience(Struct, frozen=True, kw_only=True):
    """A kind of groups that messages can be for; it takes the place of one of its id.

    Each statement is read under the tenant's row security.

    Attributes:
        id: what bodies call it, in the plural: `schools`.
        text_key: the same in words, among the texts of the server.
        reference: the name in the manifest's `references` by which its groups are chosen.
        names: the guid and the name of each living group.
        members: a row for each person of each group: the group's guid and the person's. Its table needs an
            index that begins with the person, which is asked at every look at the messages.
    """

    id: Annotated[str, Meta(pattern=r"^[a-z][a-z_]{1,40}$")]
    text_key: str
    reference: str
    names: Select[UUID, str]
    members: Select[UUID, UUID]
