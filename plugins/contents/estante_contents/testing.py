"""What an author of a content type calls in a test of it."""

from dataclasses import dataclass
from datetime import UTC, datetime
from uuid import UUID

import msgspec
from estante.api.plugins import is_icon
from estante.api.tenants import Tenant
from msgspec import Struct

from estante_contents.contracts import (
    Addresses,
    Assets,
    ContentRecord,
    ContentType,
    Package,
    Payload,
    Refusal,
    Track,
    Upload,
)

TRACKING = {"continuous", "range", "once", "suspend_data", "none"}


@dataclass
class PlainAddresses:
    """Addresses without a signature."""

    def file(self) -> str:
        return "https://files.content.example.org/file?token=t"

    def shown(self) -> str:
        return self.file()

    def package(self, package: Package | None = None) -> str:
        return "https://package.content.example.org/t/"

    def stored(self, path: str) -> str:
        return f"https://files.content.example.org/{path}?token=t"

    def tracks(self) -> tuple[Track, ...]:
        return ()


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
    _must_prepare_what_can_be_stored(content_type)
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
    lower = all(name == name.lower() and not name.startswith(".") for name in content_type.formats)
    _must(lower, "formats are endings in lower case without the dot")
    _must(all("/" in name for name in content_type.media_types), "media types look like application/pdf")
    both = bool(content_type.formats) == bool(content_type.media_types)
    _must(both, "formats and media types come together")
    takes = (content_type.takes_url, content_type.takes_tool, bool(content_type.formats))
    _must(takes.count(True) <= 1, "a type takes a url, a tool or files, not two of them (BO §5)")
    tabs = content_type.tabs
    _must(tabs is None or tabs.endswith(".detail"), "its own tabs stand at `<plugin>.<name>.detail`")


def _must_take_only_its_own(content_type: ContentType) -> None:
    stranger = Upload(name="stranger.bin", media_type="application/x-stranger", size=1)
    _must(not content_type.detect(stranger), "a file of another media type is not of this type")
    for media_type in content_type.media_types:
        upload = Upload(name="own", media_type=media_type, size=1)
        _must(content_type.fits(upload), f"{media_type} fits")
        _must(isinstance(content_type.detect(upload), bool), "`recognises` answers yes or no for any upload")


def _must_prepare_what_can_be_stored(content_type: ContentType) -> None:
    if content_type.own_assets is None:
        return
    _must(issubclass(content_type.own_assets, Struct), "`own_assets` is a Struct")
    _must(content_type.prepare is not None, "`own_assets` are made by `prepare`")
    try:
        msgspec.json.schema(content_type.own_assets)
    except TypeError as error:
        raise AssertionError(f"`own_assets` are stored as JSON: {error}") from error


def _must_open_or_refuse(content_type: ContentType) -> None:
    if content_type.open is None:
        return
    opened = content_type.open(_empty(content_type), PlainOpening(content_type))
    _must(
        isinstance(opened, Payload | Refusal),
        "`open` answers a Payload or a Refusal, also for an empty content",
    )
    if isinstance(opened, Payload):
        msgspec.json.encode(opened)
    else:
        _must(bool(opened.code), "a refusal has a code")


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
