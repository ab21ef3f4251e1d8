import StateLabCore

/// The state of a view at one moment of the iteration over a run.
struct TrackedView {
  let id: Int
  /// True for a control of the laboratory's own. Such a view is listed only when an event occurs at
  /// it.
  let isControl: Bool
  private(set) var isRemoved = false
  private var isQueued = false
  private var bodyCount: Int?
  private var marks = Marks()
  private var properties: [Property] = []
  private var lastProperty = -1
  /// True if the view was listed before; and true if a change is pending.
  private var isListed = false
  private var hasChanged = true

  init(id: Int, isControl: Bool) {
    self.id = id
    self.isControl = isControl
    if !isControl { marks.mark(.new) }
  }

  /// A property, or a publisher that the view subscribes to.
  private struct Property {
    let id: Int
    /// Nil for a publisher, which belongs to no property.
    let path: PropertyPath?
    let name: String
    var type: String?
    var value: ValueDescription?
    /// The number of the object that the view observes here, or of its subscription to a publisher.
    var object: Int?
    var status: PropertyChange.Status?
    var marks = Marks()
    var hasChanged = true

    /// Sets the value. Only a value that differs from the last reported one is marked as changed,
    /// because events also report observable objects without a change.
    mutating func find(_ value: ValueDescription) {
      if let old = self.value, old != value { marks.mark(.changed) }
      self.value = value
      hasChanged = true
    }
  }

  /// True if the object in some property is about to change.
  var isChanging: Bool { properties.contains { $0.status == .changing } }

  // MARK: Events

  mutating func take(_ event: Event) {
    hasChanged = true
    let value = event.new ?? event.value ?? event.object
    switch event.name {
    case .found: add(event)
    case .passedOver: add(event, .passedOver)
    case .subscribed where event.property == nil: add(event, .subscribed)
    case .unsubscribed where event.property == nil: unsubscribe(event)
    case .stored, .created, .subscribed: set(event, value, .new)
    case .wrote: set(event, value, .changed)
    case .holds: hold(event)
    case .wroteEqual, .writeIgnored, .unsubscribed: update(event) { $0.marks.event = event.name }
    case .updated:
      isQueued = false
      update(event) { $0.marks.event = event.name }
    case .queued: isQueued = true
    case .body:
      isQueued = false
      bodyCount = event.count
      marks.event = .body
      marks.mark(event.count == 1 ? .new : .changed)
    case .redrawn:
      isQueued = false
      marks.event = .redrawn
      marks.mark(.changed)
    case .bodySkipped:
      isQueued = false
      marks.event = .bodySkipped
    case .removed: leave()
    default: marks.event = event.name
    }
  }

  mutating func leave() {
    hasChanged = true
    isRemoved = true
    isQueued = false
    marks.mark(.removed)
    marks.event = .removed
    for index in properties.indices {
      properties[index].marks.mark(.removed)
      properties[index].hasChanged = true
    }
  }

  /// Gives a property that is marked as changing the value that the latest announcement of its
  /// object reports.
  mutating func takeAnnounced(_ announced: Event) {
    for index in properties.indices {
      let property = properties[index]
      guard property.status == .changing, property.object == announced.objectID,
        let object = announced.object
      else { continue }
      hasChanged = true
      properties[index].find(object)
    }
  }

  mutating func beginStep() {
    marks.endStep()
    // A subscription that ended is shown once; otherwise ended subscriptions would hide active
    // ones.
    properties.removeAll { $0.status == .unsubscribed }
    for index in properties.indices { properties[index].marks.endStep() }
  }

  mutating func beginAct() {
    marks.endAct()
    bodyCount = nil
    for index in properties.indices { properties[index].marks.endAct() }
  }

  // MARK: Properties

  private mutating func add(_ event: Event, _ status: PropertyChange.Status? = nil) {
    lastProperty += 1
    var property = Property(
      id: lastProperty, path: event.property,
      name: event.property?.description ?? event.object?.literal ?? "", type: event.type,
      object: event.objectID, status: status)
    property.marks.mark(.new)
    property.marks.event = event.name
    properties.append(property)
  }

  private mutating func update(_ event: Event, _ change: (inout Property) -> Void) {
    guard let path = event.property,
      let index = properties.firstIndex(where: { $0.path == path })
    else { return }
    change(&properties[index])
    properties[index].hasChanged = true
  }

  private mutating func set(_ event: Event, _ value: ValueDescription?, _ mark: Mark) {
    update(event) {
      $0.value = value
      if $0.status == .changing { $0.status = nil }
      if event.name == .subscribed { $0.object = event.objectID }
      $0.marks.mark(mark)
      $0.marks.event = event.name
    }
  }

  private mutating func hold(_ event: Event) {
    if event.value != nil { isQueued = false }
    update(event) {
      $0.status = event.value == nil ? .changing : nil
      if let value = event.value { $0.find(value) }
    }
  }

  private mutating func unsubscribe(_ event: Event) {
    let name = event.object?.literal
    let ended = properties.lastIndex {
      $0.status == .subscribed && $0.name == name && $0.object == event.objectID
    }
    guard let index = ended else { return }
    properties[index].status = .unsubscribed
    properties[index].marks.mark(.removed)
    properties[index].marks.event = event.name
    properties[index].hasChanged = true
  }

  // MARK: What changed

  /// The change since the last call.
  ///
  /// - Parameter place: The view's place among the listed views, evaluated where the view is listed
  ///   for the first time.
  mutating func takeChange(at place: @autoclosure () -> Int) -> ViewChange? {
    guard hasChanged else { return nil }
    defer {
      hasChanged = false
      isListed = true
      for index in properties.indices { properties[index].hasChanged = false }
    }
    return ViewChange(
      view: id, place: isListed ? nil : place(),
      status: isRemoved ? .removed : isQueued ? .queued : nil, mark: marks.atStep,
      markInAct: marks.inAct, event: marks.event, bodyCount: bodyCount,
      properties: properties.filter(\.hasChanged).map { property in
        PropertyChange(
          id: property.id, path: property.path, name: property.name, type: property.type,
          value: property.value, status: property.status, mark: property.marks.atStep,
          markInAct: property.marks.inAct, event: property.marks.event)
      })
  }
}

/// The marks of a view or a property, at the last step and since the last action.
private struct Marks {
  private(set) var atStep: Mark?
  private(set) var inAct: Mark?
  /// The event of the last step.
  var event: Event.Name?

  mutating func mark(_ mark: Mark) {
    atStep = mark
    // New things stay new for the whole action.
    if inAct != .new || mark == .removed { inAct = mark }
  }

  mutating func endStep() {
    atStep = nil
    event = nil
  }

  mutating func endAct() {
    endStep()
    inAct = nil
  }
}
