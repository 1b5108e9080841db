"""A content as an answer, with its version."""

from estante.http.envelope import Answer
from estante.http.etags import etag

from estante_contents.schemas import ContentDetail


def answered(content: ContentDetail, status_code: int = 200) -> Answer[ContentDetail]:
    """A content with its version as the ETag."""
    return Answer(content, status_code=status_code, headers={"ETag": etag(content.version)})
