"""The calls of the developer page that normalizes SCORM packages (BO §2)."""

from uuid import UUID

from estante.api.access import DeveloperPages
from estante.api.files import FileForm
from estante.api.http import Hourly
from estante.api.lists import Lists, Page
from litestar import Controller, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, MultipartBody
from msgspec import Struct

from estante_contents.schemas import UploadedFile
from estante_contents.scorm.lists import PACKAGES, PackageRow
from estante_contents.scorm.service import PackageService

# Larger ones come as resumable uploads.
MAX_REQUEST_BYTES = 64 * 1024 * 1024


class Normalization(Struct, frozen=True):
    """The content, and the job that prepares its new package."""

    content: UUID
    job: UUID


class PackageController(Controller):
    """SCORM packages that editors uploaded, and normalized ones in their place."""

    path = "/contents"

    @get("/scorm-normalize", action=DeveloperPages.readDetail, list=PACKAGES)
    async def list_packages(
        self, lists: NamedDependency[Lists], packages: NamedDependency[PackageService]
    ) -> Page[PackageRow]:
        """The contents of type CTTY_10 that editorial authors made (SHE-131)."""
        return await lists.page(PACKAGES, editors=await packages.editors())

    @post(
        "/{guid:uuid}/scorm-normalize",
        action=DeveloperPages.update,
        status_code=202,
        limit=Hourly("uploads"),
        request_max_body_size=MAX_REQUEST_BYTES,
    )
    async def normalize_package(
        self,
        guid: FromPath[UUID],
        data: MultipartBody[FileForm],
        packages: NamedDependency[PackageService],
    ) -> Normalization:
        """Put a normalized package in the place of a content's own: multipart {file} (SHE-132).

        Raises:
            NotFound: 404. UnsupportedType: 415. NotScorm, PackageMisfit: 422, content or file are none.
        """
        package = await data.file.read()
        return Normalization(guid, await packages.normalize(guid, data.file.filename or "", package))

    @post(
        "/{guid:uuid}/scorm-normalize/upload",
        action=DeveloperPages.update,
        status_code=202,
        limit=Hourly("uploads"),
    )
    async def normalize_by_upload(
        self,
        guid: FromPath[UUID],
        data: JSONBody[UploadedFile],
        packages: NamedDependency[PackageService],
    ) -> Normalization:
        """The same by a finished upload, for packages that take a while to send.

        Raises:
            NotFound: 404. UploadNotReady: 409. UnsupportedType: 415. NotScorm, PackageMisfit: 422.
        """
        return Normalization(guid, await packages.normalize_by(guid, data.upload_guid))
