"""What was played: each finished bank, found again, summed up, and given out as a deal record."""
