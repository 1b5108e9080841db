"""Comments on a content: for oneself, or for the members of courses (VIE-185)."""

from collections.abc import Mapping, Sequence
from datetime import UTC, datetime
from typing import ClassVar, Self
from uuid import UUID

from estante.api import audit
from estante.api.access import ADMIN
from estante.api.errors import FieldError, Forbidden, ValidationFailed
from estante.api.http import IfMatch
from estante.api.records import Links, RecordContext, Records
from msgspec import structs
from sqlalchemy import Select, delete, select
from sqlalchemy.orm import aliased

from estante_viewer.comments.schemas import CommentRow, WriteComment
from estante_viewer.contracts import CommentsChanged, Course, PeopleCourses
from estante_viewer.models import Comment, CommentCourse

MAX_BESIDE = 200
ANY_VERSION = IfMatch()
# The fields of an answer that are columns.
STORED = tuple(name for name in CommentRow.__struct_fields__ if name not in {"is_own", "shared_courses"})


class CommentOfAnother(Forbidden):
    """403: only its author and administrators change or delete a comment (VIE-186)."""

    def __init__(self) -> None:
        super().__init__(text="viewer.COMMENT_OF_ANOTHER")


class CommentService(Records[Comment]):
    """The comments on one content, which `on` names."""

    entity, section, title = "comment", "comments", "guid"
    unrecorded: ClassVar = frozenset({"comment", "author"})
    links: ClassVar = {"shared_courses": Links(CommentCourse.comment_guid, CommentCourse.course_guid)}

    def __init__(self, context: RecordContext) -> None:
        super().__init__(context)
        self.content_guid: UUID | None = None

    def on(self, content_guid: UUID) -> Self:
        """The same service for the comments on this content."""
        self.content_guid = content_guid
        return self

    def visible(self) -> Select[Comment]:
        """All on the content: that one is another's is said, and not hidden (VIE-186)."""
        return select(Comment).where(Comment.content_guid == self.content_guid)

    async def get_for_update(self, guid: UUID, if_match: IfMatch = ANY_VERSION) -> Comment:
        """A comment that this person may change. Raises NotFound, StaleVersion, CommentOfAnother."""
        record = await super().get_for_update(guid, if_match)
        # A content that an administrator has open is no administrator (KER-044).
        is_admin = self.principal.role_guid == ADMIN and self.principal.session_kind != "access"
        if record.person_guid != self.principal.guid and not is_admin:
            raise CommentOfAnother
        return record

    async def own_courses(self) -> Sequence[Course]:
        """The courses that this person may share with."""
        courses = PeopleCourses(self.context.plugins, self.principal.tenant)
        return await courses.of(self.session, self.principal.guid)

    async def add(self, written: WriteComment) -> Comment:
        """Make a comment. A reply to a reply stands in the thread of both. Raises ValidationFailed."""
        written = await self._in_its_thread(sharing(written))
        author = f"{self.principal.name} {self.principal.lastname}".strip() or self.principal.username
        own = {"person_guid": self.principal.guid, "content_guid": self.content_guid, "author": author}
        record = await self.create(written, **own)
        await self._publish(written.shared_courses)
        return record

    async def change(self, guid: UUID, written: WriteComment, if_match: IfMatch) -> Comment:
        """Replace a comment; its thread stays. Raises NotFound, StaleVersion, CommentOfAnother."""
        before = await self.courses_with(guid)
        record = await self.update(guid, sharing(written), if_match)
        await self._leave_to_readers(guid)
        await self._publish({*before, *await self.courses_with(guid)})
        return record

    async def delete_thread(self, guid: UUID, if_match: IfMatch) -> None:
        """Delete a comment and its replies (VIE-189). Raises NotFound, StaleVersion, CommentOfAnother."""
        before = await self.courses_with(guid)
        await self.remove(guid, if_match)
        await self._publish(before)

    async def share(self, guid: UUID, course: UUID) -> Sequence[UUID]:
        """Share a comment with one more course. Raises NotFound, CommentOfAnother, ValidationFailed."""
        record = await self.get_for_update(guid)
        if wrong := await self._unknown_courses(record, [course], record.parent_guid, "course"):
            raise ValidationFailed(fields=wrong)
        await self.links["shared_courses"].add(self.session, record, [course])
        record.shared_type = "courses"
        return await self._shared(record, "share")

    async def stop_sharing(self, guid: UUID, course: UUID) -> Sequence[UUID]:
        """Share a comment with a course no more, nor its replies. Raises NotFound, CommentOfAnother."""
        record = await self.get_for_update(guid)
        before = await self.courses_with(guid)
        await self.links["shared_courses"].remove(self.session, record, [course])
        await self._leave_to_readers(guid)
        return await self._shared(record, "unshare", before)

    async def courses_with(self, guid: UUID) -> Sequence[UUID]:
        """The courses that a comment is shared with."""
        courses = select(CommentCourse.course_guid).where(CommentCourse.comment_guid == guid)
        return list(await self.session.scalars(courses.order_by(CommentCourse.course_guid)))

    async def beside(self) -> Sequence[CommentRow]:
        """The newest comments on the content that this person reads, the oldest of them first."""
        own = [course.guid for course in await self.own_courses()]
        newest = self._readable(own).order_by(Comment.created_at.desc(), Comment.guid)
        rows = list(await self.session.scalars(newest.limit(MAX_BESIDE)))
        shared = await self._courses_with([row.guid for row in rows])
        return [self._row(row, shared.get(row.guid, ()), own) for row in reversed(rows)]

    async def row_of(self, record: Comment) -> CommentRow:
        """A comment as whoever may change it is answered it."""
        return self._row(record, await self.courses_with(record.guid))

    async def _courses_with(self, guids: Sequence[UUID]) -> Mapping[UUID, Sequence[UUID]]:
        """The courses that each of these comments is shared with."""
        rows = await self.session.execute(
            select(CommentCourse.comment_guid, CommentCourse.course_guid)
            .where(CommentCourse.comment_guid.in_(guids))
            .order_by(CommentCourse.course_guid)
        )
        shared: dict[UUID, list[UUID]] = {}
        for comment, course in rows:
            shared.setdefault(comment, []).append(course)
        return shared

    def _row(self, record: Comment, courses: Sequence[UUID], own: Sequence[UUID] | None = None) -> CommentRow:
        is_own = record.person_guid == self.principal.guid
        known = courses if is_own or own is None else [course for course in courses if course in own]
        fields = {name: getattr(record, name) for name in STORED}
        return CommentRow(**fields, is_own=is_own, shared_courses=known)

    async def check(self, record: Comment | None, sent: WriteComment) -> None:
        """Refuse an empty comment, courses of others and a thread that it cannot be in."""
        wrong = [] if sent.comment.strip() else [FieldError("comment", "required")]
        parent = sent.parent_guid if record is None else record.parent_guid
        wrong += await self._unknown_courses(record, sent.shared_courses, parent, "shared_courses")
        if wrong:
            raise ValidationFailed(fields=wrong)

    def values(self, record: Comment | None, sent: WriteComment) -> dict[str, object]:
        """The columns; a comment stays on its content and in its thread."""
        values = super().values(record, sent)
        values.pop("content_guid", None)
        if record is not None:
            values.pop("parent_guid", None)
        return values

    def detail(self, record: Comment) -> dict[str, audit.Detail]:
        """On which content it is, and not its words."""
        return {"content": str(record.content_guid)}

    async def record_change(
        self, record: Comment, fields: Sequence[str], changes: Mapping[str, object] | None = None
    ) -> None:
        """Audit that a comment changed, and not to what."""
        await self.record_act(record, "update", self.detail(record))

    async def _in_its_thread(self, written: WriteComment) -> WriteComment:
        """With the first comment of the thread as its parent. Raises ValidationFailed for one not read."""
        if written.parent_guid is None:
            return written
        own = [course.guid for course in await self.own_courses()]
        answered = self._readable(own).where(Comment.guid == written.parent_guid)
        if (parent := await self.session.scalar(answered)) is None:
            raise ValidationFailed(fields=[FieldError("parent_guid", "choice")])
        first = parent.parent_guid or parent.guid
        # Neither deleted nor taken from a course until the reply is there.
        thread = select(Comment.guid).where(Comment.guid == first).with_for_update(read=True)
        if await self.session.scalar(thread) is None:
            raise ValidationFailed(fields=[FieldError("parent_guid", "choice")])
        return structs.replace(written, parent_guid=first)

    def _readable(self, courses: Sequence[UUID]) -> Select[Comment]:
        """One's own, and what is shared with one of these courses."""
        shared = select(CommentCourse.comment_guid).where(CommentCourse.course_guid.in_(courses))
        return self.visible().where((Comment.person_guid == self.principal.guid) | Comment.guid.in_(shared))

    async def _unknown_courses(
        self, record: Comment | None, courses: Sequence[UUID], parent: UUID | None, field: str
    ) -> list[FieldError]:
        """The field, where somebody else's course is named; a reply is read by who reads what it answers."""
        if not courses:
            return []
        known = {course.guid for course in await self.own_courses()}
        known |= set(await self.courses_with(record.guid)) if record else set()
        if parent is not None:
            known &= set(await self.courses_with(parent))
        return [] if known.issuperset(courses) else [FieldError(field, "choice")]

    async def _leave_to_readers(self, guid: UUID) -> None:
        """Replies are shared with none that does not read what they answer."""
        reply, above = aliased(Comment), aliased(CommentCourse)
        replies = select(reply.guid).where(reply.parent_guid == guid)
        readers = select(above.course_guid).where(above.comment_guid == guid)
        gone = delete(CommentCourse).where(
            CommentCourse.comment_guid.in_(replies), CommentCourse.course_guid.not_in(readers)
        )
        await self.session.execute(gone.execution_options(synchronize_session=False))

    async def _shared(self, record: Comment, act: str, before: Sequence[UUID] = ()) -> Sequence[UUID]:
        await self.save(record, act, self.detail(record))
        courses = await self.courses_with(record.guid)
        await self._publish({*before, *courses})
        return courses

    async def _publish(self, courses: Sequence[UUID] | set[UUID]) -> None:
        event = CommentsChanged(
            tenant_id=self.principal.tenant.guid,
            at=datetime.now(UTC),
            actor_guid=self.principal.person_guid,
            content_guid=self.content_guid or self.principal.tenant.guid,
            course_guids=tuple(courses),
        )
        await self.context.events.publish(self.session, event)


def sharing(written: WriteComment) -> WriteComment:
    """Without courses, where it is shared with none (VIE-179)."""
    return written if written.shared_type == "courses" else structs.replace(written, shared_courses=[])
