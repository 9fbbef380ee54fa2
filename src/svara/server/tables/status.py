"""Whether the house deals, whether it is about to stop, and what its operators tell everybody."""

from __future__ import annotations

from collections.abc import Callable

from svara.wire import Notice


class HouseStatus:
    """One for a house; whoever has to know of a change adds himself to ``changed``."""

    def __init__(self) -> None:
        self.paused = False
        """No bank begins until operators say so; those that run go on."""
        self.closing = False
        """The house is about to stop; no bank begins any more."""
        self.text: str | None = None
        self.changed: list[Callable[[], None]] = []
        self.stop: Callable[[int], None] = lambda _seconds: None
        """Stop the house, after at most so many seconds for the banks that people are playing."""

    @property
    def deals(self) -> bool:
        """Whether new banks may begin."""
        return not (self.paused or self.closing)

    def notice(self) -> Notice | None:
        """What clients are to be told, if anything."""
        notice = Notice(self.paused, self.closing, self.text)
        return None if notice == Notice() else notice

    def set(
        self, *, paused: bool | None = None, closing: bool | None = None, text: str | None = None
    ) -> None:
        """Change what is named; an empty text takes the notice away."""
        self.paused = self.paused if paused is None else paused
        self.closing = self.closing if closing is None else closing
        self.text = self.text if text is None else text or None
        for changed in self.changed:
            changed()
