"""An object store that speaks S3, as far as a client that keeps files in one bucket needs it.

Unlike a real one it lists two keys at a time, so that every longer list is asked for in pages, and of a
signature it reads only whose it is.
"""

import hashlib
import re
from collections.abc import Iterator
from contextlib import contextmanager
from email.utils import formatdate
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit
from uuid import uuid4
from xml.sax.saxutils import escape

from defusedxml.ElementTree import fromstring
from estante.config import S3

BUCKET = "estante-files"
KEY_ID = "the-key-of-the-tests"
SECRET = "only tests know this one too"
LISTED_AT_ONCE = 2
SMALLEST_PIECE = 5 * 1024 * 1024
MODIFIED = "2026-03-02T09:00:00.000Z"
Pieces = dict[int, bytes]


class FakeObjectStore(ThreadingHTTPServer):
    """Listens on a free port of this machine. `objects` are the bytes by key, `calls` what was asked for."""

    daemon_threads = True

    def __init__(self) -> None:
        self.objects: dict[str, bytes] = {}
        self.begun: dict[str, Pieces] = {}
        self.calls: list[str] = []
        super().__init__(("127.0.0.1", 0), _Talk)

    def settings(self, prefix: str = "") -> S3:
        """The settings that name it."""
        endpoint = f"http://127.0.0.1:{self.server_port}"
        return S3(BUCKET, endpoint, "sa-east-1", KEY_ID, SECRET, prefix)


class _Talk(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: FakeObjectStore

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing."""

    def parse_request(self) -> bool:
        if not super().parse_request():
            return False
        address = urlsplit(self.path)
        _, bucket, self.key = (*unquote(address.path).split("/", 2), "")[:3]
        self.query = dict(parse_qsl(address.query, keep_blank_values=True))
        self.body = self.rfile.read(int(self.headers.get("content-length", 0)))
        self.server.calls.append(f"{self.command} {self.path}")
        signed = f"Credential={KEY_ID}/" in self.headers.get("authorization", "")
        if bucket == BUCKET and signed:
            return True
        self.fail(*((404, "NoSuchBucket") if signed else (403, "AccessDenied")))
        return False

    def do_PUT(self) -> None:
        source = self.headers.get("x-amz-copy-source")
        if "uploadId" in self.query:
            self.server.begun[self.query["uploadId"]][int(self.query["partNumber"])] = self.body
        elif source is not None:
            found = self.server.objects.get(unquote(source).strip("/").partition("/")[2])
            if found is None:
                self.fail(404, "NoSuchKey")
                return
            self.server.objects[self.key] = found
            self.answer(f"<CopyObjectResult><ETag>{etag(found)}</ETag></CopyObjectResult>")
            return
        else:
            self.server.objects[self.key] = self.body
        self.answer(etag=etag(self.body))

    def do_POST(self) -> None:
        if "delete" in self.query:
            keys = [one.text or "" for one in fromstring(self.body).iter() if one.tag.endswith("Key")]
            for key in keys:
                self.server.objects.pop(key, None)
            gone = "".join(f"<Deleted><Key>{escape(key)}</Key></Deleted>" for key in keys)
            self.answer(f"<DeleteResult>{gone}</DeleteResult>")
            return
        if "uploads" in self.query:
            self.server.begun[made := uuid4().hex] = {}
            named = f"<UploadId>{made}</UploadId><Key>{escape(self.key)}</Key><Bucket>{BUCKET}</Bucket>"
            self.answer(f"<InitiateMultipartUploadResult>{named}</InitiateMultipartUploadResult>")
            return
        pieces = self.server.begun.pop(self.query["uploadId"])
        if any(len(pieces[number]) < SMALLEST_PIECE for number in sorted(pieces)[:-1]):
            self.fail(400, "EntityTooSmall")
            return
        self.server.objects[self.key] = whole = b"".join(pieces[number] for number in sorted(pieces))
        self.answer(
            f"<CompleteMultipartUploadResult><ETag>{etag(whole)}</ETag></CompleteMultipartUploadResult>"
        )

    def do_DELETE(self) -> None:
        if "uploadId" in self.query:
            self.server.begun.pop(self.query["uploadId"], None)
        else:
            self.server.objects.pop(self.key, None)
        self.answer(status=204)

    def do_HEAD(self) -> None:
        self.do_GET()

    def do_GET(self) -> None:
        if not self.key:
            self.answer(self.listed())
            return
        found = self.server.objects.get(self.key)
        if found is None:
            self.fail(404, "NoSuchKey")
            return
        asked = re.fullmatch(r"bytes=(\d*)-(\d*)", self.headers.get("range", ""))
        if asked is None:
            self.answer(found, etag=etag(found))
            return
        start = int(asked[1]) if asked[1] else max(0, len(found) - int(asked[2]))
        end = min(int(asked[2]), len(found) - 1) if asked[1] and asked[2] else len(found) - 1
        if start > end:
            self.fail(416, "InvalidRange")
            return
        span = {"content-range": f"bytes {start}-{end}/{len(found)}"}
        self.answer(found[start : end + 1], 206, etag=etag(found), **span)

    def listed(self) -> str:
        """A page of the keys that begin with a prefix, after the one that the page before ended with."""
        after, prefix = self.query.get("continuation-token", ""), self.query.get("prefix", "")
        keys = [key for key in sorted(self.server.objects) if key.startswith(prefix) and key > after]
        page, more = keys[:LISTED_AT_ONCE], len(keys) > LISTED_AT_ONCE
        rows = "".join(
            f"<Contents><Key>{escape(key)}</Key><Size>{len(self.server.objects[key])}</Size>"
            f"<ETag>{etag(self.server.objects[key])}</ETag><LastModified>{MODIFIED}</LastModified></Contents>"
            for key in page
        )
        if more:
            rows += f"<NextContinuationToken>{escape(page[-1])}</NextContinuationToken>"
        return f"<ListBucketResult><IsTruncated>{str(more).lower()}</IsTruncated>{rows}</ListBucketResult>"

    def answer(self, body: str | bytes = b"", status: int = 200, **headers: str) -> None:
        data = body.encode() if isinstance(body, str) else body
        self.send_response(status)
        self.send_header("content-length", str(len(data)))
        self.send_header("last-modified", formatdate(usegmt=True))
        for name, value in headers.items():
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(data)

    def fail(self, status: int, code: str) -> None:
        self.answer(f"<Error><Code>{code}</Code><Message>{code}</Message></Error>", status)


def etag(data: bytes) -> str:
    return f'"{hashlib.md5(data, usedforsecurity=False).hexdigest()}"'


@contextmanager
def running_object_store() -> Iterator[FakeObjectStore]:
    """An empty object store for the length of a block; afterwards nobody answers at its address."""
    with FakeObjectStore() as fake:
        thread = Thread(target=fake.serve_forever, daemon=True)
        thread.start()
        try:
            yield fake
        finally:
            fake.shutdown()
            thread.join()
