@_spi(Steps) import StateLabCore

extension TraceQuery {
  /// The property that holds an object or a struct with this field, and the field: `vm` and
  /// `results` for `vm.results` or `results`.
  public func holder(ofField name: String) -> (property: String, field: String)? {
    let path = name.split(separator: ".").map(String.init)
    guard let field = path.last else { return nil }
    let wanted = path.dropLast().joined(separator: ".")
    for run in runs {
      /// The numbers of the objects with such a field.
      var owners: Set<Int> = []
      for event in run.events {
        StepCounter.count()
        if let changes = event.changes, wanted.isEmpty || event.isOf(wanted) {
          let holders = changes.filter { $0.property == field }.flatMap { $0.holders ?? [] }
          let holder = holders.first { wanted.isEmpty || $0.isCalled(wanted) }
          if let holder { return (holder.description, field) }
        }
        let isTold = event.value(ofField: field) != nil
        if isTold, let object = event.objectID { owners.insert(object) }
        guard let property = event.property, wanted.isEmpty || event.isOf(wanted),
          isTold || event.objectID.map(owners.contains) == true
        else { continue }
        return (property.description, field)
      }
    }
    return nil
  }

  /// The events that gave a property another object or struct, or another value to the field. After
  /// an announced change, the query reports the field alone.
  public func values(ofField field: String, in property: String) -> [Occurrence] {
    let types = types(of: property)
    return runs.indices.flatMap { position -> [Occurrence] in
      let history = FieldHistory(of: field, in: runs[position])
      return values(of: property, ofAnyOf: types, inRun: position)
        .filter { history.mayBelong($0.event) }
        .map { occurrence in
          var occurrence = occurrence
          occurrence.outcome = occurrence.outcome.flatMap(history.narrowed)
          return occurrence
        }
    }
  }
}

/// The values of a field in a run, across objects and structs.
private struct FieldHistory {
  private let field: String
  /// The writes that changed the field, and the announcements after which the object held another
  /// value or was not read again.
  private var changes: Set<Int> = []
  /// The value of the field in the object that an event reports, by the position of the event.
  private var values: [Int: ValueDescription] = [:]

  init(of field: String, in run: Timeline) {
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
    if let change = event.change { return change.property == field }
    if let changes = event.changes { return changes.contains { $0.property == field } }
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
  func value(ofField name: String) -> ValueDescription? { fields?.first { $0.name == name }?.value }
}
