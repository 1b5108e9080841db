"""`estante plugins install PATH`: builds and installs a plugin, and says whether it works."""

import os
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Sequence
from pathlib import Path

import click

from estante.plugins.discovery import GROUP

# The whole distribution is on disk already, and so are its dependencies: nothing is fetched.
FLAGS = ("--no-deps", "--no-build-isolation")


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
    return plugin


def plugin_in(path: Path) -> str:
    """The id of the plugin whose distribution is in a folder. Raises ClickException."""
    file = path / "pyproject.toml"
    project = tomllib.loads(file.read_text("utf-8")).get("project", {}) if file.is_file() else {}
    names = list(project.get("entry-points", {}).get(GROUP, {}))
    if not names:
        raise click.ClickException(f"{path} is no plugin: its pyproject.toml names no entry point `{GROUP}`.")
    return str(names[0])


def build_web(web: Path) -> None:
    """Build a UI half, after installing what builds it where that is missing. Raises ClickException."""
    if vite_of(web) is None:
        _run(["npm", "install", "--no-audit", "--no-fund"], web)
    _run(["node", str(vite_of(web)), "build"], web)


def vite_of(web: Path) -> Path | None:
    """Vite as a UI half would find it: in its own folder, or in one above."""
    folders = (web.resolve(), *web.resolve().parents)
    programs = (folder / "node_modules" / "vite" / "bin" / "vite.js" for folder in folders)
    return next((program for program in programs if program.exists()), None)


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
        said = (done.stdout + done.stderr).strip()
        raise click.ClickException(f"`{' '.join(words)}` failed in {folder}:\n{said[-2000:]}")


def _state_of(plugin: str, into: Path | None) -> str:
    """The plugin's line of `estante plugins list`, by a process that starts now and so finds it."""
    paths = [str(into)] if into else []
    before = os.environ.get("PYTHONPATH")
    environ = os.environ | {"PYTHONPATH": os.pathsep.join([*paths, *([before] if before else [])])}
    words = [sys.executable, "-m", "estante.cli", "plugins", "list"]
    lines = subprocess.run(words, env=environ, capture_output=True, text=True, check=True).stdout.splitlines()
    return next((line for line in lines if line.split()[:1] == [plugin]), f"{plugin} set aside: not found")
