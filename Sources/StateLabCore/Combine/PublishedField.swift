import Synchronization

/// A property that its object announces, with its offset in an object: a `@Published` one, or an
/// `@AppStorage` one.
///
/// The search uses runtime metadata, superclasses included, so neither the order of the properties
/// nor a `CustomReflectable` conformance matters (R73).
struct PublishedField: Sendable {
  /// The name as declared, for example `count`.
  private let name: String
  private let offset: Int
  private let type: any PublishedProperty.Type

  /// The announced properties of a class, in declaration order, superclasses first.
  static func of(_ type: Any.Type) -> [PublishedField] {
    if let known = cache.withLock({ $0[type] }) { return known }
    let properties = FieldLayout.of(type).compactMap { field in
      (field.type as? any PublishedProperty.Type).map {
        Self(
          name: ValueWriter.fieldName(field.name, of: field.type) ?? field.name,
          offset: field.offset, type: $0)
      }
    }
    cache.withLock { $0.set(properties, for: type) }
    return properties
  }

  /// The results by class: computed once, shared by all threads, as in ``FieldLayout``.
  private static let cache = Mutex(TypeTable<[PublishedField]>())

  /// The name of the object's property with this storage.
  static func name(of storage: AnyObject, in object: AnyObject) -> String? {
    let place = Unmanaged.passUnretained(object).toOpaque()
    return of(Swift.type(of: object))
      .first { $0.type.storage(at: place + $0.offset) === storage }?.name
  }

  /// The publisher that all properties of this object share, created at the first call; nil for an
  /// object without announced properties.
  static func publisher(of object: AnyObject) -> ObservableObjectPublisher? {
    let properties = of(Swift.type(of: object))
    guard let first = properties.first else { return nil }
    let place = Unmanaged.passUnretained(object).toOpaque()
    let known = first.publisher(in: place)
    let publisher =
      known?.owner === object
      ? known : first.wire(ObservableObjectPublisher(owner: object), for: known, in: place)
    for property in properties.dropFirst() {
      let other = property.publisher(in: place)
      if let publisher, other !== publisher {
        _ = property.wire(publisher, for: other, in: place)
      }
    }
    return publisher
  }

  /// The publisher of the property in this object.
  func publisher(in object: UnsafeRawPointer) -> ObservableObjectPublisher? {
    type.publisher(at: object + offset)
  }

  /// Connects the property to this publisher, unless another thread was faster, and returns the
  /// publisher that the property has then.
  func wire(
    _ publisher: ObservableObjectPublisher, for old: ObservableObjectPublisher?,
    in object: UnsafeRawPointer
  ) -> ObservableObjectPublisher {
    type.wire(publisher, for: old, at: object + offset)
  }
}

/// A wrapper whose changes the object announces: `Published` and `AppStorage` of any value type.
protocol PublishedProperty: SendableMetatype {
  static func storage(at field: UnsafeRawPointer) -> AnyObject
  static func publisher(at field: UnsafeRawPointer) -> ObservableObjectPublisher?
  static func wire(
    _ publisher: ObservableObjectPublisher, for old: ObservableObjectPublisher?,
    at field: UnsafeRawPointer
  ) -> ObservableObjectPublisher
}

extension Published: PublishedProperty {
  static func storage(at field: UnsafeRawPointer) -> AnyObject {
    field.assumingMemoryBound(to: Self.self).pointee.storage
  }

  static func publisher(at field: UnsafeRawPointer) -> ObservableObjectPublisher? {
    field.assumingMemoryBound(to: Self.self).pointee.storage.objectWillChange
  }

  static func wire(
    _ publisher: ObservableObjectPublisher, for old: ObservableObjectPublisher?,
    at field: UnsafeRawPointer
  ) -> ObservableObjectPublisher {
    field.assumingMemoryBound(to: Self.self).pointee.storage.wire(publisher, inPlaceOf: old)
  }
}
