"""Many contents at once, the trash, and taking back what was done: by pointer, keyboard and finger."""

import re
from collections.abc import Iterator, Sequence
from uuid import uuid4

import httpx
import pytest
from estante.testing.browser import PHONE, People
from playwright.sync_api import CDPSession, Locator, Page, expect

from .content_screens import row, toast

TARGET_PX = 44
WORD = "lote"


@pytest.fixture(autouse=True)
def _none_stay(people: People) -> Iterator[None]:
    """Take away what a test made: the demo's list is everybody's, and has pages of 25."""
    yield
    people.call("POST", f"cms/contents/bulk?q={WORD}", {"act": "delete", "all": True}).raise_for_status()


def make(people: People, count: int, role: str = "R04") -> tuple[str, list[str]]:
    """Contents of a demo person: a word that no other has, and their names in order."""
    word = f"{WORD}{uuid4().hex[:6]}"
    names = [f"{word} {at:02}" for at in range(1, count + 1)]
    account, live = people.live.sign_in(role), people.live
    base, host = f"http://127.0.0.1:{live.port}/api/", {"Host": f"andaluna.localhost:{live.port}"}
    with httpx.Client(base_url=base, headers=host, timeout=60) as client:
        who = {"email": account.username, "password": account.password}
        token = client.post("front/login", json=who).json()["data"]["token"]
        client.headers["Authorization"] = f"Bearer {token}"
        for name in names:
            body = {"name": name, "type_guid": "CTTY_06", "url": "https://example.org/agua"}
            answer = client.post("cms/contents", json={**body, "is_teacher_only": 0})
            assert answer.status_code == 201, answer.text
    return word, names


def bar(page: Page) -> Locator:
    return page.get_by_role("region", name="Acciones sobre lo seleccionado")


def focused_row(page: Page) -> str:
    return str(page.evaluate("document.activeElement.closest('[data-row]')?.dataset.row ?? ''"))


def shown(page: Page) -> Locator:
    return page.locator("[data-row-link]")


def small_targets(targets: Sequence[Locator]) -> list[str]:
    """Which are smaller than a finger."""
    boxes = [(one.inner_text(), one.bounding_box()) for one in targets]
    return [text for text, box in boxes if not box or box["height"] < TARGET_PX or box["width"] < TARGET_PX]


@pytest.mark.story
def test_all_but_one_of_a_filter_change_in_one_call_and_come_back_by_ctrl_z(people: People) -> None:
    word, names = make(people, 28)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    expect(shown(page)).to_have_count(25)
    page.get_by_role("checkbox", name="Seleccionar esta página").check()
    bar(page).get_by_role("button", name="Seleccionar los 28").click()
    page.get_by_role("checkbox", name=f"Seleccionar {names[1]}", exact=True).uncheck()
    expect(bar(page)).to_contain_text("27 seleccionados")
    changing: list[str] = []
    page.on("request", lambda one: changing.append(one.url) if one.method in {"PATCH", "POST"} else None)
    bar(page).get_by_role("button", name="Desactivar").click()
    expect(toast(page, "27 contenidos desactivados")).to_be_visible()
    assert [url.partition("/api/")[2].partition("?")[0] for url in changing] == [
        "cms/contents/used-by",
        "cms/contents/bulk",
    ]
    expect(row(page, names[1])).to_contain_text("Activo")
    expect(row(page, names[0])).to_contain_text("Inactivo")
    page.keyboard.press("Control+z")
    expect(toast(page, "27 contenidos vuelven a estar como antes")).to_be_visible()
    expect(toast(page, "27 contenidos desactivados")).to_have_count(0)
    expect(row(page, names[0])).to_contain_text("Activo")


