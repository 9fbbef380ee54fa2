"""Where the server listens, and what that is called."""

from __future__ import annotations

import errno
import socket

_TAKEN = (errno.EADDRINUSE, errno.EACCES)


def listen(host: str, port: int) -> socket.socket:
    """A listening socket, before anything else is touched. Raises `OSError` in one sentence."""
    try:
        found = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
        family, kind, number, _, address = found[0]
        listener = socket.socket(family, kind, number)
    except (OSError, OverflowError, UnicodeError) as error:
        raise OSError(f"the address {host} port {port} cannot be used: {_reason(error)}") from None
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(address)
        listener.listen(1024)
    except OSError as error:
        listener.close()
        hint = '; name another with --port, or make serve ARGS="--port 8080"' if error.errno in _TAKEN else ""
        raise OSError(f"port {port} of {host} cannot be used: {_reason(error)}{hint}") from None
    listener.setblocking(False)
    return listener


def address_of(listener: socket.socket, host: str, *, tls: bool) -> str:
    """The address that a person opens; of all of this machine's, the one that others reach."""
    name = _own_address() if host in ("0.0.0.0", "::") else host
    name = f"[{name}]" if ":" in name else name
    return f"{'https' if tls else 'http'}://{name}:{listener.getsockname()[1]}"


def _own_address() -> str:
    """The address other machines of the network reach this one at; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def _reason(error: Exception) -> str:
    return str(getattr(error, "strerror", None) or error).lower()
