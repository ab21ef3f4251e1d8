@_spi(Steps) import StateLabCore

extension TraceQuery {
  /// A value at the end of a run, and the view with the property that leads to it.
  public struct LastValue: Hashable, Sendable {
    /// `Row #2`; nil where the event names no view.
    public let view: String?
    public let value: ValueDescription
  }

  /// The values at the end of the last run: of `count`, of `model.name` for a field of an object or
  /// a struct, of `name` alone, of `Row.count` for one of several views, or of `Model.name` for an
  /// object of this type. One for each mounted view with such a property.
  public func lastValues(of name: String) -> [LastValue] {
    guard let run = runs.last else { return [] }
    let names = name.split(separator: ".").map(String.init)
    let values = LastValues(in: run)
    let whole = values.values(of: names, in: nil)
    if !whole.isEmpty || names.count < 2 { return whole }
    return values.values(of: Array(names.dropFirst()), in: names[0])
  }
}

/// The values of properties and of their fields at the end of a run.
private struct LastValues {
  private let run: Timeline
  /// The values of the properties of mounted views.
  private var values: [Holder: ValueDescription] = [:]
  /// The number of the object that a property holds.
  private var objects: [Holder: Int] = [:]
  /// The fields of objects, and those of structs and of objects without a number: `plan`, and
  /// `address.city` for a field of a struct in them.
  private var fields: [Owner: [String: ValueDescription]] = [:]

  private struct Holder: Hashable {
    let view: Int?
    let path: PropertyPath
  }

  private enum Owner: Hashable {
    case object(Int)
    case holder(Holder)
  }

  /// The type of each object that publishes changes.
  private let types: [Int: (type: String, number: Int?)]

  init(in run: Timeline) {
    self.run = run
    types = run.objectTypes
    for event in run.events {
      StepCounter.count()
      take(event)
    }
  }

  private mutating func take(_ event: Event) {
    if event.name == .removed, let view = event.view { return drop(view) }
    let holder = event.property.map { Holder(view: event.view, path: $0) }
    if let holder {
      if let value = event.lastValue { values[holder] = value }
      if let id = event.objectID { objects[holder] = id }
    }
    let owner = event.objectID.map(Owner.object) ?? holder.map(Owner.holder)
    if let owner {
      keep(event.fields ?? [], of: owner)
      if let change = event.change { keep([change.field], of: owner) }
    }
    for change in event.changes ?? [] {
      for path in change.holders ?? [] {
        for holder in [Holder(view: event.view, path: path)]
          + objects.keys.filter({ $0.path == path })
        {
          let owner = objects[holder].map(Owner.object) ?? .holder(holder)
          keep([change.field], of: owner)
        }
      }
    }
  }

  private mutating func keep(_ new: [FieldValue], of owner: Owner, at path: String = "") {
    for field in new where !field.isElement {
      let name = path + field.name
      fields[owner, default: [:]][name] = field.value
      if let inside = field.fields, inside.first?.isElement != true {
        keep(inside, of: owner, at: name + ".")
      } else {
        fields[owner] = fields[owner]?.filter { !$0.key.hasPrefix(name + ".") }
      }
    }
  }

  /// Forgets the properties of a removed view and of the views inside it.
  private mutating func drop(_ view: Int) {
    let gone = Set(values.keys.compactMap(\.view)).filter {
      $0 == view || run.views.isInside($0, view)
    }
    values = values.filter { !gone.contains($0.key.view ?? -1) }
    objects = objects.filter { !gone.contains($0.key.view ?? -1) }
  }

  func values(of names: [String], in owner: String?) -> [TraceQuery.LastValue] {
    let holders = Set(values.keys).union(objects.keys)
      .union(fields.keys.compactMap { if case .holder(let holder) = $0 { holder } else { nil } })
      .filter { owner == nil || isCalled($0, owner ?? "") }
      .sorted { ($0.view ?? -1, $0.path.description) < ($1.view ?? -1, $1.path.description) }
    return holders.compactMap { holder -> TraceQuery.LastValue? in
      value(of: names, in: holder).map {
        TraceQuery.LastValue(view: holder.view.map { run.views[$0].name }, value: $0)
      }
    }
  }

  /// True if the view of a property, or the type of the object in it, has this name.
  private func isCalled(_ holder: Holder, _ name: String) -> Bool {
    if let view = holder.view, run.views[view].name == name || run.views[view].type.isCalled(name) {
      return true
    }
    return objects[holder].flatMap { types[$0]?.type } == name
  }

  private func value(of names: [String], in holder: Holder) -> ValueDescription? {
    if holder.path.segments == names || holder.path.segments.suffix(1) == names {
      if let value = values[holder] { return value }
    }
    let owner = objects[holder].map(Owner.object) ?? .holder(holder)
    for count in names.indices.reversed() {
      let path = names.prefix(count)
      let field = names.dropFirst(count).joined(separator: ".")
      if let value = fields[owner]?[field], holder.path.segments.suffix(count) == path {
        return value
      }
    }
    return nil
  }
}

extension ObjectChange {
  /// The property with its new value.
  fileprivate var field: FieldValue {
    FieldValue(name: property, value: new, old: old, fields: fields)
  }
}

extension Event {
  /// The value that the property has from this event on.
  fileprivate var lastValue: ValueDescription? {
    switch name {
    case .stored, .wrote, .wroteEqual, .holds, .created, .subscribed: new ?? value ?? object
    default: nil
    }
  }
}
