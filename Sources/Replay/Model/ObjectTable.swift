@_spi(Steps) import StateLabCore

/// The objects that the properties of mounted views hold, at a moment of a run.
public struct ObjectTable: Hashable, Sendable {
  public private(set) var objects: [Object] = []

  /// An object with its number in the recording.
  public struct Object: Hashable, Sendable {
    public let id: Int
    public fileprivate(set) var value: ValueDescription?
    public fileprivate(set) var holders: [Holder] = []
    public fileprivate(set) var state: State?
  }

  /// A property of a view that holds an object.
  public struct Holder: Hashable, Sendable {
    public let view: Int
    public let property: PropertyPath
    /// True if the view updates when the object announces a change.
    public fileprivate(set) var isSubscribed: Bool
  }

  public enum State: String, Hashable, Codable, Sendable {
    /// The object has announced a change, and still has its old values.
    case changing
    /// No code holds the object any longer.
    case released
  }

  public init() {}

  /// Applies the events of a run in order.
  public mutating func apply(_ event: Event) {
    guard let id = event.objectID else {
      if event.name == .removed, let view = event.view { release(holdersIn: view) }
      return
    }
    switch event.kind {
    case .subscribed(let property?, let value, _, _):
      change(id) { object in
        object.value = value
        object.hold(property, of: event.view, isSubscribed: true)
      }
    case .unsubscribed(let property?, _, _):
      change(id) { object in
        object.holders.removeAll { $0.view == event.view && $0.property == property }
      }
    case .holds(let property, let value, _):
      change(id) { object in
        object.hold(property, of: event.view, isSubscribed: false)
        guard let value else { return }
        object.value = value
        object.state = nil
      }
    case .willChange(let value, _, _, _):
      change(id) { object in
        object.value = value
        object.state = .changing
      }
    case .released:
      change(id) { object in
        object.holders = []
        object.state = .released
      }
    default: break
    }
  }

  private mutating func change(_ id: Int, _ change: (inout Object) -> Void) {
    let place = objects.firstIndex { $0.id >= id } ?? objects.count
    if place == objects.count || objects[place].id != id {
      objects.insert(Object(id: id), at: place)
    }
    change(&objects[place])
  }

  private mutating func release(holdersIn view: Int) {
    for index in objects.indices { objects[index].holders.removeAll { $0.view == view } }
  }
}

extension Timeline {
  /// The names of the objects that publish changes, by their numbers in the recording: `Likes`, or
  /// `Likes #2` for the second one of several of the class, in the order in which events name them.
  public var objectNames: [Int: String] {
    objectTypes.mapValues { type, number in number.map { "\(type) #\($0)" } ?? type }
  }

  /// The class of each object, and its number among several of the class.
  public var objectTypes: [Int: (type: String, number: Int?)] {
    var types: [Int: String] = [:]
    var order: [Int] = []
    for event in events {
      StepCounter.count()
      let changed = event.changes?.map { ($0.objectID, Optional($0.type)) } ?? []
      for case (let id?, let type?) in [(event.objectID, event.change?.type ?? event.type)]
        + changed
      where types[id] == nil {
        types[id] = type
        order.append(id)
      }
    }
    let ids = Dictionary(grouping: order) { types[$0] ?? "" }
    return ids.reduce(into: [:]) { result, entry in
      for (position, id) in entry.value.enumerated() {
        result[id] = (entry.key, entry.value.count > 1 ? position + 1 : nil)
      }
    }
  }
}

extension Timeline {
  /// The names of the `@Observable` objects that events reach through a property of the same name as
  /// another object, such as `item` of each row; by their numbers in the recording.
  package var namesOfSharers: [Int: String] {
    var ids: [PropertyPath: Set<Int>] = [:]
    for change in events.lazy.compactMap(\.changes).joined() {
      StepCounter.count()
      guard let id = change.objectID, let holder = change.holders?.first else { continue }
      ids[holder, default: []].insert(id)
    }
    let sharers = ids.values.filter { $0.count > 1 }.reduce(into: Set()) { $0.formUnion($1) }
    return sharers.isEmpty ? [:] : objectNames.filter { sharers.contains($0.key) }
  }
}

extension ObjectTable.Object {
  fileprivate mutating func hold(_ property: PropertyPath, of view: Int?, isSubscribed: Bool) {
    guard let view else { return }
    if let index = holders.firstIndex(where: { $0.view == view && $0.property == property }) {
      holders[index].isSubscribed = holders[index].isSubscribed || isSubscribed
    } else {
      holders.append(.init(view: view, property: property, isSubscribed: isSubscribed))
    }
  }
}
