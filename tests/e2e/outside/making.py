"""Makes the distribution of a plugin outside of the tree and installs it into a folder of its own."""

import json
import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

from estante.testing.live import SETTING, LiveEstante

ROOT = Path(__file__).resolve().parents[3]
HERE = Path(__file__).parent
TEMPLATE = HERE / "template"
GOOD = "haiku"
# What `estante plugins new` writes, by kind.
GENERATED = {"study-rooms": "records", "plain-notes": "content-type"}
# Written by hand, each with what it requires before it.
WRITTEN = ("rooms", "room-notices")
# Made by a command, or how the parts are put together, the same in every plugin.
NOT_WRITTEN = {"schema.d.ts", "package.json", "tsconfig.json", "vite.config.ts", "pyproject.toml"}
COMPILED = {"dist", "__pycache__", ".pytest_cache", "versions"}
# What is written over the template's file to break it, and what the reason must say.
BROKEN = {
    "unimportable": ("plugin.py", "import a_library_that_nobody_has\n", "a_library_that_nobody_has"),
    "unreadable": ("manifest.json", '{"id": "unreadable", "colour": "red"}', "colour"),
    "raising": (
        "plugin.py",
        "from estante.hooks import hookimpl\n\n\n@hookimpl\ndef register_routes():\n"
        "    raise LookupError('no routes today')\n",
        "no routes today",
    ),
    "cracked": (
        "plugin.py",
        "from estante.hooks import hookimpl\n\n\n@hookimpl\ndef register_content_types():\n"
        "    raise LookupError('no types today')\n",
        "no types today",
    ),
}


def lay_packages(folder: Path) -> None:
    """The packed SDK, and what it depends on as npm would lay it; nothing else of ours."""
    pack = ["npm", "pack", "--silent", "--workspace", "@estante/sdk", "--pack-destination", str(folder)]
    subprocess.run(pack, cwd=ROOT, check=True, capture_output=True)
    modules = folder / "node_modules"
    modules.mkdir()
    for package in (ROOT / "node_modules").iterdir():
        if package.name != "@estante":
            (modules / package.name).symlink_to(package)
    (archive,) = folder.glob("estante-sdk-*.tgz")
    with tarfile.open(archive) as packed:
        packed.extractall(modules / "@estante", filter="data")
    (modules / "@estante" / "package").rename(modules / "@estante" / "sdk")


def write_good(folder: Path) -> Path:
    """Copy the template and build its UI half with the SDK's preset; answers the distribution's folder."""
    made = folder / GOOD
    shutil.copytree(TEMPLATE, made)
    build_web(made)
    return made


def build_web(plugin: Path) -> None:
    """Build a plugin's UI half as its author does."""
    vite = ROOT / "node_modules" / "vite" / "bin" / "vite.js"
    subprocess.run(["node", vite, "build"], cwd=plugin / "web", check=True)


def make_types(plugin: Path, site: Path) -> Path:
    """The types of an installed plugin's calls, as its author makes them."""
    command = [sys.executable, "-m", "estante.cli", "openapi", "--plugin", plugin.name]
    document = subprocess.run(
        command, env=environment(site), cwd=site, check=True, capture_output=True
    ).stdout
    made = site.parent / "schema.d.ts"
    subprocess.run(["node", ROOT / "web" / "sdk" / "make-types.js", made], input=document, check=True)
    return made


def check_types(plugin: Path) -> str:
    """What the compiler has against a plugin's UI half."""
    settings = {"extends": str(ROOT / "tsconfig.base.json"), "include": ["."], "exclude": ["dist"]}
    if not (plugin / "web" / "tsconfig.json").exists():
        (plugin / "web" / "tsconfig.json").write_text(json.dumps(settings), "utf-8")
    compiler = ROOT / "node_modules" / "typescript" / "bin" / "tsc"
    ran = subprocess.run(
        ["node", compiler, "--noEmit"], cwd=plugin / "web", capture_output=True, text=True, check=False
    )
    return ran.stdout


def write_broken(folder: Path, name: str) -> Path:
    """A copy of the template's server half under another name, with one file broken."""
    made = folder / name
    shutil.copytree(TEMPLATE, made, ignore=shutil.ignore_patterns("web"))
    (made / f"estante_{GOOD}").rename(made / f"estante_{name}")
    (made / f"estante_{name}" / f"{GOOD}.svg").rename(made / f"estante_{name}" / f"{name}.svg")
    for file in ("pyproject.toml", "manifest.json"):
        text = (made / file).read_text("utf-8").replace(GOOD, name)
        (made / file).write_text(text.replace(f'"web/dist" = "estante_{name}/web"\n', ""), "utf-8")
    manifest = json.loads((made / "manifest.json").read_text("utf-8")) | {"renderers": []}
    (made / "manifest.json").write_text(json.dumps(manifest), "utf-8")
    file, content, _reason = BROKEN[name]
    target = made / file if file == "manifest.json" else made / f"estante_{name}" / file
    target.write_text(content, "utf-8")
    return made


def run_estante(*words: str, folder: Path, site: Path | None = None, code: int = 0) -> str:
    """What a command prints that an author runs in a folder, with the plugins of a site installed."""
    environ = {**os.environ, **(environment(site) if site else {})}
    command = [sys.executable, "-m", "estante.cli", *words]
    done = subprocess.run(command, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stdout + done.stderr
    return done.stdout


def install(into: Path, *distributions: Path) -> None:
    """Install beside Estante, into a folder of its own; nothing is fetched."""
    own = ROOT / ".tools" / "venv" / "bin" / "uv"
    uv = str(own) if own.exists() else shutil.which("uv")
    assert uv is not None, "uv is not installed: `make install` brings it"
    flags = ["--quiet", "--offline", "--no-deps", "--no-build-isolation", "--link-mode", "copy"]
    where: list[str | Path] = ["--python", sys.executable, "--target", into]
    subprocess.run([uv, "pip", "install", *flags, *where, *distributions], check=True)


def environment(site: Path) -> dict[str, str]:
    """The variables with which Estante sees what is installed there."""
    before = os.environ.get("PYTHONPATH")
    return {"PYTHONPATH": os.pathsep.join([str(site), *([before] if before else [])])}


def written_lines(plugin: Path) -> int:
    """The lines that an author would have to write, with tests, texts and README."""
    return sum(
        len([line for line in path.read_text("utf-8").splitlines() if line.strip()])
        for path in plugin.rglob("*")
        if path.is_file() and path.name not in NOT_WRITTEN and not COMPILED & set(path.parts)
    )


def run_tests(plugin: Path, site: Path, live: LiveEstante) -> None:
    """Run a plugin's own tests as its author does, in front of a running Estante."""
    environ = {**os.environ, **environment(site), SETTING: str(live.folder)}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--timeout", "300"]
    done = subprocess.run(command, cwd=plugin, env=environ, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]


def lint(plugin: Path) -> str:
    """What ruff has against a plugin, by this repository's rules."""
    words = ["check", "--quiet", "--config", str(ROOT / "pyproject.toml"), plugin.name]
    command = [sys.executable, "-m", "ruff", *words]
    ran = subprocess.run(command, cwd=plugin.parent, capture_output=True, text=True, check=False)
    return ran.stdout
