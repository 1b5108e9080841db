"""Signed, expiring tokens for file addresses.

A token is `<key id>.<expiry, seconds since 1970, hexadecimal>.<HMAC-SHA256, base64url>`. The signature
covers the purpose, the tenant, the path (or the package) and the expiry, so a token opens one thing in one
tenant (VS §7). The platform's secret may hold several secrets separated by spaces: the first signs, all of
them verify, so a secret is replaced without breaking the addresses that are in use.
"""

import hashlib
import hmac
import time
from base64 import urlsafe_b64encode
from collections.abc import Callable
from functools import lru_cache
from uuid import UUID

from estante.errors import Forbidden

# `file` and `package` are the store's own; a plugin signs what it hands out as `<plugin>.<name>`.
Purpose = str
DEFAULT_SECONDS = 3600
STEADY_SECONDS = 900
MAX_REMEMBERED = 20_000
# A running package keeps the address that it was opened with (decision 0003): long enough for a school day,
# also when its content is closed or put into the trash meanwhile (decision 0019).
PACKAGE_SECONDS = 12 * 3600


class FileForbidden(Forbidden):
    """403: the address carries no token, or one that is expired, changed or for something else."""

    code = "FILE_FORBIDDEN"


class Signer:
    """Signs with the first of the platform's secrets and verifies with any of them."""

    def __init__(self, secret: str, *, clock: Callable[[], float] = time.time) -> None:
        keys = [hmac.digest(item.encode(), b"estante files", "sha256") for item in secret.split()]
        if not keys:
            raise ValueError("signing needs a secret")
        self._keys = {hashlib.sha256(key).hexdigest()[:6]: key for key in keys}
        self._newest = next(iter(self._keys))
        self._clock = clock
        self._steady = lru_cache(MAX_REMEMBERED)(self._token)

    def sign(self, purpose: Purpose, tenant: UUID, subject: str, seconds: int = DEFAULT_SECONDS) -> str:
        """Answer a token for one path or package of one tenant that holds for `seconds`."""
        return self._token(purpose, tenant, subject, f"{int(self._clock()) + seconds:x}")

    def sign_steadily(self, purpose: Purpose, tenant: UUID, subject: str) -> str:
        """The same token for a quarter of an hour; it holds for 45 to 60 minutes.

        A picture keeps its address while a list is read again and again, so a browser loads it once.
        """
        expiry = (int(self._clock()) // STEADY_SECONDS + 4) * STEADY_SECONDS
        return self._steady(purpose, tenant, subject, f"{expiry:x}")

    def verify(self, token: str, purpose: Purpose, tenant: UUID, subject: str) -> None:
        """Return when the token opens this.

        Raises:
            FileForbidden: unknown, changed, expired, or made for another path or tenant.
        """
        key_id, _, rest = token.partition(".")
        expiry, _, mac = rest.partition(".")
        if key_id not in self._keys or not mac.isascii():
            raise FileForbidden
        if not hmac.compare_digest(mac, self._mac(key_id, purpose, tenant, subject, expiry)):
            raise FileForbidden
        # Read only after the signature held: int() takes more spellings than sign() writes.
        if int(expiry, 16) < self._clock():
            raise FileForbidden

    def _token(self, purpose: Purpose, tenant: UUID, subject: str, expiry: str) -> str:
        return f"{self._newest}.{expiry}.{self._mac(self._newest, purpose, tenant, subject, expiry)}"

    def _mac(self, key_id: str, purpose: Purpose, tenant: UUID, subject: str, expiry: str) -> str:
        message = "\n".join((purpose, str(tenant), expiry, subject)).encode("utf-8", "surrogatepass")
        digest = hmac.digest(self._keys[key_id], message, "sha256")
        return urlsafe_b64encode(digest).decode().rstrip("=")
