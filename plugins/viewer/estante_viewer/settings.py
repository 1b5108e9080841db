"""The viewer's table in a tenant's file, `[plugin_settings.viewer]`."""

from estante.tenancy.tenant import Tenant
from msgspec import Struct


class ViewerFeatures(Struct, frozen=True, forbid_unknown_fields=True):
    """What the viewer offers (VS §6); playlists, questions and comments get a switch when they come."""

    header: bool = True
    title: bool = True
    go_back: bool = True
    progress: bool = True
    report: bool = True
    reviews: bool = True


def features_of(tenant: Tenant) -> ViewerFeatures:
    """The tenant's features; the built-in ones where its file says nothing."""
    found = tenant.plugin_settings.get("viewer")
    return found if isinstance(found, ViewerFeatures) else ViewerFeatures()
