"""The calls of contents: the state that an xAPI content is opened with, and exercise records (VS §7)."""

from estante.api.access import Principal
from estante.api.database import Transaction
from estante.api.errors import FieldError, Forbidden, NotFound, ValidationFailed
from estante.api.http import Hourly, inject
from estante.api.lists import Lists, Page
from estante.api.people import find_person
from estante_contents.contracts import ContentLibrary, Refusal
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import JSONBody

from estante_lrs.cmi5.launches import Cmi5Launches
from estante_lrs.lists import RECORDS
from estante_lrs.schemas import (
    MAX_DATA_BYTES,
    Account,
    AskState,
    GhostUser,
    LearningRecordRow,
    NewLearningRecord,
    XapiState,
)
from estante_lrs.services.credentials import home_of
from estante_lrs.services.launches import XAPI_TYPE, Launches
from estante_lrs.services.learners import Learners, pseudonym_of
from estante_lrs.services.records import LearningRecordService

ENDPOINT = "lrs/xapi/"


class RecordController(Controller):
    """What a content that a person has open asks of the record store."""

    path = "/lrs"
    dependencies = inject(Cmi5Launches, records=LearningRecordService, learners=Learners, launches=Launches)

    @post(
        "/xapi-state",
        session=True,
        status_code=200,
        limit=Hourly("writes"),
        summary="The actor of an xAPI content",
    )
    async def read_state(
        self,
        data: JSONBody[AskState],
        *,
        session: NamedDependency[Transaction],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        learners: NamedDependency[Learners],
        launches: NamedDependency[Launches],
        cmi5_launches: NamedDependency[Cmi5Launches],
    ) -> XapiState:
        """The pseudonymous actor of a student in a content: always the same.

        The student is given what the package is launched with, too.

        Raises:
            NotFound: 404, no such content or student. ValidationFailed: 400, the content is of another type.
            NotYours: 403, neither the own state nor that of a student of the own classes.
        """
        await learners.check(data.student_guid)
        content = await content_library.get(data.content_guid)
        if content.type_guid != XAPI_TYPE:
            raise ValidationFailed(fields=[FieldError("content_guid", "choice")])
        if await find_person(session, data.student_guid) is None:
            raise NotFound
        tenant = principal.tenant
        name = await pseudonym_of(session, tenant, data.student_guid, content.guid)
        ghost = GhostUser(Account(home_of(tenant), str(name)))
        package = content.assets.package
        is_own = data.student_guid == principal.guid and principal.session_kind != "access"
        may_launch = is_own and not isinstance(await content_library.may_open(principal, content), Refusal)
        launch = launches.launch(name, package.root) if may_launch and package is not None else None
        units = await cmi5_launches.states(content, name)
        return XapiState(content.guid, data.student_guid, ghost, ENDPOINT, launch, units)

    @post(
        "/records",
        session=True,
        status_code=201,
        limit=Hourly("writes"),
        request_max_body_size=2 * MAX_DATA_BYTES,
        summary="Store the trace of an exercise",
    )
    async def add(
        self,
        data: JSONBody[NewLearningRecord],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        records: NamedDependency[LearningRecordService],
    ) -> LearningRecordRow:
        """Store it for the person who asks.

        Raises:
            NotFound: 404, no such content. Forbidden: 403, it is closed to the person. ValidationFailed: 400.
            TooLarge: 413.
        """
        content = await content_library.get(data.content_guid)
        if isinstance(await content_library.may_open(principal, content), Refusal):
            raise Forbidden(text="CONTENT_CLOSED")
        return await records.add(data, content.name)

    @get("/records", session=True, list=RECORDS, summary="List the traces of exercises")
    async def find(
        self,
        principal: NamedDependency[Principal],
        lists: NamedDependency[Lists],
        learners: NamedDependency[Learners],
    ) -> Page[LearningRecordRow]:
        """One's own, or with `personGuid` those of a student of the own classes, the newest first.

        Raises:
            NotYours: 403.
        """
        person = lists.query(RECORDS).filters.person_guid or principal.guid
        await learners.check(person)
        return await lists.page(RECORDS, person=person)
