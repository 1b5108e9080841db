"""The token with which a course's player stores: one person's one consumption, from one package's host.

It stands in the memory of a page that hostile code shares, so it is good for nothing else, and for minutes.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from uuid import UUID

import msgspec
from estante.api.errors import Forbidden
from estante.api.files import FileForbidden, Signer
from estante.api.tenants import Tenant
from msgspec import Struct

PURPOSE = "viewer.commit"
TTL_SECONDS = 15 * 60
CLAIMS = re.compile(r"[A-Za-z0-9_-]{1,1500}")


class CommitForbidden(Forbidden):
    """403: the token is missing, changed, expired, or for another package; the viewer fetches another."""

    code = "COMMIT_FORBIDDEN"

    def __init__(self) -> None:
        super().__init__(text="viewer.COMMIT_FORBIDDEN")


class CommitClaims(Struct, frozen=True, forbid_unknown_fields=True):
    """What a token allows: storing parts of this consumption, in this session, from this package."""

    person: UUID
    consumption: UUID
    session: UUID
    package: str


def sign_claims(signer: Signer, tenant: Tenant, claims: CommitClaims) -> str:
    """A token of `<claims>.<signature>` that holds for `TTL_SECONDS`."""
    written = urlsafe_b64encode(msgspec.json.encode(claims)).decode().rstrip("=")
    return f"{written}.{signer.sign(PURPOSE, tenant.guid, written, TTL_SECONDS)}"


def verify_claims(signer: Signer, tenant: Tenant, token: str, package: str) -> CommitClaims:
    """What the token allows to the host of this package.

    Raises:
        CommitForbidden: it allows nothing here.
    """
    written, _, signature = token.partition(".")
    if not CLAIMS.fullmatch(written):
        raise CommitForbidden
    try:
        signer.verify(signature, PURPOSE, tenant.guid, written)
    except FileForbidden as error:
        raise CommitForbidden from error
    claims = msgspec.json.decode(urlsafe_b64decode(written + "=" * (-len(written) % 4)), type=CommitClaims)
    if claims.package != package:
        raise CommitForbidden
    return claims
