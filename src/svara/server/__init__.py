"""The service: HTTP, sockets, the store and the clocks round the pure table."""
