"""An OpenID Connect provider: a key of its own, its public half as a key set, and id tokens."""

import json
import time
from uuid import uuid4

from joserfc import jwt
from joserfc.jwk import KeySet, RSAKey

ISSUER, AUDIENCE = "https://accounts.example", "estante"


class FakeIdentityProvider:
    """Signs id tokens for any subject."""

    def __init__(self, id: str = "example") -> None:
        self.id = id
        self.key = RSAKey.generate_key(2048, {"kid": "k1", "use": "sig", "alg": "RS256"})

    @property
    def settings(self) -> dict[str, str]:
        """This provider as a tenant's file names it."""
        keys = KeySet([self.key]).as_dict(private=False)
        return {
            "id": self.id,
            "title": "Example",
            "issuer": ISSUER,
            "audience": AUDIENCE,
            "authorize_url": f"{ISSUER}/authorize",
            "jwks": json.dumps(keys),
        }

    def token(self, subject: str, **claims: object) -> str:
        """An id token that is good for five minutes unless `claims` say otherwise."""
        now = int(time.time())
        body = {"iss": ISSUER, "aud": AUDIENCE, "sub": subject, "iat": now, "exp": now + 300}
        body = {**body, "jti": uuid4().hex, **claims}
        return jwt.encode({"alg": "RS256", "kid": "k1"}, body, self.key)
