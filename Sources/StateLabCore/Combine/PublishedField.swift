import Synchronization

/// A `@Published` property of a class: where in an object it lies.
///
/// They are found through runtime metadata, superclasses included, so neither the order of the
/// properties nor a `CustomReflectable` conformance matters (R73).
struct PublishedField: Sendable {
  /// As its declaration has it: `count`.
  private let name: String
  private let offset: Int
  private let type: any PublishedProperty.Type

  /// The properties of a class, in declaration order, those of superclasses first.
  static func of(_ type: Any.Type) -> [PublishedField] {
    if let known = cache.withLock({ $0[type] }) { return known }
    let properties = FieldLayout.of(type).compactMap { field in
      (field.type as? any PublishedProperty.Type).map {
        Self(
          name: ValueWriter.fieldName(field.name) ?? field.name, offset: field.offset, type: $0)
      }
    }
    cache.withLock { $0.set(properties, for: type) }
    return properties
  }

  /// As in ``FieldLayout``: computed once per class, shared by all threads.
  private static let cache = Mutex(TypeTable<[PublishedField]>())

  /// The name of the property of an object that has this storage.
  static func name(of storage: AnyObject, in object: AnyObject) -> String? {
    let place = Unmanaged.passUnretained(object).toOpaque()
    return of(Swift.type(of: object))
      .first { $0.type.storage(at: place + $0.offset) === storage }?.name
  }

  /// The publisher that all properties of this object send, made now if it was not; nil for an object
  /// without any.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    let properties = of(Swift.type(of: object))
    guard let first = properties.first else { return nil }
    let place = Unmanaged.passUnretained(object).toOpaque()
    let known = first.publisher(in: place)
    let publisher = known?.owner === object ? known : nil
    return properties.dropFirst().reduce(publisher ?? first.wire(nil, in: place, of: object)) {
      $1.wire($0, in: place, of: object)
    }
  }

  /// The publisher that the property in this object sends.
  func publisher(in object: UnsafeRawPointer) -> ObservableObjectPublisher? {
    type.publisher(at: object + offset)
  }

  /// Makes the property send this publisher, or a new one, and returns it.
  func wire(
    _ publisher: ObservableObjectPublisher?, in object: UnsafeRawPointer, of owner: AnyObject
  ) -> ObservableObjectPublisher {
    let publisher = publisher ?? ObservableObjectPublisher(owner: owner)
    type.wire(publisher, at: object + offset)
    return publisher
  }
}

/// `Published` of any type of value.
protocol PublishedProperty: SendableMetatype {
  static func storage(at field: UnsafeRawPointer) -> AnyObject
  static func publisher(at field: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func wire(_ publisher: ObservableObjectPublisher, at field: UnsafeRawPointer)
}

extension Published: PublishedProperty {
  static func storage(at field: UnsafeRawPointer) -> AnyObject {
    field.assumingMemoryBound(to: Self.self).pointee.storage
  }

  static func publisher(at field: UnsafeRawPointer) -> ObservableObjectPublisher? {
    field.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange
  }

  static func wire(_ publisher: ObservableObjectPublisher, at field: UnsafeRawPointer) {
    let storage = field.assumingMemoryBound(to: Self.self).pointee.storage
    if storage.objectWillChange !== publisher { storage.objectWillChange = publisher }
  }
}
