"""What opening a content takes and answers, besides the contents plugin's own calls (VS §7)."""

from typing import Literal
from uuid import UUID

from estante_contents.contracts import Payload, StorageStatus, Tracking
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
    storage_status: StorageStatus
    tracking: Tracking
    payload: Payload


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
