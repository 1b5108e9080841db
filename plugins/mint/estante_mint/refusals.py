"""What the calls of Mint lessons refuse."""

from estante.api.errors import ApiError, Forbidden, Unprocessable

from estante_mint.settings import DUAL_PAGES


class PageChanged(ApiError):
    """409: somebody else saved the page meanwhile (MIN-019); `page` is theirs, what was sent is not kept."""

    status, code = 409, "MINT_PAGE_CHANGED"


class DualPagesOff(Forbidden):
    """403: the organization has no pages of two sides (MIN-011)."""

    def __init__(self) -> None:
        super().__init__(text="MINT_DUAL_OFF", extra={"flag": DUAL_PAGES})


class LessonFull(Unprocessable):
    """422: a lesson has at most so many pages, which `max` says."""

    code = "MINT_LESSON_FULL"
