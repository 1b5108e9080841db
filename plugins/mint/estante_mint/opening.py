"""What the viewer opens of a lesson that is written here, and where its editor stands."""

from estante_contents.contracts import ContentRecord, OpeningContext, Payload, TypeEditor

from estante_mint.services.lessons import LESSON_TYPE

# The renderer of this type shows a lesson, whose own shows books that come as a file.
PAGE_TYPE = "MINT_PAGE"


class LessonPayload(Payload, frozen=True, kw_only=True):
    """A lesson, whose pages its renderer asks for: `GET mint/lessons/{guid}/reading`."""


def _open(_content: ContentRecord, _context: OpeningContext) -> Payload:
    return LessonPayload(rendered_as=PAGE_TYPE)


EDITOR = TypeEditor(type_guid=LESSON_TYPE, tabs="mint.lesson.detail", open=_open)
