"""The platform's settings: one frozen Struct, read from the environment and an optional `estante.toml`.

The environment wins over the file, the file over what is built in. `ESTANTE_DATA_DIR` and the file's
`data_dir` are the same setting; `ESTANTE_S3_BUCKET` is the file's `[s3] bucket`. An unknown name is an error.
"""

import difflib
import os
import secrets
import tomllib
from collections.abc import Mapping
from pathlib import Path
from string import Formatter
from typing import Annotated, Literal

import msgspec

PREFIX = "ESTANTE_"
# What one test process says to another is no setting.
TEST_PREFIX = f"{PREFIX}TEST_"
# In the environment their items are separated by commas.
LISTS = ("production_viewer_hosts", "trusted_proxies")
PLAIN_NAMES = {
    "DATABASE_URL": "database_url",
    "DATABASE_OWNER_URL": "database_owner_url",
    "DATABASE_BACKUP_URL": "database_backup_url",
    "REDIS_URL": "redis_url",
}


class SettingsInvalid(Exception):
    """The settings cannot be used; the message says which one, where, and what to write instead."""


class Addresses(msgspec.Struct, frozen=True):
    """Where PostgreSQL and Valkey are, for everything else in the kernel.

    Attributes:
        app_url: PostgreSQL as the role that row security binds (`postgresql://…`).
        owner_url: PostgreSQL as the role that owns the tables; for migrations only.
        redis_url: Valkey or Redis (`unix://…`, `redis://…` or `rediss://…`).
    """

    app_url: str
    owner_url: str
    redis_url: str


