"""A lesson as its package will look, on a host of its own: the same page, style and script, byte by byte.

Nothing is made for it. What the page asks for by its place in the package is sent from where it is stored, on
an address that says for whom, and that is signed for an hour.
"""

from mimetypes import guess_type
from typing import Any
from uuid import UUID

from estante.api.access import Principal
from estante.api.errors import NotFound
from estante.api.files import BY_EXTENSION, FileStore, extension_of, package_path
from estante.api.http import inject
from estante.api.tenants import Tenant, Texts
from estante_contents.contracts import ContentLibrary
from litestar import Request, Response, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Redirect, Stream

from estante_programs.scorm.package import LessonPackage
from estante_programs.scorm.page import PAGE, SANDBOX, documents_of
from estante_programs.scorm.reading import LessonPackages
from estante_programs.scorm.words import words_of

PURPOSE = "programs.lesson"
LABEL = "lesson-"
SEGMENT = "_lesson"
SAFE = {
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cache-control": "no-store",
}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: {files}; "
    "media-src 'self' {files}; frame-src 'self'; base-uri 'none'; form-action 'none'; "
    "frame-ancestors {origins}"
)
# The page of a material, as the package frames it, also where somebody opens its address alone.
PAGE_POLICY = (
    f"sandbox {SANDBOX}; default-src 'self' 'unsafe-inline' 'unsafe-eval' data: blob:; object-src 'none'; "
    "frame-ancestors 'self' {origins}"
)


class LessonPreviews:
    """Where lessons are shown as their packages will look, and what is sent there."""

    def __init__(self, packages: LessonPackages, tenant: Tenant, files: FileStore, texts: Texts) -> None:
        self._packages, self._tenant, self._files, self._texts = packages, tenant, files, texts

    def address(self, principal: Principal, lesson: UUID) -> str:
        """The address for this person."""
        label, who = f"{LABEL}{lesson.hex}", f"{principal.guid.hex}-{principal.role_guid}"
        token = self._files.signer.sign(PURPOSE, self._tenant.guid, f"{label}/{who}")
        return f"{self._files.addresses.base(self._tenant, label)}/{token}/{SEGMENT}/{who}/{PAGE}"

    async def answer(self, label: str, token: str, who: str, place: str) -> Response[Any]:
        """What is at a place of the package.

        Raises:
            FileForbidden: the token is expired, changed, or for another lesson or person. NotFound.
        """
        self._files.signer.verify(token, PURPOSE, self._tenant.guid, f"{label}/{who}")
        person, _, role = who.partition("-")
        asking = Principal(self._tenant, person_guid=UUID(person), role_guid=role)
        package = await self._packages.read(asking, UUID(label.removeprefix(LABEL)))
        document = documents_of(package, words_of(self._texts, self._tenant, package)).get(place)
        if document is not None:
            return Response(document, media_type=_media_type(place), headers=self._headers(POLICY))
        return await self._stored(package, place)

    async def _stored(self, package: LessonPackage, place: str) -> Response[Any]:
        for part in package.parts:
            if part.file is not None and part.file.place == place:
                return Redirect(self._files.url(self._tenant, part.file.path), headers=SAFE)
            for track in part.tracks:
                # A browser reads subtitles of its own origin only.
                if track.file.place == place:
                    return await self._sent(track.file.path, place)
            if part.folder is not None and place.startswith(f"{part.folder.place}/"):
                inside = place.removeprefix(f"{part.folder.place}/")
                return await self._sent(package_path(part.folder.root, inside), place)
        raise NotFound

    async def _sent(self, path: str, place: str) -> Response[Any]:
        # Once it has begun, an answer can no longer say that nothing is there.
        await self._files.stat(self._tenant, path)
        stream = self._files.stream(self._tenant, path)
        # A page in a sandbox is of no origin, not even of its own files'.
        headers = {**self._headers(PAGE_POLICY), "cross-origin-resource-policy": "cross-origin"}
        return Stream(stream, media_type=_media_type(place), headers=headers)

    def _headers(self, policy: str) -> dict[str, str]:
        addresses = self._files.addresses
        origins, files = " ".join(addresses.app_origins(self._tenant)), addresses.base(self._tenant)
        return {**SAFE, "content-security-policy": policy.format(origins=origins, files=files)}


def _media_type(place: str) -> str:
    known = BY_EXTENSION.get(extension_of(place))
    return known.media_type if known else guess_type(place)[0] or "application/octet-stream"


@get(
    f"/{{token:str}}/{SEGMENT}/{{who:str}}/{{place:path}}",
    public=True,
    include_in_schema=False,
    dependencies=inject(known={ContentLibrary: "content_library"}, previews=LessonPreviews),
)
async def lesson_preview(
    token: FromPath[str],
    who: FromPath[str],
    place: FromPath[str],
    request: Request[Any, Any, State],
    previews: NamedDependency[LessonPreviews],
) -> Response[Any]:
    """A file of the package of a lesson. Raises FileForbidden: 403. NotFound: 404."""
    label: str = request.scope["state"]["package"]
    return await previews.answer(label, token, who, place.lstrip("/"))
