"""What files are uploaded for here: contents, and their pictures."""

from estante.files.purposes import COVER_FORMATS, HEADER_FORMATS, IMAGE_FORMATS, UploadPurpose

from estante_contents.policies import Contents

EDITING = (Contents.create, Contents.update)
COVER = UploadPurpose("cover", EDITING, COVER_FORMATS, "image_bytes")
PURPOSES = (
    UploadPurpose("content", EDITING),
    UploadPurpose("image", EDITING, IMAGE_FORMATS, "image_bytes"),
    COVER,
    UploadPurpose("header", EDITING, HEADER_FORMATS, "image_bytes"),
)
