/// The dynamic properties of a type, as the field search finds them, once per type (R24).
@MainActor
final class PropertyLayout {
  /// A stored field that the search visited.
  @MainActor final class Field {
    /// The path from the view to the field, for example `text.box`.
    let name: PropertyPath
    /// The bytes from the start of the view to the field.
    let offset: Int
    let type: Any.Type
    /// The type again if it conforms to `DynamicProperty`, else nil: the search skips such a field.
    let property: (any DynamicProperty.Type)?
    @exclusivity(unchecked) private var comparison: ValueComparison?

    /// Compares two values of the property, which are of this type; looked up once, at the first
    /// comparison.
    func comparison<Value>(of type: Value.Type) -> ValueComparison {
      if let comparison { return comparison }
      let found = ValueComparison.of(type, mode: .equatableAlways)
      comparison = found
      return found
    }

    fileprivate init(
      name: PropertyPath, offset: Int, type: Any.Type, property: (any DynamicProperty.Type)?
    ) {
      self.name = name
      self.offset = offset
      self.type = type
      self.property = property
    }
  }

  /// The fields in the order of the search: a property before the properties nested in it.
  let walk: [Field]
  /// The dynamic properties in the order of their updates: nested properties first (R26).
  let inUpdateOrder: [Field]
  @exclusivity(unchecked) private var comparison: ValueComparison?
  /// The positions of the stored fields that are no dynamic properties and may hold an `@Observable`
  /// object.
  let observableFields: [Int]
  /// True for a class: views and view modifiers must be value types (R32).
  let isClass: Bool
  private let type: Any.Type

  private init(_ type: Any.Type) {
    self.type = type
    var walk: [Field] = []
    var inUpdateOrder: [Field] = []
    var observableFields: [Int] = []

    func visit(_ type: Any.Type, prefix: [String], offset: Int) {
      for (position, stored) in FieldLayout.of(type).enumerated() {
        let field = Field(
          name: PropertyPath(prefix + [stored.nameInSource]), offset: offset + stored.offset,
          type: stored.type,
          property: stored.mayBeProperty ? stored.type as? any DynamicProperty.Type : nil)
        walk.append(field)
        guard let property = field.property else {
          if prefix.isEmpty, stored.mayHoldObservable { observableFields.append(position) }
          continue
        }
        // The search enters conforming structs only, not the fields of a class (R25).
        if !property._isBuiltIn, !(property is AnyObject.Type) {
          visit(stored.type, prefix: field.name.segments, offset: field.offset)
        }
        inUpdateOrder.append(field)
      }
    }
    visit(type, prefix: [], offset: 0)
    self.walk = walk
    self.inUpdateOrder = inUpdateOrder
    self.observableFields = observableFields
    isClass = type is AnyObject.Type
  }

  @exclusivity(unchecked) private static var cache = TypeTable<PropertyLayout>()

  static func of(_ type: Any.Type) -> PropertyLayout {
    if let known = cache[type] { return known }
    let layout = PropertyLayout(type)
    cache.set(layout, for: type)
    return layout
  }
}

extension PropertyLayout {
  /// Compares two values of the type (R33, R34); looked up when a view gets a second value.
  func comparison(mayBeEquatable: @autoclosure () -> Bool) -> ValueComparison {
    if let comparison { return comparison }
    // None of the laboratory's own wrappers has `==`. Only this code knows which fields are
    // wrappers, so it creates their comparisons before the comparison of the container needs them.
    for field in inUpdateOrder where field.property?._isBuiltIn == true {
      _ = ValueComparison.of(field.type, mayBeEquatable: false)
    }
    let found = ValueComparison.of(type, mayBeEquatable: mayBeEquatable())
    comparison = found
    return found
  }

  /// The fields in which two values of the type differ, from the outside in; nil if no field differs,
  /// or if the values are not compared field by field. The search enters only types of the program:
  /// readers do not know the stored fields of the laboratory's and Swift's types.
  func difference<Container>(between old: Container, and new: Container) -> FieldDifference? {
    var found: [FieldDifference] = []
    withUnsafePointer(to: old) { old in
      withUnsafePointer(to: new) { new in
        Self.addDifferences(to: &found, of: type, at: old, and: new, in: [])
      }
    }
    guard let first = found.first else { return nil }
    return FieldDifference(
      property: first.property, isReference: first.isReference,
      others: found.count > 1 ? Array(found.dropFirst()) : nil)
  }

  private static func addDifferences(
    to found: inout [FieldDifference], of type: Any.Type, at old: UnsafeRawPointer,
    and new: UnsafeRawPointer, in path: [String]
  ) {
    for field in FieldLayout.of(type) {
      StepCounter.count()
      let (old, new) = (old + field.offset, new + field.offset)
      let comparison = ValueComparison.of(field)
      guard !comparison.areEqual(at: old, and: new) else { continue }
      let (path, count) = (path + [field.nameInSource], found.count)
      if comparison.isByField, !QualifiedName.of(field.type).isOfLibrary {
        addDifferences(to: &found, of: field.type, at: old, and: new, in: path)
      }
      guard found.count == count else { continue }
      found.append(
        FieldDifference(
          property: PropertyPath(path), isReference: field.kind == .class || !field.isStrong))
    }
  }
}

