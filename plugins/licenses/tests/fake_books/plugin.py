"""ISBNs and schools that a test writes down here."""

from uuid import UUID

from estante.api.plugins import hookimpl
from estante_licenses.contracts import Isbn, IsbnDirectory
from estante_users.contracts import Membership, Memberships

ISBNS: list[Isbn] = []
SCHOOLS: dict[UUID, list[Membership]] = {}


def isbn_of(publication, kind):
    """A new ISBN of a publication."""
    row = Isbn(f"97884{len(ISBNS):08}", kind, UUID(publication["guid"]))
    ISBNS.append(row)
    return row.isbn


async def find(_session, isbns):
    """Those that are written down."""
    return [row for row in ISBNS if row.isbn in isbns]


async def of_publications(_session, guids):
    """All of these publications."""
    return [row for row in ISBNS if row.publication_guid in guids]


async def schools_of(_session, guids):
    """Those of each person."""
    return {guid: SCHOOLS.get(guid, []) for guid in guids}


async def nothing(*_arguments):
    """No groups, and no change."""
    return {}


@hookimpl
def register_isbns():
    return [IsbnDirectory(find=find, of_publications=of_publications)]


@hookimpl
def register_memberships():
    return [
        Memberships(
            schools_of=schools_of,
            groups_of=nothing,
            put_schools=nothing,
            put_groups=nothing,
            find_schools=nothing,
            find_groups=nothing,
        )
    ]
