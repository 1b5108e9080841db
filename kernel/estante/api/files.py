"""Files: the store, uploads, what a file is, and addresses outside."""

from typing import TYPE_CHECKING

from estante.plugins.lazy_names import load_lazily

if TYPE_CHECKING:
    from estante.files.archives import Archive, ArchiveLimits, extract, open_archive
    from estante.files.detection import sniff
    from estante.files.formats import BY_EXTENSION, extension_of
    from estante.files.ingestion import Received
    from estante.files.ingestion import receive as receive_file
    from estante.files.paths import file_title, package_path
    from estante.files.pictures import copies_of
    from estante.files.purposes import (
        COVER_FORMATS,
        HEADER_FORMATS,
        IMAGE_FORMATS,
        AnnouncedFile,
        FileRecord,
        StoredUpload,
        UploadPurpose,
    )
    from estante.files.signatures import FileForbidden, Signer
    from estante.files.store import FileStore
    from estante.files.uploads import UploadNotReady, UploadTicket
    from estante.files.uploads import claim as claim_upload
    from estante.files.uploads import copy as copy_file
    from estante.files.uploads import finished as finished_upload
    from estante.files.uploads import issue_token as issue_upload_token
    from estante.files.uploads import keep as keep_file
    from estante.files.uploads import release as release_file
    from estante.files.uploads import take_in as take_in_file
    from estante.files.wire.bodies import FileForm
    from estante.files.wire.public_fetch import (
        AddressRefused,
        Fetched,
        FetchFailed,
        fetch_public,
        post_public,
    )
    from estante.languages.code_pages import NAME_ENCODINGS, TABLE_ENCODINGS, decode_names, plain_name
else:
    __getattr__ = load_lazily(__name__)

__all__ = [
    "BY_EXTENSION",
    "COVER_FORMATS",
    "HEADER_FORMATS",
    "IMAGE_FORMATS",
    "NAME_ENCODINGS",
    "TABLE_ENCODINGS",
    "AddressRefused",
    "AnnouncedFile",
    "Archive",
    "ArchiveLimits",
    "FetchFailed",
    "Fetched",
    "FileForbidden",
    "FileForm",
    "FileRecord",
    "FileStore",
    "Received",
    "Signer",
    "StoredUpload",
    "UploadNotReady",
    "UploadPurpose",
    "UploadTicket",
    "claim_upload",
    "copies_of",
    "copy_file",
    "decode_names",
    "extension_of",
    "extract",
    "fetch_public",
    "file_title",
    "finished_upload",
    "issue_upload_token",
    "keep_file",
    "open_archive",
    "package_path",
    "plain_name",
    "post_public",
    "receive_file",
    "release_file",
    "sniff",
    "take_in_file",
]
