"""What opening a content takes and answers, besides the contents plugin's own calls (VS §7)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Literal
from uuid import UUID

from estante_contents.contracts import CustomTag, Payload, StorageStatus, Tracking
from msgspec import Struct

from estante_viewer.settings import ViewerFeatures


class PublicContent(Struct, frozen=True, kw_only=True):
    """A public content as GET cms/contents/{id} answers it, without anything of a person's.

    `thumbnail` is a signed address.
    """

    guid: UUID
    name: str
    description: str
    thumbnail: str | None
    type_guid: str
    status: Literal["active", "inactive"]
    version: int
    is_public: bool
    is_downloadable: bool
    download_url: str | None
    storage_status: StorageStatus
    tracking: Tracking
    customTags: Sequence[CustomTag]
    payload: Payload
    settings: object


class FrontContent(Struct, frozen=True, kw_only=True):
    """A content that the person may open. `thumbnail` is a signed address.

    `progress` is in percent, and null for what the person has not opened. `at` orders the list: when it was
    last seen where the list is of begun or finished contents, else when it came.
    """

    guid: UUID
    name: str
    type_guid: str
    thumbnail: str | None
    author: str
    duration: float | None
    progress: float | None
    at: datetime


class ViewerSettings(Struct, frozen=True):
    """How this tenant's viewer is set up. The licence is the one for the host that asks, if there is one."""

    enable_nutrient: bool
    enable_nutrient_standalone: bool
    nutrient_licence: str | None
    engine: Literal["newer", "older"]
    features: ViewerFeatures


class LinkMetadata(Struct, frozen=True):
    """What a page says of itself. `may_frame` is false when its headers keep it out of a frame here."""

    url: str
    title: str
    description: str
    image: str | None
    may_frame: bool
