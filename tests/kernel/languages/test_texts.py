"""The server's own texts."""

import ast
import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from estante.errors import ApiError
from estante.languages.choice import BUILT_IN, accepted, language_of
from estante.languages.texts import Texts, TextsInvalid

KERNEL = Path(__file__).resolve().parents[3] / "kernel" / "estante"
WHOLE_KEY = re.compile(r"(jobs|flags|exports|errors|rules)\.[\w.]+$")
SHARED_RULES = (
    "required",
    "min_length",
    "max_length",
    "email",
    "integer",
    "positive",
    "invalid_date",
    "wrong_file_format",
    "repeat_mismatch",
)


def subclasses(kind: type[ApiError]) -> Iterator[type[ApiError]]:
    for one in kind.__subclasses__():
        yield one
        yield from subclasses(one)


def keys_in_code() -> set[str]:
    """`errors.X` of `text="X"`, `rules.x` of `FieldError(…, "x")`, and whole keys, in the kernel."""
    nodes = [node for path in KERNEL.rglob("*.py") for node in ast.walk(ast.parse(path.read_text("utf-8")))]
    calls = [node for node in nodes if isinstance(node, ast.Call)]
    named = {
        f"errors.{text}"
        for call in calls
        for word in call.keywords
        if word.arg == "text" and (text := constant(word.value)).isupper()
    }
    rules = {
        f"rules.{constant(call.args[1])}"
        for call in calls
        if isinstance(call.func, ast.Name) and call.func.id == "FieldError" and constant(call.args[1])
    }
    return named | rules | {text for node in nodes if WHOLE_KEY.match(text := constant(node))}


def constant(node: ast.AST) -> str:
    """The text that a node is, or none."""
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


@pytest.mark.spec("KER-010", "KER-129")
def test_every_error_and_rule_of_the_kernel_has_a_sentence(app):
    texts = Texts()
    kernels = {one.code for one in subclasses(ApiError) if one.__module__.startswith("estante.")}
    wanted = {f"errors.{code}" for code in kernels} | keys_in_code()
    assert sorted(key for key in wanted if not texts.has(key)) == []


@pytest.mark.spec("KER-009", "KER-010")
@pytest.mark.parametrize("rule", SHARED_RULES)
def test_the_shared_rules_are_told_in_three_languages(rule):
    assert len({Texts().get(lang, f"rules.{rule}", min=3, max=9) for lang in BUILT_IN}) == 3


def test_texts_are_filled_and_a_missing_value_breaks_nothing():
    texts = Texts()
    assert texts.get("en", "rules.min_length", min=3) == "Enter at least 3 characters"
    assert "{min}" in texts.get("en", "rules.min_length")
    assert texts.get("en", "no.such.key") == "no.such.key"


def test_a_plugin_adds_texts_and_a_language_it_lacks_falls_back(tmp_path):
    (tmp_path / "es.json").write_text(
        json.dumps({"shelf": {"title": "Estante"}, "errors": {"NOT_FOUND": "x"}})
    )
    texts = Texts({"shelf": tmp_path})
    assert texts.get("pt", "shelf.title") == "Estante"
    assert texts.get("es", "errors.NOT_FOUND") != "x"
    assert texts.get("es", "shelf.errors.NOT_FOUND") == "x"
    assert texts.get("es", "shelf.errors.FORBIDDEN") == texts.get("es", "errors.FORBIDDEN")


def test_one_key_of_two_plugins_is_two_texts(tmp_path):
    folders = {}
    for plugin in ("rooms", "halls"):
        folders[plugin] = tmp_path / plugin
        folders[plugin].mkdir()
        (folders[plugin] / "en.json").write_text(json.dumps({"errors": {"TAKEN": f"taken in {plugin}"}}))
    texts = Texts(folders)
    assert texts.translator("en", "halls")("errors.TAKEN") == "taken in halls"
    assert texts.translator("es", "rooms")("errors.TAKEN") == "taken in rooms"
    assert texts.get("en", "halls.errors.TAKEN") == "taken in halls"
    assert texts.translator("en", "halls")("errors.NO_SUCH") == "errors.NO_SUCH"


@pytest.mark.parametrize("content", ["[]", "{", '{"a": 1}'])
def test_a_broken_locale_file_is_named(tmp_path, content):
    (tmp_path / "es.json").write_text(content)
    with pytest.raises(TextsInvalid, match=r"es\.json"):
        Texts({"shelf": tmp_path})


@pytest.mark.spec("KER-129", "KER-124")
def test_the_language_is_the_persons_then_the_browsers_then_the_tenants(new_tenant):
    tenant = new_tenant(languages=["es", "pt"])
    assert language_of(tenant, "en", "pt") == "en"
    assert language_of(tenant, "", "fr, pt-BR;q=0.8, es;q=0.3") == "pt"
    assert language_of(tenant, None, "en") == "es"
    assert language_of(tenant, "xx", "*") == "es"


@pytest.mark.parametrize("header", ["", ";;;q", "a;q=x", "pt;q=0", ",,,", "x" * 10_000])
def test_odd_headers_are_read_as_nothing_known(header):
    assert not set(accepted(header)) & set(BUILT_IN)
