"""The calls that every kind of record has, from its service, its list and its Structs.

ROUTES = record_routes(SchoolService, Schools, SCHOOLS, path="/schools", answer=SchoolAnswer, new=NewSchool,
                       fields=SchoolFields, acts=ACTS, facets=SCHOOL_FACETS, export=SCHOOLS_EXPORT)

Calls of a kind's own stand beside them, in a controller of the same path. Who has some of the usual ones of
its own too chooses the others: `CALLS = RecordCalls(…)`, `ROUTES = [SchoolController, CALLS.change(Fields)]`.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Annotated, Any, ClassVar, Literal, Protocol
from uuid import UUID

import msgspec
from litestar import Request, delete, get, patch, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Meta, Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.actions import Section
from estante.bulk.acts import BulkAct, Chosen
from estante.bulk.answers import Deleted, Restored
from estante.bulk.changes import BulkChanges, source_of
from estante.bulk.routes import BulkCalls
from estante.decoding import EXAMPLE_GUID, Example
from estante.dependencies import inject
from estante.errors import Forbidden
from estante.exports import jobs as exports
from estante.http.envelope import Answer
from estante.http.etags import versioned
from estante.http.limits import Hourly
from estante.if_match import IfMatch
from estante.jobs.queue import JobQueue
from estante.languages.translator import Translator
from estante.lists.facets import FacetSpec
from estante.lists.page import Page
from estante.lists.reading import Lists
from estante.lists.spec import ListSpec
from estante.records import sets
from estante.records.edits.rules import EDIT
from estante.records.history import RecordHistory
from estante.records.service import Records
from estante.records.uses import UsedBy, UsedByMany
from estante.records.versions import RecordVersions
from estante.trash.acts import RESTORE

AnyRequest = Request[Any, Any, State]
# Filled with the types of one kind of record, which only Litestar reads.
BODY: Any = JSONBody
DEPENDENCY: Any = NamedDependency
ANSWER: Any = Answer
PAGE: Any = Page
WRITES = Hourly("writes")


class RecordGuid(Struct, forbid_unknown_fields=True):
    """The body of a call about one record."""

    EXAMPLE: ClassVar[Example] = {"guid": EXAMPLE_GUID}
    guid: UUID


class RecordGuids(Struct, forbid_unknown_fields=True):
    """The body of a call about some records, such as a DELETE with a list."""

    EXAMPLE: ClassVar[Example] = {"guids": [EXAMPLE_GUID]}
    guids: Annotated[list[UUID], Meta(min_length=1, max_length=200)]


class RecordPresenter(Protocol):
    """Answers a record where that takes more than its attributes; built as services are."""

    async def present(self, session: AsyncSession, record: Any) -> Struct:
        """The answer, as the session's transaction has written the record so far."""
        ...


def attribute_presenter(answer: type[Struct]) -> type[RecordPresenter]:
    """A presenter that makes the answer of a record's attributes."""

    class AttributePresenter:
        async def present(self, _session: AsyncSession, record: Any) -> Struct:
            made: Struct = msgspec.convert(record, answer, from_attributes=True)
            return made

    return AttributePresenter


def record_routes(
    service: type[Records[Any]],
    section: Section,
    rows: ListSpec[Any, Any],
    *,
    path: str,
    answer: type[Struct],
    new: type[Struct],
    fields: type[Struct],
    acts: Mapping[str, BulkAct] | None = None,
    facets: FacetSpec[Any] | None = None,
    export: exports.Export | None = None,
    saves: Literal["put", "patch"] = "put",
    deletes: Literal["one", "many"] | None = None,
) -> Sequence[ControllerRouterHandler]:
    """List, create, read, change, history and uses; with `facets`, `acts`, `export`, `deletes` also these.

    Args:
        section: has `readList`, `readDetail`, `create` and `update`, and `export` where there is one.
        answer: made of a record's attributes. new, fields: the bodies of POST and of the call that saves.
        acts: bulk acts by the word that chooses them; who may read the list may ask, each has its own action.
        deletes: DELETE of `one` record by its address, or of `many` by their guids; needs the act `delete`.
    """
    calls = RecordCalls(service, section, path, answer)
    return [
        calls.find(rows),
        *([calls.count(rows, facets)] if facets is not None else []),
        *([calls.export(rows, export)] if export is not None else []),
        *([calls.change_many(rows, acts)] if acts is not None else []),
        *([calls.preview_many(rows, acts)] if acts is not None and EDIT in acts else []),
        calls.create(new),
        calls.read(),
        calls.change(fields, saves),
        *([calls.delete_one((acts or {})["delete"])] if deletes == "one" else []),
        *([calls.delete((acts or {})["delete"])] if deletes == "many" else []),
        calls.history(),
        calls.used_by(),
        *([calls.used_by_many(rows)] if acts is not None and "deactivate" in acts else []),
    ]


