"""What the calls of messages take and answer (BO §3; A101)."""

from datetime import date, datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import EXAMPLE_GUID, Example
from msgspec import UNSET, Meta, Struct, UnsetType

State = Literal["draft", "scheduled", "shown", "ended"]
MIN_TITLE, MAX_TITLE = 3, 250
# One line, as `SingleLine`, with something to read on it.
WRITTEN_LINE = r"^(?=.*\S)[^\x00-\x1f\x7f-\x9f\u2028\u2029]*(?![\s\S])"
Title = Annotated[str, Meta(pattern=WRITTEN_LINE, min_length=MIN_TITLE, max_length=MAX_TITLE)]
# HTML, with the pictures that stand in it.
Text = Annotated[str, Meta(min_length=1, max_length=1_500_000)]
Role = Annotated[str, Meta(min_length=1, max_length=10)]
Roles = Annotated[list[Role], Meta(min_length=1, max_length=50)]
Guids = Annotated[list[UUID], Meta(max_length=1000)]
Kind = Annotated[str, Meta(max_length=50)]
Audiences = Annotated[dict[Kind, Guids], Meta(max_length=20)]


class MessageFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is.

    No `countries` is every country. `audiences` are guids by the kinds of `GET messages/audiences`; a kind
    without any narrows nothing, and one that is not named stays as it is. `image` is an upload's guid.
    """

    EXAMPLE: ClassVar[Example] = {
        "title": "Comienza el trimestre",
        "text": "<p>Ya están las lecturas de marzo.</p>",
        "roles": ["R01", "R02"],
        "countries": [],
        "audiences": {},
        "start_date": "2026-03-02",
        "end_date": None,
        "is_published": True,
    }
    title: Title | UnsetType = UNSET
    text: Text | UnsetType = UNSET
    roles: Roles | UnsetType = UNSET
    countries: Guids | UnsetType = UNSET
    audiences: Audiences | UnsetType = UNSET
    start_date: date | UnsetType = UNSET
    end_date: date | UnsetType | None = UNSET
    is_published: bool | UnsetType = UNSET
    is_article: bool | UnsetType = UNSET
    image: UUID | UnsetType | None = UNSET


class NewMessage(MessageFields, kw_only=True):
    """A new message: a draft, unless it is published at once."""

    title: Title
    text: Text
    roles: Roles
    start_date: date


class StoredRow(Struct, frozen=True):
    """A row of the list, as the table has it. `image` is where the picture is in the store."""

    guid: UUID
    title: str
    roles: list[str]
    countries: list[UUID]
    audiences: dict[str, list[UUID]]
    start_date: date
    end_date: date | None
    is_published: bool
    is_article: bool
    image: str | None
    reads: int
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class MessageRow(StoredRow, frozen=True, kw_only=True):
    """A row of the list. `reads` is 10,000 for any number above, and `audience` says in words for whom it is.

    `image` is an address that works for a while.
    """

    state: State
    audience: str


class MessageAnswer(MessageRow, frozen=True, kw_only=True):
    """A message, for who writes it. Here `reads` has no cap."""

    text: str


class AudienceKind(Struct, frozen=True):
    """A kind of groups that messages can be for; `reference` is the name by which one chooses them."""

    id: str
    name: str
    reference: str


class WantedAudience(Struct, kw_only=True, forbid_unknown_fields=True):
    """An audience as a form has it now."""

    EXAMPLE: ClassVar[Example] = {"roles": ["R01"], "countries": [EXAMPLE_GUID]}
    roles: Annotated[list[Role], Meta(max_length=50)]
    countries: Guids = []
    audiences: Audiences = {}


class Reach(Struct, frozen=True):
    """How many people a message is for."""

    people: int


class StoredFrontRow(Struct, frozen=True):
    """A message that is for the caller, as the tables have it."""

    guid: UUID
    title: str
    start_date: date
    is_article: bool
    image: str | None
    read_at: datetime | None


class FrontRow(StoredFrontRow, frozen=True, kw_only=True):
    """A message that is for the caller. An article's `page` is its own, below the application's address."""

    page: str | None


class FrontMessage(FrontRow, frozen=True, kw_only=True):
    """The same with its text."""

    text: str


class UnreadMessages(Struct, frozen=True):
    """How many messages the caller has not read: at most 100, which stands for any number above 99."""

    unread: int
