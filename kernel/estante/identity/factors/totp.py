"""Codes of an authenticator app (RFC 6238 as apps know it: SHA-1, six digits, thirty seconds)."""

import hmac
import time

import pyotp
import segno
from msgspec import Struct

STEP_SECONDS = 30
# A clock may be so many steps off, either way.
DRIFT_STEPS = 1
DIGITS = 6


class QrCode(Struct, frozen=True):
    """A QR code to draw: the path of an SVG whose view box has `size` units on either side."""

    size: int
    path: str


def new_secret() -> str:
    """160 bits in base32, as people type them."""
    return pyotp.random_base32()


def provisioning_uri(secret: str, username: str, issuer: str) -> str:
    """The `otpauth` address that authenticators read."""
    return pyotp.TOTP(secret).provisioning_uri(name=username, issuer_name=issuer)


def qr_code(text: str) -> QrCode:
    """A text as a QR code."""
    rows = [*segno.make(text, error="m", micro=False).matrix_iter(border=4)]
    path = "".join(
        f"M{x} {y}h1v1h-1z" for y, row in enumerate(rows) for x, is_dark in enumerate(row) if is_dark
    )
    return QrCode(len(rows), path)


def step_of(secret: str, code: str, after: int = 0) -> int | None:
    """The time step of a code that holds now and is later than `after`; None of any other text."""
    if not is_code(code):
        return None
    current = int(time.time() // STEP_SECONDS)
    totp = pyotp.TOTP(secret)
    matching = None
    # Every step is compared, so that the time it takes says nothing.
    for step in range(current - DRIFT_STEPS, current + DRIFT_STEPS + 1):
        if hmac.compare_digest(totp.generate_otp(step), code) and step > after:
            matching = step
    return matching


def is_code(typed: str) -> bool:
    """Whether it looks as an authenticator's codes do."""
    return len(typed) == DIGITS and typed.isascii() and typed.isdigit()
