"""What the calls of second factors take and answer."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from msgspec import Meta, Struct

from estante.decoding import Example, SingleLine

Kind = Literal["totp", "passkey"]
Rule = Literal["off", "optional", "required"]
Secret = Annotated[str, Meta(max_length=1024)]
Code = Annotated[str, Meta(min_length=1, max_length=40)]
Label = Annotated[SingleLine, Meta(min_length=1, max_length=60)]
# What a browser answers, as the JSON text that it makes of it.
Credential = Annotated[str, Meta(min_length=2, max_length=20_000)]
StepToken = Annotated[str, Meta(min_length=1, max_length=100)]


class FactorAnswer(Struct, frozen=True):
    """An authenticator or a passkey, the host that a passkey is for, and when it was used last."""

    guid: UUID
    kind: Kind
    label: str
    host: str | None
    created_at: datetime
    updated_at: datetime
    last_used_at: datetime | None


class FactorsAnswer(Struct, frozen=True):
    """The second factors of somebody. `rule` is what the organization asks of its staff."""

    rule: Rule
    factors: Sequence[FactorAnswer]
    recovery_codes_left: int


class OwnPassword(Struct, frozen=True, forbid_unknown_fields=True):
    """The current password; empty for who signs in with an identity provider only."""

    EXAMPLE: ClassVar[Example] = {"password": "Una-clave-2026"}
    password: Secret = ""


class NewAuthenticator(Struct, frozen=True):
    """What an authenticator reads: the secret, its address, and that as a QR code to draw."""

    secret: str
    address: str
    qr_size: int
    qr_path: str


class AuthenticatorCode(Struct, frozen=True, forbid_unknown_fields=True):
    """The first code of a new authenticator."""

    EXAMPLE: ClassVar[Example] = {"code": "123456", "label": "Teléfono"}
    code: Code
    label: Label


class FactorChange(Struct, frozen=True, forbid_unknown_fields=True):
    """Another name of a factor."""

    EXAMPLE: ClassVar[Example] = {"label": "Portátil"}
    label: Label


class PasskeyOptions(Struct, frozen=True):
    """What the browser is asked, as JSON text."""

    options: str


class NewPasskey(Struct, frozen=True, forbid_unknown_fields=True):
    """The browser's answer, as JSON text."""

    EXAMPLE: ClassVar[Example] = {"credential": "{}", "label": "Portátil"}
    credential: Credential
    label: Label


class RecoveryCodes(Struct, frozen=True):
    """New codes, which are shown this once; none where the person has some from before."""

    recovery_codes: Sequence[str]


class SecondStep(Struct, frozen=True, forbid_unknown_fields=True):
    """The second step of a sign-in: a code of an authenticator, a recovery code, or a passkey's answer."""

    EXAMPLE: ClassVar[Example] = {"second_step": "Zm9yIG9uZSB1c2U", "code": "123456"}
    second_step: StepToken
    code: Code | None = None
    credential: Credential | None = None


class PendingSignIn(Struct, frozen=True, forbid_unknown_fields=True):
    """The sign-in for which a browser is to be asked for a passkey."""

    EXAMPLE: ClassVar[Example] = {"second_step": "Zm9yIG9uZSB1c2U"}
    second_step: StepToken


class RemovedFactors(Struct, frozen=True):
    """How many were removed."""

    removed: int
