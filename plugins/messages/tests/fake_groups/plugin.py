"""Two schools, by the last names of people, and two classes, by their first names."""

from uuid import UUID

from estante.api.plugins import hookimpl
from estante_messages.contracts import Audience
from sqlalchemy import case, column, select, table, values
from sqlalchemy import types as sql

NORTH, SOUTH, FIRST, SECOND = (UUID(int=at) for at in (1, 2, 11, 12))
PEOPLE = table("people", column("guid", sql.Uuid), column("name", sql.Text), column("lastname", sql.Text))


def groups(id: str, of: str, names: dict[UUID, str]) -> Audience:
    """Groups in which somebody is whose column has the group's name."""
    listed = values(column("guid", sql.Uuid), column("name", sql.Text), name=id)
    group = case({name: guid for guid, name in names.items()}, value=PEOPLE.c[of])
    return Audience(
        id=id,
        text_key=f"roles.{'R03' if id == 'schools' else 'R01'}",
        reference=id,
        names=select(listed.data(list(names.items()))),
        members=select(group, PEOPLE.c.guid).where(PEOPLE.c[of].in_(names.values())),
    )


@hookimpl
def register_audiences():
    return [
        groups("schools", "lastname", {NORTH: "Norte", SOUTH: "Sur"}),
        groups("groups", "name", {FIRST: "1A", SECOND: "2A"}),
    ]
