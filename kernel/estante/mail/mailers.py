"""Sending letters: by SMTP where the platform names a server, else into a folder to look at."""

import asyncio
from datetime import UTC, datetime
from email.headerregistry import Address
from email.message import EmailMessage
from email.policy import SMTP
from email.utils import format_datetime, parseaddr
from pathlib import Path
from typing import Protocol, runtime_checkable
from urllib.parse import unquote, urlsplit
from uuid import UUID

import aiosmtplib
from uuid_utils.compat import uuid7

from estante.config import Platform
from estante.mail.values import Letter
from estante.tenancy.tenant import Tenant

TIMEOUT_SECONDS = 20
OUTBOX = "outbox"


@runtime_checkable
class Mailer(Protocol):
    """Something that takes letters."""

    async def send(self, tenant: Tenant, letter: Letter) -> None:
        """Send one letter.

        Raises:
            OSError, aiosmtplib.SMTPException: it could not be sent.
        """
        ...


class SmtpMailer:
    """Sends through a server: `smtp://user:password@host:587` (STARTTLS where offered) or `smtps://…:465`."""

    def __init__(self, url: str, sender: str) -> None:
        self._url = urlsplit(url)
        self._sender = sender

    async def send(self, tenant: Tenant, letter: Letter) -> None:
        """Send one letter, in one connection."""
        secure = self._url.scheme == "smtps"
        await aiosmtplib.send(
            message_of(tenant, letter, self._sender),
            hostname=self._url.hostname,
            port=self._url.port or (465 if secure else 587),
            username=unquote(self._url.username) if self._url.username else None,
            password=unquote(self._url.password) if self._url.password else None,
            use_tls=secure,
            timeout=TIMEOUT_SECONDS,
        )


class OutboxMailer:
    """Writes `.eml` files into a folder of the tenant."""

    def __init__(self, folder: Path, sender: str) -> None:
        self._folder = folder
        self._sender = sender

    async def send(self, tenant: Tenant, letter: Letter) -> None:
        """Write one letter, whole or not at all."""
        message = message_of(tenant, letter, self._sender)
        await asyncio.to_thread(self._write, self.path_of(tenant, letter.guid), message.as_bytes())

    def path_of(self, tenant: Tenant, letter: UUID) -> Path:
        """Where a tenant's letter lies."""
        return self._folder / str(tenant.guid) / f"{letter}.eml"

    def _write(self, path: Path, message: bytes) -> None:
        path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        draft = path.with_name(f".{uuid7()}")
        draft.write_bytes(message)
        draft.replace(path)


def open_mailer(platform: Platform) -> Mailer:
    """The mailer that the platform's settings name."""
    if platform.mail_url:
        return SmtpMailer(platform.mail_url, platform.mail_from)
    return OutboxMailer(platform.data_dir / OUTBOX, platform.mail_from)


def message_of(tenant: Tenant, letter: Letter, sender: str) -> EmailMessage:
    """The letter as a message: text, with HTML as its alternative."""
    message = EmailMessage(policy=SMTP)
    _, address = parseaddr(sender)
    message["From"] = Address(display_name=tenant.branding.product_name, addr_spec=address)
    message["To"] = letter.to
    message["Subject"] = letter.subject
    message["Date"] = format_datetime(datetime.now(UTC))
    message["Message-ID"] = f"<{letter.guid}@{address.partition('@')[2] or 'localhost'}>"
    message["Auto-Submitted"] = "auto-generated"
    message.set_content(letter.text)
    message.add_alternative(letter.html, subtype="html")
    return message
