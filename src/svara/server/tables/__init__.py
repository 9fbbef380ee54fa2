"""The tables that are open: each its owner, its sockets, its bots and its log."""
