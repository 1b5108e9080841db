"""The letter at the end of a batch upload: how much was made, and each refused file with its reason."""

from collections.abc import Mapping, Sequence
from itertools import accumulate
from uuid import UUID

from estante.api.jobs import LetterKind, Recipient, WorkContext
from msgspec import Struct
from sqlalchemy import select

from estante_contents.batches.models import Batch, BatchFile
from estante_contents.batches.presenter import Texts, reasons, sentence

# Thousands of files; a mail server takes no letter of any length. The rest stands on the batch's page.
MAX_CHARACTERS = 200_000


class BatchLetter(Struct, frozen=True):
    """The batch, and what its archive is called."""

    batch: UUID
    archive: str


async def _fill(work: WorkContext, recipient: Recipient, letter: BatchLetter) -> Mapping[str, str]:
    """What the letter says of the files, as they are when it is sent."""
    t = work.translator(recipient.lang)
    async with work.transaction() as session:
        batch = await session.get(Batch, (work.tenant.guid, letter.batch))
        rows = await session.scalars(
            select(BatchFile).where(BatchFile.batch_guid == letter.batch).order_by(BatchFile.position)
        )
        files = list(rows)
    made = sum(file.state == "made" for file in files)
    refused = [file for file in files if file.state == "refused"]
    lines = [
        t("contents.mail.batch.made", count=made),
        t("contents.mail.batch.refused", count=len(refused)),
    ]
    if batch is not None and batch.failure_code:
        lines.append(sentence(t, batch.failure_code, batch.failure_params))
    named = _within([f"- {file.file}: {_reason(t, file)}" for file in refused])
    lines += named
    if len(refused) > len(named):
        lines.append(t("contents.mail.batch.others", count=len(refused) - len(named)))
    return {"report": "\n".join(lines)}


def _within(lines: Sequence[str]) -> Sequence[str]:
    """As many of the lines as a letter takes."""
    lengths = accumulate(len(line) for line in lines)
    return [line for line, length in zip(lines, lengths, strict=True) if length <= MAX_CHARACTERS]


def _reason(t: Texts, file: BatchFile) -> str:
    return reasons(t, file.reason_code, file.reason_params, file.faults) if file.reason_code else ""


BATCH_DONE = LetterKind(
    "contents.batch_done",
    BatchLetter,
    "contents.mail.batch",
    page="/contents/batch-upload?batch={batch}",
    fill=_fill,
)
ALL = (BATCH_DONE,)
