"""What a content's file says, for the search: all of it folded, and each passage as it stands."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from unicodedata import normalize
from uuid import UUID

from msgspec.structs import replace
from sqlalchemy import delete, func, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from estante_contents.contracts import Passage
from estante_contents.mentions.models import ContentPassage
from estante_contents.models import ContentSearch

MAX_PASSAGES = 10_000
# A few pages: what is cut out of it to be shown is found in no time.
MAX_PASSAGE_LENGTH = 4_000
COPIED = ("tenant_id", "position", "place", "number", "title", "text")


async def keep_words(session: AsyncSession, content: UUID, passages: Sequence[Passage]) -> None:
    """Have a content be found by what its file says, and say where that stands."""
    words = "\n".join(passage.text for passage in passages)
    await keep_passages(session, content, passages, body=func.estante_fold(words))


async def keep_passages(
    session: AsyncSession, content: UUID, passages: Sequence[Passage], **searched: object
) -> None:
    """Have a content say where its words stand; what it said before is gone. Sets `searched` as well."""
    await session.execute(delete(ContentPassage).where(ContentPassage.content_guid == content))
    of_content = update(ContentSearch).where(ContentSearch.guid == content)
    marked = of_content.values(is_read=True, **searched).returning(ContentSearch.tenant_id)
    tenant = await session.scalar(marked.execution_options(synchronize_session=False))
    rows = [
        {
            "tenant_id": tenant,
            "content_guid": content,
            "position": position,
            "place": passage.place,
            "number": passage.number,
            "title": passage.title,
            "text": passage.text,
        }
        for position, passage in enumerate(islice(cut(passages), MAX_PASSAGES))
    ]
    if rows and tenant is not None:
        await session.execute(insert(ContentPassage), rows)


def cut(passages: Iterable[Passage]) -> Iterator[Passage]:
    """The passages without those that say nothing, long ones in parts that end between words."""
    for passage in passages:
        # Letters and their accents may be written apart, which nobody sees.
        text = normalize("NFC", " ".join(passage.text.split()))
        while text:
            end = len(text)
            if end > MAX_PASSAGE_LENGTH:
                space = text.rfind(" ", 0, MAX_PASSAGE_LENGTH)
                end = space if space > 0 else MAX_PASSAGE_LENGTH
            yield replace(passage, text=text[:end])
            text = text[end:].lstrip()


async def copy_passages(session: AsyncSession, source: UUID, target: UUID) -> None:
    """Have a copy of a content say where the words of its file stand."""
    passages = select(literal(target), *(getattr(ContentPassage, name) for name in COPIED))
    of_source = passages.where(ContentPassage.content_guid == source)
    await session.execute(insert(ContentPassage).from_select(["content_guid", *COPIED], of_source))
    is_read = select(ContentSearch.is_read).where(ContentSearch.guid == source).scalar_subquery()
    await session.execute(
        update(ContentSearch)
        .where(ContentSearch.guid == target)
        .values(is_read=is_read)
        .execution_options(synchronize_session=False)
    )
