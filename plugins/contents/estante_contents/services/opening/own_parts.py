"""What the call that reads one content answers of the one who asks (VIE-013)."""

from collections.abc import Sequence

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.files import FileStore
from estante.api.lists import RowReader
from estante.api.plugins import PluginRegistry
from msgspec.structs import replace

from estante_contents.contracts import AnnotationSource, ContentRecord
from estante_contents.questions.attempts import questions_of_content
from estante_contents.questions.play import AskedQuestion
from estante_contents.questions.rules import AnsweringRules
from estante_contents.schemas import ContentDetail, NoteAnswer
from estante_contents.services.opening.activity_query import xapi_query

NOTES = RowReader(NoteAnswer)
# As many as a page of their own call has; with drawings in them they are large.
MAX_NOTES = 25


class OwnParts:
    """Completes the answer about a content for one person."""

    def __init__(
        self,
        database: Database,
        principal: Principal,
        files: FileStore,
        registry: PluginRegistry,
        rules: AnsweringRules,
    ) -> None:
        self._database, self._principal, self._files = database, principal, files
        self._rules = rules
        sources: list[Sequence[AnnotationSource]] = registry.hook("register_annotations", principal.tenant)()
        self._sources = [source for several in sources for source in several]

    async def complete(self, content: ContentRecord, detail: ContentDetail) -> ContentDetail:
        """The answer with the caller's notes and, where it opens for them, what they start it with."""
        return replace(
            detail,
            xapi=xapi_query(content, detail, self._principal),
            annotations=await self._notes(content),
            question_data=await self._questions(content) if content.questions and detail.payload else None,
        )

    async def _notes(self, content: ContentRecord) -> Sequence[NoteAnswer]:
        if self._principal.person_guid is None or not self._sources:
            return ()
        every = " UNION ALL ".join(f"SELECT * FROM ({source.query}) s" for source in self._sources)  # noqa: S608
        query = f"SELECT * FROM ({every}) every ORDER BY created_at, guid LIMIT $3"  # noqa: S608 - code of plugins
        async with self._database.reading(self._principal.tenant) as connection:
            rows = await connection.fetch(query, self._principal.person_guid, content.guid, MAX_NOTES)
        return [NOTES.read(row) for row in rows]

    async def _questions(self, content: ContentRecord) -> Sequence[AskedQuestion]:
        async with self._database.transaction(self._principal.tenant) as session:
            return await questions_of_content(
                session, self._files, self._principal, self._rules, content.guid
            )
