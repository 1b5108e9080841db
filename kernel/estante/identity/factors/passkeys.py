"""Passkeys (WebAuthn level 2): what a browser is asked, and whether its answer holds."""

from collections.abc import Iterable, Sequence
from urllib.parse import urlsplit
from uuid import UUID

import msgspec
import webauthn
from msgspec import Struct
from webauthn.helpers import bytes_to_base64url
from webauthn.helpers.exceptions import WebAuthnException
from webauthn.helpers.structs import (
    AttestationConveyancePreference,
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from estante.identity.factors.models import SecondFactor

TIMEOUT_MS = 120_000
# What the library raises of an answer that no browser makes.
MALFORMED = (WebAuthnException, ValueError, LookupError, TypeError, AttributeError, EOFError)


class PasskeyRefused(Exception):
    """The browser's answer does not hold."""


class Site(Struct, frozen=True):
    """Where passkeys are made and used: the host that they belong to, and its origin."""

    host: str
    origin: str
    name: str

    @classmethod
    def of(cls, origins: Sequence[str], host: str, name: str) -> "Site":
        """The tenant's origin of a request's host; its first where that is none of them."""
        origin = next((each for each in origins if urlsplit(each).netloc == host), origins[0])
        return cls(urlsplit(origin).hostname or "", origin, name)


class MadePasskey(Struct, frozen=True):
    """What a browser made: the id, the public key, and how often it has signed."""

    credential_id: bytes
    public_key: bytes
    counter: int


class Challenge(Struct, frozen=True):
    """What the browser is asked, as JSON, and the bytes that its answer has to sign."""

    options: str
    value: bytes


def ids_at(site: Site, factors: Iterable[SecondFactor]) -> list[bytes]:
    """The ids of the passkeys that work at a host."""
    return [row.credential_id for row in factors if row.credential_id and row.host == site.host]


def registration_options(site: Site, person: UUID, username: str, existing: Sequence[bytes]) -> Challenge:
    """The options of `navigator.credentials.create`; `existing` are passkeys that the person has."""
    options = webauthn.generate_registration_options(
        rp_id=site.host,
        rp_name=site.name,
        user_id=person.bytes,
        user_name=username,
        timeout=TIMEOUT_MS,
        attestation=AttestationConveyancePreference.NONE,
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.DISCOURAGED,
            user_verification=UserVerificationRequirement.PREFERRED,
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=id) for id in existing],
    )
    return Challenge(webauthn.options_to_json(options), options.challenge)


def verify_registration(site: Site, challenge: bytes, credential: str) -> MadePasskey:
    """The passkey that a browser made.

    Raises:
        PasskeyRefused.
    """
    try:
        made = webauthn.verify_registration_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
        )
    except MALFORMED as error:
        raise PasskeyRefused(str(error)) from error
    return MadePasskey(made.credential_id, made.credential_public_key, made.sign_count)


def authentication_options(site: Site, ids: Sequence[bytes]) -> Challenge:
    """The options of `navigator.credentials.get` for one of the person's passkeys."""
    options = webauthn.generate_authentication_options(
        rp_id=site.host,
        timeout=TIMEOUT_MS,
        allow_credentials=[PublicKeyCredentialDescriptor(id=id) for id in ids],
        user_verification=UserVerificationRequirement.PREFERRED,
    )
    return Challenge(webauthn.options_to_json(options), options.challenge)


def verify_authentication(site: Site, challenge: bytes, credential: str, factor: SecondFactor) -> int:
    """How often the passkey has signed, once its signature is found right.

    Raises:
        PasskeyRefused: also when it counts back, as a copy of it would.
    """
    try:
        used = webauthn.verify_authentication_response(
            credential=credential,
            expected_challenge=challenge,
            expected_rp_id=site.host,
            expected_origin=site.origin,
            credential_public_key=factor.secret,
            credential_current_sign_count=factor.counter,
        )
    except MALFORMED as error:
        raise PasskeyRefused(str(error)) from error
    return used.new_sign_count


class _Answer(Struct, frozen=True):
    id: str


def chosen(site: Site, factors: Iterable[SecondFactor], credential: str) -> SecondFactor | None:
    """The one of a person's passkeys of a host that the browser answers with."""
    try:
        wanted = msgspec.json.decode(credential, type=_Answer).id
    except msgspec.MsgspecError:
        return None
    return next(
        (
            row
            for row in factors
            if row.host == site.host and bytes_to_base64url(row.credential_id or b"") == wanted
        ),
        None,
    )
