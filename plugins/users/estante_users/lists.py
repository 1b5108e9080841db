"""The list of people, with the schools, groups and networks that a plugin knows of."""

from typing import Annotated
from uuid import UUID

from estante.api.lists import BelongsTo
from estante.api.people import USERS as EVERYBODY
from estante.api.people import PersonFilters

from estante_users.contracts import GROUPS, NETWORKS, SCHOOLS


class UserFilters(PersonFilters, frozen=True, kw_only=True):
    """What narrows the list. `network` are the people of the network's schools."""

    school: Annotated[tuple[UUID, ...], BelongsTo(SCHOOLS)] = ()
    group: Annotated[tuple[UUID, ...], BelongsTo(GROUPS)] = ()
    network: Annotated[tuple[UUID, ...], BelongsTo(NETWORKS)] = ()


USERS = EVERYBODY.filtered_by(UserFilters)
