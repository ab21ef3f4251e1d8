/// The events of a run, in order.
public struct Trace: Sendable, RandomAccessCollection {
  /// Every event, each at its own ``Event/index``.
  public let events: [Event]
  /// The views that the events speak of, and their ancestors, each at its own ``ViewIdentity/id``.
  public let views: [ViewIdentity]
  /// The names by which the events call the types of this program.
  private let types: TypeTable<TypeIdentity>

  /// A trace of these events and of the views that they speak of, which must stand in the order of
  /// their numbers.
  public init(_ events: [Event] = [], at views: [ViewIdentity] = []) {
    self.init(events, at: views, types: TypeTable())
  }

  /// A trace with the names of its types, by which ``bodyCount(of:)`` tells two types of one name
  /// apart.
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
  /// The view that an event happened at; nil where there is none.
  public func view(of event: Event) -> ViewIdentity? { event.view.map { views[$0] } }

  /// The number of times that `body` of this type ran; another type of the same name does not count.
  func bodyCount(ofType type: Any.Type) -> Int {
    guard let identity = types[type] else { return 0 }
    return bodyCount { $0.type == identity }
  }

  /// The number of times that `body` ran, over all views whose type has this short name; of a
  /// generic type, over all that it is generic over, unless the name says so: `Card<Text>`. Where
  /// several types have it, a name must say which is meant: `Gallery.Row` or, of those that
  /// functions declare, `Row (2)`; else it is nil, which equals no number, and a line that is printed
  /// says the names (our choice: a sum over both would be the count of neither).
  public func bodyCount(ofViewNamed name: String) -> Int? {
    let names = types(called: name).distinctNames
    if names.count > 1 {
      print("bodyCount(ofViewNamed:): \(name) could be \(names.joined(separator: " or ")).")
      return nil
    }
    return bodyCount { $0.type.isCalled(name) }
  }

  /// The types of views that are called so, in the order in which something happened to them.
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

  /// The lines that `print` printed, in order.
  public var printed: [String] {
    read { if case .printed(let text) = $0.kind { text } else { nil } }
  }

  /// The runtime messages, in order.
  public var warnings: [RuntimeWarning] {
    read { if case .warning(let warning) = $0.kind { warning } else { nil } }
  }

  /// The writes that changed something in the property with this name, in order.
  public func writes(to property: String) -> [Event] {
    read { event -> Event? in
      guard case .wrote(let written, _, _) = event.kind, written.description == property else {
        return nil
      }
      return event
    }
  }

  /// Collects what `value` finds in the events, and notes that a result is read from those where it
  /// found something.
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
