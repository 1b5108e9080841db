"""A cartridge as the rows of a batch: its files and links in their order, and what stays out."""

from collections.abc import Iterator, Sequence
from uuid import UUID

import msgspec
from uuid_utils.compat import uuid7

from estante_contents.batches.archive.members import Member
from estante_contents.batches.models import Batch, BatchFile
from estante_contents.cartridges.reading import Cartridge, CartridgeItem
from estante_contents.schemas import NAME

PART = "CARTRIDGE_PART"
# What a row knows beside the fields of its content.
PLACE, URL, QUESTIONS = "cartridge_place", "cartridge_url", "cartridge_questions"


def rows_of(batch: Batch, members: Sequence[Member], cartridge: Cartridge) -> Iterator[BatchFile]:
    """A row for each file of the archive, and for each thing that the cartridge names without a file."""
    items = {
        item.position: (at, item) for at, item in enumerate(cartridge.items) if item.position is not None
    }
    for member in members:
        at, item = items.get(member.position, (0, None))
        file = _file(batch, member.position, member.name, member.size)
        if member.fault:
            file.state, file.reason_code, file.reason_params = "refused", member.fault, dict(member.params)
        elif item is None:
            file.state, file.reason_code = "skipped", PART
        else:
            file.row = _row(at, item)
        yield file
    for extra, item in enumerate(each for each in cartridge.items if each.position is None):
        file = _file(batch, len(members) + extra, item.title[:700], 0)
        file.state, file.reason_code, file.reason_params = "refused", item.code, dict(item.params)
        yield file


def _row(at: int, item: CartridgeItem) -> dict[str, object]:
    row: dict[str, object] = {PLACE: f"{at:06}"}
    if len(item.title.strip()) >= NAME[0] and item.title.isprintable():
        row["name"] = item.title.strip()
    if item.url is not None:
        row[URL] = item.url
    if item.test is not None:
        row[QUESTIONS] = msgspec.to_builtins(item.test.questions)
        row.setdefault("name", item.place.rpartition("/")[2])
    return row


def _file(batch: Batch, position: int, name: str, size: int) -> BatchFile:
    guid: UUID = uuid7()
    return BatchFile(
        tenant_id=batch.tenant_id,
        guid=guid,
        batch_guid=batch.guid,
        position=position,
        file=name,
        size=size,
        state="waiting",
        line=None,
        row={},
        reason_code=None,
        reason_params={},
        faults=[],
    )
