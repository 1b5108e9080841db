"""Runs `font_file` in a process of its own, one at a time in each process of ours."""

import asyncio
import os
import sys

import msgspec

from estante_personalization.services.font_file import SECONDS, Finding, FontRefused

MAX_ANSWER = 32 * 1024 * 1024
# Converting takes a processor and much memory: whoever comes second waits.
_turn = asyncio.Semaphore(1)


async def convert(content: bytes) -> tuple[str, bytes]:
    """The weight or weights of a font, and the woff2 that pages get. Raises FontRefused."""
    async with _turn:
        answer = await _ask(content)
    head, _, made = answer.partition(b"\n")
    try:
        finding = msgspec.json.decode(head, type=Finding)
    except msgspec.DecodeError:
        # It died of its limits.
        raise FontRefused("FONT_BROKEN") from None
    if finding.refusal:
        raise FontRefused(finding.refusal, finding.missing)
    return finding.weight, made


async def _ask(content: bytes) -> bytes:
    child = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "estante_personalization.services.font_file",
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
        # No secret reaches the child.
        env={
            "PATH": os.environ.get("PATH", ""),
            "PYTHONPATH": os.pathsep.join(path for path in sys.path if path),
            "PYTHONDONTWRITEBYTECODE": "1",
            "LANG": "C.UTF-8",
        },
        limit=MAX_ANSWER,
    )
    try:
        async with asyncio.timeout(SECONDS * 2):
            answer, _ = await child.communicate(content)
    except TimeoutError:
        return b""
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    return answer
