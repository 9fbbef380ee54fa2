"""One file a revision, the oldest first."""
