# Что показывает неудавшееся доказательство.

proof-given = дано: { $text }
proof-when = когда: { $text }
proof-then = тогда: { $text }
proof-line = строка: { $text }
proof-expected = ожидалось: { $text }
proof-found = получилось: { $text }
proof-log = журнал: { $text }
