import StateLabCore

extension MountedView {
  /// What an event says about the view or one of its properties.
  mutating func take(_ event: Event) {
    let verb = event.kind.verb
    switch event.kind {
    case .found(let property, let type):
      add(property, verb) { $0.type = type }
    case .passedOver(let property, let type):
      add(property, verb) {
        $0.type = type
        $0.isPassedOver = true
      }
    case .stored(let property, let value), .created(let property, let value):
      set(property, value, .new, verb)
    case .subscribed(let property?, let object, let id):
      set(property, object, .new, verb)
      update(property) { $0.object = id }
    case .unsubscribed(let property?, _): update(property) { $0.marks.note = verb }
    case .subscribed(nil, let publisher, _): add(nil, named: publisher.literal, verb) { _ in }
    case .unsubscribed(nil, let publisher): unsubscribe(publisher.literal, verb)
    case .wrote(let property, _, let value): set(property, value, .changed, verb)
    case .holds(let property, let value): hold(property, value)
    case .wroteEqual(let property, _), .writeIgnored(let property?, _, _, _):
      update(property) { $0.marks.note = verb }
    case .updated(let property):
      isQueued = false
      update(property) { $0.marks.note = verb }
    case .queued:
      isQueued = true
      marks.note = verb
    case .body(let count):
      isQueued = false
      body = "\(verb), \(ordinal(count)) time"
      marks.note = body
      marks.mark(count == 1 ? .new : .changed)
    case .redrawn:
      isQueued = false
      marks.note = verb
      marks.mark(.changed)
    case .bodySkipped:
      isQueued = false
      marks.note = verb
    case .removed: leave()
    default: marks.note = verb
    }
  }

  mutating func leave() {
    isRemoved = true
    isQueued = false
    marks.mark(.removed)
    marks.note = "removed"
    for index in properties.indices { properties[index].marks.mark(.removed) }
  }

  mutating func endStep() {
    marks.endStep()
    // A subscription that ended is told once, or dead ones would hide those that live.
    properties.removeAll(where: \.isRemoved)
    for index in properties.indices { properties[index].marks.endStep() }
  }

  mutating func endAct() {
    marks.endAct()
    body = nil
    for index in properties.indices { properties[index].marks.endAct() }
  }

  // MARK: Properties

  private mutating func add(
    _ path: PropertyPath?, named name: String? = nil, _ verb: String,
    _ change: (inout KeptProperty) -> Void
  ) {
    var property = KeptProperty(path: path, name: name ?? path?.description ?? "")
    property.marks.mark(.new)
    property.marks.note = verb
    change(&property)
    properties.append(property)
  }

  private mutating func set(
    _ property: PropertyPath, _ value: ValueDescription, _ sign: ViewTree.Sign, _ verb: String
  ) {
    update(property) {
      $0.value = value
      $0.isChanging = false
      $0.marks.mark(sign)
      $0.marks.note = verb
    }
  }

  private mutating func hold(_ property: PropertyPath, _ value: ValueDescription?) {
    if value != nil { isQueued = false }
    update(property) {
      $0.isChanging = value == nil
      if let value { $0.find(value) }
    }
  }

  private mutating func unsubscribe(_ name: String, _ verb: String) {
    let index = properties.lastIndex { $0.name == name && $0.isSubscription && !$0.isRemoved }
    guard let index else { return }
    properties[index].isRemoved = true
    properties[index].marks.mark(.removed)
    properties[index].marks.note = verb
  }
}

// MARK: The picture

extension MountedView {
  func told(inside parent: String?, depth: Int, inAct: Bool) -> ViewTree.View {
    let waiting = isRemoved ? "removed" : isQueued ? "queued" : nil
    return ViewTree.View(
      name: name, parent: parent, depth: depth,
      properties: properties.map { property in
        let isContainer = properties.contains { inner in
          property.path.flatMap { inner.path?.isInside($0) } ?? false
        }
        return property.told(isContainer: isContainer, inAct: inAct)
      },
      sign: inAct ? marks.inAct : marks.atStep,
      note: inAct ? waiting ?? body : marks.note ?? waiting)
  }
}

extension KeptProperty {
  fileprivate func told(isContainer: Bool, inAct: Bool) -> ViewTree.Property {
    let lasting =
      isChanging ? "old value" : isPassedOver ? "passed over" : isSubscription ? "subscribed" : nil
    let ending = isRemoved ? "unsubscribed" : lasting
    let moment = inAct ? nil : isChanging ? nil : marks.note
    return ViewTree.Property(
      name: name, type: type, value: value?.brief,
      sign: inAct ? marks.inAct : marks.atStep,
      note: moment ?? ending, isContainer: isContainer, isKept: !isPassedOver)
  }
}
