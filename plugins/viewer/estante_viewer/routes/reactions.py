"""Reviews, reports and what stands beside a content (VS §3, §7)."""

from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.http import Hourly, inject, same_as_address
from estante.api.lists import Lists, Page
from estante_contents.contracts import ContentLibrary
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.lists import REPORTS
from estante_viewer.policies import EDITORIAL, Viewer
from estante_viewer.schemas.marks import (
    CommonElements,
    ReportRow,
    ReviewRow,
    Reviews,
    WriteReport,
    WriteReview,
)
from estante_viewer.services.access import open_for
from estante_viewer.services.reports import ReportService
from estante_viewer.services.reviews import ReviewService

DEPENDENCIES = inject(reviews=ReviewService, reports=ReportService)


class ReactionController(Controller):
    """What people say about a content."""

    path = "/cms/contents"
    dependencies = DEPENDENCIES

    @get("/{content_guid:uuid}/common-elements", action=Viewer.read, summary="What stands beside a content")
    async def common_elements(
        self,
        content_guid: FromPath[UUID],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        reviews: NamedDependency[ReviewService],
    ) -> CommonElements:
        """The ratings, one's own and everybody's.

        Raises:
            NotFound: no such content. ContentRefused: it is closed to this person.
        """
        await open_for(content_library, principal, content_guid)
        return CommonElements(reviews=await reviews.of(content_guid))

    @get("/{content_guid:uuid}/reviews", action=Viewer.review, summary="One's own rating and the averages")
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

    @post(
        "/{content_guid:uuid}/reviews", action=Viewer.review, limit=Hourly("writes"), summary="Rate a content"
    )
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
    ) -> ReportRow:
        """Report a problem, also with a content that does not open for this person.

        Raises:
            NotFound: no such content. ValidationFailed: an unknown type, or the body names another content.
        """
        same_as_address("content_guid", data.content_guid, content_guid)
        await content_library.get(content_guid)
        report = await reports.send(content_guid, data)
        return msgspec.convert(report, ReportRow, from_attributes=True)

    @get("/reports", action=Viewer.report, list=REPORTS, summary="List reports")
    async def list_reports(
        self, principal: NamedDependency[Principal], lists: NamedDependency[Lists]
    ) -> Page[ReportRow]:
        """All reports for editorial roles, one's own for others, the newest first."""
        return await lists.page(REPORTS, is_editor=principal.role_guid in EDITORIAL)
