/// The names of the facts of events in `statelab/1`.
enum FactKey: String, CodingKey {
  case index, kind, nanoseconds, frame, pass, view, title, source, screenLine, difference, fields,
    code, write, causes
  case action, label, duration
  case property, type, object, objectID, value, old, new, text, shown, count, subscribers, change,
    changes
  case warning, rule, ignored, isAsBefore
  case note, reads, isConstant, animation, writes, look
}

/// Reads facts from one flat container.
struct FactDecoder {
  private let container: KeyedDecodingContainer<FactKey>

  init(_ decoder: any Decoder) throws { container = try decoder.container(keyedBy: FactKey.self) }

  subscript<Fact: Decodable>(key: FactKey) -> Fact {
    get throws { try container.decode(Fact.self, forKey: key) }
  }

  func ifPresent<Fact: Decodable>(_ key: FactKey) throws -> Fact? {
    try container.decodeIfPresent(Fact.self, forKey: key)
  }
}
