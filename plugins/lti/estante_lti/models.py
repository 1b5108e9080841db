"""The tables of LTI."""

from datetime import datetime
from typing import Any
from uuid import UUID

from estante.api.database import RecordTable, TenantTable, references
from sqlalchemy import ARRAY, Index, LargeBinary, Numeric, Text, Uuid, func, text
from sqlalchemy.orm import Mapped, mapped_column

# An index of the records that are not in the trash.
LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}


class Registration(TenantTable):
    """What a school's LMS is called by, and where it is (LTI 1.3 core §3.1.2, §3.1.3).

    `issuer` is the `iss` of its tokens. `authorization_keys` are public keys of it, as a key set or as PEM,
    which sign beside those at `key_set_url`. What is not known yet is null.
    """

    __tablename__ = "lti_registrations"
    __table_args__ = (
        references("schools", "school_guid"),
        Index("uq_lti_registrations_school_guid", "tenant_id", "school_guid", unique=True),
        Index(
            "uq_lti_registrations_deployment",
            "tenant_id",
            "issuer",
            "client_id",
            "deployment_id",
            unique=True,
        ),
    )

    school_guid: Mapped[UUID]
    client_id: Mapped[str | None]
    deployment_id: Mapped[str | None]
    issuer: Mapped[str | None]
    issuer_url: Mapped[str | None]
    key_set_url: Mapped[str | None]
    token_url: Mapped[str | None]
    authorization_url: Mapped[str | None]
    authorization_keys: Mapped[str | None]


class SigningKey(TenantTable):
    """A key pair of the organization: its guid is the `kid`. The newest one signs, every one is published.

    `sealed` is the private half, encrypted with the platform's secret.
    """

    __tablename__ = "lti_signing_keys"
    __table_args__ = (Index("ix_lti_signing_keys_created_at", "tenant_id", text("created_at DESC")),)

    public_key: Mapped[str]
    sealed: Mapped[bytes] = mapped_column(LargeBinary)


class LoginAttempt(TenantTable):
    """A launch that has begun: what the answer of the LMS has to be for, once and in the same browser.

    `state_hash` and `browser_hash` are the SHA-256 of the `state` and of the browser's cookie. `query` is
    what the LMS began with, by which the person can begin again in a tab of its own.
    """

    __tablename__ = "lti_login_attempts"
    __table_args__ = (
        Index("uq_lti_login_attempts_state_hash", "tenant_id", "state_hash", unique=True),
        Index("ix_lti_login_attempts_expires_at", "tenant_id", "expires_at"),
    )

    state_hash: Mapped[bytes] = mapped_column(LargeBinary)
    browser_hash: Mapped[bytes] = mapped_column(LargeBinary)
    nonce: Mapped[str]
    issuer: Mapped[str]
    client_id: Mapped[str]
    query: Mapped[str]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class LaunchRecord(TenantTable):
    """What became of a launch: `opened`, or the code of its refusal and what that is about."""

    __tablename__ = "lti_launches"
    __table_args__ = (
        references("schools", "school_guid"),
        Index("ix_lti_launches_school_guid", "tenant_id", "school_guid", text("created_at DESC"), "guid"),
        Index("ix_lti_launches_person_guid", "tenant_id", "person_guid"),
        Index("ix_lti_launches_created_at", "tenant_id", "created_at"),
    )

    school_guid: Mapped[UUID]
    outcome: Mapped[str]
    detail: Mapped[str] = mapped_column(server_default=text("''"))
    person_guid: Mapped[UUID | None]
    role_guid: Mapped[str | None]
    content_guid: Mapped[UUID | None]
    content_name: Mapped[str | None]


