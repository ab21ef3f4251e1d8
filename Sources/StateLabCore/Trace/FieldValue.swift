/// A stored property of a recorded value with the property's value, or an element of an array with
/// a long text.
public struct FieldValue: Hashable, Codable, Sendable {
  /// The name as declared: `results`, also for a wrapped property. For an element, the position:
  /// `[2]`.
  public let name: String
  /// The value as text, cut at about 240 bytes, regardless of the length of the whole value.
  public let value: ValueDescription
  /// The value in the last event with this field; nil if there was none.
  public var old: ValueDescription?
  /// The fields of a struct that differ from those of the old value, or all of them; nil for any
  /// other value.
  public var fields: [FieldValue]?
  /// For the count of an array: the elements that were added, removed and moved.
  public var elements: ElementChange?

  /// Creates a field from its parts; an event carries the recorded fields.
  public init(
    name: String, value: ValueDescription, old: ValueDescription? = nil,
    fields: [FieldValue]? = nil, elements: ElementChange? = nil
  ) {
    self.name = name
    self.value = value
    self.old = old
    self.fields = fields
    self.elements = elements
  }
}

extension [FieldValue] {
  /// The stored properties of a struct or an object, in the order of their declarations; none for
  /// any other value.
  init(of value: Any) { self.init(of: value, depth: 0) }

  /// - Parameter depth: The number of structs around this one.
  private init(of value: Any, depth: Int) {
    guard TextForm.of(type(of: value)) == .reflected else {
      self = []
      return
    }
    let parts = Reflection(value)
    switch parts.style {
    case .struct, .class:
      let children = parts.children
      let areTracked = ValueWriter.areTracked(children)
      self = children.compactMap { label, value in
        ValueWriter.fieldName(label, of: type(of: value), isTracked: areTracked).map {
          FieldValue(
            name: $0, value: .init(describing: value), fields: .init(inside: value, depth: depth))
        }
      }
    case .enum, .tuple, .other: self = []
    }
  }

  /// The fields of a struct, or the elements of an array. The value may also wrap the struct or
  /// array, or hold it as an optional. Nil for any other value.
  init?(inside value: Any, depth: Int = 0) {
    guard depth < Self.deepest else { return nil }
    switch value {
    case let wrapper as any DescribedAsWrappedValue:
      guard let wrapped = wrapper.describedValue else { return nil }
      self.init(inside: wrapped, depth: depth)
    case let optional as any PerhapsValue:
      guard let wrapped = optional.wrapped else { return nil }
      self.init(inside: wrapped, depth: depth)
    case let list as any ListValue:
      self.init(elementsOf: list, depth: depth)
    default:
      guard TextForm.of(type(of: value)) == .reflected, !(type(of: value) is AnyClass),
        Reflection(value).style == .struct
      else { return nil }
      self.init(of: value, depth: depth + 1)
      if isEmpty { return nil }
    }
  }

  /// Deeper structs are recorded as text alone.
  private static var deepest: Int { 3 }

  /// The elements of an array; nil for an array of arrays, and for an array with many elements.
  private init?(elementsOf list: any ListValue, depth: Int) {
    guard list.count <= Self.mostComparedElements, !(list.elementType is any ListValue.Type)
    else { return nil }
    let haveFields = list.count <= Self.mostElements
    self = list.elements.enumerated().map { position, element in
      FieldValue(
        name: "[\(position)]", value: .init(describing: element),
        fields: haveFields ? .init(inside: element, depth: Self.deepest - 1) : nil)
    }
  }

  /// The most elements that an event lists, or of which it names the changes: a deck of cards has more.
  static var mostElements: Int { 20 }
  private static var mostComparedElements: Int { 60 }

  /// The stored properties of a struct, or the elements of an array; nil for any other value. A
  /// write carries no fields of an object: the fields may have changed long before.
  init?(ofStruct value: Any) {
    let type = type(of: value)
    switch TextForm.of(type) {
    case .described: return nil
    case .mirrored:
      guard let list = value as? any ListValue else { return nil }
      self.init(elementsOf: list, depth: 0)
    case .reflected:
      guard !(type is AnyClass), Reflection(value).style == .struct else { return nil }
      self.init(of: value)
      if isEmpty { return nil }
    }
  }

  /// The fields to record: those whose values differ from the old values, or all of them without old
  /// values. Of an array with a long text, the elements that differ at their positions, or the count.
  /// Nil for an array with a short text, which says enough.
  func changes(since old: Self?) -> Self? {
    if isArray || old?.isArray == true { return elementChanges(since: old) }
    guard let old, map(\.name) == old.map(\.name) else {
      return map { field in
        var field = field
        field.fields = field.fields?.changes(since: nil)
        return field
      }
    }
    return zip(self, old).filter { $0.differs(from: $1) }.map { $0.change(since: $1) }
  }
}

extension FieldValue {
  func differs(from old: Self) -> Bool { value != old.value || fields != old.fields }

  func change(since old: Self) -> Self {
    FieldValue(
      name: name, value: value, old: old.value, fields: fields?.changes(since: old.fields))
  }
}

extension FieldValue {
  /// True for an element of an array.
  public var isElement: Bool { name.hasPrefix("[") }
}

/// An array of any type.
private protocol ListValue {
  var count: Int { get }
  var elements: [Any] { get }
  var elementType: Any.Type { get }
}

extension Array: ListValue {
  fileprivate var elements: [Any] { self }
  fileprivate var elementType: Any.Type { Element.self }
}

/// An optional of any type.
private protocol PerhapsValue {
  var wrapped: Any? { get }
}

extension Optional: PerhapsValue {
  fileprivate var wrapped: Any? { self }
}

extension Recorder {
  /// The fields for an event about an object: the fields that changed since the last such event, or
  /// all fields in the first one. Nil for an object without a number, which cannot be identified.
  func changedFields(of object: AnyObject, numbered id: Int?) -> [FieldValue]? {
    guard let id, MainThread.isCurrent else { return nil }
    let fields = [FieldValue](of: object)
    StepCounter.count(fields.count)
    return described.changes(to: fields, numbered: id)
  }
}