def _typed(function: Callable[..., Any], *, returns: object = None, **types: object) -> Callable[..., Any]:
    """A handler with the types of one kind of record."""
    function.__annotations__.update(types if returns is None else {**types, "return": returns})
    return function


class RecordCalls(Struct, frozen=True):
    """The calls of one kind of record, one by one. A call without a limit to choose counts as a write.

    Args:
        path: where the list is, below the router's path; a record is at `<path>/{guid}`.
        answer: made of a record's attributes, or by the `presenter`.
    """

    service: type[Records[Any]]
    section: Section
    path: str
    answer: type[Struct]
    presenter: type[RecordPresenter] | None = None

    @property
    def words(self) -> str:
        """What the records are called in the document: the last part of their path."""
        return self.path.rpartition("/")[2].replace("-", " ")

    @property
    def record_path(self) -> str:
        """The path of one record."""
        return f"{self.path}/{{guid:uuid}}"

    def find(self, rows: ListSpec[Any, Any]) -> ControllerRouterHandler:
        """GET the list."""

        async def find(lists: NamedDependency[Lists]) -> Any:
            return await lists.page(rows)

        call = get(self.path, action=self.section.readList, list=rows, summary=f"List {self.words}")
        return call(_typed(find, returns=PAGE[rows.row]))

    def count(self, rows: ListSpec[Any, Any], facets: FacetSpec[Any]) -> ControllerRouterHandler:
        """GET `facets`: how many rows have each value."""

        async def count(lists: NamedDependency[Lists]) -> Any:
            return await lists.facets(facets)

        call = get(
            f"{self.path}/facets",
            action=self.section.readList,
            list=rows,
            summary=f"Count {self.words} by their values",
        )
        return call(_typed(count, returns=facets.facets))

    def export(self, rows: ListSpec[Any, Any], export: exports.Export) -> ControllerRouterHandler:
        """POST `export`: a file of the list, as a job."""

        @post(
            f"{self.path}/export",
            action=self.section.export,
            status_code=202,
            list=rows,
            limit=Hourly("exports"),
            summary=f"Make a file of {self.words}, with the filters and the order of the address",
        )
        async def start_export(
            request: AnyRequest,
            *,
            lists: NamedDependency[Lists],
            session: NamedDependency[AsyncSession],
            queue: NamedDependency[JobQueue],
            data: JSONBody[exports.ExportChoice | None] = None,
        ) -> exports.ExportView:
            filters, choice = lists.request(rows).to_json(), data or exports.EVERYTHING
            return await exports.start(request, session, queue, export, filters, choice=choice)

        return start_export

    def change_many(self, rows: ListSpec[Any, Any], acts: Mapping[str, BulkAct]) -> ControllerRouterHandler:
        """POST `bulk`: one of these acts, on the records that are named or on all that the list shows."""
        return self._bulk(rows, acts).change()

    def preview_many(self, rows: ListSpec[Any, Any], acts: Mapping[str, BulkAct]) -> ControllerRouterHandler:
        """POST `bulk/preview`: what an act that takes values, such as `edit`, would do."""
        return self._bulk(rows, acts).preview()

    def _bulk(self, rows: ListSpec[Any, Any], acts: Mapping[str, BulkAct]) -> BulkCalls:
        name = self.service.model.__name__
        return BulkCalls(name, self.words, self.path, self.section.readList, rows, acts)

    def create(self, new: type[Struct], limit: Hourly = WRITES) -> ControllerRouterHandler:
        """POST a new one."""

        async def create(data: Any, records: Any, presenter: Any) -> Any:
            return await self.answer_of(records, presenter, await records.create(data), 201)

        call = post(
            self.path,
            action=self.section.create,
            status_code=201,
            limit=limit,
            summary=f"Make one of the {self.words}",
            dependencies=self._providers,
        )
        return call(self._answering(create, data=BODY[new]))

    def read(self) -> ControllerRouterHandler:
        """GET one."""

        async def read(guid: FromPath[UUID], records: Any, presenter: Any) -> Any:
            return await self.answer_of(records, presenter, await records.get(guid))

        call = get(
            self.record_path,
            action=self.section.readDetail,
            summary=f"One of the {self.words}",
            dependencies=self._providers,
        )
        return call(self._answering(read))

    def change(self, fields: type[Struct], saves: Literal["put", "patch"] = "put") -> ControllerRouterHandler:
        """PUT, or PATCH, what is sent of these fields."""

        async def change(
            guid: FromPath[UUID],
            data: Any,
            *,
            if_match: NamedDependency[IfMatch],
            records: Any,
            presenter: Any,
        ) -> Any:
            return await self.answer_of(records, presenter, await records.update(guid, data, if_match))

        method: Callable[..., Callable[..., ControllerRouterHandler]] = put if saves == "put" else patch
        call = method(
            self.record_path,
            action=self.section.update,
            summary=f"Change what is sent of one of the {self.words}",
            dependencies=self._providers,
        )
        return call(self._answering(change, data=BODY[fields]))

    def set_status(self, change: type[Struct]) -> ControllerRouterHandler:
        """PATCH the `status` of this body."""

        async def set_status(
            guid: FromPath[UUID],
            data: Any,
            *,
            if_match: NamedDependency[IfMatch],
            records: Any,
            presenter: Any,
        ) -> Any:
            changed = await records.set_status(guid, data.status, if_match)
            return await self.answer_of(records, presenter, changed)

        call = patch(
            self.record_path,
            action=self.section.update,
            summary=f"Give one of the {self.words} another status",
            dependencies=self._providers,
        )
        return call(self._answering(set_status, data=BODY[change]))

    def clone(self, limit: Hourly = WRITES) -> ControllerRouterHandler:
        """POST `<path>-clone`: a copy of one."""

        async def clone(data: JSONBody[RecordGuid], records: Any, presenter: Any) -> Any:
            return await self.answer_of(records, presenter, await records.clone(data.guid), 201)

        call = post(
            f"{self.path}-clone",
            action=self.section.clone,
            status_code=201,
            limit=limit,
            summary=f"Copy one of the {self.words}",
            dependencies=self._providers,
        )
        return call(self._answering(clone))

    def delete_one(self, act: BulkAct) -> ControllerRouterHandler:
        """DELETE one by its address: into the trash, where records have one."""

        async def delete_one(
            guid: FromPath[UUID], if_match: NamedDependency[IfMatch], records: Any
        ) -> Deleted:
            await records.remove(guid, if_match)
            return Deleted([guid], [])

        call = delete(
            self.record_path,
            action=act.action,
            status_code=200,
            summary=f"Delete one of the {self.words}",
            dependencies=inject(records=self.service),
        )
        return call(_typed(delete_one, records=DEPENDENCY[self.service]))

    def delete(self, act: BulkAct) -> ControllerRouterHandler:
        """DELETE a list of guids by this act; each is judged on its own."""

        @delete(
            self.path,
            action=act.action,
            status_code=200,
            limit=Hourly("bulk"),
            summary=f"Delete {self.words}, each judged on its own",
        )
        async def delete_many(
            data: JSONBody[RecordGuids], bulk: NamedDependency[BulkChanges], t: NamedDependency[Translator]
        ) -> Deleted:
            """Raises Forbidden: 403, the person may delete none of them."""
            result = (await bulk.start(act, Chosen(guids=data.guids)))[1]
            if refusal := result.prohibition:
                action = str(refusal.params.get("action", act.action))
                raise Forbidden(extra={"action": action}, text=refusal.text, action=action)
            return Deleted.of(result, t)

        return delete_many

    def restore(self, act: BulkAct) -> ControllerRouterHandler:
        """POST `restore`: a list of guids back from the trash, into which `act` puts them."""

        @post(
            f"{self.path}/restore",
            action=act.action,
            status_code=200,
            limit=Hourly("bulk"),
            summary=f"Bring {self.words} back from the trash",
        )
        async def restore_many(
            data: JSONBody[RecordGuids], bulk: NamedDependency[BulkChanges], t: NamedDependency[Translator]
        ) -> Restored:
            return Restored.of((await bulk.start(RESTORE, Chosen(guids=data.guids)))[1], t)

        return restore_many

    def history(self) -> ControllerRouterHandler:
        """GET `history`."""

        async def read_history(guid: FromPath[UUID], records: Any) -> RecordHistory:
            return RecordHistory(await records.history(guid))

        return self._of_one("history", "Who changed one of the {}, with old and new values")(read_history)

    def used_by(self) -> ControllerRouterHandler:
        """GET `used-by`."""

        async def read_uses(guid: FromPath[UUID], records: Any) -> UsedBy:
            uses: UsedBy = await records.used_by(guid)
            return uses

        return self._of_one("used-by", "What uses one of the {}, as every plugin says")(read_uses)

    def used_by_many(self, rows: ListSpec[Any, Any]) -> ControllerRouterHandler:
        """POST `used-by`: what uses the records that are named, or all that the list shows."""

        async def read_uses_of_many(
            data: JSONBody[Chosen], *, lists: NamedDependency[Lists], records: Any
        ) -> UsedByMany:
            return await sets.used_by(records, source_of(data, lists.source(rows)), data.excluded)

        call = post(
            f"{self.path}/used-by",
            action=self.section.readList,
            status_code=200,
            list=rows,
            limit=WRITES,
            summary=f"What uses many {self.words}: those that are named, or all that the list shows",
            dependencies=inject(records=self.service),
        )
        return call(_typed(read_uses_of_many, records=DEPENDENCY[self.service]))

    def versions(self) -> ControllerRouterHandler:
        """GET `versions`: the earlier ones, where the service keeps them."""

        async def list_versions(guid: FromPath[UUID], records: Any) -> RecordVersions:
            versions: RecordVersions = await records.versions(guid)
            return versions

        return self._of_one("versions", "The earlier versions of one of the {}, newest first")(list_versions)

    def restore_version(self) -> ControllerRouterHandler:
        """POST `versions/{number}/restore`."""

        async def restore_version(
            guid: FromPath[UUID],
            number: FromPath[int],
            *,
            if_match: NamedDependency[IfMatch],
            records: Any,
            presenter: Any,
        ) -> Any:
            restored = await records.restore_version(guid, number, if_match)
            return await self.answer_of(records, presenter, restored)

        call = post(
            f"{self.record_path}/versions/{{number:int}}/restore",
            action=self.section.update,
            status_code=200,
            limit=WRITES,
            summary=f"Give one of the {self.words} the values of an earlier version again",
            dependencies=self._providers,
        )
        return call(self._answering(restore_version))

    async def answer_of(
        self, records: Records[Any], presenter: RecordPresenter, record: Any, status_code: int = 200
    ) -> Answer[Any]:
        """A record as an answer, with its version; for the calls of a kind's own too."""
        content = await presenter.present(records.session, record)
        return versioned(content, records.version_of(record), status_code)

    # -- below

    @property
    def _providers(self) -> dict[str, Any]:
        return inject(records=self.service, presenter=self._presenter)

    @property
    def _presenter(self) -> type[RecordPresenter]:
        return self.presenter or attribute_presenter(self.answer)

    def _answering(self, function: Callable[..., Any], **types: object) -> Callable[..., Any]:
        """A handler that answers one record."""
        services = {"records": DEPENDENCY[self.service], "presenter": DEPENDENCY[Any]}
        return _typed(function, **services, **types, returns=ANSWER[self.answer])

    def _of_one(self, word: str, summary: str) -> Callable[..., ControllerRouterHandler]:
        """What reads something of one record."""

        def call(function: Callable[..., Any]) -> ControllerRouterHandler:
            return get(
                f"{self.record_path}/{word}",
                action=self.section.readDetail,
                summary=summary.format(self.words),
                dependencies=inject(records=self.service),
            )(_typed(function, records=DEPENDENCY[self.service]))

        return call
