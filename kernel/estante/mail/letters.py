"""Letters that the platform writes, in the person's language and the tenant's name and colour."""

import html
from string import Template

from msgspec import Struct

from estante.languages.texts import Texts
from estante.tenancy.tenant import Tenant

LAYOUT = Template("""<!doctype html>
<html lang="$lang"><head><meta charset="utf-8"><title>$subject</title></head>
<body style="margin:0;background:#f5f4f1;font:16px/1.5 sans-serif;color:#24211c">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560" style="max-width:560px;background:#fff;border-top:4px solid $color">
<tr><td style="padding:32px"><p style="margin:0 0 24px;font-weight:600">$product</p>
$paragraphs
<p style="margin:24px 0"><a href="$link" style="color:$color;font-weight:600">$button</a></p>
<p style="margin:0;font-size:14px;overflow-wrap:anywhere">$link</p></td></tr></table>
</td></tr></table></body></html>
""")


class Letter(Struct, frozen=True):
    """One mail to one address, as text and as HTML."""

    to: str
    subject: str
    text: str
    html: str


class Recipient(Struct, frozen=True):
    """Who gets a letter, by which address and in which language."""

    to: str
    name: str
    lang: str


def letter_with_link(tenant: Tenant, texts: Texts, kind: str, recipient: Recipient, link: str) -> Letter:
    """A letter of a kind, whose texts are `mail.<kind>.{subject,greeting,body,button,ignore}`."""
    lang = recipient.lang
    params = {"name": recipient.name, "product": tenant.branding.product_name, "tenant": tenant.name}
    subject = texts.get(lang, f"mail.{kind}.subject", **params)
    paragraphs = [texts.get(lang, f"mail.{kind}.{part}", **params) for part in ("greeting", "body", "ignore")]
    page = LAYOUT.substitute(
        lang=lang,
        subject=html.escape(subject),
        color=tenant.branding.color_first,
        product=html.escape(tenant.branding.product_name),
        paragraphs="\n".join(f'<p style="margin:0 0 16px">{html.escape(one)}</p>' for one in paragraphs),
        link=html.escape(link, quote=True),
        button=html.escape(texts.get(lang, f"mail.{kind}.button", **params)),
    )
    text = "\n\n".join([*paragraphs[:2], link, paragraphs[2]])
    return Letter(recipient.to, " ".join(subject.split()), f"{text}\n", page)
