"""Running a service as somebody else than root: who that is, and folders that this user can reach."""

import importlib.metadata
import os
import pwd
import shutil
import stat
import tempfile
from pathlib import Path

SHARED = Path("/var/lib/estante")


def service_user() -> str:
    """Whom PostgreSQL runs as: `nobody` when we are root, which it refuses; else ourselves (empty)."""
    return "nobody" if os.geteuid() == 0 else ""


def is_reachable(path: Path, user: str) -> bool:
    """Whether the user may enter every folder down to this path."""
    uid = pwd.getpwnam(user).pw_uid
    for folder in (path, *path.parents):
        status = folder.stat()
        if not status.st_mode & (stat.S_IXUSR if status.st_uid == uid else stat.S_IXOTH):
            return False
    return True


def own_folder(path: Path, user: str) -> Path:
    """Make a folder of mode 700 that belongs to the user, and return where it really is.

    A clone in root's home cannot be entered by anyone else: the folder is then made under /var/lib/estante,
    and `path` links to it.
    """
    if not user:
        path.mkdir(mode=0o700, parents=True, exist_ok=True)
        return path.resolve()
    if not path.exists():
        path.unlink(missing_ok=True)
        path.parent.mkdir(parents=True, exist_ok=True)
        if is_reachable(path.parent.resolve(), user):
            path.mkdir(mode=0o700)
        else:
            _shared()
            path.symlink_to(tempfile.mkdtemp(prefix=f"{path.name}-", dir=SHARED))
    home = path.resolve()
    shutil.chown(home, user, pwd.getpwnam(user).pw_gid)
    return home


def reachable_programs(package: Path, distribution: str, user: str) -> Path:
    """The package's folder, or a copy of it that the user can reach, made once a version."""
    if not user or is_reachable(package.resolve(), user):
        return package
    copy = _shared() / f"{distribution}-{importlib.metadata.version(distribution)}"
    if not copy.exists():
        draft = Path(tempfile.mkdtemp(dir=SHARED))
        draft.chmod(0o755)
        # The programs find their libraries in the folder beside the package.
        for part in (package, package.with_name(f"{package.name}.libs")):
            if part.exists():
                shutil.copytree(part, draft / part.name, symlinks=True)
        try:
            draft.rename(copy)
        except OSError:
            # Another process was first.
            shutil.rmtree(draft)
    return copy / package.name


def _shared() -> Path:
    SHARED.mkdir(mode=0o755, parents=True, exist_ok=True)
    return SHARED
