"""The courses of the person who asks: listed, and made by who teaches."""

from collections.abc import Sequence

from estante.api import audit
from estante.api.errors import NotFound
from estante.api.records import RecordContext

from estante_viewer.comments.course_members import courses_given, courses_of
from estante_viewer.contracts import Course


class OwnCourseService:
    """Asks the plugin that has the courses of people."""

    def __init__(self, context: RecordContext) -> None:
        self._context = context
        self._given = courses_given(context.plugins, context.principal.tenant)

    async def all(self) -> Sequence[Course]:
        """Those that the person is in."""
        return await courses_of(self._context.plugins, self._context.session, self._context.principal)

    @property
    def can_create(self) -> bool:
        """Whether courses are made here."""
        return self._given is not None and self._given.create is not None

    async def create(self, name: str) -> Course:
        """A course of the person's own. Raises NotFound: nothing makes courses here."""
        if self._given is None or self._given.create is None:
            raise NotFound
        session, principal = self._context.session, self._context.principal
        made = await self._given.create(session, principal.guid, name.strip())
        await audit.record(session, principal, "courses.create", "course", made.guid, {"name": made.name})
        return made
