/// A stored property of a recorded value, and what it held.
public struct FieldValue: Hashable, Codable, Sendable {
  /// As its declaration has it: `results`, also where a property wrapper stores it.
  public let name: String
  /// Cut at about 240 bytes by itself, however long the value is that it is a part of.
  public let value: ValueDescription
  /// The value that it had when an event last told of it; nil where none did.
  public var old: ValueDescription?

  /// A field as it stands; an event has those that are recorded.
  public init(name: String, value: ValueDescription, old: ValueDescription? = nil) {
    self.name = name
    self.value = value
    self.old = old
  }
}

extension [FieldValue] {
  /// The stored properties of a struct or of an object, in the order of their declarations; none of
  /// any other value.
  init(of value: Any) {
    guard TextForm.of(type(of: value)) == .reflected else {
      self = []
      return
    }
    let parts = Reflection(value)
    switch parts.style {
    case .struct, .class:
      self = parts.children.compactMap { label, value in
        ValueWriter.fieldName(label).map { FieldValue(name: $0, value: .init(describing: value)) }
      }
    case .enum, .tuple, .other: self = []
    }
  }

  /// Those of a struct; nil for any other value. A write tells nothing of the fields of an object:
  /// they may have changed long before.
  init?(ofStruct value: Any) {
    guard !(type(of: value) is AnyClass), Reflection(value).style == .struct else { return nil }
    self.init(of: value)
    if isEmpty { return nil }
  }

  /// Those that hold something else than they did.
  func changes(since old: Self) -> Self {
    guard map(\.name) == old.map(\.name) else { return self }
    return zip(self, old).filter { $0.value != $1.value }.map { new, old in
      FieldValue(name: new.name, value: new.value, old: old.value)
    }
  }
}

extension Recorder {
  /// The fields that an event which describes an object has to tell: those that hold something
  /// else than when the last such event told of them, and all of them at first. Nil where the object
  /// has no number, and so cannot be known again.
  func changedFields(of object: AnyObject, numbered id: Int?) -> [FieldValue]? {
    guard let id, MainThread.isCurrent else { return nil }
    let fields = [FieldValue](of: object)
    StepCounter.count(fields.count)
    return fields.changes(since: toldFields.updateValue(fields, forKey: id) ?? [])
  }
}
