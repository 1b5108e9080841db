"""The tables of the record store. What people did outlives the content, so no key leads to it."""

from datetime import datetime
from uuid import UUID

from estante.api.database import Base, RecordTable, TenantTable
from sqlalchemy import CheckConstraint, ForeignKeyConstraint, Index, LargeBinary, func, text
from sqlalchemy.dialects.postgresql import JSONB
from sqlalchemy.orm import Mapped, mapped_column

Document = dict[str, object]
OF_STATEMENT = ("tenant_id", "statement_guid"), ("xapi_statements.tenant_id", "xapi_statements.guid")


class Statement(Base):
    """One xAPI statement, as the bytes that are answered.

    `refers_to` is the statement of its StatementRef, and `voids` the same where the verb is voided. The
    columns `verb`, `activity` and `actor` are for the staff's list; xAPI's own filters walk the keys.
    """

    __tablename__ = "xapi_statements"
    __table_args__ = (
        Index("ix_xapi_statements_stored", "tenant_id", "stored_at", "guid"),
        Index(
            "ix_xapi_statements_refers_to",
            "tenant_id",
            "refers_to",
            postgresql_where=text("refers_to IS NOT NULL"),
        ),
        Index(
            "ix_xapi_statements_person",
            "tenant_id",
            "person_guid",
            postgresql_where=text("person_guid IS NOT NULL"),
        ),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    guid: Mapped[UUID] = mapped_column(primary_key=True)
    stored_at: Mapped[datetime]
    verb: Mapped[str]
    actor: Mapped[str]
    activity: Mapped[str | None]
    statement: Mapped[str]
    fingerprint: Mapped[bytes] = mapped_column(LargeBinary)
    refers_to: Mapped[UUID | None]
    is_voiding: Mapped[bool] = mapped_column(server_default=text("false"))
    is_voided: Mapped[bool] = mapped_column(server_default=text("false"))
    person_guid: Mapped[UUID | None]


class StatementKey(Base):
    """What a statement is found by: the digest of a verb, an activity, an agent or a registration.

    A statement that refers to another has the other's keys too; `of_guid` says whose a key is, for all
    filters of a query must hold for one and the same statement.
    """

    __tablename__ = "xapi_keys"
    __table_args__ = (
        ForeignKeyConstraint(*OF_STATEMENT, ondelete="CASCADE"),
        Index("ix_xapi_keys_key", "tenant_id", "key", "stored_at", "statement_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    statement_guid: Mapped[UUID] = mapped_column(primary_key=True)
    of_guid: Mapped[UUID] = mapped_column(primary_key=True)
    key: Mapped[UUID] = mapped_column(primary_key=True)
    is_direct: Mapped[bool]
    stored_at: Mapped[datetime]


class StatementAttachment(Base):
    """The bytes of an attachment that came with a statement."""

    __tablename__ = "xapi_attachments"
    __table_args__ = (ForeignKeyConstraint(*OF_STATEMENT, ondelete="CASCADE"),)

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    statement_guid: Mapped[UUID] = mapped_column(primary_key=True)
    sha2: Mapped[str] = mapped_column(primary_key=True)
    content_type: Mapped[str]
    content: Mapped[bytes] = mapped_column(LargeBinary)


class Activity(Base):
    """What is known of an activity: the definitions of its statements, merged."""

    __tablename__ = "xapi_activities"

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    key: Mapped[UUID] = mapped_column(primary_key=True)
    activity_id: Mapped[str]
    definition: Mapped[Document] = mapped_column(JSONB, server_default=text("'{}'"))
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now(), onupdate=func.now())


class StateDocument(Base):
    """A document of the resources state, activity profile and agent profile.

    `scope` is the digest of what the document belongs to (activity, agent, registration), `owner` that
    of the activity and agent of a state, of which all are listed and deleted together.
    """

    __tablename__ = "xapi_documents"
    __table_args__ = (
        Index("ix_xapi_documents_owner", "tenant_id", "owner"),
        Index(
            "ix_xapi_documents_person",
            "tenant_id",
            "person_guid",
            postgresql_where=text("person_guid IS NOT NULL"),
        ),
        CheckConstraint("kind IN ('state', 'activity', 'agent')", name="kind"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    scope: Mapped[UUID] = mapped_column(primary_key=True)
    document_id: Mapped[str] = mapped_column(primary_key=True)
    kind: Mapped[str]
    owner: Mapped[UUID]
    content_type: Mapped[str]
    content: Mapped[bytes] = mapped_column(LargeBinary)
    person_guid: Mapped[UUID | None]
    updated_at: Mapped[datetime] = mapped_column(server_default=func.now())


class Pseudonym(TenantTable):
    """Whom a content knows a person as: the guid is the name, and says nothing of the person."""

    __tablename__ = "xapi_pseudonyms"
    __table_args__ = (
        Index("uq_xapi_pseudonyms_person_content", "tenant_id", "person_guid", "content_guid", unique=True),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]


class Cmi5Session(TenantTable):
    """One sitting with a unit of a cmi5 course; the guid is its session id, `unit` its publisher's name.

    `fetch_hash` is of the key by which the unit gets its credential, once, and `secret_hash` of that.
    """

    __tablename__ = "cmi5_sessions"
    __table_args__ = (
        Index("uq_cmi5_sessions_fetch", "tenant_id", "fetch_hash", unique=True),
        Index("ix_cmi5_sessions_registration", "tenant_id", "registration"),
        Index("ix_cmi5_sessions_person", "tenant_id", "person_guid"),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    pseudonym: Mapped[UUID]
    registration: Mapped[UUID]
    unit: Mapped[str]
    package: Mapped[str]
    mastery_score: Mapped[float | None]
    fetch_hash: Mapped[bytes] = mapped_column(LargeBinary)
    secret_hash: Mapped[bytes | None] = mapped_column(LargeBinary)
    launched_at: Mapped[datetime]
    expires_at: Mapped[datetime]
    initialized_at: Mapped[datetime | None]
    completed_at: Mapped[datetime | None]
    passed_at: Mapped[datetime | None]
    failed_at: Mapped[datetime | None]
    last_at: Mapped[datetime | None]
    terminated_at: Mapped[datetime | None]
    abandoned_at: Mapped[datetime | None]


class LearningRecord(TenantTable):
    """The trace of an exercise (VS §7); a second one of a place is a new row. `data` is JSON as sent."""

    __tablename__ = "lrs_records"
    __table_args__ = (
        Index("ix_lrs_records_place", "tenant_id", "person_guid", "content_guid", "created_at"),
        Index("ix_lrs_records_content", "tenant_id", "content_guid"),
        CheckConstraint(
            "completion_status IN ('completed', 'incomplete', 'not attempted', 'unknown')",
            name="completion_status",
        ),
    )

    person_guid: Mapped[UUID]
    content_guid: Mapped[UUID]
    reference_id: Mapped[str]
    scope: Mapped[str]
    data: Mapped[str]
    session_time: Mapped[str | None]
    completion_status: Mapped[str]


class LrsClient(RecordTable):
    """An activity provider that may speak to the record store. Its secret is shown once and kept hashed."""

    __tablename__ = "lrs_clients"
    __table_args__ = (
        Index("uq_lrs_clients_key", "tenant_id", "key", unique=True),
        CheckConstraint("access IN ('all', 'write')", name="access"),
        CheckConstraint("status IN ('active', 'inactive')", name="status"),
    )

    name: Mapped[str]
    provider: Mapped[str]
    key: Mapped[str]
    secret_hash: Mapped[bytes] = mapped_column(LargeBinary)
    access: Mapped[str]
    status: Mapped[str] = mapped_column(server_default=text("'active'"))
