"""Signed statements: a JWS in an attachment says the same as the statement (xAPI 1.0.3, part 2, 2.6)."""

import base64
import binascii
from collections.abc import Mapping, Sequence

import msgspec
from cryptography import x509
from cryptography.exceptions import InvalidSignature, UnsupportedAlgorithm
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa

from estante_lrs.services.statements import attachments_of
from estante_lrs.xapi.errors import refused
from estante_lrs.xapi.multipart import Part
from estante_lrs.xapi.names import Json
from estante_lrs.xapi.statements import NewStatement

USAGE = "http://adlnet.gov/expapi/attachments/signature"
MEDIA_TYPE = "application/octet-stream"
ALGORITHMS: Mapping[str, hashes.HashAlgorithm] = {
    "RS256": hashes.SHA256(),
    "RS384": hashes.SHA384(),
    "RS512": hashes.SHA512(),
}
SIGNED = "attachments.signature"


def check_signatures(statements: Sequence[NewStatement], attachments: Mapping[str, Part]) -> None:
    """Refuse a signature that is none, or is of something else. Raises ValidationFailed: 400."""
    for statement in statements:
        for item in attachments_of(statement.values):
            if item["usageType"] == USAGE:
                if item["contentType"].partition(";")[0].strip() != MEDIA_TYPE:
                    raise refused(f"{SIGNED}.contentType", "one_of", allowed=MEDIA_TYPE)
                part = attachments.get(item["sha2"].lower())
                if part is not None:
                    _check(statement, part.content)


def _check(statement: NewStatement, content: bytes) -> None:
    try:
        head, payload, signature = content.decode("ascii").strip().split(".")
        header: Json = msgspec.json.decode(_decoded(head))
        said: Json = msgspec.json.decode(_decoded(payload))
        signed, made = f"{head}.{payload}".encode(), _decoded(signature)
        algorithm = ALGORITHMS[header["alg"]]
        if "x5c" in header:
            certificate = x509.load_der_x509_certificate(base64.b64decode(header["x5c"][0]))
            key = certificate.public_key()
            if not isinstance(key, rsa.RSAPublicKey):
                raise refused(f"{SIGNED}.x5c")
            key.verify(made, signed, padding.PKCS1v15(), algorithm)
    except (ValueError, KeyError, TypeError, IndexError, binascii.Error, msgspec.MsgspecError) as error:
        raise refused(SIGNED) from error
    except (InvalidSignature, UnsupportedAlgorithm, RecursionError) as error:
        raise refused(SIGNED) from error
    if not isinstance(said, dict) or not _says_the_same(statement, said):
        raise refused(f"{SIGNED}.payload", "differs_from_address")


def _decoded(part: str) -> bytes:
    return base64.urlsafe_b64decode(part + "=" * (-len(part) % 4))


def _says_the_same(statement: NewStatement, said: Json) -> bool:
    if not {"actor", "verb", "object"} <= set(said):
        return False
    return NewStatement(statement.guid, said, {}).fingerprint == statement.fingerprint
