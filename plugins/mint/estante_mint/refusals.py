"""What the calls of Mint lessons refuse."""

from estante.api.errors import ApiError, Forbidden, Unavailable, Unprocessable

from estante_mint.settings import DUAL_PAGES


class PageChanged(ApiError):
    """409: somebody else saved the page meanwhile (MIN-019); `page` is theirs, what was sent is not kept."""

    status, code = 409, "MINT_PAGE_CHANGED"


class DualPagesOff(Forbidden):
    """403: the organization has no pages of two sides (MIN-011)."""

    def __init__(self) -> None:
        super().__init__(text="MINT_DUAL_OFF", extra={"flag": DUAL_PAGES})


class ImportRunning(ApiError):
    """409: the lesson is being imported already."""

    status, code = 409, "MINT_IMPORT_RUNNING"


class NothingToRestore(ApiError):
    """409: no import has taken the place of the lesson's pages."""

    status, code = 409, "MINT_NOTHING_TO_RESTORE"


class LessonFull(Unprocessable):
    """422: a lesson has at most so many pages, which `max` says."""

    code = "MINT_LESSON_FULL"


class LicenseNeeded(Forbidden):
    """403: lessons are written by who has a Mint licence (MIN-001)."""

    code = "MINT_LICENSE_NEEDED"


class NoClientLicense(ApiError):
    """409: the client has no Mint licence (MIN-004)."""

    status, code = 409, "MINT_NO_CLIENT_LICENSE"


class LicensesExceeded(ApiError):
    """409: the client has no more licences, of which `most` is the number (MIN-005)."""

    status, code = 409, "MINT_LICENSES_EXCEEDED"


class EditorsExceeded(ApiError):
    """409: the client has no more editors, of which `most` is the number (MIN-006)."""

    status, code = 409, "MINT_EDITORS_EXCEEDED"


class LicenseNotActive(ApiError):
    """409: the client's licence is inactive or expired, as `license_status` says (MIN-007)."""

    status, code = 409, "MINT_LICENSE_NOT_ACTIVE"

    def __init__(self, license_status: str) -> None:
        super().__init__(extra={"license_status": license_status})


class LicenseInvalid(ApiError):
    """409: the client's licence was signed by somebody else, or is another client's (MIN-009)."""

    status, code = 409, "MINT_LICENSE_INVALID"


class LicenseUnverified(Unavailable):
    """503: the service that signs licences is away, and its last key is too old (MIN-009)."""

    def __init__(self) -> None:
        super().__init__(text="MINT_LICENSE_UNVERIFIED")
