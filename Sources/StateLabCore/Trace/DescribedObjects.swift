/// The descriptions of objects in one update. The views that observe an object share them: a hundred
/// rows that follow one object describe it once.
///
/// Only objects that cannot change unnoticed are shared: the properties are `@Published` and hold
/// values without references, or they are plain data, whose bits are compared.
struct DescribedObjects {
  /// The update of the descriptions: a host, and the number of its update.
  private var update = Update(host: -1, number: -1)
  private var known: [Int: DescribedObject] = [:]
  /// The fields of each object in its last event, by the object's number.
  private var toldFields: [Int: [FieldValue]] = [:]

  /// An update of a host.
  struct Update: Equatable {
    let host: Int
    let number: Int
  }

  /// Forgets all descriptions: an object is about to change.
  mutating func forget() { if !known.isEmpty { known = [:] } }

  /// The fields that differ from those of the last event about the object; keeps the new fields.
  mutating func changes(to fields: [FieldValue], numbered id: Int) -> [FieldValue] {
    fields.changes(since: toldFields.updateValue(fields, forKey: id)) ?? []
  }

  /// The description of an object, which is made if the object has none in this update, or if its
  /// plain data differ.
  @MainActor fileprivate mutating func description(
    of object: AnyObject, numbered id: Int, in update: Update?
  ) -> DescribedObject {
    guard let update, let form = ObjectForm.of(type(of: object)) else {
      return DescribedObject(of: object, bits: [])
    }
    if update != self.update {
      self.update = update
      forget()
    }
    let bits = form.bits(of: object)
    if let known = known[id], known.bits == bits { return known }
    let new = DescribedObject(of: object, bits: bits)
    known[id] = new
    return new
  }
}

/// An object as text, and its fields.
struct DescribedObject {
  let text: ValueDescription
  let fields: [FieldValue]
  fileprivate let bits: [UInt8]

  fileprivate init(of object: AnyObject, bits: [UInt8]) {
    text = ValueDescription(describing: object)
    fields = [FieldValue](of: object)
    StepCounter.count(fields.count)
    self.bits = bits
  }
}

extension Recorder {
  /// Describes an object for an event about a property, and returns its description and its fields
  /// that changed since the last such event. An object without a number has no fields.
  ///
  /// - Parameters:
  ///   - isOwner: True if the object announces its `@Published` properties itself.
  ///   - update: The update that runs now; nil outside an update.
  @MainActor func describe(
    _ object: AnyObject, numbered id: Int?, announcingItself isOwner: Bool,
    in update: DescribedObjects.Update?
  ) -> (text: ValueDescription, fields: [FieldValue]?) {
    guard let id, isOwner else {
      return (ValueDescription(describing: object), changedFields(of: object, numbered: id))
    }
    let described = described.description(of: object, numbered: id, in: update)
    return (described.text, self.described.changes(to: described.fields, numbered: id))
  }
}

/// The stored properties of a class whose objects cannot change unnoticed.
private final class ObjectForm: Sendable {
  /// The places of the plain data in an object.
  private let plain: [(offset: Int, size: Int)]

  private init(plain: [(offset: Int, size: Int)]) { self.plain = plain }

  /// The form of a class; nil for a class whose objects can change unnoticed.
  @MainActor static func of(_ type: Any.Type) -> ObjectForm? {
    if let known = cache[type] { return known }
    let form = find(type)
    cache.set(form, for: type)
    return form
  }

  @MainActor private static var cache = TypeTable<ObjectForm?>()

  private static func find(_ type: Any.Type) -> ObjectForm? {
    var plain: [(offset: Int, size: Int)] = []
    for field in FieldLayout.of(type) {
      guard field.isStrong else { return nil }
      if let size = sizeOfPlainData(field.type) {
        plain.append((field.offset, size))
      } else {
        guard let published = field.type as? any PublishedValue.Type, isValue(published.valueType)
        else { return nil }
      }
    }
    return ObjectForm(plain: plain)
  }

  func bits(of object: AnyObject) -> [UInt8] {
    let place = UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque())
    return plain.flatMap { field in
      UnsafeRawBufferPointer(start: place + field.offset, count: field.size)
    }
  }
}

/// `Published` of any value type.
protocol PublishedValue {
  static var valueType: Any.Type { get }
}

/// A collection of the standard library, whose copies share nothing that can change.
private protocol CollectionOfValues {
  static var partTypes: [Any.Type] { get }
}

extension Array: CollectionOfValues {
  fileprivate static var partTypes: [Any.Type] { [Element.self] }
}
extension Set: CollectionOfValues {
  fileprivate static var partTypes: [Any.Type] { [Element.self] }
}
extension Dictionary: CollectionOfValues {
  fileprivate static var partTypes: [Any.Type] { [Key.self, Value.self] }
}

/// The size of a type without references; nil for any other type.
private func sizeOfPlainData(_ type: Any.Type) -> Int? {
  func open<Value>(_ type: Value.Type) -> Int? {
    _isPOD(type) ? MemoryLayout<Value>.size : nil
  }
  return _openExistential(type, do: open)
}

/// True if a value of the type holds no reference that other code can change. The cases of an enum are
/// not known, so an enum is such a type only if it is plain data.
private func isValue(_ type: Any.Type) -> Bool {
  if type == String.self || sizeOfPlainData(type) != nil { return true }
  if let wrapped = FieldLayout.wrapped(in: type) { return isValue(wrapped) }
  if let collection = type as? any CollectionOfValues.Type {
    return collection.partTypes.allSatisfy(isValue)
  }
  switch FieldLayout.Kind(of: type) {
  case .struct where !QualifiedName.of(type).isOfLibrary, .tuple:
    return FieldLayout.of(type).allSatisfy { $0.isStrong && isValue($0.type) }
  default: return false
  }
}
