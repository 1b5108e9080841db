"""Small SCORM packages, made when a test wants them.

Each page finds its API as the standard says (in the windows around it, then around its opener) and hands the
test `rte`: `rte.get("cmi.location")`, `rte.set(…)`, `rte.commit()`, `rte.finish()`, `rte.error()`.
"""

from collections.abc import Sequence
from html import escape
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile

from msgspec import Struct

RTE = """
function find(w) {
  try {
    for (let n = 0; w && n < 10; n++, w = w.parent) {
      if (w.API_1484_11 || w.API) return w;
      if (w.parent === w) return null;
    }
  } catch (foreign) {
    // Above the player is a page of another site: there is no API.
  }
  return null;
}
const holder = find(window) || (window.opener && find(window.opener));
const is2004 = Boolean(holder && holder.API_1484_11);
const api = holder && (holder.API_1484_11 || holder.API);
const call = (name, ...given) => api[(is2004 ? "" : "LMS") + name](...given);
window.rte = {
  found: Boolean(api),
  start: () => call("Initialize", ""),
  get: (name) => call("GetValue", name),
  set: (name, value) => call("SetValue", name, String(value)),
  commit: () => call("Commit", ""),
  finish: () => call(is2004 ? "Terminate" : "Finish", ""),
  error: () => String(call("GetLastError")),
};
"""
# What a page does by itself: nothing, begin, or begin and save as it goes, as most authoring tools do.
BEHAVIOURS = {
    "quiet": "",
    "begins": "rte.start();",
    "saves on unload": """rte.start();
      addEventListener("unload", () => {
        rte.set("cmi.suspend_data", "saved in unload"); rte.commit(); });""",
    "saves on pagehide": """rte.start();
      addEventListener("pagehide", () => { rte.set("cmi.suspend_data", "saved in pagehide");
        rte.set(is2004 ? "cmi.exit" : "cmi.core.exit", "suspend"); rte.finish(); });""",
    "opens a window": """document.querySelector("button").onclick = () => open("ventana.html", "_blank",
      "width=400,height=300");""",
}
PAGE = """<!doctype html><html lang="es" data-item="{name}">
<head><meta charset="utf-8"><title>{title}</title></head>
<body><h1>{title}</h1><button>Abrir</button><script>{rte}{behaviour}</script></body></html>"""
NAMESPACES = {
    "1.2": 'xmlns="http://www.imsproject.org/xsd/imscp_rootv1p1p2" '
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"',
    "2004": 'xmlns="http://www.imsglobal.org/xsd/imscp_v1p1" '
    'xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_v1p3" '
    'xmlns:imsss="http://www.imsglobal.org/xsd/imsss"',
}
SCHEMA_VERSION = {"1.2": "1.2", "2004": "2004 4th Edition"}


class Item(Struct, frozen=True, kw_only=True):
    """One launchable item; `more` is XML inside it, such as its mastery score."""

    title: str
    behaviour: str = "begins"
    is_sco: bool = True
    is_visible: bool = True
    more: str = ""


def course(version: str, *items: Item, sequencing: str = "", title: str = "Curso de prueba") -> bytes:
    """A package of SCORM 1.2 or 2004; its items are I1, I2, … with the pages p1.html, p2.html, …"""
    out = BytesIO()
    with ZipFile(out, "w", ZIP_DEFLATED) as archive:
        archive.writestr("imsmanifest.xml", _manifest(version, items, sequencing, title))
        for number, item in enumerate(items, 1):
            archive.writestr(f"p{number}.html", _page(f"p{number}", item.title, item.behaviour))
        archive.writestr("ventana.html", _page("ventana", "Ventana", "begins"))
    return out.getvalue()


def _page(name: str, title: str, behaviour: str) -> str:
    return PAGE.format(name=name, title=escape(title), rte=RTE, behaviour=BEHAVIOURS[behaviour])


def _manifest(version: str, items: Sequence[Item], sequencing: str, title: str) -> str:
    kind = "adlcp:scormtype" if version == "1.2" else "adlcp:scormType"
    lines = "".join(
        f'<item identifier="I{number}" identifierref="R{number}" isvisible="{str(item.is_visible).lower()}">'
        f"<title>{escape(item.title)}</title>{item.more}</item>"
        for number, item in enumerate(items, 1)
    )
    resources = "".join(
        f'<resource identifier="R{number}" type="webcontent" {kind}="{"sco" if item.is_sco else "asset"}" '
        f'href="p{number}.html"><file href="p{number}.html"/></resource>'
        for number, item in enumerate(items, 1)
    )
    return (
        f'<?xml version="1.0" encoding="utf-8"?><manifest identifier="M" version="1" {NAMESPACES[version]}>'
        f"<metadata><schema>ADL SCORM</schema>"
        f"<schemaversion>{SCHEMA_VERSION[version]}</schemaversion></metadata>"
        f'<organizations default="O"><organization identifier="O"><title>{escape(title)}</title>{lines}'
        f"{sequencing}</organization></organizations><resources>{resources}</resources></manifest>"
    )
