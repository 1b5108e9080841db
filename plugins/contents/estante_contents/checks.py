"""What `estante doctor` asks contents: whether files can be looked into here."""

from importlib import import_module

from estante.hooks import Check

INSPECTORS = {"pymediainfo": "video and audio", "cv2": "pictures of videos", "pypdfium2": "PDF"}


async def can_inspect() -> str | None:
    """None, or which kinds of files cannot be prepared and what to install."""
    missing = [f"{what} ({module})" for module, what in INSPECTORS.items() if not _loads(module)]
    return f"install what prepares {', '.join(missing)}" if missing else None


def _loads(module: str) -> bool:
    try:
        import_module(module)
    except (ImportError, OSError):
        # A wheel whose library lacks something of the system raises OSError.
        return False
    return True


ALL = (Check("inspectors of files", can_inspect),)
