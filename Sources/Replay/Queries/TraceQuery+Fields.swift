@_spi(Steps) import StateLabCore

/// The way from a property to a field: `plan`, or `address.city` for a field of a struct in it.
public typealias FieldPath = ArraySlice<String>

extension TraceQuery {
  /// The property that holds an object or a struct with this field, and the way to the field: `vm`
  /// and `results` for `vm.results` or `results`, `reg` and `address.city` for `reg.address.city`.
  public func holder(ofField name: String) -> (property: String, field: FieldPath)? {
    let path = name.split(separator: ".").map(String.init)
    for count in path.indices.reversed() {
      let wanted = path.prefix(count).joined(separator: ".")
      if let holder = holder(called: wanted, of: path.dropFirst(count)) {
        return (holder, path.dropFirst(count))
      }
    }
    return nil
  }

  /// - Parameter wanted: The name of the property; empty for any property.
  private func holder(called wanted: String, of field: FieldPath) -> String? {
    for run in runs {
      /// The numbers of the objects with such a field.
      var owners: Set<Int> = []
      for event in run.events {
        StepCounter.count()
        if let changes = event.changes, wanted.isEmpty || event.isOf(wanted) {
          let holders = changes.filter { $0.concerns(field) }.flatMap { $0.holders ?? [] }
          let holder = holders.first { wanted.isEmpty || $0.isCalled(wanted) }
          if let holder { return holder.description }
        }
        let isTold = event.value(ofField: field) != nil
        if isTold, let object = event.objectID { owners.insert(object) }
        guard let property = event.property, wanted.isEmpty || event.isOf(wanted),
          isTold || event.objectID.map(owners.contains) == true
        else { continue }
        return property.description
      }
    }
    return nil
  }

  /// The events that gave a property another object or struct, or another value to the field. After
  /// an announced change, the query reports the field alone.
  public func values(ofField field: FieldPath, in property: String) -> [Occurrence] {
    let types = types(of: property)
    return runs.indices.flatMap { position -> [Occurrence] in
      let history = FieldHistory(of: field, in: runs[position])
      return values(of: property, ofAnyOf: types, inRun: position)
        .filter { history.mayBelong($0.event) }
        .map { occurrence in
          Occurrence(
            event: occurrence.event.narrowed(to: field), position: position, run: occurrence.run,
            outcome: occurrence.outcome.flatMap(history.narrowed))
        }
    }
  }

  /// The fields that the runs record, each with the property that leads to it: `reg.address.city`.
  public var fieldNames: [String] {
    var names: [String] = []
    var known: Set<String> = []
    for event in runs.flatMap(\.events) {
      StepCounter.count()
      var found: [String] = []
      if let property = event.property {
        found += (event.fields ?? []).flatMap(\.paths).map { "\(property).\($0)" }
      }
      for change in event.changes ?? [] {
        let paths =
          [change.property]
          + (change.fields ?? []).flatMap(\.paths).map { "\(change.property).\($0)" }
        found += (change.holders ?? []).flatMap { holder in paths.map { "\(holder).\($0)" } }
      }
      names += found.filter { known.insert($0).inserted }
    }
    return names
  }
}

/// The values of a field in a run, across objects and structs.
private struct FieldHistory {
  private let field: FieldPath
  /// The writes that changed the field, and the announcements after which the object held another
  /// value or was not read again.
  private var changes: Set<Int> = []
  /// The value of the field in the object that an event reports, by the position of the event.
  private var values: [Int: ValueDescription] = [:]

  init(of field: FieldPath, in run: Timeline) {
    self.field = field
    /// The latest values, by the numbers of the objects.
    var latest: [Int: ValueDescription] = [:]
    /// The announcements of an object since an event last reported its fields.
    var pending: [Int: Set<Int>] = [:]
    for event in run.events {
      StepCounter.count()
      let value = event.value(ofField: field)
      guard let object = event.objectID else {
        if value != nil { changes.insert(event.index) }
        continue
      }
      if event.fields != nil {
        let announcements = pending.removeValue(forKey: object) ?? []
        if value != nil { changes.formUnion(announcements) }
      }
      if let value { latest[object] = value }
      if event.name == .willChange { pending[object, default: []].insert(event.index) }
      values[event.index] = latest[object]
    }
    for announcements in pending.values { changes.formUnion(announcements) }
  }

  /// False for an event of the property that concerns another field.
  func mayBelong(_ event: Event) -> Bool {
    if let change = event.change { return change.concerns(field) }
    if let changes = event.changes { return changes.contains { $0.concerns(field) } }
    return switch event.name {
    case .wrote, .willChange: changes.contains(event.index)
    default: true
    }
  }

  /// The event that reports what an object held, reduced to the field.
  func narrowed(_ event: Event) -> Event? {
    guard let value = values[event.index], case .holds(let property, _, let id) = event.kind else {
      return nil
    }
    var event = event
    event.kind = .holds(property: property.appending(field), value: value, id: id)
    return event
  }
}

extension Event {
  /// The value that the event reports for the field, where it reports one.
  fileprivate func value(ofField path: FieldPath) -> ValueDescription? {
    fields?.field(at: path)?.value
  }

  /// The event with the change of the field alone, where the event knows its old and its new value.
  fileprivate func narrowed(to path: FieldPath) -> Event {
    var event = self
    switch kind {
    case .stored(let property, _):
      guard let value = value(ofField: path) else { return self }
      event.kind = .stored(property: property.appending(path), value: value)
    case .wrote(let property, _, _):
      guard let field = fields?.field(at: path), let old = field.old else { return self }
      event.kind = .wrote(property: property.appending(path), old: old, new: field.value)
    case .willChange(let object, let id, let change?, let subscribers):
      event.kind = .willChange(
        object: object, id: id, change: change.narrowed(to: path), subscribers: subscribers)
    case .observed(let changes):
      event.kind = .observed(changes: changes.map { $0.narrowed(to: path) })
    default: return self
    }
    return event
  }
}

extension ObjectChange {
  /// True if the change is one of the field. The record may not know the fields of the value.
  fileprivate func concerns(_ path: FieldPath) -> Bool {
    guard path.first == property else { return false }
    let rest = path.dropFirst()
    return rest.isEmpty || fields?.field(at: rest) != nil
  }

  fileprivate func narrowed(to path: FieldPath) -> ObjectChange {
    let rest = path.dropFirst()
    guard path.first == property, let field = fields?.field(at: rest) else { return self }
    return ObjectChange(
      type: type, property: path.joined(separator: "."), old: field.old ?? "nil", new: field.value,
      holders: holders, objectID: objectID, fields: field.fields, isUnsent: isUnsent)
  }
}

extension FieldValue {
  /// The paths to the field and to the fields in it; none for an element of an array.
  fileprivate var paths: [String] {
    isElement ? [] : [name] + (fields ?? []).flatMap(\.paths).map { "\(name).\($0)" }
  }
}

extension [FieldValue] {
  fileprivate func field(at path: FieldPath) -> FieldValue? {
    guard let field = first(where: { $0.name == path.first }) else { return nil }
    let rest = path.dropFirst()
    return rest.isEmpty ? field : field.fields?.field(at: rest)
  }
}

extension PropertyPath {
  fileprivate func appending(_ path: FieldPath) -> PropertyPath {
    path.reduce(self) { $0.appending($1) }
  }
}
