"""The viewer's table in a tenant's file, `[plugin_settings.viewer]`."""

from estante.tenancy.tenant import Tenant
from msgspec import Struct


class ViewerFeatures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the viewer offers (VS §6); playlists and questions get a switch when they come."""

    header: bool = True
    title: bool = True
    go_back: bool = True
    progress: bool = True
    report: bool = True
    reviews: bool = True


class ViewerSettings(ViewerFeatures, frozen=True, forbid_unknown_fields=True):
    """The features, and what only the policies read: `comments` opens `viewer.comment` to its roles."""

    comments: bool = False


def features_of(tenant: Tenant) -> ViewerFeatures:
    """The tenant's features; the built-in ones where its file says nothing."""
    settings = tenant.plugin_settings.get("viewer", ViewerFeatures())
    return ViewerFeatures(**{name: getattr(settings, name) for name in ViewerFeatures.__struct_fields__})
