"""DOCX as HTML, by mammoth in a process of its own: a document is as hostile as who wrote it."""

import asyncio
import sys
from asyncio.subprocess import DEVNULL, PIPE
from io import BytesIO
from typing import Final

from estante.api.errors import Unprocessable
from estante.api.files import open_archive

TIMEOUT_SECONDS: Final = 60


async def html_of_docx(data: bytes) -> str:
    """What a document says.

    Raises:
        Unprocessable: it is no document, or one that takes too long or too much to read.
    """
    # The rules of every archive: no bombs, no names that lead out of it.
    await asyncio.to_thread(open_archive, BytesIO(data))
    child = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "estante_mint.importing.docx_child", stdin=PIPE, stdout=PIPE, stderr=DEVNULL
    )
    try:
        html, _ = await asyncio.wait_for(child.communicate(data), TIMEOUT_SECONDS)
    except TimeoutError:
        raise Unprocessable(text="MINT_IMPORT_UNREADABLE") from None
    finally:
        if child.returncode is None:
            child.kill()
            await child.wait()
    if child.returncode != 0:
        raise Unprocessable(text="MINT_IMPORT_UNREADABLE")
    return html.decode("utf-8", "replace")
