"""The page of a package: a lesson as plain HTML, every word of it escaped, with its style and its script."""

from collections.abc import Iterator, Mapping
from html import escape
from pathlib import Path
from urllib.parse import quote, urlsplit

from estante.api.files import BY_EXTENSION
from estante.api.tenants import Translator

from estante_programs.scorm.package import LessonPackage, PackedPart, PackedSection, PackedTask, PackedTrack
from estante_programs.scorm.places import writable

PLAYER = Path(__file__).parent / "player"
PAGE, STYLE, SCRIPT = "index.html", "style.css", "scorm.js"
# A page of a material is of another author, and has to have nothing of the LMS around it.
SANDBOX = "allow-scripts allow-forms allow-popups allow-modals allow-downloads"
DOCUMENT = """<!doctype html>
<html lang="{language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="referrer" content="no-referrer">
<title>{title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="style.css">
</head>
<body>
<main>
<header>
<p class="place"><span>{program}</span> <span>{unit}</span></p>
<h1>{title}</h1>
</header>
{body}
<footer id="end" hidden data-done="{done}" data-failed="{failed}">
<button type="button">{finish}</button>
<p role="status"></p>
</footer>
</main>
<script src="scorm.js"></script>
</body>
</html>
"""


def documents_of(package: LessonPackage, t: Translator) -> Mapping[str, bytes]:
    """The page, its style and its script, by their places in the package."""
    return {
        PAGE: page_of(package, t).encode(),
        STYLE: style_of(package.colour).encode(),
        SCRIPT: (PLAYER / SCRIPT).read_bytes(),
    }


def page_of(package: LessonPackage, t: Translator) -> str:
    """The page in the words of `t`."""
    says = _Words(package, t)
    body = [_section(says, at, section) for at, section in enumerate(package.sections)]
    if package.tasks:
        body.append(_tasks(says, package))
    return DOCUMENT.format(
        language=_safe(package.language),
        title=_safe(package.title),
        program=_safe(package.program),
        unit=_safe(package.unit),
        body="\n".join(body) or f"<p>{says('empty')}</p>",
        done=says("done"),
        failed=says("failed"),
        finish=says("finish"),
    )


def style_of(colour: str) -> str:
    """The style with the program's colour, and with black or white on it, whichever is read better."""
    luminance = _luminance(colour)
    # Both have a contrast of 4.58 with the colour between.
    on = "#000000" if luminance > 0.179 else "#ffffff"
    return f":root {{ --lesson: {colour}; --on-lesson: {on}; }}\n{(PLAYER / STYLE).read_text('utf-8')}"


def _luminance(colour: str) -> float:
    """The relative luminance of `#rrggbb` (WCAG 2.2)."""
    parts = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class _Words:
    """The package's own words, escaped."""

    def __init__(self, package: LessonPackage, t: Translator) -> None:
        self._platform, self._t = package.platform, t

    def __call__(self, key: str, **values: str) -> str:
        return _safe(self._t(f"programs.scorm.{key}", platform=self._platform, **values))


def _section(says: _Words, at: int, section: PackedSection) -> str:
    parts = "\n".join(_part(says, part, 3 if section.name else 2) for part in section.parts)
    if not section.name:
        return f'<ul class="parts">\n{parts}\n</ul>'
    name = f'<h2 id="section-{at}">{_safe(section.name)}</h2>'
    return f'<section aria-labelledby="section-{at}">\n{name}\n<ul class="parts">\n{parts}\n</ul>\n</section>'


def _part(says: _Words, part: PackedPart, level: int) -> str:
    optional = f' <span class="fact">{says("optional")}</span>' if part.optional else ""
    title = f"<h{level}>{_safe(part.title)}{optional}</h{level}>"
    return "\n".join((f'<li class="part" data-kind="{part.kind}">', title, *_inside(says, part), "</li>"))


def _inside(says: _Words, part: PackedPart) -> Iterator[str]:
    """What a material shows, each kind in its own way."""
    title, address = _safe(part.title), _address(part.address)
    match part.kind:
        case "image":
            yield f'<img src="{address}" alt="{title}">'
        case "video" | "audio":
            cues = "".join(_cues(track) for track in part.tracks if track.is_cued)
            yield (
                f'<{part.kind} controls preload="metadata" src="{address}" aria-label="{title}">'
                f"{cues}</{part.kind}>"
            )
            yield from (_beside(says, track) for track in part.tracks if not track.is_cued)
        case "page":
            yield (
                f'<iframe src="{address}" title="{title}" sandbox="{SANDBOX}" loading="lazy" allowfullscreen>'
                "</iframe>"
            )
        case "file":
            format = f" ({part.format})" if part.format else ""
            yield _opening(address, says("open", format=format), part.format)
        case "link":
            host = urlsplit(part.address).hostname or part.address
            yield _leading(part.address, says("outside", host=host))
        case "elsewhere":
            yield f"<p>{says('elsewhere')}</p>"
            yield _leading(part.address, says("there"))
        case "withheld":
            yield f"<p>{says('withheld')}</p>"


def _cues(track: PackedTrack) -> str:
    language, place = _safe(track.language), _address(track.file.place)
    kind = "chapters" if track.kind == "chapters" else "subtitles"
    return f'<track kind="{kind}" src="{place}" srclang="{language}" label="{language}">'


def _beside(says: _Words, track: PackedTrack) -> str:
    label = says(f"tracks.{track.kind}", language=track.language)
    return _opening(_address(track.file.place), label, track.file.place.rpartition(".")[2])


def _opening(address: str, label: str, format: str) -> str:
    """A link to a file, which is saved where no browser shows it."""
    known = BY_EXTENSION.get(format.lower())
    how = 'target="_blank" rel="noopener"' if known is not None and known.inline else "download"
    return f'<p><a href="{address}" {how}>{label}</a></p>'


def _leading(address: str, label: str) -> str:
    return f'<p><a href="{_safe(address)}" target="_blank" rel="noopener noreferrer">{label}</a></p>'


def _tasks(says: _Words, package: LessonPackage) -> str:
    tasks = "\n".join(_task(says, task) for task in package.tasks)
    name = f'<h2 id="tasks">{says("tasks")}</h2>'
    return f'<section aria-labelledby="tasks">\n{name}\n<ul class="parts">\n{tasks}\n</ul>\n</section>'


def _task(says: _Words, task: PackedTask) -> str:
    purpose = f'<span class="fact">{says(f"purposes.{task.purpose}")}</span>'
    description = f'\n<p class="words">{_safe(task.description)}</p>' if task.description.strip() else ""
    return (
        f'<li class="part" data-kind="task">\n<h3>{_safe(task.name)} {purpose}</h3>{description}\n'
        f"<p>{says('answered')}</p>\n{_leading(task.address, says('there'))}\n</li>"
    )


def _address(place: str) -> str:
    return _safe(quote(place, safe="/"))


def _safe(text: str) -> str:
    return escape(writable(text))
