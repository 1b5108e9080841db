"""Whose a guid and a host are, when several folders name one: never a newcomer's, and never by order."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Mapping

from msgspec import Struct, field

from estante.tenancy.snapshots import Owners
from estante.tenancy.tenant import Tenant


class Decision(Struct):
    """The tenants that are served, by folder, and why a folder's file is not what is served for it."""

    served: dict[str, Tenant] = field(default_factory=dict)
    refused: dict[str, str] = field(default_factory=dict)


def settle(
    wanted: Mapping[str, Tenant],
    standing: Mapping[str, Tenant],
    there: Collection[str],
    renewed: Collection[str],
    owners: Owners,
) -> Decision:
    """Decide which tenants are served, and remember whose their guids and hosts are.

    Args:
        wanted: what the folders' files say now, of those that can be read.
        standing: their last good versions.
        there: every folder that has a file.
        renewed: those that somebody has written again just now.
    """
    decision = Decision()
    for key in renewed:
        # Saved again while the owner is gone for good: then it is meant.
        if not {
            owners.guids.get(origin, owners.hosts.get(origin)) for origin in owners.copies.get(key, ())
        } & set(there):
            owners.copies.pop(key, None)
    _refuse_guids(wanted, there, owners, decision.refused)
    for key in there:
        tenant = wanted.get(key) if key not in decision.refused else standing.get(key)
        tenant = tenant or standing.get(key)
        if tenant is not None and owners.guids.get(str(tenant.guid), key) in (key, *_gone(owners, there)):
            decision.served[key] = tenant
    _refuse_hosts(decision, standing, owners)
    _remember(decision.served, there, owners)
    return decision


def _gone(owners: Owners, there: Collection[str]) -> set[str]:
    return set(owners.guids.values()) - set(there)


def _refuse_guids(
    wanted: Mapping[str, Tenant], there: Collection[str], owners: Owners, refused: dict[str, str]
) -> None:
    claims: dict[str, list[str]] = defaultdict(list)
    for key, tenant in wanted.items():
        own = owners.guid_of(key)
        if own is not None and own != str(tenant.guid):
            refused[key] = (
                f"guid: every row of this tenant has the guid {own}: write that again. "
                "A new tenant needs a new folder"
            )
        else:
            claims[str(tenant.guid)].append(key)
    for guid, keys in claims.items():
        owner = owners.guids.get(guid)
        is_there = owner in there
        heirs = [key for key in keys if guid not in owners.copies.get(key, ())]
        if owner is not None and is_there:
            heirs = [owner]
        for key in keys:
            if heirs == [key]:
                continue
            if is_there:
                _note_copy(owners, key, guid)
            if is_there or key not in heirs:
                refused[key] = (
                    f"guid: is the guid of the tenant `{owner}`, whose rows have it: write a new UUID"
                )
            else:
                refused[key] = f"guid: {_names(heirs)} have the same: write a new UUID in the copy"


def _refuse_hosts(decision: Decision, standing: Mapping[str, Tenant], owners: Owners) -> None:
    """Each refusal brings back an older version, which may have other hosts: until nothing clashes."""
    while clash := next(iter(_clashes(decision.served, owners)), None):
        host, keys = clash
        owner = owners.hosts.get(host)
        for key in keys:
            if key == owner:
                continue
            if owner is not None:
                reason = f"hosts: {host} belongs to the tenant `{owner}`: write a host of its own"
                _note_copy(owners, key, host)
            else:
                reason = f"hosts: {_names(keys)} have {host} both: write it in one of them only"
            decision.refused.setdefault(key, reason)
            rejected, last = decision.served.pop(key), standing.get(key)
            if last is not None and last != rejected:
                decision.served[key] = last


def _clashes(served: Mapping[str, Tenant], owners: Owners) -> Iterable[tuple[str, list[str]]]:
    holders: dict[str, list[str]] = defaultdict(list)
    for key, tenant in served.items():
        for host in {host.lower() for host in tenant.hosts}:
            holders[host].append(key)
    for host, keys in holders.items():
        owner = owners.hosts.get(host)
        copied = [key for key in keys if host in owners.copies.get(key, ())]
        if len(keys) > 1:
            yield host, keys
        elif copied and owner is not None and owner not in served:
            # Its owner is away for a moment, as a file is that is written anew.
            yield host, keys


def _note_copy(owners: Owners, key: str, what: str) -> None:
    noted = owners.copies.setdefault(key, [])
    if what not in noted:
        noted.append(what)


def _remember(served: Mapping[str, Tenant], there: Collection[str], owners: Owners) -> None:
    for key, tenant in served.items():
        hosts = {host.lower() for host in tenant.hosts}
        for host, owner in list(owners.hosts.items()):
            if owner == key and host not in hosts:
                del owners.hosts[host]
        owners.hosts |= dict.fromkeys(hosts, key)
        owners.guids[str(tenant.guid)] = key
    for key in set(owners.copies) - set(there):
        del owners.copies[key]


def _names(keys: Iterable[str]) -> str:
    return " and ".join(f"`{key}`" for key in sorted(keys))
