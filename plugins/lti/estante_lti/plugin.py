"""LTI 1.3: schools that launch Estante from their LMS. This file is the plugin's table of contents."""

from collections.abc import Sequence

from estante.api.access import Policy
from estante.api.plugins import DemoData, hookimpl
from litestar.types import ControllerRouterHandler

from estante_lti import policies
from estante_lti.demo.loading import load_demo
from estante_lti.routes import keys, registration


@hookimpl
def register_routes() -> Sequence[ControllerRouterHandler]:
    return [*registration.ROUTES, *keys.ROUTES]


@hookimpl
def register_policies() -> Sequence[Policy]:
    return policies.ALL


@hookimpl
def register_demo_data() -> DemoData:
    return DemoData(load_demo)
