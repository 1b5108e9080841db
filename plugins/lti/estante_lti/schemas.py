"""What the calls of registrations and of tools take and answer (BO §3, §5)."""

from collections.abc import Sequence
from datetime import datetime
from typing import Annotated, ClassVar, Literal
from uuid import UUID

from estante.api.http import Example, SingleLine
from msgspec import UNSET, Meta, Struct, UnsetType

MAX_NAME, MAX_URL, MAX_KEYS = 250, 2000, 64 * 1024
StepName = Literal["registration", "keys", "launch", "scores", "login", "question"]
StepOutcome = Literal["passed", "refused", "untried"]
Word = Annotated[SingleLine, Meta(max_length=MAX_NAME)]
Url = Annotated[SingleLine, Meta(max_length=MAX_URL)]
Keys = Annotated[str, Meta(max_length=MAX_KEYS)]


class PlatformValues(Struct, frozen=True):
    """What the school's LMS is told of us: addresses of ours, and the public key in PEM."""

    login_url: str
    redirect_url: str
    tool_url: str
    own_key_set_url: str
    public_key: str


class RegistrationAnswer(PlatformValues, frozen=True, kw_only=True):
    """The LTI configuration of a school, with the platform's own values."""

    school_guid: UUID
    enableLti: bool
    lti_tool_id: str | None
    client_id: str | None
    deployment_id: str | None
    issuer: str | None
    issuer_url: str | None
    key_set_url: str | None
    token_url: str | None
    authorization_url: str | None
    authorization_keys: str | None


class RegistrationFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send; what is not sent stays as it is. Our own values may only be repeated."""

    EXAMPLE: ClassVar[Example] = {
        "enableLti": True,
        "client_id": "estante-1",
        "deployment_id": "1",
        "issuer": "https://campus.example",
        "issuer_url": "https://campus.example",
        "key_set_url": "https://campus.example/mod/lti/certs.php",
        "token_url": "https://campus.example/mod/lti/token.php",
        "authorization_url": "https://campus.example/mod/lti/auth.php",
    }
    enableLti: bool | UnsetType = UNSET
    client_id: Word | UnsetType | None = UNSET
    deployment_id: Word | UnsetType | None = UNSET
    issuer: Word | UnsetType | None = UNSET
    issuer_url: Url | UnsetType | None = UNSET
    key_set_url: Url | UnsetType | None = UNSET
    token_url: Url | UnsetType | None = UNSET
    authorization_url: Url | UnsetType | None = UNSET
    authorization_keys: Keys | UnsetType | None = UNSET
    login_url: Url | UnsetType = UNSET
    redirect_url: Url | UnsetType = UNSET
    tool_url: Url | UnsetType = UNSET
    own_key_set_url: Url | UnsetType = UNSET
    public_key: Keys | UnsetType = UNSET


class TrialStep(Struct, frozen=True):
    """A step of a trial, and in words why it was not passed: the words of the log of launches."""

    name: StepName
    outcome: StepOutcome
    code: str | None
    reason: str | None


class TrialAnswer(Struct, frozen=True):
    """What became of a trial: of a school's registration, or of a tool.

    `is_ready` says that a launch works; scores may still not go.
    """

    is_ready: bool
    steps: Sequence[TrialStep]


ToolName = Annotated[SingleLine, Meta(min_length=1, max_length=100)]
ToolUrl = Annotated[SingleLine, Meta(min_length=1, max_length=MAX_URL)]


class ToolRow(Struct, frozen=True):
    """An outside tool, in the list and alone; `client_id` is what it is told to call us with."""

    guid: UUID
    name: str
    launch_url: str
    login_url: str
    redirect_urls: Sequence[str]
    client_id: UUID
    shares_names: bool
    created_by: UUID | None
    created_at: datetime
    updated_at: datetime


class ToolFields(Struct, kw_only=True, forbid_unknown_fields=True):
    """What a form may send of a tool; what is not sent stays as it is."""

    EXAMPLE: ClassVar[Example] = {
        "name": "Laboratorio",
        "launch_url": "https://lab.example/launch",
        "login_url": "https://lab.example/login",
        "redirect_urls": ["https://lab.example/launch"],
    }
    name: ToolName | UnsetType = UNSET
    launch_url: ToolUrl | UnsetType = UNSET
    login_url: ToolUrl | UnsetType = UNSET
    redirect_urls: Annotated[list[ToolUrl], Meta(min_length=1, max_length=20)] | UnsetType = UNSET
    shares_names: bool | UnsetType = UNSET


class NewTool(ToolFields, kw_only=True):
    """A new tool."""

    name: ToolName
    launch_url: ToolUrl
    login_url: ToolUrl
    redirect_urls: Annotated[list[ToolUrl], Meta(min_length=1, max_length=20)]
