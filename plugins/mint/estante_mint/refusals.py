"""What the calls of Mint lessons refuse."""

from estante.api.errors import ApiError, Unprocessable


class PageChanged(ApiError):
    """409: somebody else saved the page meanwhile (MIN-019); `page` is theirs, what was sent is not kept."""

    status, code = 409, "MINT_PAGE_CHANGED"


class LessonFull(Unprocessable):
    """422: a lesson has at most so many pages, which `max` says."""

    code = "MINT_LESSON_FULL"
