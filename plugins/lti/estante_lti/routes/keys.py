"""The call by which an LMS reads our public keys."""

from typing import Any

import msgspec
from estante.api.http import inject
from litestar import Response, get
from litestar.di import NamedDependency

from estante_lti.services.platform_keys import PlatformKeys

CACHED = {"Cache-Control": "public, max-age=300"}


@get("/lti/.well-known/jwks.json", public=True, dependencies=inject(keys=PlatformKeys))
async def read_key_set(keys: NamedDependency[PlatformKeys]) -> Response[bytes]:
    """The platform's public keys as a JWK set (RFC 7517), in no envelope."""
    document: dict[str, Any] = await keys.key_set()
    return Response(msgspec.json.encode(document), media_type="application/json", headers=CACHED)


ROUTES = [read_key_set]
