"""Two schools and three groups, who is in them, and who has subscribed to what."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.errors import FieldError, ValidationFailed
from estante.api.plugins import hookimpl
from estante_users.contracts import Find, Membership, Memberships, Of, Put, Subscription, Subscriptions

NORTH, SOUTH = (Membership(UUID(int=at), name) for at, name in ((1, "Norte"), (2, "Sur")))
FIRST, SECOND, THIRD = (Membership(UUID(int=at), name) for at, name in ((11, "1A"), (12, "2A"), (13, "3A")))


def kept(field: str, there: Sequence[Membership]) -> tuple[Of, Put, Find]:
    """The calls of one kind, over a dictionary."""
    of_person: dict[UUID, list[Membership]] = {}

    async def read(_session, guids):
        return {guid: of_person.get(guid, []) for guid in guids}

    async def put(_context, person, guids):
        if {*guids} - {one.guid for one in there}:
            raise ValidationFailed(fields=[FieldError(field, "choice")])
        of_person[person] = [one for one in there if one.guid in guids]

    async def find(_session, names):
        return {one.name: one.guid for one in there if one.name in names}

    return read, put, find


SCHOOLS, GROUPS = kept("schools", (NORTH, SOUTH)), kept("groups", (FIRST, SECOND, THIRD))
MEMBERSHIPS = Memberships(
    schools_of=SCHOOLS[0],
    put_schools=SCHOOLS[1],
    find_schools=SCHOOLS[2],
    groups_of=GROUPS[0],
    put_groups=GROUPS[1],
    find_groups=GROUPS[2],
)


@hookimpl
def register_memberships():
    return [MEMBERSHIPS]


# A test says here who has subscribed.
SUBSCRIBED: dict[UUID, Subscription] = {}


async def subscriptions_of(_session, guids):
    """Those of the people who are asked for."""
    return {guid: SUBSCRIBED[guid] for guid in guids if guid in SUBSCRIBED}


@hookimpl
def register_subscriptions():
    return [Subscriptions(subscriptions_of)]
