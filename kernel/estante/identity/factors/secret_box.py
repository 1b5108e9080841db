"""Encrypting what has to be read again: the secrets of authenticators, and private keys of plugins."""

import hmac
import os

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

NONCE_BYTES = 12


class SecretLost(Exception):
    """None of the platform's secrets opens it, or it was sealed for something else."""


class SecretBox:
    """Seals with the first of the platform's secrets and opens with any of them (AES-256-GCM)."""

    def __init__(self, secret: str) -> None:
        self._boxes = [
            AESGCM(hmac.digest(item.encode(), b"estante second factors", "sha256")) for item in secret.split()
        ]

    def seal(self, value: bytes, about: str) -> bytes:
        """Encrypt a value that opens only as being `about` the same thing."""
        nonce = os.urandom(NONCE_BYTES)
        return nonce + self._boxes[0].encrypt(nonce, value, about.encode())

    def open(self, sealed: bytes, about: str) -> bytes:
        """What was sealed.

        Raises:
            SecretLost.
        """
        for box in self._boxes:
            try:
                return box.decrypt(sealed[:NONCE_BYTES], sealed[NONCE_BYTES:], about.encode())
            except InvalidTag:
                continue
        raise SecretLost(about)