def test_five_rows_deleted_by_key_are_five_steps_back_and_the_cursor_stays(people: People) -> None:
    word, names = make(people, 8)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    expect(shown(page)).to_have_count(8)
    for _ in range(3):
        page.keyboard.press("j")
    for name in names[2:7]:
        page.keyboard.press("Delete")
        expect(row(page, name)).to_have_count(0)
        expect(toast(page, f"«{name}» eliminado")).to_be_attached()
    assert focused_row(page) == "2"
    page.keyboard.press("F6")
    expect(page.locator("[data-toast-action]").last).to_be_focused()
    page.keyboard.press("Enter")
    expect(row(page, names[6])).to_be_visible()
    for name in reversed(names[2:6]):
        page.keyboard.press("Control+z")
        expect(row(page, name)).to_be_visible()
    expect(shown(page)).to_have_count(8)
    page.keyboard.press("?")
    keys = page.get_by_role("dialog", name="Atajos de teclado")
    expect(keys).to_contain_text("Deshacer lo último")
    expect(keys).to_contain_text("Eliminar la fila")


def test_the_lists_keys_are_dead_while_a_deletion_is_asked(people: People) -> None:
    word, names = make(people, 3)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    for name in names[:2]:
        page.get_by_role("checkbox", name=f"Seleccionar {name}", exact=True).check()
    bar(page).get_by_role("button", name="Eliminar").click()
    expect(page.get_by_role("dialog", name="Eliminar 2 contenidos")).to_be_visible()
    page.keyboard.press("x")
    page.keyboard.press("Delete")
    page.get_by_role("dialog").get_by_role("button", name="Eliminar 2 contenidos").click()
    expect(shown(page)).to_have_text([names[2]])
    expect(bar(page)).to_have_count(0)


def test_the_focus_returns_to_where_a_deletion_was_asked_and_given_up(people: People) -> None:
    word, names = make(people, 2)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    for name in names:
        page.get_by_role("checkbox", name=f"Seleccionar {name}", exact=True).check()
    delete = bar(page).get_by_role("button", name="Eliminar")
    dialog = page.get_by_role("dialog", name="Eliminar 2 contenidos")
    delete.focus()
    for give_up in ("Escape", "Cancelar"):
        page.keyboard.press("Enter")
        expect(dialog).to_be_visible()
        if give_up == "Escape":
            page.keyboard.press("Escape")
        else:
            dialog.get_by_role("button", name="Cancelar").click()
        expect(dialog).to_have_count(0)
        expect(delete).to_be_focused()
    expect(shown(page)).to_have_text(names)
    expect(bar(page)).to_contain_text("2 seleccionados")


@pytest.mark.story
@pytest.mark.spec("SHE-090")
@pytest.mark.spec("CON-024", part="restored for 30 days")
def test_the_trash_is_reached_searched_restored_and_emptied(people: People) -> None:
    word, names = make(people, 4)
    page = people.enter(f"/contents?q={word}&orderBy=name")
    expect(shown(page)).to_have_count(4)
    page.get_by_role("checkbox", name="Seleccionar esta página").check()
    bar(page).get_by_role("button", name="Eliminar").click()
    dialog = page.get_by_role("dialog", name="Eliminar 4 contenidos")
    expect(dialog.get_by_role("link", name="Ver la papelera")).to_have_attribute("href", "/trash")
    dialog.get_by_role("button", name="Eliminar 4 contenidos").click()
    toast(page, "4 contenidos eliminados").get_by_role("link", name="Ver la papelera").click()
    expect(page.get_by_role("heading", name="Papelera", level=1)).to_be_visible()
    page.get_by_role("searchbox", name="Buscar en la papelera").fill(word)
    expect(shown(page)).to_have_count(4)
    first = page.get_by_role("row").filter(has_text=names[0])
    expect(first).to_contain_text("en 30 días")
    first.get_by_role("button", name=f"Más acciones de {names[0]}").click()
    page.get_by_role("menuitem", name="Recuperar").click()
    expect(toast(page, f"«{names[0]}» recuperado")).to_be_visible()
    expect(shown(page)).to_have_count(3)
    page.get_by_role("button", name="Vaciar la papelera").click()
    emptying = page.get_by_role("dialog", name="Eliminar para siempre 3 elementos")
    act = emptying.get_by_role("button", name="Eliminar para siempre")
    expect(act).to_be_disabled()
    emptying.get_by_role("textbox").fill("eliminarr")
    expect(act).to_be_disabled()
    emptying.get_by_role("textbox").fill("eliminar")
    act.click()
    expect(page.get_by_role("heading", name="Nada en la papelera con estos filtros")).to_be_visible()
    expect(page.get_by_role("button", name="Vaciar la papelera")).to_have_count(0)
    page.goto(f"/contents?q={word}")
    expect(shown(page)).to_have_text([names[0]])


