"""What is uploaded to become the pages of a lesson."""

from typing import Final

from estante.api.files import UploadPurpose

from estante_mint.policies import Mint

DOCUMENT: Final = UploadPurpose("mint.document", (Mint.update,), ("html", "docx"), "image_bytes")