class S3(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An S3-compatible store; without one, files live in a folder under `data_dir`."""

    bucket: str
    endpoint: str | None = None
    region: str | None = None
    access_key_id: str | None = None
    secret_access_key: str | None = None
    prefix: str = ""


class InspectionLimits(msgspec.Struct, frozen=True):
    """What looking into an uploaded file may take, whichever plugin looks: MiB of memory for one file, and
    for one that is begun again alone. `folder` holds the turns of all processes."""

    folder: Path
    mebibytes: int = 512
    large_mebibytes: int = 2048


class Platform(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What holds for every tenant of this installation.

    Attributes:
        base_path: the folder from which the other paths start.
        data_dir: where the embedded services, the files and the logs live.
        tenants_dir: one folder a tenant.
        shell_dir: the built web shell.
        secret: signs file addresses; made once and kept in `data_dir` when not given.
        host, port: where the server listens.
        processes: server processes; 0 is one a core.
        content_host: the host of one uploaded package: `{package}` in its first label, and `{tenant}` (the
            tenant's folder) or `{host}` anywhere. It is a domain of its own, no child of a tenant's host,
            whose cookies it could set. The one that is built in is for tenants below `.localhost`.
        inspection_mebibytes: MiB of memory that looking into one uploaded file may take; four at once are.
        inspection_large_mebibytes: the same of a file that needs more: it is begun again, alone.
        production_viewer_hosts: hosts on which a page leads to the `older` one of its manifest.
        trusted_proxies: addresses or networks (`10.0.0.0/8`) of proxies before the server; only what they
            say in X-Forwarded-For is taken for the address that asks.
        mail_url: the mail server, `smtp://user:password@host:587` or `smtps://…`; without one, letters are
            written into `data_dir/outbox`.
        mail_from: the address that letters come from.
        access_log: the share of requests, from 0 to 1, that get a line in the log.
        metrics_address: where `estante metrics` answers Prometheus, such as `127.0.0.1:9464`; while there is
            none, nothing is counted.
        traces_url: where OpenTelemetry sends traces, such as `http://127.0.0.1:4318/v1/traces`.
        database_url, database_owner_url, redis_url: external services; without them, embedded ones start.
        database_backup_url: an external PostgreSQL as a role with BYPASSRLS, for `estante backup` only.
    """

    base_path: Path
    data_dir: Path = Path("var")
    tenants_dir: Path = Path("tenants")
    shell_dir: Path = Path("web/shell/dist")
    secret: str = ""
    api_base: str = "/api"
    host: str = "127.0.0.1"
    port: Annotated[int, msgspec.Meta(ge=1, le=65535)] = 8000
    server: Literal["granian", "uvicorn"] = "granian"
    processes: int = 0
    content_host: str = "{package}.{tenant}.estante-content.localhost"
    inspection_mebibytes: Annotated[int, msgspec.Meta(ge=128)] = 512
    inspection_large_mebibytes: Annotated[int, msgspec.Meta(ge=128)] = 2048
    production_viewer_hosts: tuple[str, ...] = ()
    trusted_proxies: tuple[str, ...] = ()
    mail_url: str | None = None
    mail_from: str = "no-reply@localhost"
    access_log: Annotated[float, msgspec.Meta(ge=0, le=1)] = 1.0
    metrics_address: str | None = None
    traces_url: str | None = None
    database_url: str | None = None
    database_owner_url: str | None = None
    database_backup_url: str | None = None
    redis_url: str | None = None
    s3: S3 | None = None

    @property
    def inspection(self) -> InspectionLimits:
        """What looking into an uploaded file may take here."""
        folder = self.data_dir / "run"
        return InspectionLimits(folder, self.inspection_mebibytes, self.inspection_large_mebibytes)

    @property
    def addresses(self) -> Addresses:
        """Where the services are.

        Raises:
            SettingsInvalid: the embedded services were not started, so there are no addresses yet.
        """
        if self.database_url is None or self.redis_url is None:
            raise SettingsInvalid(
                "The addresses of PostgreSQL and Valkey are not known. Start with `estante up`, "
                "or set DATABASE_URL and REDIS_URL."
            )
        return Addresses(self.database_url, self.database_owner_url or self.database_url, self.redis_url)

    def at(self, addresses: Addresses) -> "Platform":
        """The same platform with its services at these addresses."""
        return msgspec.structs.replace(
            self,
            database_url=addresses.app_url,
            database_owner_url=addresses.owner_url,
            redis_url=addresses.redis_url,
        )


def load_platform(environ: Mapping[str, str] | None = None) -> Platform:
    """Read the settings from the environment and from `estante.toml` in the base path.

    Raises:
        SettingsInvalid: an unknown name, a value of the wrong kind, or a file that is no TOML.
    """
    environ = os.environ if environ is None else environ
    base_path = Path(environ.get(f"{PREFIX}BASE_PATH", ".")).resolve()
    settings = _from_file(base_path / "estante.toml") | {"base_path": str(base_path)}
    for name, field, value in _from_environ(environ):
        _put(settings, name, field, value)
    try:
        platform = msgspec.convert(settings, Platform, strict=False, dec_hook=_path)
    except msgspec.ValidationError as error:
        raise SettingsInvalid(f"The platform's settings are wrong: {error}.") from error
    return _complete(platform)


def _path(kind: type, value: object) -> Path:
    if kind is Path and isinstance(value, str):
        return Path(value)
    raise NotImplementedError(kind)


def _must_name_packages(pattern: str) -> None:
    """Each content host is of one package of one tenant."""
    try:
        names = {name for _, name, _, _ in Formatter().parse(pattern) if name is not None}
    except ValueError:
        names = set()
    is_known = "package" in names and names & {"tenant", "host"} and names <= {"package", "tenant", "host"}
    if not is_known or "{package}" not in pattern.partition(".")[0]:
        raise SettingsInvalid(
            f"content_host is `{pattern}`, which does not say whose file is meant. Begin with {{package}} and"
            " name {tenant}, such as {package}--{tenant}.school-content.example."
        )


def _complete(platform: Platform) -> Platform:
    _must_name_packages(platform.content_host)
    base = platform.base_path
    data_dir = base / platform.data_dir
    return msgspec.structs.replace(
        platform,
        data_dir=data_dir,
        tenants_dir=base / platform.tenants_dir,
        shell_dir=_shell_dir(base / platform.shell_dir),
        secret=platform.secret or stored_secret(data_dir / "secret"),
    )


def _shell_dir(wanted: Path) -> Path:
    """The shell that was built here, or else the one that an installed kernel carries."""
    carried = Path(__file__).parent / "shell"
    return carried if carried.exists() and not wanted.exists() else wanted


def stored_secret(path: Path) -> str:
    """A random secret that is made once, kept in a file of mode 600, and the same ever after.

    Raises:
        SettingsInvalid: it can neither be read nor written.
    """
    try:
        return _secret_in(path)
    except OSError as error:
        raise SettingsInvalid(
            f"{path} cannot be used ({error.strerror}). Give this user the folder, or set ESTANTE_DATA_DIR."
        ) from error


def _secret_in(path: Path) -> str:
    path.parent.mkdir(parents=True, exist_ok=True)
    if not path.exists():
        draft = path.with_name(f"{path.name}.{os.getpid()}")
        draft.touch(mode=0o600)
        draft.write_text(secrets.token_urlsafe(32))
        # A link never replaces: of two processes that start at once, both read the first one's secret.
        try:
            os.link(draft, path)
        except FileExistsError:
            pass
        finally:
            draft.unlink()
    return path.read_text()


def _from_file(path: Path) -> dict[str, object]:
    if not path.exists():
        return {}
    try:
        settings: dict[str, object] = tomllib.loads(path.read_text())
    except tomllib.TOMLDecodeError as error:
        raise SettingsInvalid(f"{path} is not valid TOML: {error}.") from error
    known = [name for name in Platform.__struct_fields__ if name != "base_path"]
    for name, value in settings.items():
        _must_be_known(f"`{name}` in {path}", name, known)
        if name == "s3" and isinstance(value, dict):
            for key in value:
                _must_be_known(f"`s3.{key}` in {path}", key, S3.__struct_fields__)
    return settings


def _from_environ(environ: Mapping[str, str]) -> list[tuple[str, str, str]]:
    """The settings among the environment's variables, as (variable, field or `s3.` field, value)."""
    fields = {f"{PREFIX}{name.upper()}": name for name in Platform.__struct_fields__ if name != "s3"}
    fields |= {f"{PREFIX}S3_{name.upper()}": f"s3.{name}" for name in S3.__struct_fields__}
    prefixed = [(name, fields[name], value) for name, value in environ.items() if name in fields]
    for name in environ:
        if name.startswith(PREFIX) and not name.startswith(TEST_PREFIX):
            _must_be_known(f"the variable {name}", name, fields)
    plain = [(name, field, environ[name]) for name, field in PLAIN_NAMES.items() if environ.get(name)]
    return [*prefixed, *plain]


def _put(settings: dict[str, object], name: str, field: str, value: str) -> None:
    if field.startswith("s3."):
        store = settings.setdefault("s3", {})
        if not isinstance(store, dict):
            raise SettingsInvalid(f"`s3` must be a table, because the variable {name} adds to it.")
        store[field.removeprefix("s3.")] = value
    elif field in LISTS:
        settings[field] = [host.strip() for host in value.split(",") if host.strip()]
    elif field != "base_path":
        settings[field] = value


def _must_be_known(what: str, name: str, known: object) -> None:
    names = [str(name) for name in known] if isinstance(known, (list, tuple, dict)) else []
    if name in names:
        return
    nearest = difflib.get_close_matches(name, names, n=1, cutoff=0.4)
    hint = f"Did you mean `{nearest[0]}`?" if nearest else f"Known: {', '.join(sorted(names))}."
    raise SettingsInvalid(f"There is no setting called {what}. {hint}")
