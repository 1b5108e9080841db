"""Public keys of others, as they are published or written down: a JWK set, a JWK or PEM."""

import json
import re
from typing import Any

from joserfc.errors import JoseError
from joserfc.jwk import ECKey, JWKRegistry, OKPKey, RSAKey

# Signatures by a private key only: a shared secret or `none` proves nothing here (security framework §5.1.3).
ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "ES512", "EdDSA"]
KEY_TYPES = (RSAKey, ECKey, OKPKey)
MAX_KEYS = 50
PEM_BLOCK = re.compile(r"-----BEGIN [A-Z ]+-----.+?-----END [A-Z ]+-----", re.DOTALL)


class KeysUnreadable(Exception):
    """It is no key set, or one of its keys is private or a shared secret."""


def read_keys(written: str) -> list[Any]:
    """The public keys in a JWK set, a JWK or one or several PEM blocks.

    Raises:
        KeysUnreadable.
    """
    try:
        keys = _from_pem(written) if "-----BEGIN" in written else _from_json(written)
    except (JoseError, ValueError, TypeError, KeyError, AttributeError, RecursionError) as error:
        raise KeysUnreadable from error
    if not keys or len(keys) > MAX_KEYS or any(not _is_public(key) for key in keys):
        raise KeysUnreadable
    return keys


def read_key_set(document: bytes) -> list[Any]:
    """The keys that an LMS publishes and that can sign here; those of other kinds are left out.

    Raises:
        KeysUnreadable: it is no JWK set.
    """
    try:
        entries = json.loads(document)["keys"]
        keys = [key for entry in entries[:MAX_KEYS] if (key := _usable(entry)) is not None]
    except (ValueError, TypeError, KeyError, RecursionError) as error:
        raise KeysUnreadable from error
    return keys


def _from_json(written: str) -> list[Any]:
    document = json.loads(written)
    entries = document.get("keys", [document])
    return [JWKRegistry.import_key(entry) for entry in entries]


def _from_pem(written: str) -> list[Any]:
    blocks = PEM_BLOCK.findall(written)
    return [_pem_key(block) for block in blocks]


def _pem_key(block: str) -> Any:
    for kind in KEY_TYPES:
        try:
            return kind.import_key(block)
        except (JoseError, ValueError, TypeError, AttributeError):
            continue
    raise KeysUnreadable


def _usable(entry: Any) -> Any:
    try:
        key = JWKRegistry.import_key(entry)
    except (JoseError, ValueError, TypeError, KeyError, AttributeError):
        return None
    return key if isinstance(key, KEY_TYPES) and entry.get("use", "sig") == "sig" else None


def _is_public(key: Any) -> bool:
    return isinstance(key, KEY_TYPES) and not key.is_private
