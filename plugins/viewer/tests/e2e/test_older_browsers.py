"""Browsers of the last four years: what came later is taken away, in the page and in its workers."""

import re
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, Route, expect

from .readers import Readers
from .viewer_screens import course, page_field

# What Chrome 107, Firefox 115 or Safari 16.4 do not have.
TAKE_AWAY = """(() => {
  const gone = [
    [Map.prototype, "getOrInsert getOrInsertComputed"],
    [WeakMap.prototype, "getOrInsert getOrInsertComputed"],
    [Map, "groupBy"], [Object, "groupBy"], [Math, "sumPrecise f16round"],
    [Promise, "try withResolvers"], [Array, "fromAsync"],
    [Array.prototype, "toSorted toReversed toSpliced with"], [String.prototype, "isWellFormed toWellFormed"],
    [Uint8Array, "fromHex fromBase64"], [Uint8Array.prototype, "toHex toBase64 setFromHex setFromBase64"],
    [ArrayBuffer.prototype, "transfer transferToFixedLength resize"],
    [Set.prototype, "union intersection difference symmetricDifference"],
    [Set.prototype, "isSubsetOf isSupersetOf isDisjointFrom"],
    [URL, "canParse parse"], [AbortSignal, "any"], [RegExp, "escape"], [Error, "isError"],
    [Atomics, "pause"],
    [Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
      "map filter take drop flatMap reduce toArray forEach some every find"],
    [globalThis, "Iterator Float16Array requestIdleCallback cancelIdleCallback navigation scheduler"],
    [globalThis.Element?.prototype ?? {}, "checkVisibility setHTML moveBefore"],
    [globalThis.Document?.prototype ?? {}, "startViewTransition"],
    [globalThis.HTMLElement?.prototype ?? {}, "showPopover hidePopover togglePopover"],
    [globalThis.ReadableStream?.prototype ?? {}, "values"],
    [globalThis.Intl ?? {}, "DurationFormat"], [JSON, "rawJSON isRawJSON"],
  ];
  for (const [owner, names] of gone) for (const name of names.split(" ")) delete owner[name];
  if (globalThis.ReadableStream) delete ReadableStream.prototype[Symbol.asyncIterator];
})();
"""
WORKER = re.compile(r"pdf\.worker.*\.mjs$")


def in_the_worker(route: Route) -> None:
    """The worker's script, after the same was taken away there."""
    address = urlsplit(route.request.url)
    # Resolvers outside a browser do not know names below localhost.
    here = route.request.url.replace(str(address.hostname), "127.0.0.1")
    answer = route.fetch(url=here, headers={**route.request.headers, "host": address.netloc})
    route.fulfill(response=answer, body=TAKE_AWAY + answer.text())


@pytest.fixture
def page(readers: Readers) -> Page:
    """A student's window in an old browser."""
    made = readers.window()
    made.add_init_script(TAKE_AWAY)
    made.route(WORKER, in_the_worker)
    return made


@pytest.mark.spec("VIE-075")
def test_a_document_opens_turns_and_is_searched_in_an_old_browser(readers: Readers, page: Page) -> None:
    with page.expect_response(WORKER):
        readers.open(page, "con-indice.pdf")
    expect(page_field(page)).to_have_value("1")
    page.get_by_role("button", name=re.compile(r"CHAPTER II\.")).click()
    expect(page_field(page)).to_have_value("10")
    expect(page.locator('.page[data-page-number="10"] .textLayer span').first).to_be_visible()
    page.keyboard.press("Control+f")
    page.get_by_role("textbox", name="Buscar").fill("rabbit")
    expect(page.get_by_role("list", name="Resultados").get_by_role("button")).to_have_count(31)


def test_the_other_types_open_in_an_old_browser(readers: Readers, page: Page) -> None:
    readers.open(page, "ciclo-del-agua.webm")
    page.wait_for_function("() => document.querySelector('video')?.readyState > 0")
    readers.open(page, "ciclo-del-agua.jpg")
    expect(page.get_by_role("img", name="Avance: 100 %")).to_be_visible()
    readers.open(page, "scorm12-ciclo-del-agua.zip")
    expect(course(page)[1].get_by_role("heading", name="Introducción")).to_be_visible()
