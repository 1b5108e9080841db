"""What of the internet may be reached for an address that somebody gave us: the table of every outgoing call.

IPv4 is open but for the networks below. IPv6 is closed but for the one block that is given out (2000::/3),
less what is special in it. Sources: the IANA special-purpose registries (RFC 6890 and later), and the
addresses at which clouds answer their own machines.
"""

from collections.abc import Sequence
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address

DENIED_V4: Sequence[IPv4Network] = tuple(
    map(
        IPv4Network,
        (
            "0.0.0.0/8",  # this network
            "10.0.0.0/8",  # private
            "100.64.0.0/10",  # carriers' own; a cloud's metadata at 100.100.100.200
            "127.0.0.0/8",  # this machine
            "168.63.129.16/32",  # a cloud's platform
            "169.254.0.0/16",  # link-local; clouds' metadata at 169.254.169.254
            "172.16.0.0/12",  # private
            "192.0.0.0/24",  # protocol assignments; a cloud's metadata at 192.0.0.192
            "192.0.2.0/24",  # documentation
            "192.31.196.0/24",  # AS112
            "192.52.193.0/24",  # AMT
            "192.88.99.0/24",  # 6to4 relays
            "192.168.0.0/16",  # private
            "192.175.48.0/24",  # AS112
            "198.18.0.0/15",  # benchmarks
            "198.51.100.0/24",  # documentation
            "203.0.113.0/24",  # documentation
            "224.0.0.0/4",  # multicast
            "240.0.0.0/4",  # reserved, broadcast
        ),
    )
)
ALLOWED_V6 = IPv6Network("2000::/3")
DENIED_V6: Sequence[IPv6Network] = tuple(
    map(
        IPv6Network,
        (
            "2001::/23",  # protocol assignments: Teredo, ORCHID, benchmarks
            "2001:db8::/32",  # documentation
            "2002::/16",  # 6to4, which has an IPv4 address within
            "2620:4f:8000::/48",  # AS112
            "3fff::/20",  # documentation
        ),
    )
)


def is_public(address: str) -> bool:
    """Whether an IP address may be reached. One IPv4 address within an IPv6 one never is."""
    ip = ip_address(address)
    if isinstance(ip, IPv6Address):
        return ip in ALLOWED_V6 and not any(ip in network for network in DENIED_V6)
    return not any(ip in network for network in DENIED_V4)
