"""What LibreOffice is asked for: a PDF, with a profile in which nothing runs and nothing is fetched."""

import json

from estante_contents.conversion.command import Command, Workplace
from estante_contents.conversion.values import Conversion

MEBIBYTE = 1024**2
SECONDS = 180
# How it ends when it has just made its profile.
RESTART = 81
# What writes a PDF of the files of each program.
WRITER, IMPRESS, CALC = "writer_pdf_Export", "impress_pdf_Export", "calc_pdf_Export"
EXPORTS = {
    **dict.fromkeys(("doc", "docx", "odt"), WRITER),
    **dict.fromkeys(("ppt", "pptx", "odp"), IMPRESS),
    **dict.fromkeys(("xls", "xlsx", "ods"), CALC),
}
FIRST_PAGE = {"PageRange": {"type": "string", "value": "1"}}
PROFILE = "profile"
SETTINGS = f"{PROFILE}/user/registrymodifications.xcu"
# No macro runs whoever signed it, no link is updated, and no Java is started.
VALUES = (
    ("/org.openoffice.Office.Common/Security/Scripting", "MacroSecurityLevel", "3"),
    ("/org.openoffice.Office.Common/Security/Scripting", "DisableMacrosExecution", "true"),
    ("/org.openoffice.Office.Common/Security/Scripting", "BlockUntrustedRefererLinks", "true"),
    ("/org.openoffice.Office.Writer/Content/Update", "Link", "0"),
    ("/org.openoffice.Office.Calc/Content/Update", "Link", "2"),
    ("/org.openoffice.Office.Java/VirtualMachine", "Enable", "false"),
)
ITEM = '<item oor:path="{}"><prop oor:name="{}" oor:op="fuse"><value>{}</value></prop></item>'
NAMESPACES = (
    'xmlns:oor="http://openoffice.org/2001/registry" xmlns:xs="http://www.w3.org/2001/XMLSchema"'
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"'
)


def pdf(conversion: Conversion, place: Workplace) -> Command:
    """A PDF with the headings as its outline, or of the first page alone."""
    options = FIRST_PAGE if conversion.product == "cover" else {}
    export = EXPORTS[place.source.suffix.removeprefix(".")]
    profile = (place.target / PROFILE).as_uri()
    quiet = ("--headless", "--norestore", "--nologo", "--nodefault", "--nofirststartwizard", "--nolockcheck")
    convert = ("--convert-to", f"pdf:{export}:{json.dumps(options)}", "--outdir", str(place.target))
    return Command(
        arguments=(f"-env:UserInstallation={profile}", *quiet, *convert, str(place.source)),
        result=f"{place.source.stem}.pdf",
        seconds=SECONDS,
        max_bytes=512 * MEBIBYTE,
        files={SETTINGS: settings()},
        environment={"SAL_USE_VCLPLUGIN": "svp"},
        restart_status=RESTART,
        # It wants to hear whether it is started again; nobody could tell it.
        calls=("socket",),
        pretended=("bind", "listen"),
    )


def settings() -> str:
    """The profile's registry."""
    items = "".join(ITEM.format(*value) for value in VALUES)
    return f'<?xml version="1.0" encoding="UTF-8"?><oor:items {NAMESPACES}>{items}</oor:items>'
