"""Questions between the lines of a page: what is right is known to the server alone."""

from collections.abc import Collection, Sequence
from uuid import UUID

from estante.api.errors import NotFound

from estante_mint.document.walking import nodes_of
from estante_mint.models import MintPage
from estante_mint.schemas import QuestionVerdict


def judge(pages: Sequence[MintPage], question: UUID, chosen: Collection[UUID]) -> QuestionVerdict:
    """Whether these are the right answers of a question. Raises NotFound: no page asks it."""
    for page in pages:
        for side in (page.document, page.beside):
            for node in nodes_of(side):
                if node["type"] == "question" and UUID(node["attrs"]["id"]) == question:
                    right = [UUID(row["id"]) for row in node["attrs"]["choices"] if row["isRight"]]
                    feedback = node["attrs"].get("feedback", "")
                    return QuestionVerdict(is_right=set(chosen) == set(right), right=right, feedback=feedback)
    raise NotFound
