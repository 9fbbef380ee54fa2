"""The deal record: one bank as text, to write, to read and to replay (docs/deal-record.md)."""

from svara.record.model import LARGEST_RECORD, DealRecord, RecordError, parse_record
from svara.record.replay import Replay, replay_record
from svara.record.report import event_json, report
from svara.record.seat import seat_record
from svara.record.verify import Verified, verify_record, verify_same
from svara.record.write import action_lines, record_text

__all__ = [
    "LARGEST_RECORD",
    "DealRecord",
    "RecordError",
    "Replay",
    "Verified",
    "action_lines",
    "event_json",
    "parse_record",
    "record_text",
    "replay_record",
    "report",
    "seat_record",
    "verify_record",
    "verify_same",
]
