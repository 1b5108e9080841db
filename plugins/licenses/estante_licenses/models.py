"""The tables of licences."""

from datetime import date, datetime
from typing import Any
from uuid import UUID

from estante.api.database import Base, RecordTable, references
from sqlalchemy import CheckConstraint, Index, text
from sqlalchemy.orm import Mapped, mapped_column

LIVING: Any = {"postgresql_where": text("deleted_at IS NULL")}


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
        CheckConstraint(
            "(expires = 'expiration_date') = (expired_at IS NOT NULL AND ends_at IS NOT NULL)"
            " AND (expires = 'interval') = (expires_after_number >= 1 AND expires_after_string IS NOT NULL)",
            name="has_an_end",
        ),
        # A code is never given again, not even that of a licence in the trash.
        Index("uq_licenses_code", "tenant_id", "code", unique=True),
        Index("ix_licenses_created_at", "tenant_id", "created_at", "guid", **LIVING),
        Index("ix_licenses_country_guid", "tenant_id", "country_guid", **LIVING),
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
