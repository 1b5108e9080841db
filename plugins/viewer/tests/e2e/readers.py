"""Students, and others, who open contents in the viewer: each is new, so nothing was read before."""

import asyncio
import json
import mimetypes
import time
from base64 import b64encode
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, TypeVar
from uuid import UUID, uuid4

import httpx
from estante.database.engine import Database
from estante.plugins.registry import PluginRegistry
from estante.tenancy.registry import TenantRegistry
from estante.tenancy.tenant import Tenant
from estante.testing.browser import DESK, LOCALES, Size, Windows
from estante.testing.live import LiveEstante, until
from playwright.sync_api import Browser, Page, StorageState, expect

from plugins.schools.tests.classes import Classes
from tests.e2e.places import Somebody, database_of, somebody

T = TypeVar("T")
DAY_SECONDS = 86_400
REPOSITORY = Path(__file__).resolve().parents[4]
SAMPLES = [
    REPOSITORY / "tests" / "samples",
    REPOSITORY / "plugins/contents/estante_contents/demo/files",
]
TUS = {"Tus-Resumable": "1.0.0"}
MAPPING = 'plugin_settings = {"contents" = {"cms_have_fixed_layout_editor_role" = true}}\n'


class Readers:
    """New people of a demo tenant in windows of their own, and the contents that they open."""

    def __init__(
        self, live: LiveEstante, browser: Browser, registry: PluginRegistry, samples: dict[str, str]
    ) -> None:
        self.live = live
        self.windows = Windows(browser)
        self._registry = registry
        self._samples = samples

    def person(self, role: str = "R01", **fields: object) -> Somebody:
        """Somebody who is there for the first time, with a session."""
        return self._made(lambda database, tenant: somebody(database, tenant, role, **fields))

    def group(self, name: str, *people: Somebody) -> UUID:
        """A new group of a school with these people."""
        return self._made(lambda database, tenant: Classes(database, tenant).group(name, *people))

    def _made(self, make: Callable[[Database, Tenant], Coroutine[Any, Any, T]]) -> T:
        """What is made in the tables of the organization."""
        tenants = TenantRegistry(self.live.folder / "tenants", self._registry.known).all()
        known = next(one for one in tenants if one.key == "andaluna")

        async def add() -> T:
            async with database_of(self.live) as database:
                return await make(database, known)

        # Playwright's own loop runs in this thread.
        with ThreadPoolExecutor(1) as other:
            return other.submit(asyncio.run, add()).result()

    def window(
        self, who: Somebody | None = None, *, size: Size = DESK, touch: bool = False, clock: bool = False
    ) -> Page:
        """A page nowhere yet, of a person who is signed in, by themselves a new student."""
        address = self.live.url()
        stored = stored_session(address, (who or self.person()).token)
        page = self.windows.open(address, LOCALES["andaluna"], size=size, touch=touch, stored=stored)
        if clock:
            page.clock.install()
        return page

    def enter(
        self, who: Somebody | None = None, *, size: Size = DESK, touch: bool = False, clock: bool = False
    ) -> Page:
        """A page at the start, of a person who is signed in, by themselves a new student."""
        page = self.window(who, size=size, touch=touch, clock=clock)
        page.goto("/home")
        expect(page.get_by_role("heading", level=1).first).to_be_visible()
        return page

    def outside(self) -> Page:
        """A page nowhere yet, of somebody without a session."""
        return self.windows.open(self.live.url(), LOCALES["andaluna"])

    def put(self, name: str, data: bytes, /, **fields: object) -> str:
        """Put a file into the library, for everybody, and wait until it is prepared. Answers its guid."""
        with self._staff() as staff:
            filetype = mimetypes.guess_type(name)[0] or "application/octet-stream"
            about = {"filename": name, "filetype": filetype, "purpose": "content"}
            metadata = ",".join(f"{key} {b64encode(value.encode()).decode()}" for key, value in about.items())
            opening = {**TUS, "Upload-Length": str(len(data)), "Upload-Metadata": metadata}
            place = staff.post("/api/uploads", headers=opening).headers["location"]
            part = {**TUS, "Upload-Offset": "0", "Content-Type": "application/offset+octet-stream"}
            staff.patch(place, content=data, headers=part).raise_for_status()
            body = {"name": f"{name} {uuid4().hex[:6]}", "is_teacher_only": 0, "is_public": True}
            answer = staff.post(
                "/api/cms/contents", json={**body, "upload_guid": place.rpartition("/")[2], **fields}
            )
            assert answer.is_success, answer.text
            guid = str(answer.json()["data"]["guid"])
            until(self.live, lambda: self._state(staff, guid) not in {"uploading", "preparing"})
        return guid

    def sample(self, name: str) -> str:
        """The guid of a sample file in the library; it is put there once."""
        if name not in self._samples:
            # A ZIP may be of several types.
            fields = {"type_guid": "CTTY_10"} if name.endswith(".zip") else {}
            self._samples[name] = self.put(name, self.file(name), **fields)
        return self._samples[name]

    @staticmethod
    def file(name: str) -> bytes:
        """A sample file: of the tests, else of the demo."""
        return next(folder / name for folder in SAMPLES if (folder / name).exists()).read_bytes()

    def give(self, guid: str, kind: str, lang_id: str, name: str, data: bytes) -> None:
        """Give a content subtitles, an audio description or a transcript."""
        with self._staff() as staff:
            fields = {"file": (name, data), "lang_id": (None, lang_id.encode())}
            staff.post(f"/api/cms/contents/{guid}/{kind}", files=fields).raise_for_status()

    def new_link(self, url: str, type_guid: str = "CTTY_06") -> str:
        """Put a link, or an app, into the library, for everybody. Answers its guid."""
        with self._staff() as staff:
            body = {"name": f"Enlace {uuid4().hex[:6]}", "type_guid": type_guid, "url": url}
            answer = staff.post("/api/cms/contents", json={**body, "is_teacher_only": 0, "is_public": True})
            assert answer.is_success, answer.text
        return str(answer.json()["data"]["guid"])

    def open(self, page: Page, name: str, query: str = "") -> str:
        """Open a sample file in the viewer. Answers its guid."""
        guid = self.sample(name)
        page.goto(f"/viewer/{guid}{query}")
        return guid

    def demo(self, name: str) -> str:
        """The guid of a demo content."""
        rows: list[dict[str, object]] = self.staff_answer(
            # Others may be called alike: the demo was there first.
            "cms/contents?pageSize=200&orderBy=created_at"
        )
        return next(str(one["guid"]) for one in rows if one["name"] == name)

    def view(self, page: Page, name: str, query: str = "") -> str:
        """Open a demo content in the viewer. Answers its guid."""
        guid = self.demo(name)
        page.goto(f"/viewer/{guid}{query}")
        return guid

    def content(self, guid: str) -> dict[str, Any]:
        """What the library says of a content."""
        found: dict[str, Any] = self.staff_answer(f"cms/contents/{guid}")
        return found

    def staff_answer(self, path: str) -> Any:
        """What the API answers to the demo administrator."""
        with self._staff() as staff:
            return staff.get(f"/api/{path}").json()["data"]

    def call(self, who: Somebody, method: str, path: str, body: object) -> Any:
        """What the API answers to a person."""
        headers = {"Host": f"andaluna.localhost:{self.live.port}", "Authorization": f"Bearer {who.token}"}
        url = f"http://127.0.0.1:{self.live.port}/api/{path}"
        answer = httpx.request(method, url, json=body, headers=headers, timeout=60)
        assert answer.is_success, answer.text
        return answer.json()["data"]

    def mapper(self) -> Somebody:
        """Somebody of the role that maps documents, which the demo tenant has from now on."""
        file = self.live.folder / "tenants" / "andaluna" / "tenant.toml"
        if MAPPING not in file.read_text("utf-8"):
            with file.open("a", encoding="utf-8") as end:
                end.write(MAPPING)
        name = "cms_have_fixed_layout_editor_role"
        with self._staff() as staff:
            until(self.live, lambda: bool(staff.get("/api/system-settings").json()["data"][name]))
        return self.person("R06")

    def leave(self) -> None:
        """Close every window; nothing may have gone wrong in one unnoticed."""
        self.windows.close()

    def _state(self, staff: httpx.Client, guid: str) -> str:
        return str(staff.get(f"/api/cms/contents/{guid}").json()["data"]["storage_status"])

    def _staff(self) -> httpx.Client:
        """A client of the API, signed in as the demo administrator."""
        account = self.live.sign_in("R04")
        # Resolvers outside a browser do not know names below localhost.
        host = {"Host": f"andaluna.localhost:{self.live.port}"}
        base = f"http://127.0.0.1:{self.live.port}"
        who = {"email": account.username, "password": account.password}
        answer = httpx.post(f"{base}/api/front/login", json=who, headers=host, timeout=60)
        token = answer.json()["data"]["token"]
        return httpx.Client(base_url=base, headers={**host, "Authorization": f"Bearer {token}"}, timeout=60)


def stored_session(address: str, token: str) -> StorageState:
    """A browser's storage as it is after signing in."""
    nobody: dict[str, object] = {"user": None, "license": None, "error": None, "oauth_accounts": []}
    values = {"auth": {**nobody, "authToken": token}, "session": {"remembered": True}}
    expires = (time.time() + DAY_SECONDS) * 1000
    kept = [
        {"name": name, "value": json.dumps({"value": value, "expires": expires})}
        for name, value in values.items()
    ]
    return {"cookies": [], "origins": [{"origin": address, "localStorage": kept}]}  # type: ignore[typeddict-item]
