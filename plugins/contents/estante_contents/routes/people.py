"""What people may open, for the staff who ask about them (USR-037)."""

from uuid import UUID

from estante.api.database import Transaction
from estante.api.http import inject
from estante.api.lists import Lists, Page
from estante.api.people import People, Users
from litestar import get
from litestar.di import NamedDependency
from litestar.params import FromPath

from estante_contents.schemas import PersonContentRow
from estante_contents.services.catalogue import TypeCatalogue
from estante_contents.services.opening.entitlements import OpeningRules
from estante_contents.services.opening.explanations import Explanations
from estante_contents.services.opening.person_contents import PERSON_CONTENTS, PersonContents


@get(
    "/users/{guid:uuid}/contents",
    action=Users.readDetail,
    list=PERSON_CONTENTS,
    dependencies=inject(
        people=People,
        types=TypeCatalogue,
        rules=OpeningRules,
        explanations=Explanations,
        person_contents=PersonContents,
    ),
)
async def list_person_contents(
    guid: FromPath[UUID],
    *,
    lists: NamedDependency[Lists],
    session: NamedDependency[Transaction],
    people: NamedDependency[People],
    person_contents: NamedDependency[PersonContents],
) -> Page[PersonContentRow]:
    """The contents that a person may open, each with what gives it; with `access=closed` the others, and why.

    `q` is a part of the name. Order: name, created_at.

    Raises:
        NotFound: 404, there is no such person. Forbidden: 403, somebody of the back office, for who may not
            read those.
    """
    await people.get(guid)
    return await person_contents.page(session, guid, lists.query(PERSON_CONTENTS))
