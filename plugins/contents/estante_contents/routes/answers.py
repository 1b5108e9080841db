"""A content as an answer, with its version."""

from uuid import UUID

from estante.api.http import Answer, versioned

from estante_contents.schemas import ContentDetail
from estante_contents.services import records
from estante_contents.services.content_presenter import ContentPresenter
from estante_contents.services.content_service import ContentService


def answered(content: ContentDetail, status_code: int = 200) -> Answer[ContentDetail]:
    """A content with its version as the ETag."""
    return versioned(content, content.version, status_code)


async def read_back(contents: ContentService, presenter: ContentPresenter, guid: UUID) -> ContentDetail:
    """A content as its own transaction has written it."""
    return await presenter.read(await records.reader_of(contents.session), guid)
