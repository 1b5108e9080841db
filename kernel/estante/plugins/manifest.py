"""The manifest that a plugin's two halves share, `manifest.json`.

It is the only list of a plugin's pages, navigation entries, slots and renderers: the server checks it at
boot, `GET ui/manifest` answers the part of it that a person may see, and the shell builds from that.
"""

from typing import Annotated, Literal

from msgspec import Meta, Struct

from estante.api import API_VERSION

Id = Annotated[str, Meta(pattern=r"^[a-z][a-z0-9_-]{1,40}$")]


class Page(Struct, frozen=True, forbid_unknown_fields=True):
    """A screen: its path pattern, the UI half's component, and what is needed to open it.

    It is there for organizations in which all of the `plugins` are on, beside its own and those that this one
    requires: a page about the records of a plugin that need not be there. `frame` is the shape that it is
    going to have, which the shell draws while its code comes. `older` is the path of the page that stands for
    it, with the same parameters, on the hosts of the platform's setting `production_viewer_hosts`.
    """

    path: Annotated[str, Meta(pattern=r"^/")]
    component: str
    title: str
    action: str | None = None
    flags: tuple[str, ...] = ()
    settings: tuple[str, ...] = ()
    plugins: tuple[Id, ...] = ()
    public: bool = False
    chrome: bool = True
    frame: Literal["list", "record"] | None = None
    older: Annotated[str, Meta(pattern=r"^/")] | None = None


class NavigationEntry(Struct, frozen=True, forbid_unknown_fields=True):
    """A side bar entry. `path` is None for a section that goes to its first readable child.

    A section that `opens` pages which are no entries below it goes to the first of these that the person may
    open, and to its first child where there is none.
    """

    id: Id
    order: int
    text: str
    icon: str | None = None
    parent: str | None = None
    path: str | None = None
    opens: tuple[str, ...] = ()


class SlotOffer(Struct, frozen=True, forbid_unknown_fields=True):
    """A place in this plugin's screens that others may fill; `values` are what it hands over to them."""

    values: tuple[str, ...] = ()


class SlotFill(Struct, frozen=True, forbid_unknown_fields=True):
    """A component for a named place in another plugin's screen, such as `users.detail.tabs.v1`.

    A tab has a `text`, an `icon` and the `step` of its address; a row's action a `text` and an `icon`.
    It is shown to who has the `action`, where the `flag` is on.
    """

    slot: str
    component: str
    order: int = 100
    action: str | None = None
    flag: str | None = None
    text: str | None = None
    icon: str | None = None
    step: Annotated[str, Meta(pattern=r"^[a-z][a-z0-9-]*$")] | None = None


class Landing(Struct, frozen=True, forbid_unknown_fields=True):
    """A page that staff may start at: the least order of those that they may open wins, `roles` first."""

    path: str
    order: int
    roles: tuple[str, ...] = ()


class Search(Struct, frozen=True, forbid_unknown_fields=True):
    """What a search of everything finds in this plugin: the rows of a list, asked with `q` and `pageSize`.

    `title`, `detail`, `type` and `picture` are fields of a row; `address` is that of its page, with `{guid}`.
    The guid of a `RecordType` is in `type`, and is shown by its name where `detail` has the same field.
    `heading` is what stands over the rows, by language; without it the plugin's own title does.
    """

    call: Annotated[str, Meta(pattern=r"^/")]
    action: str
    title: str
    address: Annotated[str, Meta(pattern=r"^/")]
    detail: tuple[str, ...] = ()
    type: str | None = None
    picture: str | None = None
    heading: dict[str, str] = {}


class Reference(Struct, frozen=True, forbid_unknown_fields=True):
    """How others choose records of a kind by name: a list of this plugin's that takes `q` and many `guid`.

    `label` and `detail` are fields of a row; `address` is that of its page, with `{guid}`. It is given to
    who has the `action`; null is everybody with a session.
    """

    call: Annotated[str, Meta(pattern=r"^/")]
    action: str | None
    label: str
    detail: str | None = None
    address: Annotated[str, Meta(pattern=r"^/")] | None = None


class Renderer(Struct, frozen=True, forbid_unknown_fields=True):
    """The component that shows a content type in the viewer.

    One that is `alone` needs the whole window, or keeps what people do in it: no preview shows it.
    """

    content_type: str
    component: str
    alone: bool = False


class Manifest(Struct, frozen=True, forbid_unknown_fields=True, rename={"schema": "$schema"}):
    """One plugin. Titles are by language; texts elsewhere are keys `<plugin>:<key>` of its locale files.

    `calls` names the plugins, of those that it requires, whose calls its UI half makes beside its own.
    `front_sections` are those of its sections that serve people in the front office: who helps a person needs
    none of them to be shown that account. A plugin with `player_token` is open to the token that a player
    of contents is given. `api_version` is the version of `estante.api` that it was made for. `keys` open a
    page by `G` and the letter. `search` serves the staff, and `front_search` everybody else. `public_texts`
    are those of its `scopes` that a page shows without a session.
    """

    id: Id
    version: str
    title: dict[str, str]
    schema: str = ""
    api_version: Annotated[str, Meta(pattern=r"^\d{1,4}\.\d{1,4}$")] = API_VERSION
    requires: tuple[Id, ...] = ()
    calls: tuple[Id, ...] = ()
    flags: tuple[str, ...] = ()
    sections: dict[str, tuple[str, ...]] = {}
    front_sections: tuple[str, ...] = ()
    player_token: bool = False
    pages: tuple[Page, ...] = ()
    navigation: tuple[NavigationEntry, ...] = ()
    offers: dict[str, SlotOffer] = {}
    slots: tuple[SlotFill, ...] = ()
    landing: tuple[Landing, ...] = ()
    keys: dict[Annotated[str, Meta(pattern=r"^[a-z]$")], str] = {}
    search: Search | None = None
    front_search: Search | None = None
    references: dict[Id, Reference] = {}
    public_texts: tuple[str, ...] = ()
    renderers: tuple[Renderer, ...] = ()
    scopes: tuple[str, ...] = ()


def api_fault(wanted: str) -> str | None:
    """Why this kernel cannot serve a plugin that was made for a version of `estante.api`, or None."""
    major, minor = map(int, wanted.split("."))
    own_major, own_minor = map(int, API_VERSION.split("."))
    if major == own_major and minor <= own_minor:
        return None
    cure = (
        "update Estante"
        if (major, minor) > (own_major, own_minor)
        else "install a version of it for this one"
    )
    return f"was made for version {wanted} of estante.api, and this is {API_VERSION}: {cure}"
