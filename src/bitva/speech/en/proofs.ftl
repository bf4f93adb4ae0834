# What a failed proof shows.

proof-given = given: { $text }
proof-when = when: { $text }
proof-then = then: { $text }
proof-line = line: { $text }
proof-expected = expected: { $text }
proof-found = found: { $text }
proof-log = log: { $text }
