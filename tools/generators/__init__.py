"""What is written from the code, so that it cannot say anything else: `tools/generate`."""
