"""Which plugin a class belongs to: what is named after it cannot collide with another plugin's."""

KERNEL = "estante"


def owner_of(kind: type) -> str:
    """The plugin of a class, by its package: `contents` for one of `estante_contents.contracts`."""
    return kind.__module__.partition(".")[0].removeprefix("estante_")


def qualified_name(kind: type) -> str:
    """A class's name below its plugin: `contents.ContentCreated`."""
    return f"{owner_of(kind)}.{kind.__name__}"


def qualified_section(service: type, section: str) -> str:
    """What the names of a service's import and bulk acts begin with: its section, below the plugin's id."""
    owner = owner_of(service)
    is_own = not service.__module__.startswith("estante_") or owner == section
    return section if is_own else f"{owner}.{section}"
