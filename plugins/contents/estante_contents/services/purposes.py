"""What files are uploaded for here: contents, and their pictures."""

from estante.api.files import COVER_FORMATS, HEADER_FORMATS, IMAGE_FORMATS, AnnouncedFile, UploadPurpose

from estante_contents.policies import Contents, Projects
from estante_contents.services.catalogue import TypeCatalogue

EDITING = (Contents.create, Contents.update)
# Where pictures of contents lie in the store.
THUMBNAILS = "thumbnails"
COVER = UploadPurpose("contents.cover", EDITING, COVER_FORMATS, "image_bytes", alias="cover")


def _on_announced(file: AnnouncedFile) -> None:
    TypeCatalogue(file.registry, file.tenant).refuse_announced(file.name, file.media_type, file.size)


CONTENT = UploadPurpose("contents.content", EDITING, on_announced=_on_announced, alias="content")
# What a project is worked with, and what is delivered to it.
MATERIAL = UploadPurpose("contents.material", EDITING)
DELIVERED_FORMATS = (
    *("pdf", "docx", "pptx", "xlsx", "odt", "odp", "ods", "txt"),
    *("jpg", "png", "gif", "webp", "mp4", "mov", "webm", "mp3", "m4a", "ogg", "wav", "zip"),
)
DELIVERED = UploadPurpose("contents.delivery", (Projects.deliver,), DELIVERED_FORMATS)
PURPOSES = (
    CONTENT,
    MATERIAL,
    DELIVERED,
    UploadPurpose("contents.image", EDITING, IMAGE_FORMATS, "image_bytes", alias="image"),
    COVER,
    UploadPurpose("contents.header", EDITING, HEADER_FORMATS, "image_bytes", alias="header"),
)
