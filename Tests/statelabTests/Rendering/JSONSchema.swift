#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Any JSON.
indirect enum JSONValue: Equatable, Decodable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  init(parsing text: String) throws {
    self = try JSONDecoder().decode(JSONValue.self, from: Data(text.utf8))
  }

  subscript(key: String) -> JSONValue? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  var text: String? { if case .string(let text) = self { text } else { nil } }
  var elements: [JSONValue] { if case .array(let elements) = self { elements } else { [] } }
  var members: [String: JSONValue] { if case .object(let members) = self { members } else { [:] } }
}

/// The part of JSON Schema that `statelab-1.schema.json` needs: `$ref`, `oneOf`, `const`, `enum`,
/// `type`, `properties`, `required`, `additionalProperties`, `items`, `minimum`, `minItems`.
struct JSONSchema {
  let root: JSONValue

  /// The faults of a value, each with its position.
  func faults(in value: JSONValue) -> [String] { faults(in: value, by: root, at: "$") }

  private func faults(in value: JSONValue, by schema: JSONValue, at place: String) -> [String] {
    if let name = schema["$ref"]?.text?.split(separator: "/").last {
      guard let other = root["$defs"]?[String(name)] else { return ["no definition \(name)"] }
      return faults(in: value, by: other, at: place)
    }
    if case .array(let choices)? = schema["oneOf"] {
      let all = choices.map { faults(in: value, by: $0, at: place) }
      if all.count(where: \.isEmpty) == 1 { return [] }
      // The choice with the fewest faults is reported.
      return all.min { $0.count < $1.count } ?? ["\(place): no choice"]
    }
    if let const = schema["const"] { return const == value ? [] : ["\(place): not \(const)"] }
    if let choices = schema["enum"] {
      return choices.elements.contains(value) ? [] : ["\(place): \(value) is none of the names"]
    }
    switch (schema["type"]?.text, value) {
    case ("string", .string), ("boolean", .bool), (nil, _): return []
    case ("integer", .number(let number)) where number == number.rounded():
      guard case .number(let least)? = schema["minimum"], number < least else { return [] }
      return ["\(place): below \(least)"]
    case ("array", .array(let elements)):
      if case .number(let least)? = schema["minItems"], Double(elements.count) < least {
        return ["\(place): too few"]
      }
      return elements.enumerated().flatMap { position, element in
        faults(in: element, by: schema["items"] ?? .null, at: "\(place)[\(position)]")
      }
    case ("object", .object(let members)):
      let known = schema["properties"]?.members ?? [:]
      let missing = (schema["required"]?.elements ?? []).compactMap(\.text)
        .filter { members[$0] == nil }.map { "\(place): no \($0)" }
      return missing
        + members.sorted { $0.key < $1.key }.flatMap { name, member -> [String] in
          guard let own = known[name] else {
            return schema["additionalProperties"] == .bool(false)
              ? ["\(place): the schema lacks \(name)"] : []
          }
          return faults(in: member, by: own, at: "\(place).\(name)")
        }
    case (let type?, _): return ["\(place): no \(type)"]
    }
  }
}
