"""The address of the external analytics page, with a token that it can check (RFC 7519)."""

from datetime import datetime, timedelta
from urllib.parse import parse_qsl, urlencode, urlsplit, urlunsplit
from uuid import uuid4

from estante.api.access import Principal
from joserfc import jwt
from joserfc.jwk import OctKey

from estante_analytics.filters import FigureFilters
from estante_analytics.schemas import ExternalPage, Missing
from estante_analytics.settings import AnalyticsSettings
from estante_analytics.spans import Span

TTL = timedelta(minutes=5)
ALGORITHM = "HS256"


def external_page(principal: Principal, filters: FigureFilters, now: datetime) -> ExternalPage:
    """The page for who asks, or what is missing of the organization's settings."""
    settings = principal.tenant.settings_of(AnalyticsSettings)
    given: dict[Missing, str] = {
        "external_url": settings.external_url,
        "external_secret": settings.external_secret,
    }
    first, last = filters.span.first, filters.span.last
    missing = [name for name, value in given.items() if not value]
    if missing:
        return ExternalPage(first=first, last=last, url=None, expires_at=None, missing=missing)
    expires_at = now + TTL
    token = signed_token(settings, principal, filters.span, now)
    url = address_with(settings.external_url, token, filters)
    return ExternalPage(first=first, last=last, url=url, expires_at=expires_at, missing=[])


def signed_token(settings: AnalyticsSettings, principal: Principal, span: Span, now: datetime) -> str:
    """Who asks of which organization, without a name, for five minutes and for that page's host alone."""
    claims = {
        "iss": principal.tenant.hosts[0],
        "aud": urlsplit(settings.external_url).netloc,
        "sub": str(principal.guid),
        "tenant": str(principal.tenant.guid),
        "from": str(span.first),
        "to": str(span.last),
        "jti": uuid4().hex,
        "iat": int(now.timestamp()),
        "exp": int((now + TTL).timestamp()),
    }
    return jwt.encode({"alg": ALGORITHM}, claims, OctKey.import_key(settings.external_secret))


def address_with(url: str, token: str, filters: FigureFilters) -> str:
    """The address with the token and the filters behind whatever it asks already."""
    parts, span = urlsplit(url), filters.span
    chosen = {
        "country": filters.countries,
        "school": filters.schools,
        "role": filters.roles,
        "program": filters.programs,
    }
    query = [
        *parse_qsl(parts.query),
        *(("from", str(span.first)), ("to", str(span.last)), ("token", token)),
        *((name, str(value)) for name, values in chosen.items() for value in values),
    ]
    return urlunsplit(parts._replace(query=urlencode(query)))
