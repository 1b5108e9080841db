"""One plugin tried by itself before it is taken: what would break the application, the texts or the tenants.

The application, the texts and the tenants' files are made of all plugins together; whatever cannot be built
is found here, while it is still known whose it is.
"""

from collections.abc import Mapping, Sequence

from litestar import Litestar
from litestar.di import Provide
from litestar.types import ControllerRouterHandler

from estante.decoding import problems
from estante.dependencies import DEPENDENCIES
from estante.files.content_host import reserved_segments
from estante.languages.texts import texts_in
from estante.plugins.discovery import Plugin, PluginFault, faults_as


def try_out(plugin: Plugin, services: Mapping[str, Provide]) -> None:
    """Build a plugin's part of everything that is built of all plugins.

    Args:
        services: what plugins give to handlers by name, this one among them.

    Raises:
        PluginFault: says which part cannot be built.
    """
    for name in plugin.services:
        if name in DEPENDENCIES:
            raise PluginFault(f"claims the service `{name}`, which belongs to the kernel")
    with faults_as("has routes that cannot be built"):
        _build(plugin.routes, services)
    if plugin.content_host_routes:
        with faults_as("has routes for content hosts that cannot be built"):
            reserved_segments([route.path for route in _build(plugin.content_host_routes, services).routes])
    with faults_as("has texts that cannot be used"):
        for _text in texts_in(plugin.discovered.texts):
            pass
    if plugin.settings is not None:
        with faults_as("has settings that cannot be read"):
            # As a tenant that says nothing of it.
            problems({}, plugin.settings)


def _build(routes: Sequence[ControllerRouterHandler], services: Mapping[str, Provide]) -> Litestar:
    return Litestar(
        list(routes), dependencies={**DEPENDENCIES, **services}, logging_config=None, openapi_config=None
    )
