"""Letters in the recipient's language, with the tenant's name and colour, as text and as HTML."""

import html
from collections.abc import Callable, Mapping
from string import Template
from typing import Any

import msgspec

from estante.errors import ApiError
from estante.jobs.context import WorkContext
from estante.languages.choice import language_of
from estante.mail.kinds import LetterKind
from estante.mail.models import OutgoingLetter
from estante.mail.values import Letter, Recipient
from estante.plugins.registry import registry_of

LAYOUT = Template("""<!doctype html>
<html lang="$lang"><head><meta charset="utf-8"><title>$subject</title></head>
<body style="margin:0;background:#f5f4f1;font:16px/1.5 $font,sans-serif;color:#24211c">
<table role="presentation" width="100%"><tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="560"
  style="width:100%;max-width:560px;background:#fff;border-top:4px solid $color;border-radius:${radius}px">
<tr><td style="padding:32px"><p style="margin:0 0 24px;font-weight:600">$product</p>
$paragraphs
<p style="margin:24px 0"><a href="$link" style="color:$color;font-weight:600">$button</a></p>
<p style="margin:0;font-size:14px;overflow-wrap:anywhere">$link</p></td></tr></table>
</td></tr></table></body></html>
""")

# In px: beyond it a corner would cut off words.
MAX_RADIUS = 32


class UnknownLetter(ApiError):
    """422: the letter belongs to a plugin that is no longer here."""

    status, code = 422, "LETTER_UNKNOWN"


async def compose(context: WorkContext, row: OutgoingLetter) -> Letter:
    """A letter as it is sent, with what its kind fills in at this moment.

    Raises:
        UnknownLetter: 422.
    """
    kind = registry_of(context.plugins).letters.get(row.kind)
    if kind is None:
        raise UnknownLetter(kind=row.kind)
    filled: Mapping[str, str] = {}
    if kind.fill is not None:
        recipient = Recipient(row.address, row.name, row.lang, row.person_guid)
        filled = await kind.fill(context, recipient, msgspec.convert(row.values, kind.values))
    return render(context, kind, row, filled)


def render(
    context: WorkContext, kind: LetterKind[Any], row: OutgoingLetter, filled: Mapping[str, str]
) -> Letter:
    """A letter with what was filled in."""
    lang, branding = language_of(context.tenant, row.lang), context.tenant.branding
    params = {**_words(row.values), "name": row.name, "product": branding.product_name}
    params |= {"tenant": context.tenant.name, **filled}
    t = _texts(context.translator(lang), kind.text_key, params)
    # Links lead to the address of the tenant's file, not of a request.
    link = context.files.addresses.app_origins(context.tenant)[0] + kind.page.format_map(params)
    greeting, body, ignore = t("greeting"), t("body"), t("ignore")
    page = LAYOUT.substitute(
        lang=lang,
        subject=html.escape(t("subject")),
        color=branding.color_first,
        font=html.escape(f"'{branding.font_second}'", quote=False),
        radius=min(branding.border_radius, MAX_RADIUS),
        product=html.escape(branding.product_name),
        paragraphs="\n".join(
            f'<p style="margin:0 0 16px;white-space:pre-line">{html.escape(words)}</p>'
            for words in (greeting, body, ignore)
        ),
        link=html.escape(link, quote=True),
        button=html.escape(t("button")),
    )
    text = "\n\n".join([greeting, body, link, ignore])
    return Letter(row.guid, row.address, " ".join(t("subject").split()), f"{text}\n", page)


def _words(values: Mapping[str, object]) -> dict[str, str]:
    return {name: str(value) for name, value in values.items() if isinstance(value, str | int | float)}


def _texts(translate: Callable[..., str], key: str, params: Mapping[str, str]) -> Callable[[str], str]:
    return lambda part: translate(f"{key}.{part}", **params)
