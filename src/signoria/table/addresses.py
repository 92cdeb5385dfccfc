"""The addresses at which a server can be reached, where it listens on all of them."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import Final

# Addresses for documentation: nobody is there, and nothing is sent; the system only says which way it would go.
FAR_AWAY: Final = {socket.AF_INET: "192.0.2.1", socket.AF_INET6: "2001:db8::1"}
LOOPBACK: Final = {socket.AF_INET: "127.0.0.1", socket.AF_INET6: "::1"}


def addresses_of(sock: socket.socket) -> list[str]:
    """Returns addresses for a browser: the socket's, or, where it listens on all, this machine's."""
    host, port = sock.getsockname()[:2]
    if not ip_address(host.partition("%")[0]).is_unspecified:
        return [_address(host, port)]
    families = [sock.family]
    if sock.family == socket.AF_INET6 and not sock.getsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY):
        families = [socket.AF_INET, socket.AF_INET6]
    return [_address(each, port) for family in families for each in _own_addresses(family)]


def _own_addresses(family: int) -> list[str]:
    """Of this machine itself, by which its network knows it, and by its name."""
    kind = socket.AddressFamily(family)
    own: list[str] = []
    with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:  # there may be no network
        probe.connect((FAR_AWAY[kind], 9))
        own.append(str(probe.getsockname()[0]))
    with suppress(OSError):  # a machine whose name nobody knows
        resolved = socket.getaddrinfo(socket.gethostname(), None, kind, socket.SOCK_STREAM)
        own += [str(info[4][0]) for info in resolved]
    usable = [each for each in own if not ip_address(each.partition("%")[0]).is_loopback]
    return list(dict.fromkeys([LOOPBACK[kind], *usable]))


def _address(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
