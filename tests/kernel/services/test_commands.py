"""Commands that answer a question or write a folder, as a person types them."""

import importlib.util
import json
import shutil
import tomllib
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest
import structlog
from click.testing import CliRunner, Result
from estante.builtin import load_registry
from estante.cli import boot, commands
from estante.plugins.discovery import GROUP, read_manifest
from estante_contents.testing import assert_content_type_conforms

TENANTS = Path(__file__).resolve().parents[3] / "tenants"


def estante(folder: Path, *words: str) -> Result:
    try:
        return CliRunner().invoke(commands, words, env={"ESTANTE_BASE_PATH": str(folder)})
    finally:
        structlog.reset_defaults()


def test_a_new_plugin_brings_a_content_type_that_conforms(tmp_path: Path) -> None:
    result = estante(tmp_path, "plugins", "new", "plain-notes", "--into", str(tmp_path))
    assert result.exit_code == 0, result.output
    plugin = tmp_path / "plain-notes"
    manifest = read_manifest(plugin / "manifest.json")
    spec = importlib.util.spec_from_file_location("plain_notes", plugin / "estante_plain_notes" / "plugin.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    (content_type,) = module.register_content_types()
    assert_content_type_conforms(content_type)
    assert [one.content_type for one in manifest.renderers] == [content_type.guid]
    texts = {path.stem: json.loads(path.read_text()) for path in plugin.glob("web/locales/*.json")}
    assert sorted(texts) == ["en", "es", "pt"]
    assert all(set(found["text"]) == {"waiting"} for found in texts.values())


def test_a_plugin_is_never_written_over_another(tmp_path: Path) -> None:
    (tmp_path / "notes").mkdir()
    assert "is there already" in estante(tmp_path, "plugins", "new", "notes", "--into", str(tmp_path)).output
    assert "cannot be a plugin's name" in estante(tmp_path, "plugins", "new", "Notes!").output


@pytest.fixture
def home(tmp_path: Path) -> Path:
    shutil.copytree(TENANTS, tmp_path / "tenants")
    return tmp_path


def test_a_mistake_in_a_tenants_file_is_named_with_its_line(home: Path) -> None:
    assert estante(home, "tenants", "check").exit_code == 0
    path = home / "tenants" / "ipe" / "tenant.toml"
    path.write_text(path.read_text().replace("color_first", "colour_first"))
    result = estante(home, "tenants", "check")
    assert result.exit_code == 1
    assert "did you mean `color_first`?" in result.output
    assert "ok    andaluna" in result.output


def test_a_tenants_settings_say_where_they_come_from(home: Path) -> None:
    lines = estante(home, "tenants", "explain", "ipe").output.splitlines()
    by_name = {line.split()[0]: line for line in lines if line.strip()}
    assert "ipe/tenant.toml:" in by_name["branding.color_first"]
    assert by_name["password.min_length"].endswith("built in")
    assert "password.min_length" not in estante(home, "tenants", "diff", "ipe").output
    assert "There are: andaluna, ipe." in estante(home, "tenants", "diff", "nobody").output


def test_one_setting_is_explained_and_what_could_not_be_asked_is_said(home: Path) -> None:
    result = estante(home, "tenants", "explain", "ipe", "branding.color_first")
    assert result.stdout.splitlines()[-1].split()[0] == "branding.color_first"
    assert len(result.stdout.splitlines()) <= 3
    assert "what the back office changed is not shown" in result.stderr
    assert (
        "There is no setting `branding.nothing`"
        in estante(home, "tenants", "explain", "ipe", "branding.nothing").output
    )


def test_a_role_is_told_what_it_may_do_and_why(home: Path) -> None:
    lines = estante(home, "tenants", "explain", "ipe", "users", "--role", "R05").stdout.splitlines()
    why = {line.split()[0]: line.split()[1:] for line in lines if "users." in line}
    assert why["users.create"] == ["yes", "role"]
    assert why["users.delete"] == ["no", "no_policy"]
    assert why["users.impersonate"][:2] == ["yes", "service"]
    only = estante(home, "tenants", "explain", "ipe", "audit.readList", "--role", "R05").stdout
    assert only.splitlines()[-1].split() == ["audit.readList", "no", "no_policy"]
    nothing = estante(home, "tenants", "explain", "ipe", "nothing.at_all", "--role", "R05")
    assert "There is no action `nothing.at_all`" in nothing.output


def test_the_openapi_document_needs_no_service(home: Path) -> None:
    result = estante(home, "openapi")
    assert result.exit_code == 0
    assert "/api/login" in json.loads(result.stdout)["paths"]


def test_the_openapi_document_is_not_made_without_a_plugin_that_cannot_be_imported(
    home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    broken = EntryPoint("broken", "nowhere_to_be_found.plugin", GROUP)
    monkeypatch.setattr(boot, "load_registry", lambda: load_registry([broken]))
    result = estante(home, "openapi")
    assert result.exit_code == 1
    assert result.stdout == ""
    assert "`broken` cannot be imported: ModuleNotFoundError" in result.stderr


def test_a_new_tenants_file_is_its_own_and_like_anothers(home: Path) -> None:
    words = ("tenants", "new", "montes", "--name", "Montes", "--host", "montes.localhost", "--like", "ipe")
    result = estante(home, *words)
    assert result.exit_code == 0, result.output
    made, ipe = [
        tomllib.loads((home / "tenants" / key / "tenant.toml").read_text()) for key in ("montes", "ipe")
    ]
    assert made["guid"] != ipe["guid"]
    assert (made["name"], made["hosts"], made["branding"]["product_name"]) == (
        "Montes",
        ["montes.localhost"],
        "Montes",
    )
    assert (made["languages"], made["plugins"]) == (ipe["languages"], ipe["plugins"])
    assert made["branding"]["color_first"] == ipe["branding"]["color_first"]
    assert "logo" not in made["branding"]
    assert estante(home, "tenants", "check").exit_code == 0


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("ipe", "--host", "x.localhost"), "is there already"),
        (("Montes!", "--host", "x.localhost"), "cannot be a tenant's key"),
        (("montes", "--host", "x.localhost", "--like", "nobody"), "There are: andaluna, ipe."),
        (("montes", "--host", "ipe.localhost"), "`ipe.localhost` is ipe's"),
        (("montes", "--host", "http://montes"), "hosts"),
    ],
)
def test_a_tenant_that_cannot_be_leaves_no_folder(home: Path, words: tuple[str, ...], sentence: str) -> None:
    before = sorted((home / "tenants").iterdir())
    result = estante(home, "tenants", "new", *words, "--name", "Montes")
    assert result.exit_code == 1
    assert sentence in result.output
    assert sorted((home / "tenants").iterdir()) == before
