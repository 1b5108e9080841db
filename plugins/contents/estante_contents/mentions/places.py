"""Where contents have the words that were searched: in a field of theirs, in their file, in a track.

Asked for the rows that a list shows, after the list: the list itself is as quick as without it.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple
from unicodedata import normalize
from uuid import UUID

from estante.api.access import Principal
from estante.api.database import Database
from estante.api.lists import words_of
from estante.api.tenants import Tenant, Translator

from estante_contents.lists import TAG_WORDS
from estante_contents.mentions.schemas import Field, Mention, Place
from estante_contents.mentions.snippets import (
    MAX_SNIPPET,
    WORD,
    SnippetPart,
    folded,
    parts_in,
    snippet,
    words_in,
)
from estante_contents.services.opening.entitlements import OpeningRules, OpenSet

if TYPE_CHECKING:
    import asyncpg

# Staff have the list; others are told nothing of what is closed to them.
EVERYTHING = OpenSet("c.deleted_at IS NULL", ())
FIELDS: Sequence[Field] = ("name", "author", "erp_id", "description", "tags")
NUMBERED = ("page", "chapter", "slide")
# The best cue has all of the words, and is the first in subtitles that does; so is the best passage.
QUERY = """
    WITH asked AS (SELECT plainto_tsquery('simple', estante_fold({words})) AS words),
    opened AS (
        SELECT c.guid, c.name, btrim(c.author_name || ' ' || c.author_lastname) AS author,
            coalesce(c.erp_id, '') AS erp_id, c.description, coalesce(({tags}), '') AS tags
        FROM contents c WHERE c.guid = ANY({guids}) AND {conditions}
    )
    SELECT o.*, f.guid IS NOT NULL AS is_read, p.place, p.number, p.title, p.text AS passage,
        k.kind, k.starts_at, k.text AS cue
    FROM asked CROSS JOIN opened o
    LEFT JOIN content_found f ON f.guid = o.guid AND f.words @@ asked.words
    LEFT JOIN LATERAL (
        SELECT p.place, p.number, p.title, p.text FROM content_passages p
        WHERE p.content_guid = f.guid AND p.words @@ replace(asked.words::text, '&', '|')::tsquery
        ORDER BY p.words @@ asked.words DESC, p.position
        LIMIT 1
    ) p ON true
    LEFT JOIN LATERAL (
        SELECT t.kind, c.starts_at, c.text
        FROM content_tracks t
        JOIN track_cues c ON c.tenant_id = t.tenant_id AND c.track_guid = t.guid
        WHERE t.content_guid = f.guid AND c.words @@ replace(asked.words::text, '&', '|')::tsquery
        ORDER BY c.words @@ asked.words DESC, t.kind <> 'subtitle', c.starts_at, c.position, t.guid
        LIMIT 1
    ) k ON true
"""


class Words(NamedTuple):
    """What is searched, as it is looked for: parts of words in a record, whole words in a text."""

    parts: Sequence[str]
    whole: frozenset[str]


class MentionFinder:
    """Finds them for who asks."""

    def __init__(
        self,
        database: Database,
        tenant: Tenant,
        principal: Principal,
        opening_rules: OpeningRules,
        t: Translator,
    ) -> None:
        self._database = database
        self._tenant = tenant
        self._principal = principal
        self._rules = opening_rules
        self._t = t

    async def find(self, q: str, contents: Sequence[UUID]) -> Mapping[UUID, Sequence[Mention]]:
        """Of these contents those that have all the words and are open to who asks, each with its places."""
        is_staff = self._rules.reads_in_back_office(self._principal)
        opened = EVERYTHING if is_staff else self._rules.opened_by(self._principal)
        at = len(opened.arguments)
        query = QUERY.format(
            conditions=opened.conditions, tags=TAG_WORDS, guids=f"${at + 1}::uuid[]", words=f"${at + 2}::text"
        )
        parts = [folded(word) for word in words_of(q)]
        words = Words(parts, frozenset(WORD.findall(" ".join(parts))))
        async with self._database.reading(self._tenant) as connection:
            rows = await connection.fetch(query, *opened.arguments, list(contents), " ".join(words_of(q)))
        mentions = {row["guid"]: [*self._in_file(row, words), *self._in_record(row, words)] for row in rows}
        return {guid: places for guid, places in mentions.items() if places}

    def _in_record(self, row: "asyncpg.Record", words: Words) -> Iterator[Mention]:
        """The fields that have the words, where they have all of them together."""
        texts = {name: normalize("NFC", " ".join(row[name].split())) for name in FIELDS}
        hits = {name: parts_in(text, words.parts) for name, text in texts.items()}
        if {hit.word for of_field in hits.values() for hit in of_field} < set(words.parts):
            return
        for name, text in texts.items():
            if hits[name]:
                # A name is shown whole.
                longest = len(text) if name == "name" else MAX_SNIPPET
                yield self._mention(name, snippet(text, hits[name], longest))

    def _in_file(self, row: "asyncpg.Record", words: Words) -> Iterator[Mention]:
        """The best second of a track and the best passage of the file, or that it is in the text."""
        if row["kind"] is not None:
            yield self._mention(row["kind"], self._snippet(row["cue"], words), row["starts_at"])
        if row["passage"] is not None:
            place: Place = row["place"] or "text"
            quoted = self._snippet(row["passage"], words)
            yield self._mention(place, quoted, row["number"], row["title"])
        if row["is_read"] and row["kind"] is None and row["passage"] is None:
            yield self._mention("text", ())

    def _snippet(self, text: str, words: Words) -> Sequence[SnippetPart]:
        return snippet(text, words_in(text, words.whole))

    def _mention(
        self, place: Place, parts: Sequence[SnippetPart], at: float | None = None, title: str = ""
    ) -> Mention:
        return Mention(place, at, self._label(place, at, title), parts)

    def _label(self, place: Place, at: float | None, title: str) -> str:
        """«Página 12», «En los subtítulos, 1:23»."""
        if title:
            return self._t("contents.mentions.titled", title=title)
        if at is None:
            return self._t(f"contents.mentions.{place}")
        if place in NUMBERED:
            return self._t(f"contents.mentions.{place}", number=int(at))
        return self._t("contents.mentions.at", place=self._t(f"contents.mentions.{place}"), at=moment(at))


def moment(seconds: float) -> str:
    """`1:23`, or `1:02:03` from an hour on."""
    minutes, rest = divmod(int(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"
