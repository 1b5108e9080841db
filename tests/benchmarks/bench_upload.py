"""A file of 2 GiB sent to a server in pieces, as a browser sends it; beside its bytes hashed and written.

What is measured besides time is the memory of the server's process, which may not grow with the file. The
bytes are a film's: a real head, then noise, for its kind is judged by its bytes. `BENCH_ROWS` is its MiB.
"""

import asyncio
import hashlib
import os
import tempfile
import time
from collections.abc import Iterator

import httpx
import psutil
from harness import REPOSITORY, Bench, bench, report, size

MEBIBYTES = size(2_048)
MIB = 1024**2
PIECE_MIB = 16
MAX_GROWTH_MIB = 64
HEAD = REPOSITORY / "plugins/contents/estante_contents/demo/files/vertical-sin-audio.mp4"
NOISE = os.urandom(MIB)


def pieces(total: int) -> Iterator[bytes]:
    """The file, a piece at a time."""
    head = HEAD.read_bytes()
    sent = 0
    while sent < total:
        piece = (head if not sent else b"") + NOISE * PIECE_MIB
        piece = piece[: min(PIECE_MIB * MIB, total - sent)]
        sent += len(piece)
        yield piece


def send(made: Bench, port: int, token: str, total: int) -> dict[str, float]:
    """Open an upload, send it, have it judged."""
    headers = {"Host": made.tenant.hosts[0], "Authorization": f"Bearer {token}", "Tus-Resumable": "1.0.0"}
    before = peak = server_mib()
    start = time.perf_counter()
    with httpx.Client(base_url=f"http://127.0.0.1:{port}", headers=headers, timeout=600) as client:
        upload = {
            "name": "pelicula.mp4",
            "size": total,
            "mime_type": "video/mp4",
            "purpose": "contents.content",
        }
        opened = client.post("/api/uploads", json=upload)
        opened.raise_for_status()
        url, offset = opened.headers["Location"], 0
        for piece in pieces(total):
            chunk = {"Upload-Offset": str(offset), "Content-Type": "application/offset+octet-stream"}
            client.patch(url, content=piece, headers=chunk).raise_for_status()
            offset += len(piece)
            peak = max(peak, server_mib())
        arrived = client.head(url)
        arrived.raise_for_status()
        assert arrived.headers["Upload-Offset"] == str(total)
    return {"upload s": time.perf_counter() - start, "server before MiB": before, "growth MiB": peak - before}


def server_mib() -> float:
    """What the server's processes hold, in MiB, without what they share with the disk."""
    servers = [child for child in psutil.Process().children(recursive=True) if "granian" in child.cmdline()]
    held = [server.memory_info() for server in servers]
    return sum(memory.rss - memory.shared for memory in held) / MIB


def bare(total: int) -> float:
    """Seconds of hashing and writing the same bytes."""
    start, digest = time.perf_counter(), hashlib.sha256()
    with tempfile.NamedTemporaryFile() as file:
        for piece in pieces(total):
            digest.update(piece)
            file.write(piece)
        file.flush()
        os.fsync(file.fileno())
    return time.perf_counter() - start


def main() -> None:
    """Send, compare, report."""
    total = MEBIBYTES * MIB
    with bench() as made:
        ((_, token),) = asyncio.run(made.sign_in("R04", 1))
        with made.server("estante") as port:
            figures = send(made, port, token, total)
    figures["bare s"] = bare(total)
    report(
        f"an upload of {MEBIBYTES:,} MiB",
        MAX_GROWTH_MIB / max(figures["growth MiB"], 1),
        ">= 1",
        f"{MAX_GROWTH_MIB} MiB more than before it",
        {"MiB a second": MEBIBYTES / figures["upload s"], **figures},
    )


if __name__ == "__main__":
    main()
