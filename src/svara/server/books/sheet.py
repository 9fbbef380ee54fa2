"""What the books say as files for spreadsheets: a settlement, and a player's statement."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterable
from datetime import UTC, datetime

from svara.server.books.settlement import Settlement
from svara.server.books.statement import StatementLine

_FORMULA = ("=", "+", "-", "@", "\t", "\r", "＝", "＋", "－", "＠")
"""What makes a spreadsheet take a cell for a formula."""


def sheet_csv(settlement: Settlement) -> bytes:
    """The players and the sums, in UTF-8 with the mark by which spreadsheets know it."""
    out = io.StringIO()
    rows = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC)  # no sign in a name ends its cell
    if settlement.scores:
        rows.writerow(("name", "score"))
        rows.writerows((as_text(each.name), each.score) for each in settlement.scores)
        return out.getvalue().encode("utf-8-sig")
    rows.writerow(("name", "before", "brought", "taken", "after", "net"))
    for each in settlement.players:
        rows.writerow(
            (as_text(each.name), each.before, each.brought, each.taken, each.after, each.net),
        )
    rows.writerow(("rake", "", "", "", "", settlement.rake))
    rows.writerow(("in pots", "", "", "", "", settlement.in_pots))
    return out.getvalue().encode("utf-8-sig")


def statement_csv(lines: Iterable[StatementLine]) -> bytes:
    """One line a movement, the latest first, with its moment by the world's clock."""
    out = io.StringIO()
    rows = csv.writer(out, quoting=csv.QUOTE_NONNUMERIC)
    rows.writerow(("when", "kind", "amount", "wallet", "in all", "table", "bank", "note"))
    for line in lines:
        when = datetime.fromtimestamp(line.at / 1000, UTC).isoformat(sep=" ", timespec="seconds")
        called = as_text(line.table_name or line.table or "")
        bank = "" if line.bank is None else line.bank
        rows.writerow(
            (
                when[:19],
                line.kind,
                line.amount,
                line.wallet,
                line.held,
                called,
                bank,
                as_text(line.note or ""),
            )
        )
    return out.getvalue().encode("utf-8-sig")


def as_text(name: str) -> str:
    """A name that no spreadsheet takes for a formula.

    >>> as_text("=1+1"), as_text("Ann")
    ("'=1+1", 'Ann')
    """
    return f"'{name}" if name.startswith(_FORMULA) else name
