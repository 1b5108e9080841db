"""The pages that a launch may answer: one goes on into the application, the other says why not."""

import base64
import hashlib
from collections.abc import Mapping, Sequence
from html import escape
from urllib.parse import urlencode

import msgspec
from estante.api.tenants import Translator
from litestar import Response

from estante_lti.refusals import LaunchRefused
from estante_lti.services.launch import Landing

# The tab takes the token at once, as it does that of a visit (`SessionStore` of the SDK).
SCRIPT = """
const arrival = JSON.parse(document.getElementById("arrival").textContent);
try {
  sessionStorage.setItem("visit", arrival.token);
  location.replace(arrival.path);
} catch {
  document.getElementById("blocked").hidden = false;
}
"""
SENDING = """
document.getElementById("sent").submit();
"""
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; margin: 12vh auto; padding: 0 1.5rem; }
h1 { font-size: 1.25rem; }
a { display: inline-block; padding: .5rem 0; }
"""


def _hash(text: str) -> str:
    return f"'sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}'"


SCRIPT_HASH, SENDING_HASH, STYLE_HASH = _hash(SCRIPT), _hash(SENDING), _hash(STYLE)
NO_FORMS = "form-action 'none'"
FRAME = """<!doctype html>
<html lang="{lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<link rel="icon" href="data:,">
<style>{style}</style>
</head>
<body>
{body}
</body>
</html>
"""


def arrival_page(
    landing: Landing, t: Translator, lang: str, again: str, embedders: Sequence[str]
) -> Response[str]:
    """Hand the session to the application, in this tab only, and go where it begins."""
    handed = msgspec.json.encode(landing).decode().replace("<", "\\u003c")
    body = (
        f'<main id="blocked" hidden><h1>{escape(t("lti.pages.blocked"))}</h1>{_tab_link(again, t)}</main>\n'
        f'<script type="application/json" id="arrival">{handed}</script>\n'
        f"<script>{SCRIPT}</script>"
    )
    framing = " ".join(("'self'", *embedders))
    policy = f"{NO_FORMS}; script-src {SCRIPT_HASH}; frame-ancestors {framing}"
    return _page(body, t("lti.pages.opening"), lang, policy, 200)


def refusal_page(reason: LaunchRefused, t: Translator, lang: str, again: str | None) -> Response[str]:
    """Say in words why nobody was signed in; wherever it is framed, for that is where people look."""
    sentence = t(reason.text_key, **reason.params)
    tab = _tab_link(again, t) if again and reason.offers_tab else ""
    body = (
        f'<main data-code="{escape(reason.code)}"><h1>{escape(t("lti.pages.refused"))}</h1>'
        f"<p>{escape(sentence)}</p>{tab}</main>"
    )
    return _page(body, t("lti.pages.refused"), lang, f"{NO_FORMS}; script-src 'none'", reason.status)


def form_page(url: str, fields: Mapping[str, str], t: Translator, lang: str) -> Response[str]:
    """Bring another site these fields, as a form that sends itself.

    Where that leads on to is the other site's, so the policy lets the form go to any https address.
    """
    inputs = "".join(
        f'<input type="hidden" name="{escape(name)}" value="{escape(value)}">'
        for name, value in fields.items()
    )
    words = escape(t("lti.pages.bring"))
    body = (
        f'<main><form id="sent" method="post" action="{escape(url)}">{inputs}'
        f"<button>{words}</button></form></main>\n<script>{SENDING}</script>"
    )
    policy = f"script-src {SENDING_HASH}; form-action https:"
    # Where a form comes from is what a tool is framed by; without a referrer it would come from nowhere.
    return _page(body, t("lti.pages.opening"), lang, policy, 200, referrer="strict-origin")


def again_address(login: str, query: dict[str, str]) -> str:
    """Where the same launch begins anew."""
    return f"{login}?{urlencode(query)}"


def _tab_link(again: str, t: Translator) -> str:
    """The first-party hop: a tab of our own keeps what a frame is not let keep."""
    words = escape(t("lti.pages.own_tab"))
    return f'<p><a href="{escape(again)}" target="_blank" rel="noopener">{words}</a></p>'


def _page(
    body: str, title: str, lang: str, policy: str, status: int, *, referrer: str = "no-referrer"
) -> Response[str]:
    content = FRAME.format(lang=escape(lang), title=escape(title), style=STYLE, body=body)
    headers = {
        "content-security-policy": (
            f"default-src 'none'; style-src {STYLE_HASH}; img-src data:; base-uri 'none'; {policy}"
        ),
        "cache-control": "no-store",
        "referrer-policy": referrer,
    }
    return Response(content, media_type="text/html", status_code=status, headers=headers)
