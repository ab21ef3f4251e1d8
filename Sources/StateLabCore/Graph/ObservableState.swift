/// The stored properties of an `@Observable` object, described before one of them changes.
///
/// The Observation module names no property to the code that it calls before a change (R22). A
/// recording compares the object with this description when it posts the change.
struct ObservableState {
  /// The properties through which the reader and the views near it reach the object.
  fileprivate(set) var holders: [PropertyPath]?
  let object: AnyObject
  private var parts: [TrackedPart]

  /// - Parameter holder: The property with the object; nil if the property is not known.
  init(of object: AnyObject, in holder: PropertyPath?) {
    self.object = object
    holders = holder.map { [$0] }
    parts = TrackedPart.all(of: object)
  }

  /// Describes the properties of these changes anew.
  mutating func leaveOut(_ changes: [ObjectChange]) {
    let now = TrackedPart.all(of: object)
    guard now.count == parts.count else { return }
    for index in now.indices where changes.contains(where: { $0.property == now[index].field.name })
    {
      parts[index] = now[index]
    }
  }

  /// The properties that differ now. Of long values, the recorded parts are compared.
  func changes(numberedBy recorder: Recorder?) -> [ObjectChange] {
    let now = TrackedPart.all(of: object)
    guard now.count == parts.count else { return [] }
    return zip(parts, now).filter { $0.differs(from: $1) }.map { old, new in
      ObjectChange(
        type: baseTypeName(type(of: object)), property: old.field.name, old: old.field.value,
        new: new.field.value, holders: holders, objectID: recorder?.observables.number(of: object),
        fields: new.field.fields?.changes(since: old.field.fields))
    }
  }
}

/// A stored property that the macro `@Observable` tracks, and the observable objects in it.
private struct TrackedPart {
  let field: FieldValue
  private let objects: [ObjectIdentifier]

  /// The storage of a tracked property begins with `_`.
  static func all(of object: AnyObject) -> [TrackedPart] {
    Reflection.ofClasses(of: object).flatMap(\.children).compactMap { label, value in
      guard let label, label.hasPrefix("_"),
        let name = ValueWriter.fieldName(label, of: type(of: value), isTracked: true)
      else { return nil }
      return TrackedPart(
        field: FieldValue(
          name: name, value: .init(describing: value), fields: .init(inside: value)),
        objects: observableObjects(in: value).map { ObjectIdentifier($0) })
    }
  }

  /// An object inside is another part: only its identity counts here.
  func differs(from other: TrackedPart) -> Bool {
    objects.isEmpty && other.objects.isEmpty
      ? field != other.field : objects != other.objects
  }
}

extension Node {
  /// The `@Observable` objects in the properties of the view and of its nearest ancestors, and the
  /// objects inside these. Limited to 16 views and 64 objects.
  var observableStates: [ObservableState] {
    var search = ObservableSearch()
    let views = sequence(first: self, next: \.makerAbove)
    for view in views.prefix(16) {
      StepCounter.count()
      view.properties?.forEach { slot in search.add(slot.observable, in: slot.name) }
      for (value, holder) in view.ownFields { search.add(value, in: holder) }
    }
    return search.states
  }

  /// The values in the fields of the view, those of wrappers without the wrappers.
  private var ownFields: [(value: Any, holder: PropertyPath)] {
    guard let viewValue else { return [] }
    return Reflection(viewValue).children.compactMap { ownField($0, $1) }
  }

  private func ownField(
    _ label: String?, _ value: Any
  ) -> (value: Any, holder: PropertyPath)? {
    guard let name = ValueWriter.fieldName(label, of: type(of: value)) else { return nil }
    let wrapped = (value as? any DescribedAsWrappedValue)?.describedValue
    return (wrapped ?? value, PropertyPath([name]))
  }

  /// Notes the `@Observable` objects in the properties of the view: a write to a property of these
  /// objects has an event even if no body reads the property.
  ///
  /// - Parameters:
  ///   - isNew: True for the first body of the view.
  ///   - layout: The fields of the view, if the view may have another value than before; else nil.
  func noteObservables(isNew: Bool, fieldsOf layout: PropertyLayout?) {
    properties?.forEach { if isNew || $0.didChange { $0.note($0.observable) } }
    guard let layout, !layout.observableFields.isEmpty, let viewValue,
      let recording = graph.recorder?.recording
    else { return }
    let fields = Reflection(viewValue)
    for position in layout.observableFields {
      let field = fields.child(position)
      guard let (value, holder) = ownField(field.label, field.value),
        let object = observableObject(value)
      else { continue }
      for readers in PropertyReaders.of(object) { readers.note(recording, heldBy: holder) }
    }
  }

  /// The nearest node above that evaluates a body of the program.
  private var makerAbove: Node? {
    guard let parent else { return nil }
    return parent.hasBody ? parent : parent.makerAbove
  }
}

extension PropertySlot {
  /// Notes that the slot holds an `@Observable` object, in a recording.
  func note(_ object: AnyObject?) {
    guard let object, let recording = graph.recorder?.recording, !graph.isSilent else { return }
    for readers in PropertyReaders.of(object) { readers.note(recording, heldBy: name) }
  }
}

/// Collects observable objects, outer objects before the objects inside them.
private struct ObservableSearch {
  private(set) var states: [ObservableState] = []
  /// The positions of the objects in `states`.
  private var found: [ObjectIdentifier: Int] = [:]

  mutating func add(_ value: Any?, in holder: PropertyPath) {
    var level: [(value: Any, holder: PropertyPath)] = value.map { [($0, holder)] } ?? []
    while !level.isEmpty {
      var inside: [(value: Any, holder: PropertyPath)] = []
      for (value, holder) in level {
        for object in observableObjects(in: value) where states.count < searchLimit {
          StepCounter.count()
          if let position = found[ObjectIdentifier(object)] {
            states[position].holders?.append(holder)
            continue
          }
          found[ObjectIdentifier(object)] = states.count
          states.append(ObservableState(of: object, in: holder))
          for classParts in Reflection.ofClasses(of: object) {
            let parts = classParts.children
            let areTracked = ValueWriter.areTracked(parts)
            inside += parts.compactMap { label, value in
              ValueWriter.fieldName(label, of: type(of: value), isTracked: areTracked).map {
                (value, holder.appending($0))
              }
            }
          }
        }
      }
      level = inside
    }
  }
}

private let searchLimit = 64

/// The observable objects that a value is or holds: an object, an optional, or the first elements of an
/// array.
private func observableObjects(in value: Any) -> [AnyObject] {
  let elements = (value as? any ArrayOfElements)?.firstElements(searchLimit) ?? [value]
  return elements.compactMap(observableObject)
}

/// An array of any type.
private protocol ArrayOfElements {
  func firstElements(_ count: Int) -> [Any]
}

extension Array: ArrayOfElements {
  fileprivate func firstElements(_ count: Int) -> [Any] { prefix(count).map { $0 } }
}