@pytest.mark.spec("CON-024", part="restored for 30 days")
def test_a_publisher_finds_its_own_in_the_trash_and_the_help_desk_has_none(people: People) -> None:
    theirs, _ = make(people, 1)
    word, names = make(people, 1, "R07")
    for mark, role in ((theirs, "R04"), (word, "R07")):
        page = people.enter(f"/contents?q={mark}", role)
        expect(shown(page)).to_have_count(1)
        page.keyboard.press("j")
        page.keyboard.press("Delete")
        expect(page.get_by_role("heading", name="Ningún contenido con estos filtros")).to_be_visible()
    page = people.enter("/home", "R07")
    page.get_by_role("navigation", name="Principal").get_by_role("link", name="Papelera").click()
    page.get_by_role("searchbox", name="Buscar en la papelera").fill(word)
    expect(shown(page)).to_have_text(names)
    page.get_by_role("searchbox", name="Buscar en la papelera").fill(theirs)
    expect(page.get_by_role("heading", name="Nada en la papelera con estos filtros")).to_be_visible()
    helper = people.enter("/profile", "R05")
    expect(helper.get_by_role("link", name="Papelera")).to_have_count(0)


def test_mine_shows_what_i_made(people: People) -> None:
    word, names = make(people, 1, "R07")
    other, _ = make(people, 1)
    page = people.enter("/contents", "R07")
    page.get_by_role("button", name=re.compile("^Míos")).click()
    page.wait_for_url(re.compile("created_by=me"))
    search = page.get_by_role("searchbox")
    search.fill(word)
    expect(shown(page)).to_have_text(names)
    search.fill(other)
    expect(page.get_by_role("heading", name="Ningún contenido con estos filtros")).to_be_visible()


