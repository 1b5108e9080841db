"""What an author of a content type calls in a test of it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from estante.api.plugins import is_icon
from estante.api.tenants import Tenant

from estante_contents.contracts import Addresses, Assets, ContentRecord, ContentType, Payload, Refusal, Upload

TRACKING = {"continuous", "range", "once", "suspend_data", "none"}


@dataclass
class PlainAddresses:
    """Addresses without a signature."""

    def file(self) -> str:
        return "https://files.content.example.org/file?token=t"

    def package(self) -> str:
        return "https://package.content.example.org/t/"


class PlainOpening:
    """The context of `open`: built-in settings, and addresses without a signature."""

    def __init__(self, content_type: ContentType) -> None:
        self.tenant = Tenant(guid=UUID(int=1), name="Plain", hosts=("plain.localhost",))
        self.settings = content_type.settings() if content_type.settings is not None else None
        self.addresses: Addresses = PlainAddresses()


def assert_content_type_conforms(content_type: ContentType) -> None:
    """Check the rules that every content type keeps.

    Raises:
        AssertionError: the first rule that is broken, in words.
    """
    _must_describe_itself(content_type)
    _must_take_only_its_own(content_type)
    _must_open_or_refuse(content_type)


def _must_describe_itself(content_type: ContentType) -> None:
    guid = content_type.guid
    _must(guid == guid.strip().upper() and bool(guid), "the guid is a code in capitals, such as CTTY_05")
    _must("." in content_type.text_key, "the text key leads into the plugin's texts: `<plugin>.types.<name>`")
    _must(
        is_icon(content_type.icon) or content_type.icon.endswith(".svg"),
        "the icon is a word of the SDK's, a path, or an SVG file of the plugin's",
    )
    _must(content_type.max_bytes is None or content_type.max_bytes > 0, "`max_bytes` leaves room for a file")
    _must(content_type.tracking in TRACKING, f"tracking is one of {sorted(TRACKING)}")
    lower = all(one == one.lower() and not one.startswith(".") for one in content_type.formats)
    _must(lower, "formats are endings in lower case without the dot")
    _must(all("/" in one for one in content_type.media_types), "media types look like application/pdf")
    both = bool(content_type.formats) == bool(content_type.media_types)
    _must(both, "formats and media types come together")
    _must(
        not (content_type.takes_url and content_type.formats), "a type takes a url or files, not both (BO §5)"
    )


def _must_take_only_its_own(content_type: ContentType) -> None:
    stranger = Upload(name="stranger.bin", media_type="application/x-stranger", size=1)
    _must(not content_type.detect(stranger), "a file of another media type is not of this type")
    for media_type in content_type.media_types:
        upload = Upload(name="own", media_type=media_type, size=1)
        _must(content_type.fits(upload), f"{media_type} fits")
        _must(isinstance(content_type.detect(upload), bool), "`recognises` answers yes or no for any upload")


def _must_open_or_refuse(content_type: ContentType) -> None:
    if content_type.open is None:
        return
    found = content_type.open(_empty(content_type), PlainOpening(content_type))
    _must(
        isinstance(found, Payload | Refusal),
        "`open` answers a Payload or a Refusal, also for an empty content",
    )
    if isinstance(found, Payload):
        msgspec.json.encode(found)
    else:
        _must(bool(found.code), "a refusal has a code")


def _empty(content_type: ContentType) -> ContentRecord:
    now = datetime.now(UTC)
    return ContentRecord(
        guid=UUID(int=1),
        name="Empty",
        type_guid=content_type.guid,
        status="active",
        is_public=False,
        is_teacher_only=False,
        is_downloadable=False,
        is_available_offline=True,
        mobile_friendly=False,
        storage_status="none",
        created_at=now,
        updated_at=now,
        version=1,
        assets=Assets(),
    )


def _must(holds: bool, rule: str) -> None:
    if not holds:
        raise AssertionError(rule)
