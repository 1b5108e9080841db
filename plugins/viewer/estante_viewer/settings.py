"""The viewer's table in a tenant's file, `[plugin_settings.viewer]`."""

from typing import Annotated

from estante.api.tenants import Editable, SystemSetting, Tenant
from msgspec import Struct


class ViewerFeatures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the viewer offers (VS §6). `comments` opens them to its roles."""

    header: Annotated[bool, Editable("settings.header")] = True
    title: Annotated[bool, Editable("settings.title")] = True
    go_back: Annotated[bool, Editable("settings.go_back")] = True
    progress: Annotated[bool, Editable("settings.progress")] = True
    report: Annotated[bool, Editable("settings.report")] = True
    reviews: Annotated[bool, Editable("settings.reviews")] = True
    playlists: Annotated[bool, Editable("settings.playlists")] = True
    comments: Annotated[bool, Editable("settings.comments")] = False
    share_classroom: Annotated[bool, Editable("settings.share_classroom")] = False
    share_teams: Annotated[bool, Editable("settings.share_teams")] = False


class ViewerSettings(ViewerFeatures, frozen=True, forbid_unknown_fields=True):
    """The features, and the engine of documents.

    One of the `enable_nutrient…` chooses the newer engine, whose licences are by host.
    """

    enable_nutrient: Annotated[bool, SystemSetting()] = False
    enable_nutrient_standalone: Annotated[bool, SystemSetting()] = False
    nutrient_licence: Annotated[dict[str, str], SystemSetting()] = {}


def features_of(tenant: Tenant) -> ViewerFeatures:
    """The tenant's features; the built-in ones where its file says nothing."""
    settings = tenant.settings_of(ViewerSettings)
    return ViewerFeatures(**{name: getattr(settings, name) for name in ViewerFeatures.__struct_fields__})
