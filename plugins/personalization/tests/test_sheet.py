"""What a style sheet may do, and that it stays within the organization's pages: over its tokens alone."""

import contextlib

import pytest
import tinycss2
from estante_personalization.services.sheet import SCOPE, SheetProblem, scoped
from hypothesis import given
from hypothesis import strategies as st

REFUSED = {
    "another sheet": ("a {}\n@import 'x.css';", "css_import", 2),
    "another sheet by an escape": ("@\\69mport url(x.css);", "css_import", 1),
    "a font of its own": ("@font-face { font-family: x; src: url(/x.woff2) }", "css_at_rule", 1),
    "an animation, which has a name for all": ("@keyframes x { from { top: 0 } }", "css_at_rule", 1),
    "a layer": ("@layer x { a { top: 0 } }", "css_at_rule", 1),
    "another host": ("a { background: url(https://example.org/a.png) }", "css_url", 1),
    "another host in quotes": ("a { background: url('http://example.org/a.png') }", "css_url", 1),
    "another host without a scheme": ("a { background: url(//example.org/a.png) }", "css_url", 1),
    "another host by a backslash": ("a { background: url('/\\\\example.org/a.png') }", "css_url", 1),
    "another host by an escape": ("a { background: u\\72l(https://example.org) }", "css_url", 1),
    "another host by a variable": ("a { --x: url(https://example.org); background: var(--x) }", "css_url", 1),
    "another host in a condition": ("@supports (a: url(https://example.org)) { a { top: 0 } }", "css_url", 1),
    "a string that is loaded": ("a { background: image-set('https://example.org' 1x) }", "css_function", 1),
    "what is written by code": ("a { background: url('/a' var(--x)) }", "css_url", 1),
    "a script": ("a { background: url(javascript:alert) }", "css_script", 1),
    "a script with gaps": ("a { background: url('java\\a script:alert(1)') }", "css_script", 1),
    "a script in a string": ("a { content: 'JavaScript:alert(1)' }", "css_script", 1),
    "a page as data": ("a { background: url(data:text/html,x) }", "css_script", 1),
    "a drawing as data": ("a { background: url(data:image/svg+xml,x) }", "css_script", 1),
    "an expression": ("a { width: expression(alert(1)) }", "css_function", 1),
    "a behaviour": ("a { behavior: url(/x.htc) }", "css_script", 1),
    "a binding": ("a { -moz-binding: url(/x.xml) }", "css_script", 1),
    "the end of a style element": ("a { content: '</style><script>' }", "css_markup", 1),
    "the end of a style element with gaps": ("a {}\n\n/* </ STYLE > */", "css_markup", 3),
    "a fixed place": ("a {\n  position: fixed\n}", "css_position", 2),
    "a fixed place by an escape": ("a { position: f\\69xed }", "css_position", 1),
    "a fixed place by a variable": ("a { --p: fixed; position: var(--p) }", "css_position", 1),
    "a fixed place that is important": ("a { POSITION: FIXED !important }", "css_position", 1),
    "a fixed place in a condition": ("@media print { a { position: fixed } }", "css_position", 1),
    "what is beside the page": ("~ .x { top: 0 }", "css_selector", 1),
    "what is beside the body": ("body ~ .x { top: 0 }", "css_selector", 1),
    "what is beside a kind of body": ("body.dark + .x { top: 0 }", "css_selector", 1),
    "a rule in a rule": ("a { b { top: 0 } }", "css_nested", 1),
    "no CSS": ("a { color: red; } }", "css_broken", 1),
    "a string without an end": ("a { content: 'x\n }", "css_broken", 1),
    "no selector": ("{ color: red }", "css_broken", 1),
    "an empty selector": ("a, { color: red }", "css_broken", 1),
    "brackets without an end": ("a { width: " + "(" * 5000, "css_broken", 1),
}


@pytest.mark.spec("PER-009", part="what is refused")
@pytest.mark.parametrize(("css", "code", "row"), REFUSED.values(), ids=REFUSED)
def test_what_a_sheet_may_not_have_is_named_with_its_row(css, code, row):
    with pytest.raises(SheetProblem) as refused:
        scoped(css)
    assert (refused.value.code, refused.value.row) == (code, row)


SCOPED = {
    "h1": f"{SCOPE} h1",
    "a, .b > c": f"{SCOPE} a,\n{SCOPE} .b > c",
    ":root": SCOPE,
    "html": SCOPE,
    "html body": SCOPE,
    "body .x": f"{SCOPE} .x",
    "body.dark .x": f"{SCOPE}.dark .x",
    "body>main": f"{SCOPE}>main",
    "HTML:ROOT": f"{SCOPE}:ROOT",
    ":is(html, .x) p": f"{SCOPE} :is(html, .x) p",
    "/* x */ p": f"{SCOPE} p",
    "[data-x=',']": f'{SCOPE} [data-x=","]',
}


@pytest.mark.parametrize(("selector", "expected"), SCOPED.items(), ids=SCOPED)
def test_every_selector_begins_below_the_organizations_pages(selector, expected):
    assert scoped(f"{selector} {{ color: red }}").startswith(f"{expected} {{")


def test_conditions_pictures_and_variables_stay():
    css = """
    @media (width < 600px) { @supports (display: grid) { .a { display: grid } } }
    .b { background: url("/api/x.png"), url(data:image/png;base64,AA==); --c: 1px; top: var(--c) !important }
    """
    found = scoped(css)
    for part in ("@media (width < 600px)", f"{SCOPE} .a", 'url("/api/x.png")', "--c: 1px", "!important"):
        assert part in found
    assert scoped("") == ""


@given(st.text(alphabet="ab{}()[];:,.~+>&@#*/\\'\" \n<!-urlhtmbody", max_size=60))
def test_whatever_is_written_is_refused_or_scoped(css):
    found = ""
    with contextlib.suppress(SheetProblem):
        found = scoped(css)
    # What was scoped is a sheet itself: nothing in it came loose.
    for rule in tinycss2.parse_stylesheet(found, skip_comments=True, skip_whitespace=True):
        assert rule.type in {"qualified-rule", "at-rule"}
        if rule.type == "qualified-rule":
            assert tinycss2.serialize(rule.prelude).startswith(SCOPE)
