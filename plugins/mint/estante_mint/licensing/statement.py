"""What the external service signs of a client: how many licences it has, and until when (BO §7, §8).

The operator keeps the statement, a JWT, in the tenant's file. Its claims: `sub` is the tenant's guid,
`licenses` and `editors` are the most people with a licence and the most of them who write, `status` is
`active` or another word, `exp` ends it.
"""

import time
from typing import Any, Final

from joserfc import jwt
from joserfc.errors import JoseError
from joserfc.jwk import ECKey, KeySet, OKPKey, RSAKey
from msgspec import Struct, ValidationError, convert, json

from estante_mint.refusals import LicenseInvalid

# Signatures by the service's private key only: a shared secret or `none` proves nothing here.
ALGORITHMS: Final = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA"]
PEM: Final = b"-----BEGIN"


class ClientLicense(Struct, frozen=True):
    """A client's licence as it was signed."""

    sub: str
    licenses: int
    editors: int
    status: str
    exp: float

    def status_at(self, now: float) -> str:
        """`active`, `expired`, or the word of the service, which is `inactive` where it is none of these."""
        if self.exp <= now:
            return "expired"
        return "active" if self.status == "active" else "inactive"


def read_statement(token: str, key: bytes, tenant_guid: str) -> ClientLicense:
    """What a signed statement says of a tenant; whether it has ended is not judged here.

    Raises:
        LicenseInvalid: another signature, another client's, or no statement.
    """
    try:
        decoded = jwt.decode(token, key_of(key), algorithms=ALGORITHMS)
        license = convert(decoded.claims, ClientLicense)
    except (JoseError, ValidationError, ValueError) as error:
        raise LicenseInvalid from error
    if license.sub != tenant_guid or min(license.licenses, license.editors) < 0:
        raise LicenseInvalid
    return license


def key_of(raw: bytes) -> Any:
    """The public key that the service answered: PEM, a JWK or a key set. Raises ValueError, JoseError."""
    if raw.lstrip().startswith(PEM):
        for kind in (RSAKey, ECKey, OKPKey):
            try:
                return kind.import_key(raw)
            except (JoseError, ValueError, TypeError):
                continue
        raise ValueError("no public key")
    document: Any = json.decode(raw, type=dict[str, Any])
    return KeySet.import_key_set(document if "keys" in document else {"keys": [document]})


def now() -> float:
    """Seconds since 1970."""
    return time.time()
