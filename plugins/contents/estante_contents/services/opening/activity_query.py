"""What an xAPI package is launched with (VS §3): the activity that it is about, and who asks."""

from urllib.parse import urlencode

import msgspec
from estante.api.access import Principal

from estante_contents.contracts import ActivityPayload, ContentRecord
from estante_contents.schemas import ContentDetail, XapiQuery


def xapi_query(content: ContentRecord, detail: ContentDetail, principal: Principal) -> XapiQuery | None:
    """The query of a package that the caller was given; None for other contents.

    The actor is the caller as the organization knows them. Who launches the package puts a pseudonym in its
    place.
    """
    package = content.assets.package
    if not isinstance(detail.payload, ActivityPayload) or package is None:
        return None
    actor = actor_of(principal)
    home = f"https://{principal.tenant.hosts[0]}/"
    activity = package.activity or f"{home}contents/{content.guid}"
    query = urlencode({"activity_id": activity, "actor": msgspec.json.encode(actor).decode()})
    return XapiQuery(query, actor)


def actor_of(principal: Principal) -> dict[str, object]:
    """Somebody as an agent of xAPI, by their e-mail or else by their account."""
    actor: dict[str, object] = {
        "objectType": "Agent",
        "name": f"{principal.name} {principal.lastname}".strip(),
    }
    if principal.email:
        return {**actor, "mbox": f"mailto:{principal.email}"}
    home = f"https://{principal.tenant.hosts[0]}/"
    return {**actor, "account": {"homePage": home, "name": principal.username}}
