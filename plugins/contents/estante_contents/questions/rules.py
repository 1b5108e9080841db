"""How somebody answers an exercise, as plugins say it: by `register_answering_rules`."""

from collections.abc import Sequence
from uuid import UUID

from estante.api.access import STUDENT, Principal
from estante.api.database import Transaction, raw_connection
from estante.api.errors import Conflict
from estante.api.plugins import PluginRegistry
from msgspec import Struct

from estante_contents.publications.givers import PublicationGivers

TEACHES = f"($2::text <> '{STUDENT}')"
# The common table settles the types of arguments that no rule happens to use.
ASKED = "WITH asker AS (SELECT $1::uuid, $2::text, $3::uuid)"


class AnsweringRule(Struct, frozen=True):
    """What a plugin asks of who answers an exercise; what one row forbids is forbidden.

    `query` is SQL that answers rows (may_skip, may_repeat, is_helped): whether questions may be left for
    later, and be answered again in another attempt, and whether the person is given hints, feedback and what
    is right. `$1` is the person (uuid), `$2` the role (text) and `$3` the content (uuid). It runs under the
    tenant's row security. `(:opened)` stands for the publications that the person may open, as every other
    query of `PublicationGiver`.
    """

    name: str
    query: str


class Answering(Struct, frozen=True):
    """How a person answers one exercise; see `AnsweringRule`."""

    may_skip: bool = True
    may_repeat: bool = True
    is_helped: bool = True

    def tells_keys(self, *, is_finished: bool) -> bool:
        """Whether what was answered is explained: without help, once nothing can be answered any more."""
        return self.is_helped or (is_finished and not self.may_repeat)


class QuestionSkipped(Conflict):
    """409: a question before this one has no answer yet."""

    code = "QUESTION_SKIPPED"

    def __init__(self) -> None:
        super().__init__("question", self.code)


class QuestionAnswered(Conflict):
    """409: the person answered it in another attempt, and answers once only."""

    code = "QUESTION_ANSWERED"

    def __init__(self) -> None:
        super().__init__("question", self.code)


class AnsweringRules:
    """The rules of all plugins, for the person who asks."""

    def __init__(self, principal: Principal, registry: PluginRegistry) -> None:
        self._principal = principal
        given: list[Sequence[AnsweringRule]] = registry.hook("register_answering_rules", principal.tenant)()
        givers = PublicationGivers(registry, principal.tenant)
        self._queries = [givers.fill(rule.query, teaches=TEACHES) for several in given for rule in several]

    async def of(self, session: Transaction, content: UUID) -> Answering:
        """How the person answers a content."""
        if not self._queries or self._principal.person_guid is None:
            return Answering()
        every = " UNION ALL ".join(
            f"SELECT r.may_skip, r.may_repeat, r.is_helped FROM ({query}) r"  # noqa: S608 - code of plugins
            for query in self._queries
        )
        allowed = "bool_and(e.may_skip), bool_and(e.may_repeat), bool_and(e.is_helped)"
        query = f"{ASKED} SELECT {allowed} FROM ({every}) e"  # noqa: S608 - see above
        arguments = (self._principal.person_guid, self._principal.role_guid, content)
        row = await (await raw_connection(session)).fetchrow(query, *arguments)
        # Without rows they are null: nothing is forbidden.
        return Answering(*(value is not False for value in row or ()))
