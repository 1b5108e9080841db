"""The cookies by which a browser is known again between the two halves of a launch."""

from datetime import timedelta

from estante_lti.addresses import OwnAddresses
from estante_lti.hashing import cookie_name

# In a frame only `None` is sent back; where the browser keeps a frame's cookies apart, it is that page's own.
COOKIE = "{name}={value}; Path={path}; Max-Age={seconds}; Secure; HttpOnly; SameSite=None; Partitioned"


def set_cookie(about: str, value: str, own: OwnAddresses, ttl: timedelta) -> str:
    """A cookie of one launch, which its `state` or its hint names, for our own addresses of LTI."""
    path = f"{own.api.removeprefix(own.origin)}/lti"
    return COOKIE.format(name=cookie_name(about), value=value, path=path, seconds=int(ttl.total_seconds()))
