"""Reviews, reports and what stands beside a content (VS §3, §7)."""

from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.http import Answer, Hourly, IfMatch, inject, same_as_address, versioned
from estante.api.lists import Lists, Page
from estante.api.records import RecordHistory
from estante_contents.contracts import ContentLibrary
from litestar import Controller, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.comments.beside import BesideContent
from estante_viewer.lists import REPORTS
from estante_viewer.policies import EDITORIAL, Reports, Viewer
from estante_viewer.schemas.marks import (
    AnswerReport,
    CommonElements,
    ReportDetail,
    ReportRow,
    ReviewRow,
    Reviews,
    WriteReport,
    WriteReview,
)
from estante_viewer.services.access import open_for
from estante_viewer.services.reports import ReportPresenter, ReportService
from estante_viewer.services.reviews import ReviewService


class ReviewController(Controller):
    """Ratings of a content."""

    path = "/cms/contents/{content_guid:uuid}"
    dependencies = inject(reviews=ReviewService, beside=BesideContent)

    @get("/common-elements", action=Viewer.read, summary="What stands beside a content")
    async def common_elements(
        self,
        content_guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        reviews: NamedDependency[ReviewService],
        beside: NamedDependency[BesideContent],
    ) -> CommonElements:
        """The ratings, the comments and the person's playlist entries, as far as they may have each.

        Raises:
            NotFound: no such content. ContentRefused: it is closed to this person.
        """
        await open_for(content_library, principal, content_guid)
        return await beside.read(content_guid, await reviews.of(content_guid))

    @get("/reviews", action=Viewer.review, summary="One's own rating and the averages")
    async def read_reviews(
        self,
        content_guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        reviews: NamedDependency[ReviewService],
    ) -> Reviews:
        """The person's own rating, how many there are, and their averages."""
        await open_for(content_library, principal, content_guid)
        return await reviews.of(content_guid)

    @post("/reviews", action=Viewer.review, limit=Hourly("writes"), summary="Rate a content")
    async def review(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[WriteReview],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        reviews: NamedDependency[ReviewService],
    ) -> ReviewRow:
        """Rate how useful and how difficult a content is; a second rating replaces the first.

        Raises:
            ValidationFailed: a rating is no whole number of 1 to 5, or the body names another content.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await open_for(content_library, principal, content_guid)
        review = await reviews.rate(content_guid, data)
        return msgspec.convert(review, ReviewRow, from_attributes=True)


class ReportController(Controller):
    """Problems with contents that people report."""

    path = "/cms/contents"
    dependencies = inject(reports=ReportService, report_presenter=ReportPresenter)

    @post(
        "/{content_guid:uuid}/reports",
        action=Viewer.report,
        limit=Hourly("writes"),
        summary="Report a problem",
    )
    async def report(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[WriteReport],
        content_library: NamedDependency[ContentLibrary],
        reports: NamedDependency[ReportService],
        report_presenter: NamedDependency[ReportPresenter],
    ) -> ReportDetail:
        """Report a problem, also with a content that does not open for this person.

        Raises:
            NotFound: no such content. ValidationFailed: an unknown type, or the body names another content.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await content_library.get(content_guid)
        return await report_presenter.detail(await reports.send(content_guid, data), content_library)

    @get("/reports", action=Viewer.report, list=REPORTS, summary="List reports")
    async def list_reports(
        self,
        *,
        principal: NamedDependency[Principal],
        lists: NamedDependency[Lists],
        content_library: NamedDependency[ContentLibrary],
        report_presenter: NamedDependency[ReportPresenter],
    ) -> Page[ReportRow]:
        """All reports for editorial roles, one's own for others, the newest first."""
        # A content that an editor has open is no editor (KER-044).
        is_editor = principal.role_guid in EDITORIAL and principal.session_kind != "access"
        page = await lists.page(REPORTS, is_editor=is_editor)
        return await report_presenter.rows(page, content_library)

    @get("/reports/{guid:uuid}", action=Reports.readDetail, summary="Read a report")
    async def read(
        self,
        guid: FromPath[UUID],
        reports: NamedDependency[ReportService],
        content_library: NamedDependency[ContentLibrary],
        report_presenter: NamedDependency[ReportPresenter],
    ) -> Answer[ReportDetail]:
        """A report, with the names of who sent and who answered it. Raises NotFound: 404."""
        record = await reports.get(guid)
        answer = await report_presenter.detail(record, content_library)
        return versioned(answer, reports.version_of(record))

    @put("/reports/{guid:uuid}", action=Reports.update, summary="Answer a report")
    async def answer(
        self,
        guid: FromPath[UUID],
        data: JSONBody[AnswerReport],
        *,
        reports: NamedDependency[ReportService],
        content_library: NamedDependency[ContentLibrary],
        report_presenter: NamedDependency[ReportPresenter],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[ReportDetail]:
        """Answer a report, close it, or open it again. Who sent it is notified.

        Raises:
            NotFound: 404. StaleVersion: 412.
        """
        record = await reports.answer(guid, data, if_match, content_library)
        answer = await report_presenter.detail(record, content_library)
        return versioned(answer, reports.version_of(record))

    @get("/reports/{guid:uuid}/history", action=Reports.readDetail, summary="Who answered a report")
    async def history(self, guid: FromPath[UUID], reports: NamedDependency[ReportService]) -> RecordHistory:
        """Who sent, answered and closed it. Raises NotFound: 404."""
        return RecordHistory(await reports.history(guid))
