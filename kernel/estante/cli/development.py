"""`estante plugins dev PATH …`: Estante with plugins that are being written, each change seen at once."""

import contextlib
import subprocess
from collections.abc import Iterator, Sequence
from pathlib import Path

import click

from estante.cli.installation import install_plugin, vite_of


@click.command()
@click.argument(
    "paths", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True, file_okay=False)
)
def dev(paths: Sequence[Path]) -> None:
    """Install the plugins in these folders, serve, and follow what changes in them.

    A changed UI half is built again (reload the page); a changed server half starts the server and the worker
    again. A folder without an entry point of a plugin, such as the shell's, is only watched.
    """
    from estante.cli.up import run_estante

    for path in paths:
        if (path / "manifest.json").is_file():
            click.echo(f"Installing {path} …")
            install_plugin(path)
    with _building(paths):
        run_estante(watched=paths)


@contextlib.contextmanager
def _building(paths: Sequence[Path]) -> Iterator[None]:
    """Build the UI halves of folders again and again as they change."""
    halves = [half for path in paths for half in (path / "web", path) if any(half.glob("vite.config.[jt]s"))]
    # By itself and not by npx, which would leave it behind when it is ended.
    builders = [
        subprocess.Popen(["node", str(vite_of(half)), "build", "--watch"], cwd=half, stdin=subprocess.DEVNULL)
        for half in halves
    ]
    try:
        yield
    finally:
        for builder in builders:
            builder.terminate()
        for builder in builders:
            builder.wait()
