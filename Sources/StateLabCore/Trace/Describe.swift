/// The name of a type as a reader of its declaration would write it: no module, no address.
///
/// Kept from the optimiser: where it knows the type, it writes in the call's place the name with the
/// hidden context of private types. `String(describing:)` says the same, after asking each type
/// whether it conforms to half a dozen protocols: that was a tenth of `statelab run 1`.
@_optimize(none)
public func typeName(_ type: Any.Type) -> String { _typeName(type, qualified: false) }

/// A value as text, the same in every run: strings quoted, structs and classes as
/// `Name(field: value)`, sets and dictionaries sorted, no address and no module.
///
/// `String(describing:)` will not do: it prints the hidden context of private types, which holds
/// an address, and dictionaries in the order of their hashes.
public func describe(_ value: Any) -> String { describe(value, depth: 0) }

/// A property wrapper that is described as the value it wraps.
protocol DescribedAsWrappedValue {
  var describedValue: Any { get }
}

/// Deeper than this a value is described as `…`; it also ends cycles of objects.
private let deepest = 4

private func describe(_ value: Any, depth: Int) -> String {
  switch value {
  case let value as String: return quoted(value)
  case let value as any BinaryInteger: return value.description
  case let value as any DescribedAsWrappedValue:
    return describe(value.describedValue, depth: depth)
  case let type as Any.Type: return typeName(type) + ".self"
  default: break
  }
  if depth > deepest { return "…" }

  let mirror = Mirror(reflecting: value)
  func children(separator: String = ", ") -> [String] {
    mirror.children.map { child in
      let text = describe(child.value, depth: depth + 1)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label.hasPrefix("_") ? String(label.dropFirst()) : label): \(text)"
    }
  }
  func elements() -> [String] { mirror.children.map { describe($0.value, depth: depth + 1) } }

  switch mirror.displayStyle {
  case .optional: return mirror.children.first.map { describe($0.value, depth: depth) } ?? "nil"
  case .collection: return "[" + elements().joined(separator: ", ") + "]"
  case .set: return "[" + elements().sorted().joined(separator: ", ") + "]"
  case .dictionary:
    let entries = mirror.children.map { entry in
      Mirror(reflecting: entry.value).children
        .map { describe($0.value, depth: depth + 1) }.joined(separator: ": ")
    }
    return entries.isEmpty ? "[:]" : "[" + entries.sorted().joined(separator: ", ") + "]"
  case .tuple: return "(" + children().joined(separator: ", ") + ")"
  case .enum:
    guard let payload = mirror.children.first else { return String(describing: value) }
    let inner = describe(payload.value, depth: depth + 1)
    let isTuple = Mirror(reflecting: payload.value).displayStyle == .tuple
    return "\(payload.label ?? "")\(isTuple ? inner : "(\(inner))")"
  case .struct, .class, .none, .some:
    if let value = value as? any CustomStringConvertible { return value.description }
    let name = typeName(Swift.type(of: value))
    if mirror.displayStyle == nil, mirror.children.isEmpty { return name }
    return name + "(" + children().joined(separator: ", ") + ")"
  }
}

/// Text in quotation marks, as a literal would have it; `debugDescription` escapes apostrophes too,
/// and Apple's messages are to be read to the letter.
private func quoted(_ text: String) -> String {
  // Most texts go as they are, in a quarter of the time.
  if text.utf8.allSatisfy(\.standsForItself) { return "\"\(text)\"" }
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\n": result += "\\n"
    case "\t": result += "\\t"
    case "\r": result += "\\r"
    case "\0": result += "\\0"
    case _ where scalar.properties.generalCategory == .control:
      result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}

extension UInt8 {
  /// Whether this byte of UTF-8 begins or continues no character that a literal escapes. Control
  /// characters beyond ASCII begin with `C2`, as some others do.
  fileprivate var standsForItself: Bool {
    self >= 0x20 && self != UInt8(ascii: "\"") && self != UInt8(ascii: "\\") && self != 0x7F
      && self != 0xC2
  }
}