def test_filters_are_chosen_by_keyboard_alone(people: People) -> None:
    word, _ = make(people, 2)
    page = people.enter(f"/contents?q={word}")
    expect(shown(page)).to_have_count(2)
    page.keyboard.press("j")
    page.keyboard.press("f")
    field = page.get_by_role("textbox", name="Buscar un campo")
    expect(field).to_be_focused()
    page.keyboard.type("tip")
    page.keyboard.press("Enter")
    group = page.get_by_role("group", name="Tipo")
    boxes = group.get_by_role("checkbox")
    # Where there are many, they can be searched.
    expect(group.get_by_role("textbox")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(boxes.first).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(boxes.nth(1)).to_be_focused()
    for key in ("x", "Delete", "k"):
        page.keyboard.press(key)
    expect(shown(page)).to_have_count(2)
    expect(bar(page)).to_have_count(0)
    page.keyboard.press("ArrowLeft")
    expect(field).to_be_focused()
    page.keyboard.type("tip")
    page.keyboard.press("Enter")
    link = page.get_by_role("checkbox", name=re.compile("^Enlace"))
    while not link.evaluate("box => box === document.activeElement"):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Space")
    page.wait_for_url(re.compile("type=CTTY_06"))
    page.keyboard.press("Escape")
    expect(shown(page).first).to_be_focused()
    expect(page.locator("[data-result-count]")).to_have_text(re.compile(r"^\d+ resultados?$"))


def test_the_shelf_shows_what_is_selected_and_takes_ticks(people: People) -> None:
    word, names = make(people, 2)
    page = people.enter(f"/contents?q={word}&layout=shelf&orderBy=name")
    first = page.get_by_role("checkbox", name=f"Seleccionar {names[0]}", exact=True)
    expect(shown(page)).to_have_count(2)
    page.keyboard.press("j")
    page.keyboard.press("x")
    expect(first).to_be_checked()
    expect(page.locator("[data-row][data-selected]")).to_have_count(1)
    page.get_by_role("checkbox", name=f"Seleccionar {names[1]}", exact=True).check()
    expect(bar(page)).to_contain_text("2 seleccionados")
    first.focus()
    page.keyboard.press("Space")
    expect(bar(page)).to_contain_text("1 seleccionado")


def test_a_page_that_is_not_there_is_the_last_one(people: People) -> None:
    word, _ = make(people, 27)
    page = people.enter(f"/contents?q={word}&page=9998")
    page.wait_for_url(re.compile(r"page=2\b"))
    expect(page.get_by_text(re.compile("^26.27 de 27$"))).to_be_visible()


def test_a_view_is_changed_renamed_moved_and_asks_before_it_goes(people: People) -> None:
    page = people.enter("/contents?type=CTTY_05", "R07")
    for name in ("Primera", "Segunda"):
        page.get_by_role("button", name="Guardar vista").click()
        field = page.get_by_role("textbox", name="Nombre")
        expect(field).to_have_value("PDF")
        expect(field).to_be_focused()
        page.keyboard.type(name)
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name=re.compile(f"^{name}"))).to_be_visible()
    page.get_by_role("button", name="Quitar el filtro Tipo").click()
    expect(page.get_by_role("button", name="Segunda con cambios")).to_be_visible()
    page.get_by_role("button", name="Más acciones de la vista Segunda").click()
    page.get_by_role("menuitem", name="Guardar cambios en la vista").click()
    expect(page.get_by_text("con cambios")).to_have_count(0)
    page.get_by_role("button", name="Más acciones de la vista Segunda").click()
    page.get_by_role("menuitem", name="Cambiar el nombre").click()
    page.keyboard.type("Tercera")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Más acciones de la vista Tercera").click()
    page.get_by_role("menuitem", name="Mover a la izquierda").click()
    tabs = page.get_by_role("navigation", name="Vistas guardadas").locator("button")
    expect(tabs.filter(has_text=re.compile("Primera|Tercera")).first).to_contain_text("Tercera")
    page.get_by_role("button", name="Más acciones de la vista Tercera").click()
    page.get_by_role("menuitem", name="Eliminar la vista").click()
    asked = page.get_by_role("dialog", name="Eliminar la vista «Tercera»")
    asked.get_by_role("button", name="Eliminar la vista").click()
    expect(page.get_by_role("button", name=re.compile("^Tercera"))).to_have_count(0)


def hold(session: CDPSession, target: Locator) -> None:
    """A long press as a finger's own events, and its release."""
    box = target.bounding_box()
    assert box is not None
    point = {"x": box["x"] + 80, "y": box["y"] + box["height"] / 2}
    session.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(target).to_have_attribute("data-selected", "true")
    session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})


def test_a_finger_selects_by_holding_and_tapping_and_the_acts_are_on_the_screen(people: People) -> None:
    word, names = make(people, 12)
    page = people.enter(f"/contents?q={word}&orderBy=name", size=PHONE, touch=True)
    cards = page.get_by_role("list", name="Contenidos").get_by_role("listitem")
    expect(cards).to_have_count(12)
    hold(page.context.new_cdp_session(page), cards.nth(1))
    expect(bar(page)).to_contain_text("1 seleccionado")
    cards.nth(3).tap(position={"x": 150, "y": 40})
    expect(bar(page)).to_contain_text("2 seleccionados")
    assert "/contents?" in page.url
    box = bar(page).bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE[0]
    assert box["y"] + box["height"] <= PHONE[1]
    buttons = bar(page).get_by_role("button").all()
    assert len(buttons) == 6
    assert small_targets(buttons) == []
    bar(page).get_by_role("button", name="Eliminar").tap()
    page.get_by_role("dialog").get_by_role("button", name="Eliminar 2 contenidos").tap()
    expect(cards).to_have_count(10)
    expect(cards.filter(has_text=names[1])).to_have_count(0)
    size = page.get_by_role("searchbox").evaluate("field => getComputedStyle(field).fontSize")
    assert size == "16px"
    assert small_targets(page.locator("main search").get_by_role("button").all()) == []
