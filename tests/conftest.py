"""What holds for every test: the long ones run only where they are asked for."""

import pytest


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is marked `soak` unless `-m` is given, so that a plain run of a file ends soon."""
    if config.getoption("markexpr"):
        return
    soak = [item for item in items if item.get_closest_marker("soak")]
    config.hook.pytest_deselected(items=soak)
    items[:] = [item for item in items if item not in soak]
