"""Attachments travel as parts of a body, and signatures say what their statement says."""

import base64
import hashlib
import json
from uuid import uuid4

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import padding, rsa
from estante.testing.answers import wrong_fields

from plugins.lrs.tests.conftest import ACTIVITY, STATEMENTS, VERBS, statement

LINE = "limite"
MIXED = {"content-type": f'multipart/mixed; boundary="{LINE}"'}
SIGNATURE = "http://adlnet.gov/expapi/attachments/signature"


def part(headers, content):
    head = "".join(f"{name}: {value}\r\n" for name, value in headers.items())
    return f"--{LINE}\r\n{head}\r\n".encode() + content + b"\r\n"


def mixed(body, *files, **changes):
    """A body of a statement and files, each with the hash of its bytes unless another is given."""
    parts = [part({"Content-Type": "application/json"}, json.dumps(body).encode())]
    for content in files:
        headers = {
            "Content-Type": "text/plain",
            "Content-Transfer-Encoding": changes.get("encoding", "binary"),
            "X-Experience-API-Hash": changes.get("sha2") or hashlib.sha256(content).hexdigest(),
        }
        parts.append(part(headers, content))
    return b"".join(parts) + f"--{LINE}--\r\n".encode()


def attachment(content, **more):
    return {
        "usageType": "https://escuela.example/foto",
        "display": {"es": "Foto"},
        "contentType": "text/plain",
        "length": len(content),
        "sha2": hashlib.sha256(content).hexdigest(),
        **more,
    }


@pytest.mark.spec("LRS-031")
@pytest.mark.clause("xAPI 1.0.3", "3: 1.5.2 Multipart/Mixed")
async def test_attachments_come_and_go_with_their_statement(provider, tenant):
    speaker = await provider(tenant)
    content = b"\r\n--limit\r\n\x00\xff" + bytes(range(256))
    body = statement(attachments=[attachment(content)])
    answer = await speaker.post(STATEMENTS, content=mixed(body, content), headers=MIXED)
    assert answer.status_code == 200, answer.text
    named = {"statementId": answer.json()[0]}
    got = await speaker.get(STATEMENTS, params={**named, "attachments": "true"})
    kind, _, boundary = got.headers["content-type"].partition("; boundary=")
    assert kind == "multipart/mixed"
    first, second = got.content.removesuffix(f"\r\n--{boundary}--\r\n".encode()).split(
        f"--{boundary}\r\n".encode()
    )[1:]
    assert json.loads(first.partition(b"\r\n\r\n")[2])["id"] == named["statementId"]
    assert second.partition(b"\r\n\r\n")[2] == content
    assert f"x-experience-api-hash: {hashlib.sha256(content).hexdigest()}".encode() in second.lower()
    plain = await speaker.get(STATEMENTS, params=named)
    assert plain.headers["content-type"].startswith("application/json")
    listed = await speaker.get(STATEMENTS, params={"attachments": "true"})
    assert content in listed.content


@pytest.mark.spec("LRS-031")
@pytest.mark.clause("xAPI 1.0.3", "2: 2.4.11 Attachments: bytes and hashes")
async def test_parts_that_do_not_match_are_refused(provider, tenant):
    speaker = await provider(tenant)
    content = b"foto"
    body = statement(attachments=[attachment(content)])
    for sent in (
        mixed(body, b"otra", sha2=hashlib.sha256(content).hexdigest()),
        mixed(body, content, sha2="a" * 64),
        mixed(body, content, encoding="base64"),
        mixed(body, content, b"sobra"),
        mixed(body),
        mixed(statement(attachments=[attachment(content, length=3)]), content),
        mixed(statement(), content),
        mixed(body, content)[:-20],
    ):
        assert (await speaker.post(STATEMENTS, content=sent, headers=MIXED)).status_code == 400
    assert wrong_fields(await speaker.post(STATEMENTS, json=body)) == {"attachments.0.fileUrl": "required"}
    elsewhere = statement(attachments=[attachment(content, fileUrl="https://escuela.example/foto.txt")])
    assert (await speaker.post(STATEMENTS, json=elsewhere)).status_code == 200
    assert len((await speaker.get(STATEMENTS)).json()["statements"]) == 1


@pytest.mark.clause("xAPI 1.0.3", "2: 2.6 Signed Statements")
async def test_a_signature_is_of_the_statement_it_comes_with(provider, tenant):
    speaker = await provider(tenant)
    key = rsa.generate_private_key(public_exponent=65537, key_size=2048)

    def encoded(value):
        return base64.urlsafe_b64encode(value).rstrip(b"=")

    def signed(said, algorithm="RS256"):
        head = encoded(json.dumps({"alg": algorithm}).encode())
        text = head + b"." + encoded(json.dumps(said).encode())
        return text + b"." + encoded(key.sign(text, padding.PKCS1v15(), hashes.SHA256()))

    async def send(jws, **more):
        octets = {"usageType": SIGNATURE, "contentType": "application/octet-stream", **more}
        body = statement(id=str(uuid4()), attachments=[attachment(jws, **octets)])
        return (await speaker.post(STATEMENTS, content=mixed(body, jws), headers=MIXED)).status_code

    assert await send(signed(statement())) == 200
    assert await send(signed(statement(verb={"id": f"{VERBS}passed"}))) == 400
    assert await send(signed(statement(object={"id": f"{ACTIVITY}/otra"}))) == 400
    assert await send(signed(statement(), "HS256")) == 400
    assert await send(signed("nada")) == 400
    assert await send(b"no es un JWS") == 400
    assert await send(signed(statement()), contentType="text/plain") == 400
