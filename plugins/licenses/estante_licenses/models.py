"""The tables of licences."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}
REDEEMED: Any = {"postgresql_where": text("consumed > 0")}
HAS_AN_END = (
    "(expires = 'expiration_date') = (expired_at IS NOT NULL AND ends_at IS NOT NULL)"
    " AND (expires = 'interval') = (expires_after_number >= 1 AND expires_after_string IS NOT NULL)"
)


class License(RecordTable):
    """A code with uses. The country is one of the settings'.

    `consumed` counts the people who have it. A licence with a day of its end has `expired_at`, and in
    `ends_at` the moment after which it is expired; one with an interval ends for each person on their own.
    `batch_guid` and `batch_number` are of the batch that made it.
    """

    __tablename__ = "licenses"
    __table_args__ = (
        CheckConstraint("countdown_original >= 1", name="has_uses"),
        CheckConstraint("consumed >= 0 AND consumed <= countdown_original", name="consumed_within_uses"),
        CheckConstraint(HAS_AN_END, name="has_an_end"),
        # A code is never given again, not even that of a licence in the trash.
        Index("uq_licenses_code", "tenant_id", "code", unique=True),
        Index("ix_licenses_created_at", "tenant_id", "created_at", "guid", **LIVING),
        Index("ix_licenses_country_guid", "tenant_id", "country_guid", **LIVING),
        Index("ix_licenses_batch_guid", "tenant_id", "batch_guid", "code"),
        Index("ix_licenses_batch_guid_redeemed", "tenant_id", "batch_guid", **REDEEMED),
    )

    code: Mapped[str]
    countdown_original: Mapped[int]
    consumed: Mapped[int] = mapped_column(server_default=text("0"))
    role_guid: Mapped[str] = mapped_column(server_default="R01")
    country_guid: Mapped[UUID | None]
    expires: Mapped[str]
    expired_at: Mapped[date | None]
    ends_at: Mapped[datetime | None]
    expires_after_number: Mapped[int | None]
    expires_after_string: Mapped[str | None]
    status: Mapped[str] = mapped_column(server_default="active")
    batch_guid: Mapped[UUID | None]
    batch_number: Mapped[int | None]


class LicenseBatch(RecordTable):
    """Many codes of one rule, which a job makes: `made` are there of `codes_amount`.

    Its role, country, end and status are those of each of its licences; what it opens, each of them opens.
    `number` counts the batches of the tenant. `job_guid` is the job that makes the codes.
    """

    __tablename__ = "license_batches"
    __table_args__ = (
        CheckConstraint("made >= 0 AND made <= codes_amount", name="made_within_amount"),
        CheckConstraint("is_processing = (made < codes_amount)", name="processes_until_made"),
        CheckConstraint(HAS_AN_END, name="has_an_end"),
        Index("uq_license_batches_number", "tenant_id", "number", unique=True),
        Index("ix_license_batches_created_at", "tenant_id", "created_at", "guid", **LIVING),
        Index("ix_license_batches_country_guid", "tenant_id", "country_guid", **LIVING),
    )

    name: Mapped[str]
    number: Mapped[int]
    codes_amount: Mapped[int]
    made: Mapped[int] = mapped_column(server_default=text("0"))
    is_processing: Mapped[bool] = mapped_column(server_default=text("true"))
    job_guid: Mapped[UUID | None]
    role_guid: Mapped[str] = mapped_column(server_default="R01")
    country_guid: Mapped[UUID | None]
    expires: Mapped[str]
    expired_at: Mapped[date | None]
    ends_at: Mapped[datetime | None]
    expires_after_number: Mapped[int | None]
    expires_after_string: Mapped[str | None]
    status: Mapped[str] = mapped_column(server_default="active")


class LicenseBatchPublication(Base):
    """Every licence of a batch opens a publication, which is of the contents."""

    __tablename__ = "license_batch_publications"
    __table_args__ = (
        references("license_batches", "batch_guid"),
        Index(
            "ix_license_batch_publications_publication_guid", "tenant_id", "publication_guid", "batch_guid"
        ),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    batch_guid: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)


class LicenseLanguage(Base):
    """A licence is for a language."""

    __tablename__ = "license_languages"
    __table_args__ = (
        references("licenses", "license_guid"),
        Index("ix_license_languages_lang_id", "tenant_id", "lang_id", "license_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    license_guid: Mapped[UUID] = mapped_column(primary_key=True)
    lang_id: Mapped[str] = mapped_column(primary_key=True)


class LicensePublication(Base):
    """A licence opens a publication, which is of the contents."""

    __tablename__ = "license_publications"
    __table_args__ = (
        references("licenses", "license_guid"),
        Index("ix_license_publications_publication_guid", "tenant_id", "publication_guid", "license_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    license_guid: Mapped[UUID] = mapped_column(primary_key=True)
    publication_guid: Mapped[UUID] = mapped_column(primary_key=True)


class Redemption(Base):
    """Somebody has a licence, from `linked_at` until `expires_at`."""

    __tablename__ = "license_redemptions"
    __table_args__ = (
        references("licenses", "license_guid"),
        Index("ix_license_redemptions_person_guid", "tenant_id", "person_guid", "license_guid"),
        Index("ix_license_redemptions_linked_at", "tenant_id", "license_guid", "linked_at", "person_guid"),
    )

    tenant_id: Mapped[UUID] = mapped_column(primary_key=True)
    license_guid: Mapped[UUID] = mapped_column(primary_key=True)
    person_guid: Mapped[UUID] = mapped_column(primary_key=True)
    linked_at: Mapped[datetime]
    expires_at: Mapped[datetime]
