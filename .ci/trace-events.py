"""Checks a file of Chrome trace events by the rules that Perfetto's importer has.

Each event has its fields; slices of a thread nest; asynchronous slices begin once and end once; counters hold numbers.
"""
import json
import sys
from collections import defaultdict

REQUIRED = {
    "M": {"pid", "name", "args"},
    "X": {"pid", "tid", "name", "ts", "dur"},
    "i": {"pid", "tid", "name", "ts", "s"},
    "C": {"pid", "name", "ts", "args"},
    "b": {"pid", "name", "ts", "cat", "id2"},
    "e": {"pid", "name", "ts", "cat", "id2"},
}

with open(sys.argv[1]) as file:
    events = json.load(file)["traceEvents"]
assert events, "no events"
slices, open_rows = defaultdict(list), {}
for event in events:
    phase = event["ph"]
    assert phase in REQUIRED, f"phase {phase}"
    assert REQUIRED[phase] <= event.keys(), f"missing {REQUIRED[phase] - event.keys()} in {event}"
    assert event.get("ts", 0) >= 0, event
    if phase == "X":
        assert event["dur"] > 0, event
        slices[event["pid"], event["tid"]].append((event["ts"], event["ts"] + event["dur"]))
    elif phase == "C":
        assert all(isinstance(value, (int, float)) for value in event["args"].values()), event
    elif phase == "b":
        assert open_rows.setdefault((event["pid"], event["id2"]["local"]), event["ts"]) == event["ts"], event
    elif phase == "e":
        assert open_rows.pop((event["pid"], event["id2"]["local"])) <= event["ts"], event
assert not open_rows, f"{len(open_rows)} rows never end"
for thread, spans in slices.items():
    ends = []
    for start, end in sorted(spans, key=lambda span: (span[0], -span[1])):
        while ends and ends[-1] <= start:
            ends.pop()
        assert not ends or end <= ends[-1], f"slices of thread {thread} overlap at {start}"
        ends.append(end)
