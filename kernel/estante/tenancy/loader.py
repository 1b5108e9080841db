"""Reading `tenants/<key>/tenant.toml`, with errors that say the file, the line and the cure."""

import difflib
import hashlib
import re
import tomllib
import zoneinfo
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path

import msgspec
from msgspec import Struct

from estante.decoding import Problem, problems
from estante.tenancy.problem_text import describe_problem
from estante.tenancy.tenant import Tenant
from estante.tenancy.warnings import warnings_of

FILE = "tenant.toml"
# A plugin's table is `[plugin_settings.<name>]`; `plugins` itself lists which are on.
_PLUGIN_TABLE = "plugin_settings"
_OWN = ("key", "revision")


class TenantInvalid(Exception):
    """A tenant's file cannot be used. Each mistake reads `file:line: what is wrong, and what to write`."""

    def __init__(self, mistakes: Sequence[str]) -> None:
        super().__init__("\n".join(mistakes))
        self.mistakes = tuple(mistakes)


class Known(Struct, frozen=True):
    """What a tenant's file may name: plugins with their settings types, flags, actions, roles.

    `absent` are the plugins that were set aside, with the reason: nobody knows what they would bring.
    """

    plugins: Mapping[str, type[Struct] | None]
    flags: frozenset[str]
    actions: frozenset[str]
    roles: frozenset[str] = frozenset()
    absent: Mapping[str, str] = {}


class Reading(Struct, frozen=True):
    """A tenant, and what is odd in its file though it can be served."""

    tenant: Tenant
    warnings: tuple[str, ...]


def read_tenant(path: Path, known: Known) -> Tenant:
    """Read one file, and let nothing pass.

    Raises:
        TenantInvalid: with every mistake found.
    """
    reading = read_leniently(path, known)
    if reading.warnings:
        raise TenantInvalid(reading.warnings)
    return reading.tenant


def read_leniently(path: Path, known: Known, content: bytes | None = None) -> Reading:
    """Read one file; what a plugin that does not work may have brought is a warning, and stays unread.

    Args:
        content: what to read in place of the file's own bytes.

    Raises:
        TenantInvalid: with every mistake found, and every warning.
    """
    try:
        content = path.read_bytes() if content is None else content
        text = content.decode("utf-8")
        raw = tomllib.loads(text)
    except OSError as error:
        raise TenantInvalid([f"{path}: cannot be read: {error.strerror}"]) from error
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, RecursionError) as error:
        raise TenantInvalid([f"{path}: is not valid TOML: {error}"]) from error
    wrong = _problems(raw, known)
    away = _missing_plugins(raw, known)
    warnings = [problem for problem in wrong if _may_be_of(problem, away)]
    mistakes = [problem for problem in wrong if problem not in warnings]
    if not mistakes:
        warnings += warnings_of(raw, known, path.parent)
    sentences = [_sentence(path, text, problem, known, away) for problem in (*mistakes, *warnings)]
    if mistakes:
        raise TenantInvalid(sentences)
    revision = int.from_bytes(hashlib.sha256(content).digest()[:6], "big")
    return Reading(_converted(raw, known, path.parent.name, revision), tuple(sentences))


def _missing_plugins(raw: Mapping[str, object], known: Known) -> dict[str, str]:
    """The plugins that could have brought what is not known, with why they do not."""
    listed = {name: "is not installed" for name in _odd(raw.get("plugins"), known.plugins)}
    return {name: f"is set aside ({reason})" for name, reason in known.absent.items()} | listed


def _may_be_of(problem: Problem, away: Mapping[str, str]) -> bool:
    match problem.params.get("what"):
        case "plugin":
            return True
        case "plugin with settings":
            return problem.params["name"] in away
        case "flag" | "action":
            return bool(away)
        case _:
            return False


def build_tenant(raw: Mapping[str, object], known: Known, *, key: str, revision: int = 1) -> Tenant:
    """A tenant from a file's values.

    Raises:
        TenantInvalid: with every mistake found.
    """
    if wrong := _problems(raw, known):
        raise TenantInvalid([f"{problem.path}: {problem.detail}" for problem in wrong])
    return _converted(raw, known, key, revision)


def _converted(raw: Mapping[str, object], known: Known, key: str, revision: int) -> Tenant:
    tenant = msgspec.convert(_without_tables(raw), Tenant)
    settings = {
        name: msgspec.convert(_table(raw, name), kind)
        for name, kind in known.plugins.items()
        if kind is not None and name in tenant.plugins
    }
    return msgspec.structs.replace(tenant, key=key, revision=revision, plugin_settings=settings)


def _without_tables(raw: Mapping[str, object]) -> dict[str, object]:
    return {name: value for name, value in raw.items() if name != _PLUGIN_TABLE}


def _table(raw: Mapping[str, object], plugin: str) -> object:
    tables = raw.get(_PLUGIN_TABLE, {})
    return tables.get(plugin, {}) if isinstance(tables, dict) else tables


