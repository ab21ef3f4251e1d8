/// The events of a run, in order.
public struct Trace: Sendable, RandomAccessCollection {
  /// Every event, each at its own ``Event/index``.
  public let events: [Event]
  /// The views of the events, and their ancestors, each at its own ``ViewIdentity/id``.
  public let views: [ViewIdentity]
  /// The names of the program's types in the events.
  private let types: TypeTable<TypeIdentity>

  /// A trace of these events and of their views, which must be in the order of their numbers.
  public init(_ events: [Event] = [], at views: [ViewIdentity] = []) {
    self.init(events, at: views, types: TypeTable())
  }

  /// A trace with the names of its types, which ``bodyCount(of:)`` needs to distinguish two types
  /// of one name.
  init(_ events: [Event], at views: [ViewIdentity], types: TypeTable<TypeIdentity>) {
    self.events = events
    self.views = views
    self.types = types
  }

  public var startIndex: Int { events.startIndex }
  public var endIndex: Int { events.endIndex }
  public subscript(index: Int) -> Event { events[index] }
}

extension Trace: Hashable {
  public static func == (a: Trace, b: Trace) -> Bool { a.events == b.events && a.views == b.views }
  public func hash(into hasher: inout Hasher) { hasher.combine(events) }
}

// MARK: Queries

extension Trace {
  /// The view of an event; nil for an event without a view.
  public func view(of event: Event) -> ViewIdentity? { event.view.map { views[$0] } }

  /// The number of times that `body` of this type ran; another type of the same name does not
  /// count.
  func bodyCount(ofType type: Any.Type) -> Int {
    guard let identity = types[type] else { return 0 }
    return bodyCount { $0.type == identity }
  }

  /// The number of times that `body` ran, over all views whose type has this short name. For a
  /// generic type, all specializations count, unless the name selects one: `Card<Text>`. If several
  /// types have the name, the name must be unambiguous: `Gallery.Row` or, for types in functions,
  /// `Row (2)`. Otherwise the result is nil, which equals no number, and a printed line lists the
  /// names (our choice: a sum would be the count of no type).
  public func bodyCount(ofViewNamed name: String) -> Int? {
    let names = types(called: name).distinctNames
    if names.count > 1 {
      print("bodyCount(ofViewNamed:): \(name) could be \(names.joined(separator: " or ")).")
      return nil
    }
    return bodyCount { $0.type.isCalled(name) }
  }

  /// The types of views with this name, in the order of their first events.
  public func types(called name: String) -> [TypeIdentity] {
    var types: [TypeIdentity] = []
    for case let type? in lazy.map({ view(of: $0)?.type })
    where type.isCalled(name) && !types.contains(type) {
      types.append(type)
    }
    return types
  }

  private func bodyCount(where isMeant: (ViewIdentity) -> Bool) -> Int {
    read { event -> Event? in
      guard case .body = event.kind, let view = view(of: event), isMeant(view) else { return nil }
      return event
    }.count
  }

  /// The printed lines, in order.
  public var printed: [String] {
    read { if case .printed(let text) = $0.kind { text } else { nil } }
  }

  /// The runtime messages, in order.
  public var warnings: [RuntimeWarning] {
    read { if case .warning(let warning) = $0.kind { warning } else { nil } }
  }

  /// The writes that changed the property with this name, in order.
  public func writes(to property: String) -> [Event] {
    read { event -> Event? in
      guard case .wrote(let written, _, _) = event.kind, written.description == property else {
        return nil
      }
      return event
    }
  }

  /// Collects the results of `value` for the events, and notes that code read the events with a
  /// result.
  private func read<Value>(_ value: (Event) -> Value?) -> [Value] {
    var found: [Value] = []
    var positions: [Int] = []
    for event in events {
      guard let value = value(event) else { continue }
      found.append(value)
      positions.append(event.index)
    }
    Recorder.current?.noteReading(of: positions)
    return found
  }
}
