"""What holds for every test: the long ones run only where they are asked for, and no machine is too slow."""

from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# A run tries what every other run has tried, however long each example takes; `make soak` goes on to others.
settings.register_profile(
    "suite", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile("soak", deadline=None, suppress_health_check=[HealthCheck.too_slow])


def pytest_configure(config: pytest.Config) -> None:
    settings.load_profile("soak" if config.getoption("markexpr") == "soak" else "suite")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Refuse what no step would find. Leave out what is marked `soak` unless `-m` is given, so that a plain
    run of a file ends soon.
    """
    for mark in ("server", "browser"):
        home = Path(__file__).parent / mark
        marked = [item for item in items if item.get_closest_marker(mark)]
        stray = [item.nodeid for item in marked if not item.path.is_relative_to(home)]
        if stray:
            raise pytest.UsageError(f"not in tests/{mark}, where `make test` looks for it: {stray}")
    if config.getoption("markexpr"):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=soak)
    items[:] = [item for item in items if item not in soak]
