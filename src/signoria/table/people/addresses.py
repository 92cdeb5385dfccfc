"""Whose allowance an address counts for."""

from __future__ import annotations

from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final

# What one household or machine is given in IPv6; it may change the rest as often as it likes.
PREFIX: Final = 64


def network_of(host: str) -> str:
    """The address, or the /64 that it lies in; an IPv4 address written as one of IPv6 is that IPv4 address."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Network((address, PREFIX), strict=False))