def _problems(raw: Mapping[str, object], known: Known) -> list[Problem]:
    wrong = problems(_without_tables(raw), Tenant)
    wrong += [Problem(name, "unknown", {}, f"there is no field `{name}`") for name in _OWN if name in raw]
    if isinstance(zone := raw.get("time_zone"), str) and zone not in _time_zones():
        wrong.append(_unknown("time_zone", "time zone", zone))
    wrong += [_unknown(f"plugins.{name}", "plugin", name) for name in _odd(raw.get("plugins"), known.plugins)]
    wrong += [_unknown(f"flags.{name}", "flag", name) for name in _odd(raw.get("flags"), known.flags)]
    grants = raw.get("grants", [])
    for index, grant in enumerate(grants if isinstance(grants, list) else []):
        if isinstance(grant, dict):
            odd = _odd(grant.get("actions"), known.actions)
            wrong += [_unknown(f"grants.{index}.actions", "action", name) for name in odd]
    tables = raw.get(_PLUGIN_TABLE, {})
    for name in tables if isinstance(tables, dict) else ():
        if known.plugins.get(name) is None:
            wrong.append(_unknown(f"{_PLUGIN_TABLE}.{name}", "plugin with settings", name))
    for name, kind in known.plugins.items():
        if kind is not None and name in _names(raw.get("plugins")):
            wrong += _of_settings(_table(raw, name), kind, name)
    return wrong


def _of_settings(table: object, kind: type[Struct], name: str) -> list[Problem]:
    path = f"{_PLUGIN_TABLE}.{name}"
    try:
        return problems(table, kind, path)
    except Exception as error:
        # A plugin's own check; what it raises for one tenant is that tenant's mistake.
        return [Problem(path, "invalid", {}, f"the plugin cannot read it ({type(error).__name__}: {error})")]


@cache
def _time_zones() -> frozenset[str]:
    return frozenset(zoneinfo.available_timezones())


def _names(value: object) -> list[str]:
    return [str(name) for name in value] if isinstance(value, list | dict) else []


def _odd(value: object, names: Mapping[str, object] | frozenset[str]) -> list[str]:
    return [name for name in _names(value) if name not in names]


def _unknown(path: str, what: str, name: str) -> Problem:
    return Problem(path, "unknown", {"what": what, "name": name}, f"there is no {what} `{name}`")


def _sentence(path: Path, text: str, problem: Problem, known: Known, away: Mapping[str, str]) -> str:
    place = f"{path}:{line_of(text, problem.path)}: {problem.path or 'the file'}"
    if problem.code != "unknown":
        return f"{place}: {describe_problem(problem)}"
    name = str(problem.params.get("name") or problem.path.rsplit(".", 1)[-1])
    near = difflib.get_close_matches(name, set(_candidates(problem, known)) - {name}, n=1, cutoff=0.5)
    hint = f"; did you mean `{near[0]}`?" if near else ""
    if name in away:
        return f"{place}: the plugin `{name}` {away[name]}: it is off, and this stays unread{hint}"
    if away and problem.params.get("what") in ("flag", "action"):
        hint += f"; it may be of `{'`, `'.join(away)}`, which does not work now"
    return f"{place}: {problem.detail}{hint}"


def _candidates(problem: Problem, known: Known) -> list[str]:
    match problem.params.get("what"):
        case "plugin":
            return list(known.plugins)
        case "plugin with settings":
            return [name for name, kind in known.plugins.items() if kind is not None]
        case "flag":
            return list(known.flags)
        case "time zone":
            return list(_time_zones())
        case "action":
            return list(known.actions)
        case _:
            return _sibling_keys(problem.path, known)


def _sibling_keys(path: str, known: Known) -> list[str]:
    """The fields of the Struct in which an unknown field stands."""
    parents = path.split(".")[:-1]
    kind: object = Tenant
    if parents[:1] == [_PLUGIN_TABLE] and len(parents) > 1:
        kind, parents = known.plugins.get(parents[1]), parents[2:]
    for name in parents:
        if isinstance(kind, type) and issubclass(kind, Struct):
            kind = {field.encode_name: field.type for field in msgspec.structs.fields(kind)}.get(name)
        elif name.isdigit():
            kind = next(iter(getattr(kind, "__args__", ())), None)
    if isinstance(kind, type) and issubclass(kind, Struct):
        return [f.encode_name for f in msgspec.structs.fields(kind) if f.encode_name not in _OWN]
    return []


def line_of_text(content: bytes, sentence: str) -> int:
    """The line of the key with which a sentence begins."""
    return line_of(content.decode("utf-8", "replace"), sentence.partition(":")[0])


def line_of(text: str, path: str) -> int:
    """The line (from 1) on which a dotted path is written, or the nearest place above it."""
    wanted = [part for part in path.split(".") if not part.isdigit()]
    index = next((int(part) for part in path.split(".") if part.isdigit()), 0)
    table: list[str] = []
    best, depth, seen = 1, 0, -1
    for number, line in enumerate(text.splitlines(), start=1):
        if header := re.match(r"\s*(\[\[?)\s*([^\]]+?)\s*\]", line):
            table = [part.strip(" \"'") for part in header.group(2).split(".")]
            seen += header.group(1) == "[[" and table == wanted[: len(table)]
            here = table
        elif key := re.match(r"\s*([\w\"'.-]+)\s*=", line):
            here = [*table, *(part.strip("\"'") for part in key.group(1).split("."))]
        else:
            continue
        if seen >= 0 and seen != index:
            continue
        if len(here) > depth and here == wanted[: len(here)]:
            best, depth = number, len(here)
    return best
