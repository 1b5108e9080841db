"""Where the file of a content is saved from."""

from typing import TYPE_CHECKING

from estante.api.files import FileStore
from estante.api.tenants import Tenant

if TYPE_CHECKING:
    from estante_contents.contracts import ContentRecord


def download_url(files: FileStore, tenant: Tenant, content: "ContentRecord") -> str | None:
    """An address that saves the file as it was sent, by its own name; None where it may not be downloaded."""
    if content.file is None or not content.is_downloadable:
        return None
    return files.download_url(tenant, content.file.key, content.file.name)
