"""The courses of the person who asks: listed, and made by who teaches."""

from collections.abc import Sequence

from estante.api.errors import NotFound
from estante.api.records import RecordContext

from estante_viewer.contracts import Course, PeopleCourses


class OwnCourseService:
    """Asks whatever has courses of people."""

    def __init__(self, context: RecordContext) -> None:
        self._session, self._principal = context.session, context.principal
        self._courses = PeopleCourses(context.plugins, context.principal.tenant)

    async def all(self) -> Sequence[Course]:
        """Those that the person is in."""
        return await self._courses.of(self._session, self._principal.guid)

    @property
    def can_create(self) -> bool:
        """Whether courses are made here."""
        return self._courses.create is not None

    async def create(self, name: str) -> Course:
        """A course of the person's own. Raises NotFound: nothing makes courses here."""
        session, principal, make = self._session, self._principal, self._courses.create
        if make is None:
            raise NotFound
        return await make(session, principal, name.strip())
