"""`estante plugins install PATH`: builds and installs a plugin, and says whether it works."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from importlib.metadata import EntryPoint
from pathlib import Path
from tempfile import TemporaryDirectory

import click

from estante.plugins.discovery import GROUP

# The whole distribution is on disk already, and so are its dependencies: nothing is fetched.
FLAGS = ("--no-deps", "--no-build-isolation")
TYPES = "schema.d.ts"


@click.command()
@click.argument("path", type=click.Path(path_type=Path, exists=True, file_okay=False))
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    help="Copy it into this folder, for a PYTHONPATH, instead of linking it beside Estante.",
)
def install(path: Path, into: Path | None) -> None:
    """Build and install the plugin in a folder. Estante finds it at its next start."""
    plugin = install_plugin(path, into)
    state = _state_of(plugin, into)
    click.echo(state)
    if "set aside" in state:
        sys.exit(1)
    click.echo(f'Start Estante again, and add "{plugin}" to `plugins` in a tenant\'s file.')


def install_plugin(path: Path, into: Path | None = None) -> str:
    """Build and install, and answer the plugin's id.

    Raises:
        ClickException: the folder holds no plugin, or a build or the installation failed.
    """
    plugin = plugin_in(path)
    if (path / "web" / "package.json").is_file():
        build_web(path / "web")
    folder = str(path.resolve())
    where = ["--target", str(into.resolve()), folder] if into else ["--editable", folder]
    _run([*_installer(), *FLAGS, *where], path)
    if into:
        _copy_screens(path, into)
    if (path / "web" / "api").is_dir():
        (path / "web" / "api" / TYPES).write_bytes(types_of(path, plugin, into))
    return plugin


def plugin_in(path: Path) -> str:
    """The id of the plugin whose distribution is in a folder. Raises ClickException."""
    return entry_point(path).name


def entry_point(path: Path) -> EntryPoint:
    """The entry point of the plugin whose distribution is in a folder. Raises ClickException."""
    file = path / "pyproject.toml"
    project = tomllib.loads(file.read_text("utf-8")).get("project", {}) if file.is_file() else {}
    for name, module in project.get("entry-points", {}).get(GROUP, {}).items():
        return EntryPoint(name, module, GROUP)
    raise click.ClickException(f"{path} is no plugin: its pyproject.toml names no entry point `{GROUP}`.")


def _copy_screens(path: Path, into: Path) -> None:
    """Lay the built UI half into the copied package, where its wheel did not bring it along."""
    built, copied = path / "web" / "dist", into / entry_point(path).module.partition(".")[0] / "web"
    if built.is_dir():
        shutil.copytree(built, copied, dirs_exist_ok=True)


def build_web(web: Path) -> None:
    """Build a UI half, after installing what builds it where that is missing. Raises ClickException."""
    if vite_of(web) is None:
        _run(["npm", "install", "--no-audit", "--no-fund"], web)
    _run(["node", str(vite_of(web)), "build"], web)


def types_of(path: Path, plugin: str, into: Path | None = None) -> bytes:
    """The types of an installed plugin's calls, for its `web/api/schema.d.ts`. Raises ClickException."""
    program = program_of(path / "web", "@estante/sdk/make-types.js")
    if program is None:
        raise click.ClickException(f"@estante/sdk is not installed for {path / 'web'}: npm install")
    with TemporaryDirectory(prefix="estante-types-") as folder:
        document, types = Path(folder) / "openapi.json", Path(folder) / TYPES
        document.write_bytes(estante("openapi", "--plugin", plugin, into=into))
        _run(["node", str(program), str(types), str(document)], path)
        return types.read_bytes()


def vite_of(web: Path) -> Path | None:
    """Vite as a UI half would find it."""
    return program_of(web, "vite/bin/vite.js")


def program_of(web: Path, name: str) -> Path | None:
    """A file of an npm package as a UI half would find it: in its own folder, or in one above."""
    folders = (web.resolve(), *web.resolve().parents)
    programs = (folder / "node_modules" / name for folder in folders)
    return next((program for program in programs if program.exists()), None)


def estante(*words: str, into: Path | None = None) -> bytes:
    """What a command of ours prints in a process that starts now, and so finds what was just installed.

    Raises:
        ClickException: it failed.
    """
    paths = [str(into.resolve())] if into else []
    before = os.environ.get("PYTHONPATH")
    environ = os.environ | {"PYTHONPATH": os.pathsep.join([*paths, *([before] if before else [])])}
    command = [sys.executable, "-m", "estante.cli", *words]
    done = subprocess.run(command, env=environ, capture_output=True, check=False)
    if done.returncode:
        raise click.ClickException(f"`estante {' '.join(words)}` failed:\n{done.stderr.decode()[-2000:]}")
    return done.stdout


def _installer() -> list[str]:
    """uv, which the environment of `make install` has beside it, else pip."""
    own = Path(sys.prefix).parent / ".tools" / "venv" / "bin" / "uv"
    uv = str(own) if own.exists() else shutil.which("uv")
    if uv is None:
        return [sys.executable, "-m", "pip", "install", "--quiet"]
    # A folder of a workspace would be asked for its place in that.
    return [uv, "pip", "install", "--quiet", "--python", sys.executable, "--no-sources"]


def _run(words: Sequence[str], folder: Path) -> None:
    environ = os.environ | {"UV_PYTHON_DOWNLOADS": "never"}
    done = subprocess.run(words, cwd=folder, env=environ, capture_output=True, text=True, check=False)
    if done.returncode:
        output = (done.stdout + done.stderr).strip()
        raise click.ClickException(f"`{' '.join(words)}` failed in {folder}:\n{output[-2000:]}")


def _state_of(plugin: str, into: Path | None) -> str:
    """The plugin's line of `estante plugins list`."""
    lines = estante("plugins", "list", into=into).decode().splitlines()
    return next((line for line in lines if line.split()[:1] == [plugin]), f"{plugin} set aside: not found")
