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
    case .subscribed(let property, let object, let id):
      if properties.contains(where: { $0.name == property && !$0.isSubscription }) {
        set(property, object, .new, verb)
        update(property) { $0.object = id }
      } else {
        add(property, verb) { $0.isSubscription = true }
      }
    case .unsubscribed(let property, _): unsubscribe(property, verb)
    case .wrote(let property, _, let value): set(property, value, .changed, verb)
    case .holds(let property, let value): hold(property, value)
    case .wroteEqual(let property, _), .writeIgnored(let property?, _, _):
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
    _ name: String, _ verb: String, _ change: (inout KeptProperty) -> Void
  ) {
    var property = KeptProperty(name: name)
    property.marks.mark(.new)
    property.marks.note = verb
    change(&property)
    properties.append(property)
  }

  private mutating func set(
    _ name: String, _ value: String, _ sign: ViewTree.Sign, _ verb: String
  ) {
    update(name) {
      $0.value = value
      $0.isChanging = false
      $0.marks.mark(sign)
      $0.marks.note = verb
    }
  }

  private mutating func hold(_ name: String, _ value: String?) {
    if value != nil { isQueued = false }
    update(name) {
      $0.isChanging = value == nil
      if let value { $0.find(value) }
    }
  }

  private mutating func unsubscribe(_ name: String, _ verb: String) {
    let index = properties.lastIndex { $0.name == name && $0.isSubscription && !$0.isRemoved }
    guard let index else { return update(name) { $0.marks.note = verb } }
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
        let isContainer = properties.contains { $0.name.hasPrefix(property.name + ".") }
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
      name: name, type: type, value: value.map(withoutTypeArguments),
      sign: inAct ? marks.inAct : marks.atStep,
      note: moment ?? ending, isContainer: isContainer, isKept: !isPassedOver)
  }
}

/// `Box(value: 1)` for `Box<Int>(value: 1)`: the type stands with the property's declaration.
private func withoutTypeArguments(_ value: String) -> String {
  guard let begin = value.firstIndex(of: "<"),
    value[..<begin].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
    let end = value.end(of: ">(", closing: begin)
  else { return value }
  return value[..<begin] + "(" + value[end...]
}

extension String {
  /// Behind `mark`, where it begins with the bracket that closes the one at `start`.
  fileprivate func end(of mark: String, closing start: Index) -> Index? {
    var depth = 0
    for index in self[start...].indices {
      if self[index] == "<" { depth += 1 }
      if self[index] == ">" { depth -= 1 }
      guard depth == 0 else { continue }
      let rest = self[index...]
      return rest.hasPrefix(mark) ? self.index(index, offsetBy: mark.count) : nil
    }
    return nil
  }
}
