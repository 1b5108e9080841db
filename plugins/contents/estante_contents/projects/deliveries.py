"""Deliveries: made and replaced by who learns until the project is due, marked by who teaches."""

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID

from estante.api import audit
from estante.api.access import TEACHER, Principal
from estante.api.database import Transaction, raw_connection
from estante.api.errors import FieldError, NotFound, Unprocessable, ValidationFailed
from estante.api.files import BY_EXTENSION, claim_upload, release_file
from estante.api.http import IfMatch
from estante.api.plugins import PluginRegistry
from estante.api.records import RecordContext, clean_html
from msgspec import UNSET
from sqlalchemy import select
from sqlalchemy.dialects.postgresql import insert
from uuid_utils.compat import uuid7

from estante_contents.projects.models import Delivery, Project
from estante_contents.projects.schemas import Mark, NewDelivery
from estante_contents.projects.service import is_open, project_of
from estante_contents.services.purposes import DELIVERED

if TYPE_CHECKING:
    from estante_contents.projects.pupils import PupilDirectory

FILE_COLUMNS = ("stored_guid", "path", "name", "media_type", "size")


class DeliveryClosed(Unprocessable):
    """422: the project is past its due date, or what was delivered is marked."""

    code = "DELIVERY_CLOSED"


class DeliveryService:
    """What people deliver to projects. A person's own is theirs; who marks sees those of others."""

    def __init__(self, context: RecordContext, *, registry: PluginRegistry) -> None:
        self.session, self._principal, self._registry = context.session, context.principal, registry

    async def own(self, content_guid: UUID) -> Delivery | None:
        """What the caller delivered, if anything."""
        mine = (Delivery.content_guid == content_guid, Delivery.person_guid == self._principal.guid)
        return await self.session.scalar(select(Delivery).where(*mine))

    async def deliver(self, content_guid: UUID, sent: NewDelivery, if_match: IfMatch) -> Delivery:
        """Deliver, or put something else in the place of what was delivered.

        Raises:
            NotFound: nothing is asked for. StaleVersion: 412. DeliveryClosed: 422. What `claim_upload` does.
            ValidationFailed: nothing in it, or what the project does not take. UnsupportedType: 415.
        """
        project = await project_of(self.session, content_guid)
        if project is None:
            raise NotFound
        delivery = await self._row(project)
        if_match.check(delivery.version)
        if not is_open(project):
            raise DeliveryClosed
        if delivery.marked_at is not None:
            raise DeliveryClosed(text="DELIVERY_MARKED")
        _refuse_ways(project, sent)
        await self._take_file(delivery, sent)
        delivery.answer = sent.answer.strip()
        if not delivery.answer and delivery.stored_guid is None:
            raise ValidationFailed(fields=[FieldError("answer", "nothing_delivered")])
        delivery.delivered_at = datetime.now(UTC)
        delivery.version += 1
        await self.session.flush()
        detail: dict[str, audit.Detail] = {"content_guid": str(content_guid), "file": delivery.name}
        await self._record("contents.deliver", delivery, detail)
        return delivery

    async def _row(self, project: Project) -> Delivery:
        """The caller's, locked; one that is not there yet is made, and goes again when it is refused."""
        values = {"tenant_id": project.tenant_id, "content_guid": project.content_guid}
        await self.session.execute(
            insert(Delivery)
            .values(
                guid=uuid7(),
                person_guid=self._principal.guid,
                delivered_at=datetime.now(UTC),
                version=0,
                **values,
            )
            .on_conflict_do_nothing()
        )
        mine = (Delivery.content_guid == project.content_guid, Delivery.person_guid == self._principal.guid)
        return (await self.session.scalars(select(Delivery).where(*mine).with_for_update())).one()

    async def _take_file(self, delivery: Delivery, sent: NewDelivery) -> None:
        if sent.file is UNSET:
            return
        if delivery.stored_guid is not None:
            await release_file(self.session, delivery.stored_guid)
        values: dict[str, object] = dict.fromkeys(FILE_COLUMNS)
        if sent.file is not None:
            stored = await claim_upload(self.session, self._principal, sent.file)
            # It may have been uploaded for something else.
            DELIVERED.refuse_format(BY_EXTENSION[stored.format], stored.name)
            values = {name: getattr(stored, name) for name in FILE_COLUMNS if name != "stored_guid"}
            values["stored_guid"] = stored.guid
        for name, value in values.items():
            setattr(delivery, name, value)

    async def mark(self, content_guid: UUID, guid: UUID, sent: Mark, if_match: IfMatch) -> Delivery:
        """Give points and say something; without points the delivery is given back to its person.

        Raises:
            NotFound: no such delivery of somebody whom the caller may mark. StaleVersion: 412.
            ValidationFailed: more points than there are.
        """
        project = await project_of(self.session, content_guid)
        mine = (Delivery.guid == guid, Delivery.content_guid == content_guid)
        delivery = await self.session.scalar(select(Delivery).where(*mine).with_for_update())
        pupils = await self.pupils()
        if project is None or delivery is None or (pupils is not None and delivery.person_guid not in pupils):
            raise NotFound
        if_match.check(delivery.version)
        if sent.points is not None and sent.points > project.max_points:
            raise ValidationFailed(fields=[FieldError("points", "max", {"max": project.max_points})])
        delivery.points, delivery.feedback = sent.points, clean_html(sent.feedback)
        is_marked = sent.points is not None
        delivery.marked_at = datetime.now(UTC) if is_marked else None
        delivery.marked_by = self._principal.guid if is_marked else None
        delivery.version += 1
        await self.session.flush()
        detail: dict[str, audit.Detail] = {"content_guid": str(content_guid), "points": sent.points}
        await self._record("contents.mark", delivery, detail)
        return delivery

    async def _record(self, act: str, delivery: Delivery, detail: dict[str, audit.Detail]) -> None:
        """What people deliver is no change of the content, whose history it is not in."""
        await audit.record(self.session, self._principal, act, "delivery", delivery.guid, detail)

    async def pupils(self) -> frozenset[UUID] | None:
        """Whose deliveries the caller marks: a teacher the own pupils', staff everybody's, which is None."""
        if self._principal.role_guid != TEACHER:
            return None
        return await pupils_of(self.session, self._principal, self._registry)


def _refuse_ways(project: Project, sent: NewDelivery) -> None:
    if not project.takes_file and sent.file is not UNSET and sent.file is not None:
        raise ValidationFailed(fields=[FieldError("file", "only_text")])
    if not project.takes_text and sent.answer.strip():
        raise ValidationFailed(fields=[FieldError("answer", "only_file")])


async def pupils_of(session: Transaction, principal: Principal, registry: PluginRegistry) -> frozenset[UUID]:
    """The pupils of a teacher, as the plugins say that have classes."""
    given: list[Sequence[PupilDirectory]] = registry.hook("register_pupils", principal.tenant)()
    queries = [directory.of_teacher for directories in given for directory in directories]
    if not queries:
        return frozenset()
    every = " UNION ".join(f"SELECT p.guid FROM ({query}) p" for query in queries)  # noqa: S608 - of plugins
    connection = await raw_connection(session)
    return frozenset(row["guid"] for row in await connection.fetch(every, principal.guid))
