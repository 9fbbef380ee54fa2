"""``python -m svara`` is the ``svara`` command."""

from svara.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
