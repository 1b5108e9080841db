"""The viewer's table in a tenant's file, `[plugin_settings.viewer]`."""

from typing import Annotated

from estante.api.tenants import Editable, Tenant
from msgspec import Struct


class ViewerFeatures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the viewer offers (VS §6); playlists and questions get a switch when they come."""

    header: Annotated[bool, Editable("settings.header")] = True
    title: Annotated[bool, Editable("settings.title")] = True
    go_back: Annotated[bool, Editable("settings.go_back")] = True
    progress: Annotated[bool, Editable("settings.progress")] = True
    report: Annotated[bool, Editable("settings.report")] = True
    reviews: Annotated[bool, Editable("settings.reviews")] = True


class ViewerSettings(ViewerFeatures, frozen=True, forbid_unknown_fields=True):
    """The features, the engine of documents, and what only the policies read.

    `comments` opens `viewer.comment` to its roles. One of the `enable_nutrient…` chooses the newer engine,
    whose licences are by host.
    """

    comments: Annotated[bool, Editable("settings.comments")] = False
    enable_nutrient: bool = False
    enable_nutrient_standalone: bool = False
    nutrient_licence: dict[str, str] = {}


def features_of(tenant: Tenant) -> ViewerFeatures:
    """The tenant's features; the built-in ones where its file says nothing."""
    settings = tenant.settings_of(ViewerSettings)
    return ViewerFeatures(**{name: getattr(settings, name) for name in ViewerFeatures.__struct_fields__})
