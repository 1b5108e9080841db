"""A content as an answer, with its version."""

from estante.http.envelope import Answer
from estante.http.etags import versioned

from estante_contents.schemas import ContentDetail


def answered(content: ContentDetail, status_code: int = 200) -> Answer[ContentDetail]:
    """A content with its version as the ETag."""
    return versioned(content, content.version, status_code)
