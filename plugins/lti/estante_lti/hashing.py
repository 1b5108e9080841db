"""What is stored of values that only a browser may know."""

import hashlib


def digest(value: str) -> bytes:
    """SHA-256: the value is random, so a fast hash keeps it as secret as a slow one."""
    return hashlib.sha256(value.encode("utf-8", "surrogatepass")).digest()


def cookie_name(state: str) -> str:
    """The cookie of one launch: several may be on their way in one page."""
    return f"estante-lti-{digest(state).hex()[:16]}"
