"""Every screen that somebody can stand before, and who stands there."""

import re
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from estante.plugins.registry import PluginRegistry
from msgspec import Struct

SHELL = Path(__file__).parents[3] / "web" / "shell" / "src"
STUDENT, TEACHER, ADMIN, HELP_DESK, PUBLISHER = "R01", "R02", "R04", "R05", "R07"
HOLE = re.compile(r"\{(\w+)(\?)?\}|\$(\w+)")
# What only leads elsewhere, and the root.
WAYS = {"/", "/$", "/logout", "/imports", "/security"}


class Screen(Struct, frozen=True):
    """A screen's path, and the role of who sees it; nobody's is None.

    `records` is the call whose first row's guid fills the braces of the path.
    """

    path: str
    role: str | None = ADMIN
    records: str = ""

    @property
    def name(self) -> str:
        """What its pictures are called."""
        words = re.findall(r"[\w-]+", self.path.replace("{guid}", "one"))
        return "-".join([*words, self.role or "nobody"]).lower()


# The shell's own. Home is another one for each role.
OF_THE_SHELL = (
    Screen("/auth/login", None),
    Screen("/recover", None),
    Screen("/recover?token=abc", None),
    *(Screen("/home", role) for role in (STUDENT, TEACHER, ADMIN, PUBLISHER, HELP_DESK)),
    Screen("/profile", STUDENT),
    Screen("/redeem", STUDENT),
    Screen("/profile"),
    Screen("/profile?tab=password"),
    Screen("/settings"),
    Screen("/settings/texts"),
    Screen("/security/audit"),
    Screen("/security/failed-sign-ins"),
    Screen("/security/people"),
    Screen("/security/people/{guid}", records="users/sessions"),
    Screen("/security/storage"),
    Screen("/search?q=agua", STUDENT),
    Screen("/notifications", STUDENT),
    Screen("/notifications/settings"),
    Screen("/trash"),
    Screen("/imports/new/contents.links", PUBLISHER),
    Screen("/imports/{guid}", PUBLISHER, records="imports"),
    Screen("/developer/kit"),
    Screen("/ui"),
    *(Screen(f"/ui?tab={tab}") for tab in ("text", "input", "general", "trials")),
    Screen("/developer/outbox"),
    Screen("/developer/outbox/{guid}", records="mail/letters"),
)
# The first record that a page with braces shows, by the page's path.
RECORDS = {
    "/content/{guid}/{step?}": "cms/contents",
    "/publication/{guid}/{step?}": "cms/publications",
    "/collection/{guid}/{step?}": "cms/collections",
    "/library/{guid}/{step?}": "cms/library",
    "/settings-country/{guid}/{step?}": "system-settings/countries",
    "/settings-learning-objectives/{guid}/{step?}": "cms/learning-objectives",
    "/settings-scales/{guid}/{step?}": "v3/evaluation_scale",
    "/settings-categories/{guid}/{step?}": "evaluable-categories",
    "/settings-periods/{guid}/{step?}": "v3/evaluation_period",
    "/user/{guid}/{step?}": "users",
    "/school/{guid}/{step?}": "schools",
    "/group/{guid}/{step?}": "groups",
    "/schools-networks/{guid}/{step?}": "schools-networks",
    "/program/{guid}/{step?}": "lms/courses",
    "/study/{guid}": "lms/courses",
    "/analytic/programs/{guid}": "lms/courses",
    "/license/{guid}/{step?}": "license-personals",
    "/license-batch/{guid}/{step?}": "license-batches",
    "/lrs-clients/{guid}/{step?}": "lrs/clients",
    "/viewer/{id}": "cms/contents?type=CTTY_05",
    "/fixedlayout-editor/{id}": "cms/contents?type=CTTY_05",
    "/playlist/{guid}": "cms/contents/playlist-groups",
    "/report/{guid}/{step?}": "cms/contents/reports",
    "/messages/{guid}/{step?}": "messages",
    "/message/{guid}": "front/messages",
    "/lti-tools/{guid}": "lti/tools",
}
# Other ways to the same screen, and what is shown above to who may see it.
SAME = {
    "/redeem": "/redeem",
    # Only who came from an LMS has something to choose there: a story of the plugin looks at it.
    "/lti/links/{guid}": "/lti-tools/{guid}",
    # Lessons of a program, a board of one, and its Mint lessons alone: stories of the plugins look at them.
    "/study/{guid}/{lesson_guid}": "/study/{guid}",
    "/program/mint-stand-alone/{guid}/{role}": "/study/{guid}",
    "/program/{guid}/preview/{lesson_guid}": "/study/{guid}",
    "/study/{guid}/{lesson_guid}/{task_guid}/{board_guid?}": "/study/{guid}",
    "/viewer-v1/{id}": "/viewer/{id}",
    "/viewer-v2/{id}": "/viewer/{id}",
    "/viewer-nutrient-standalone/{id}": "/viewer/{id}",
    "/public-viewer/{id}": "/viewer/{id}",
}


def screens(registry: PluginRegistry) -> Iterator[Screen]:
    """The shell's screens, and each page of every plugin.

    Raises:
        KeyError: a page shows a record, and nothing says which.
    """
    yield from OF_THE_SHELL
    for path in plugin_paths(registry):
        if path not in SAME:
            yield Screen(_bare(path), records=RECORDS[path] if HOLE.search(path) else "")


def plugin_paths(registry: PluginRegistry) -> Sequence[str]:
    """The pages that the plugins' manifests name."""
    return [page.path for plugin in registry if plugin.manifest for page in plugin.manifest.pages]


def shell_paths() -> set[str]:
    """The pages that the shell's own routes name, with their constants filled in; holes are `{}`."""
    sources = "\n".join(path.read_text("utf-8") for path in sorted(SHELL.rglob("*.ts*")))
    constants = dict(re.findall(r'export const ([A-Z]+) = "(/[^"]*)";', sources))
    named = re.findall(r'(?:path: |guarded\(\s*|page\(|framed, )(?:"(/[^"]*)"|`([^`]*)`|([A-Z]+)\b)', sources)
    paths = {plain or template or constants.get(constant, "") for plain, template, constant in named}
    return {shape(_filled(path, constants)) for path in paths if path} - WAYS


def shape(path: str) -> str:
    """A path without its query, each of its holes a `{}`."""
    return HOLE.sub("{}", path.partition("?")[0])


def _filled(path: str, constants: Mapping[str, str]) -> str:
    return re.sub(r"\$\{([A-Z]+)\}", lambda match: constants[match[1]], path)


def _bare(path: str) -> str:
    """Without the parts that may be missing, its hole named guid."""
    return re.sub(r"\{(?!guid)\w+\}", "{guid}", re.sub(r"/\{\w+\?\}", "", path))
