"""The call that says where contents have words."""

from typing import Annotated
from uuid import UUID

from estante.api.http import inject
from litestar import get
from litestar.di import NamedDependency
from litestar.params import QueryParameter

from estante_contents.mentions.places import MentionFinder
from estante_contents.mentions.schemas import Mentions

Words = Annotated[str, QueryParameter(name="q", min_length=1, max_length=200)]
Shown = Annotated[list[UUID], QueryParameter(name="guid", min_items=1, max_items=200)]


@get("/contents/mentions", session=True, dependencies=inject(mention_finder=MentionFinder))
async def read_mentions(
    words: Words, shown: Shown, mention_finder: NamedDependency[MentionFinder]
) -> Mentions:
    """Where those of some contents that have the words have them: page, second or field, each quoted.

    Who does not read contents in the back office is answered for what they may open.

    Raises:
        ValidationFailed: 400, no words, or no or too many contents.
    """
    return Mentions(await mention_finder.find(words, shown))
