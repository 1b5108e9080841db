"""What files are uploaded for here: contents, and their pictures."""

from estante.api.files import COVER_FORMATS, HEADER_FORMATS, IMAGE_FORMATS, UploadPurpose

from estante_contents.policies import Contents

EDITING = (Contents.create, Contents.update)
COVER = UploadPurpose("contents.cover", EDITING, COVER_FORMATS, "image_bytes")
PURPOSES = (
    UploadPurpose("contents.content", EDITING),
    UploadPurpose("contents.image", EDITING, IMAGE_FORMATS, "image_bytes"),
    COVER,
    UploadPurpose("contents.header", EDITING, HEADER_FORMATS, "image_bytes"),
)