extension FieldLayout.Field {
  /// True if the field may be an object, or a wrapper of an object.
  fileprivate var mayHoldObservable: Bool {
    switch kind {
    case .class, .existential, .optional: true
    case .struct: !FieldLayout.isCommon(type) && type is any DescribedAsWrappedValue.Type
    default: false
    }
  }

  /// False if the type is known not to conform to `DynamicProperty`: the cast takes long.
  fileprivate var mayBeProperty: Bool {
    switch kind {
    case .class, .struct, .enum, .optional: !FieldLayout.isCommon(type)
    case .tuple, .function, .existential, .other: false
    }
  }

  /// The property as declared: the storage of a wrapped property `text` is called `_text`, and that of
  /// the macro `__text`.
  fileprivate var nameInSource: String {
    if name.hasPrefix("__"), type is any MacroStorage.Type { return String(name.dropFirst(2)) }
    return name.hasPrefix("_") && QualifiedName.of(type).mayWrap ? String(name.dropFirst()) : name
  }
}

/// The slots of one node, in update order.
@MainActor
struct PropertyList {
  /// Stored apart from the others: most views with properties have one, and need no array.
  private var first: PropertySlot?
  private var others: [PropertySlot] = []

  init() {}

  /// The stored fields that reported a change in the last update, by their compiler names (R23).
  var changedFields: [String] {
    var fields: [String] = []
    forEach { slot in
      guard slot.didChange else { return }
      let field = "_" + slot.name.root
      if !fields.contains(field) { fields.append(field) }
    }
    return fields
  }

  /// Creates the slots for the container whose fields `node` installs: its view or modifier.
  init(of layout: PropertyLayout, at node: Node) {
    for field in layout.inUpdateOrder {
      guard let slot = field.property?._makeSlot(SlotSite(node: node, field: field)) else {
        continue
      }
      if first == nil { first = slot } else { others.append(slot) }
    }
  }

  var isEmpty: Bool { first == nil }

  func forEach(_ body: (PropertySlot) -> Void) {
    guard let first else { return }
    StepCounter.count(1 + others.count)
    body(first)
    for slot in others { body(slot) }
  }

  /// In a silent mount, copies the storage from the slots of the node on the screen.
  func takeOver(from originals: PropertyList) {
    first?.takeOver(from: originals.first)
    for (slot, original) in zip(others, originals.others) { slot.takeOver(from: original) }
  }

  /// Fills the properties of a copy of the container and reports whether a property changed.
  func update<Container>(_ container: inout Container) -> Bool {
    !isEmpty && update(at: &container)
  }

  private func update<Container>(at container: UnsafeMutablePointer<Container>) -> Bool {
    let base = UnsafeMutableRawPointer(container)
    var changed = false
    forEach { slot in
      slot.didChange = slot.update(base + slot.field.offset)
      if slot.didChange { changed = true }
    }
    return changed
  }

  /// Shows each slot its property in two structs of the view.
  func compare<Container>(_ old: Container, with new: Container) {
    guard !isEmpty else { return }
    withUnsafeBytes(of: old) { old in
      withUnsafeBytes(of: new) { new in
        guard let old = old.baseAddress, let new = new.baseAddress else { return }
        forEach { $0.compare(old + $0.field.offset, with: new + $0.field.offset) }
      }
    }
  }

  /// Posts which `@Observable` objects the slots hold, or that such an object is about to change.
  func recordObservables(areChanging: Bool) {
    forEach { slot in
      guard let object = slot.observable else { return }
      slot.record(
        .holds(property: slot.name, value: areChanging ? nil : .init(describing: object)))
    }
  }

  /// The events that changed a property after `causes` queued its node.
  func laterCauses(than causes: [Int]) -> [Int] {
    var later: [Int] = []
    forEach { slot in
      later += slot.laterCauses.filter { !causes.contains($0) && !later.contains($0) }
    }
    return later
  }

  func unmount() { forEach { $0.unmount() } }

  /// Checks the invariants of this node's slots, which hold between any two actions of the host.
  func checkInvariants(at node: Node) {
    forEach { slot in
      precondition(slot.node === node, "a slot belongs to the node that keeps it")
      slot.checkInvariants()
    }
  }
}

extension PropertyLayout {
  /// Posts the fields that the search visited.
  func recordWalk(at node: Node) {
    guard let recorder = node.graph.recorder else { return }
    for field in walk {
      recorder.record(
        field.property == nil
          ? .passedOver(property: field.name, type: shortTypeName(field.type))
          : .found(
            property: field.name, type: typeName(field.type)),
        at: node.identity)
    }
  }
}
