"""Private notes on a content (VS §3, §7)."""

from uuid import UUID

import msgspec
from estante.api.access import Principal
from estante.api.http import Answer, Hourly, IfMatch, inject, same_as_address, versioned
from estante.api.lists import Lists, Page
from estante.api.records import Deleted
from estante.api.tenants import Translator
from estante_contents.contracts import ContentLibrary
from litestar import Controller, delete, get, post, put
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

from estante_viewer.lists import ANNOTATIONS
from estante_viewer.policies import Viewer
from estante_viewer.schemas.marks import AnnotationRow, DeleteAnnotations, WriteAnnotation
from estante_viewer.services.access import open_for
from estante_viewer.services.annotations import AnnotationService

DEPENDENCIES = inject(annotations=AnnotationService)


class AnnotationController(Controller):
    """Annotations of the person who asks; nobody else sees or changes them."""

    path = "/cms/contents/{content_guid:uuid}/annotations"
    dependencies = DEPENDENCIES

    @get(action=Viewer.annotate, list=ANNOTATIONS, summary="List one's own annotations")
    async def list_own(
        self,
        content_guid: FromPath[UUID],
        content_library: NamedDependency[ContentLibrary],
        lists: NamedDependency[Lists],
    ) -> Page[AnnotationRow]:
        """Those under `parent` (a course, a lesson or an annotation), or all when no parent is named.

        Raises:
            NotFound: no such content. One that was closed since still shows its notes to who wrote them.
        """
        await content_library.get(content_guid)
        return await lists.page(ANNOTATIONS, content=content_guid)

    @post(action=Viewer.annotate, limit=Hourly("writes"), summary="Make an annotation")
    async def add(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[WriteAnnotation],
        principal: NamedDependency[Principal],
        content_library: NamedDependency[ContentLibrary],
        annotations: NamedDependency[AnnotationService],
    ) -> AnnotationRow:
        """Store an annotation under the guid that the client gives.

        Raises:
            Duplicate: this person has one with that guid. ContentRefused: the content is closed to them.
        """
        await open_for(content_library, principal, content_guid)
        added = await annotations.on(content_guid).add(data)
        return msgspec.convert(added, AnnotationRow, from_attributes=True)

    @put("/{guid:uuid}", action=Viewer.annotate, summary="Replace an annotation")
    async def change(
        self,
        content_guid: FromPath[UUID],
        guid: FromPath[UUID],
        data: JSONBody[WriteAnnotation],
        annotations: NamedDependency[AnnotationService],
        if_match: NamedDependency[IfMatch],
    ) -> Answer[AnnotationRow]:
        """Replace text and parent; the version of an annotation is its `updated_at`, as the ETag has it.

        Raises:
            NotFound: this person has none with that guid. ValidationFailed: the body names another guid.
            StaleVersion: 412.
        """
        same_as_address("guid", data.guid, guid)
        changed = await annotations.on(content_guid).update(guid, data, if_match)
        answer = msgspec.convert(changed, AnnotationRow, from_attributes=True)
        return versioned(answer, annotations.version_of(changed))

    @delete(action=Viewer.annotate, status_code=200, summary="Delete annotations")
    async def remove(
        self,
        content_guid: FromPath[UUID],
        data: JSONBody[DeleteAnnotations],
        content_library: NamedDependency[ContentLibrary],
        annotations: NamedDependency[AnnotationService],
        t: NamedDependency[Translator],
    ) -> Deleted:
        """Delete one annotation or several, with those below them, which `deleted` names too.

        Raises:
            NotFound: no such content.
        """
        await content_library.get(content_guid)
        return Deleted.of(await annotations.on(content_guid).delete_with_replies(data.guids), t)
