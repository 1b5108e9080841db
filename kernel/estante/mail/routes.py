"""GET mail/outbox: the letters that were not sent, to look at in development.

It answers only where it can do no harm: the platform names no mail server, the tenant's address is one of
`.localhost`, and whoever asks is on this machine and not behind a proxy: a Host header proves nothing.
Everywhere else it is not there.
"""

import asyncio
import html
from collections.abc import Sequence
from email import message_from_bytes
from email.message import EmailMessage
from email.policy import default
from ipaddress import ip_address
from pathlib import Path
from typing import Any

from litestar import Request, get
from litestar.datastructures import State
from litestar.di import NamedDependency
from litestar.enums import MediaType
from litestar.response import Response
from litestar.types import ControllerRouterHandler

from estante.config import Platform
from estante.errors import NotFound
from estante.identity.principal import Principal
from estante.languages.choice import language_of
from estante.languages.texts import Texts
from estante.mail.mailers import OutboxMailer, open_mailer
from estante.tenancy.tenant import Tenant

NEWEST = 50
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": (
        "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "X-Frame-Options": "DENY",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
}


@get("/mail/outbox", public=True, media_type=MediaType.HTML)
async def outbox(
    request: Request[Any, Any, State],
    platform: NamedDependency[Platform],
    tenant: NamedDependency[Tenant],
    principal: NamedDependency[Principal],
    texts: NamedDependency[Texts],
) -> Response[str]:
    """The newest letters of this tenant, in development only.

    Raises:
        NotFound: 404, anywhere else.
    """
    mailer = open_mailer(platform)
    local = all(host.partition(":")[0].endswith(".localhost") for host in tenant.hosts)
    if not isinstance(mailer, OutboxMailer) or not local or not _is_here(request):
        raise NotFound
    letters = await asyncio.to_thread(_newest, mailer.folder_of(tenant))
    lang = language_of(tenant, principal.lang_id)
    title = html.escape(texts.get(lang, "mail.outbox.title"))
    shown = "\n".join(map(_shown, letters)) or f"<p>{html.escape(texts.get(lang, 'mail.outbox.empty'))}</p>"
    page = f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{title}</title><h1>{title}</h1>'
    return Response(f"{page}{shown}</html>", media_type=MediaType.HTML, headers=HEADERS)


def _is_here(request: Request[Any, Any, State]) -> bool:
    """Whether the other end of the connection is this machine, and speaks for nobody else."""
    if request.client is None or any(name in request.headers for name in FORWARDED):
        return False
    try:
        return ip_address(request.client.host).is_loopback
    except ValueError:
        return False


def _newest(folder: Path) -> list[EmailMessage]:
    paths = sorted(folder.glob("*.eml"), reverse=True)[:NEWEST]
    return [message_from_bytes(path.read_bytes(), EmailMessage, policy=default) for path in paths]


def _shown(letter: EmailMessage) -> str:
    body = letter.get_body(("plain",))
    lines = html.escape(body.get_content() if body else "").splitlines()
    linked = [f'<a href="{line}">{line}</a>' if line.startswith("http") else line for line in lines]
    heading = html.escape(f"{letter['To']}: {letter['Subject']}")
    return f"<article><h2>{heading}</h2><pre>{chr(10).join(linked)}</pre></article>"


ROUTES: Sequence[ControllerRouterHandler] = [outbox]
