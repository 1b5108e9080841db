"""`estante plugins`: which there are, which were set aside and why, and a new one from a template."""

from pathlib import Path

import click

from estante.cli.development import dev
from estante.cli.installation import install
from estante.cli.plugin_check.command import check
from estante.cli.scaffold import KINDS, write_plugin
from estante.cli.table import table


@click.group()
def plugins() -> None:
    """Look at the plugins, install or check one, or write a new one."""


for command in (install, dev, check):
    plugins.add_command(command)


@plugins.command("list")
def list_plugins() -> None:
    """List the installed plugins; one that was set aside says why."""
    from estante.cli.boot import load_registry

    registry = load_registry()
    rows = [(plugin.id, plugin.manifest.version, "works") for plugin in registry]
    rows += [(plugin, "", f"set aside: {reason}") for plugin, reason in registry.quarantined.items()]
    click.echo("\n".join(table(("Plugin", "Version", "State"), rows)))


@plugins.command("schema")
def print_schema() -> None:
    """Print the JSON Schema of manifest.json, for editors."""
    from estante.plugins.manifest_schema import manifest_schema

    click.echo(manifest_schema(), nl=False)


@plugins.command()
@click.argument("name")
@click.option("--kind", type=click.Choice(KINDS), default=KINDS[-1], show_default=True, help="What it adds.")
@click.option("--record", help="What one record is called; without it NAME without its last s.")
@click.option(
    "--into",
    type=click.Path(path_type=Path, file_okay=False),
    default=Path("plugins"),
    show_default=True,
    help="The folder that gets it.",
)
def new(name: str, kind: str, record: str | None, into: Path) -> None:
    """Write a small plugin that works."""
    written = write_plugin(name, kind, into, record)
    folder = written[0].parent
    click.echo("\n".join(["Written:", *(f"  {path}" for path in written), ""]))
    click.echo(f"Next: estante plugins install {folder}")
