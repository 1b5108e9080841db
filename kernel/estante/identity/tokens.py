"""Tokens: 256 random bits for the person, their SHA-256 for us (KER-045)."""

import hashlib
import secrets

BYTES = 32


def new_token() -> str:
    """43 characters of base64url."""
    return secrets.token_urlsafe(BYTES)


def digest(token: str) -> bytes:
    """What is stored. The token is random, so a fast hash keeps it as secret as a slow one."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).digest()