class Placement(TenantTable):
    """A content that a launch opened for a person, who may open it while the school launches.

    `subject` is whom the LMS calls the person. `lineitem` is where the score of the last launch goes, which
    is `launch_guid`.
    """

    __tablename__ = "lti_placements"
    __table_args__ = (
        references("people", "person_guid"),
        references("contents", "content_guid"),
        references("schools", "school_guid"),
        Index("uq_lti_placements_content", "tenant_id", "person_guid", "content_guid", unique=True),
        Index("ix_lti_placements_content_guid", "tenant_id", "content_guid"),
        Index("ix_lti_placements_school_guid", "tenant_id", "school_guid"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    school_guid: Mapped[UUID]
    subject: Mapped[str]
    lineitem: Mapped[str | None]
    launch_guid: Mapped[UUID] = mapped_column(server_default=text("gen_random_uuid()"))


class Tool(RecordTable):
    """An outside tool that contents launch. No two have the same name. `client_id` is what we call it."""

    __tablename__ = "lti_tools"
    __table_args__ = (
        Index("uq_lti_tools_name", "tenant_id", text("estante_fold(name)"), unique=True, **LIVING),
        Index("ix_lti_tools_name", "tenant_id", text("estante_order(name)"), "guid", **LIVING),
        Index("ix_lti_tools_created_at", "tenant_id", "created_at", "guid", **LIVING),
    )

    name: Mapped[str]
    launch_url: Mapped[str]
    login_url: Mapped[str]
    redirect_urls: Mapped[list[str]] = mapped_column(ARRAY(Text))
    client_id: Mapped[UUID] = mapped_column(server_default=text("gen_random_uuid()"))
    shares_names: Mapped[bool] = mapped_column(server_default=text("false"))


class ToolLaunch(TenantTable):
    """A tool that a person has begun to open: its `login_hint` is good once, in the browser that began."""

    __tablename__ = "lti_tool_launches"
    __table_args__ = (
        references("people", "person_guid"),
        references("lti_tools", "tool_guid"),
        Index("uq_lti_tool_launches_hint_hash", "tenant_id", "hint_hash", unique=True),
        Index("ix_lti_tool_launches_person_guid", "tenant_id", "person_guid"),
        Index("ix_lti_tool_launches_tool_guid", "tenant_id", "tool_guid"),
        Index("ix_lti_tool_launches_expires_at", "tenant_id", "expires_at"),
    )

    hint_hash: Mapped[bytes] = mapped_column(LargeBinary)
    browser_hash: Mapped[bytes] = mapped_column(LargeBinary)
    tool_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    course_guid: Mapped[UUID | None]
    course_name: Mapped[str | None]
    expires_at: Mapped[datetime]
    used_at: Mapped[datetime | None]


class LinkChoice(TenantTable):
    """Contents that a teacher chooses for links in the LMS (LTI deep linking 2.0).

    `return_url` is where the LMS takes the answer, and `opaque` what it wants to see again. `contents` are
    the chosen ones, once that is so; then `ticket_hash` is the SHA-256 of what gets the answer, once.
    """

    __tablename__ = "lti_link_choices"
    __table_args__ = (
        references("people", "person_guid"),
        references("schools", "school_guid"),
        Index("ix_lti_link_choices_person_guid", "tenant_id", "person_guid"),
        Index("ix_lti_link_choices_school_guid", "tenant_id", "school_guid"),
        Index("ix_lti_link_choices_expires_at", "tenant_id", "expires_at"),
        Index("uq_lti_link_choices_ticket_hash", "tenant_id", "ticket_hash", unique=True),
    )

    person_guid: Mapped[UUID]
    school_guid: Mapped[UUID]
    return_url: Mapped[str]
    opaque: Mapped[str | None]
    takes_several: Mapped[bool]
    contents: Mapped[list[UUID] | None] = mapped_column(ARRAY(Uuid))
    ticket_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    expires_at: Mapped[datetime]


class ScoreDelivery(TenantTable):
    """The score of an activity that a launch opened, on its way to the LMS.

    `score` is of `score_maximum`. `scored_at` is when the activity ended. One that was not sent yet is tried
    again at `next_try_at`, until `given_up_at`.
    """

    __tablename__ = "lti_score_deliveries"
    __table_args__ = (
        references("people", "person_guid"),
        references("schools", "school_guid"),
        Index("uq_lti_score_deliveries_launch_guid", "tenant_id", "launch_guid", unique=True),
        Index("ix_lti_score_deliveries_person_guid", "tenant_id", "person_guid"),
        Index("ix_lti_score_deliveries_school_guid", "tenant_id", "school_guid"),
        Index(
            "ix_lti_score_deliveries_next_try_at",
            "tenant_id",
            "next_try_at",
            postgresql_where=text("sent_at IS NULL AND given_up_at IS NULL"),
        ),
    )

    launch_guid: Mapped[UUID]
    person_guid: Mapped[UUID]
    school_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    lineitem: Mapped[str]
    subject: Mapped[str]
    score: Mapped[float] = mapped_column(Numeric(12, 4, asdecimal=False))
    score_maximum: Mapped[float] = mapped_column(Numeric(12, 4, asdecimal=False))
    scored_at: Mapped[datetime]
    tries: Mapped[int] = mapped_column(server_default=text("0"))
    next_try_at: Mapped[datetime] = mapped_column(server_default=func.now())
    sent_at: Mapped[datetime | None]
    given_up_at: Mapped[datetime | None]
    last_error: Mapped[str | None]
