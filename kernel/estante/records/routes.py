"""The calls that every kind of record has, from its service, its list and its Structs.

ROUTES = record_routes(SchoolService, Schools, SCHOOLS, path="/schools", answer=SchoolAnswer, new=NewSchool,
                       fields=SchoolFields, acts=ACTS, facets=SCHOOL_FACETS, export=SCHOOLS_EXPORT)

Calls of a kind's own stand beside them, in a controller of the same path.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal
from uuid import UUID

import msgspec
from litestar import Request, get, post, put
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody
from litestar.types import ControllerRouterHandler
from msgspec import Struct
from sqlalchemy.ext.asyncio import AsyncSession

from estante.actions import Section
from estante.bulk.acts import BulkAct, Chosen
from estante.bulk.answers import BulkView, settled_view
from estante.bulk.changes import BulkChanges
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
from estante.plugins.injection import inject
from estante.records.history import RecordHistory
from estante.records.service import Records
from estante.records.uses import UsedBy

AnyRequest = Request[Any, Any, State]
# Filled with the types of one kind of record, which only Litestar reads.
BODY: Any = JSONBody
DEPENDENCY: Any = NamedDependency
ANSWER: Any = Answer
PAGE: Any = Page


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
) -> Sequence[ControllerRouterHandler]:
    """List, create, read, change, history and uses; with `facets`, `acts` and `export` also these.

    Args:
        section: has `readList`, `readDetail`, `create` and `update`, and `export` where there is one.
        answer: made of a record's attributes. new, fields: the bodies of POST and PUT.
        acts: bulk acts by the word that chooses them; who may read the list may ask, each has its own action.
    """
    calls = _Calls(service, section, rows, path, answer)
    return [
        calls.find(),
        *([calls.count(facets)] if facets is not None else []),
        *([calls.export(export)] if export is not None else []),
        *([calls.change_many(acts)] if acts is not None else []),
        calls.create(new),
        calls.read(),
        calls.change(fields),
        calls.history(),
        calls.used_by(),
    ]


def _typed(function: Callable[..., Any], *, returns: object = None, **types: object) -> Callable[..., Any]:
    """A handler with the types of one kind of record."""
    function.__annotations__.update(types if returns is None else {**types, "return": returns})
    return function


class _Calls(Struct, frozen=True):
    """The handlers of one kind of record."""

    service: type[Records[Any]]
    section: Section
    rows: ListSpec[Any, Any]
    path: str
    answer: type[Struct]

    @property
    def words(self) -> str:
        """What the records are called in the document: the last part of their path."""
        return self.path.rpartition("/")[2].replace("-", " ")

    @property
    def one(self) -> str:
        """The path of one record."""
        return f"{self.path}/{{guid:uuid}}"

    @property
    def providers(self) -> dict[str, Any]:
        return inject(records=self.service)

    @property
    def dependency(self) -> object:
        return DEPENDENCY[self.service]

    def answered(self, records: Records[Any], record: Any, status_code: int = 200) -> Answer[Any]:
        """A record as an answer, with its version."""
        content = msgspec.convert(record, self.answer, from_attributes=True)
        return versioned(content, records.version_of(record), status_code)

    def find(self) -> ControllerRouterHandler:
        async def find(lists: NamedDependency[Lists]) -> Any:
            return await lists.page(self.rows)

        call = get(self.path, action=self.section.readList, list=self.rows, summary=f"List {self.words}")
        return call(_typed(find, returns=PAGE[self.rows.row]))

    def count(self, facets: FacetSpec[Any]) -> ControllerRouterHandler:
        async def count(lists: NamedDependency[Lists]) -> Any:
            return await lists.facets(facets)

        call = get(
            f"{self.path}/facets",
            action=self.section.readList,
            list=self.rows,
            summary=f"Count {self.words} by their values",
        )
        return call(_typed(count, returns=facets.facets))

    def export(self, export: exports.Export) -> ControllerRouterHandler:
        @post(
            f"{self.path}/export",
            action=self.section.export,
            status_code=202,
            list=self.rows,
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
            filters, choice = lists.request(self.rows).to_json(), data or exports.EVERYTHING
            return await exports.ask(request, session, queue, export, filters, choice=choice)

        return start_export

    def change_many(self, acts: Mapping[str, BulkAct]) -> ControllerRouterHandler:
        async def change_many(
            data: Any,
            *,
            lists: NamedDependency[Lists],
            bulk: NamedDependency[BulkChanges],
            t: NamedDependency[Translator],
        ) -> BulkView:
            change, result = await bulk.start(acts[data.act], data, lists.source(self.rows))
            return settled_view(change, result, t)

        names: Any = tuple(acts)
        body = msgspec.defstruct(
            f"{self.service.model.__name__}Bulk",
            [("act", Literal[names])],
            bases=(Chosen,),
            kw_only=True,
            namespace={"EXAMPLE": {"act": names[0], "all": True}},
        )
        call = post(
            f"{self.path}/bulk",
            action=self.section.readList,
            status_code=200,
            list=self.rows,
            limit=Hourly("bulk"),
            summary=f"Change many {self.words}: those that are named, or all that the list shows",
        )
        return call(_typed(change_many, data=BODY[body]))

    def create(self, new: type[Struct]) -> ControllerRouterHandler:
        async def create(data: Any, records: Any) -> Any:
            return self.answered(records, await records.create(data), 201)

        call = post(
            self.path,
            action=self.section.create,
            status_code=201,
            limit=Hourly("writes"),
            summary=f"Make one of the {self.words}",
            dependencies=self.providers,
        )
        return call(_typed(create, data=BODY[new], records=self.dependency, returns=ANSWER[self.answer]))

    def read(self) -> ControllerRouterHandler:
        async def read(guid: FromPath[UUID], records: Any) -> Any:
            return self.answered(records, await records.get(guid))

        call = get(
            self.one,
            action=self.section.readDetail,
            summary=f"One of the {self.words}",
            dependencies=self.providers,
        )
        return call(_typed(read, records=self.dependency, returns=ANSWER[self.answer]))

    def change(self, fields: type[Struct]) -> ControllerRouterHandler:
        async def change(
            guid: FromPath[UUID], data: Any, if_match: NamedDependency[IfMatch], records: Any
        ) -> Any:
            return self.answered(records, await records.update(guid, data, if_match))

        call = put(
            self.one,
            action=self.section.update,
            summary=f"Change what is sent of one of the {self.words}",
            dependencies=self.providers,
        )
        return call(_typed(change, data=BODY[fields], records=self.dependency, returns=ANSWER[self.answer]))

    def history(self) -> ControllerRouterHandler:
        async def read_history(guid: FromPath[UUID], records: Any) -> RecordHistory:
            return RecordHistory(await records.history(guid))

        call = get(
            f"{self.one}/history",
            action=self.section.readDetail,
            summary=f"Who changed one of the {self.words}, with old and new values",
            dependencies=self.providers,
        )
        return call(_typed(read_history, records=self.dependency))

    def used_by(self) -> ControllerRouterHandler:
        async def read_uses(guid: FromPath[UUID], records: Any) -> Any:
            return await records.used_by(guid)

        call = get(
            f"{self.one}/used-by",
            action=self.section.readDetail,
            summary=f"What uses one of the {self.words}, as every plugin says",
            dependencies=self.providers,
        )
        return call(_typed(read_uses, records=self.dependency, returns=UsedBy))
