import StateLabCore

/// A view while a trace is gone through: what is known of it so far.
struct MountedView {
  let identity: ViewIdentity
  let name: String
  /// A control of the laboratory's own, which is told of only where something happens to it.
  let isControl: Bool
  var properties: [KeptProperty] = []
  var isQueued = false
  var isRemoved = false
  /// `body, 2nd time`, where it ran since the action.
  var body: String?
  var marks = Marks()

  /// The property at this path, with what `change` makes of it.
  mutating func update(_ property: PropertyPath?, _ change: (inout KeptProperty) -> Void) {
    guard let property else { return }
    if let index = properties.firstIndex(where: { $0.path == property }) {
      change(&properties[index])
    }
  }

  /// Where it stands among the views inside its parent: by the number that tells it from a sibling,
  /// its place or its id, as long as those stand in order themselves. Else after all of them, since
  /// no event says where.
  func place(among views: ArraySlice<MountedView>) -> Int {
    let isLater = views.map { other in identity.isBefore(other.identity) }
    guard let first = isLater.firstIndex(of: true), !isLater[first...].contains(false) else {
      return views.endIndex
    }
    return views.startIndex + first
  }
}

/// A property of a mounted view, or a publisher that the view listens to.
struct KeptProperty {
  /// Nil for a publisher, which is in no property.
  let path: PropertyPath?
  let name: String
  var type = ""
  var value: ValueDescription?
  /// The number of the object that the view follows here.
  var object: Int?
  var isPassedOver = false
  /// The object has said that it is about to change, and nobody has looked since.
  var isChanging = false
  var isSubscription: Bool { path == nil }
  var isRemoved = false
  var marks = Marks()

  /// The value is this. Changed is only what is another one than was told last: of observable objects
  /// those that nobody touched are told too.
  mutating func find(_ value: ValueDescription) {
    if let old = self.value, old != value { marks.mark(.changed) }
    self.value = value
  }
}

/// What happened to a view or a property, at the last step and since the last action.
struct Marks {
  private(set) var atStep: ViewTree.Sign?
  private(set) var inAct: ViewTree.Sign?
  /// The verb of what happened at the last step.
  var note: String?

  mutating func mark(_ sign: ViewTree.Sign) {
    atStep = sign
    // What is new stays new for the action, whatever happens to it then.
    if inAct != .new || sign == .removed { inAct = sign }
  }

  mutating func endStep() {
    atStep = nil
    note = nil
  }

  mutating func endAct() {
    endStep()
    inAct = nil
  }
}

extension ViewIdentity {
  /// Whether it comes first by the number of its place or id, where the two part; nil where they part
  /// in anything else.
  func isBefore(_ other: ViewIdentity) -> Bool? {
    let pair = zip(lineage, other.lineage).first { $0.id != $1.id }
    guard let keys = pair.flatMap({ zip($0.keys, $1.keys).first { $0 != $1 } }),
      let own = keys.0.order, let other = keys.1.order, own != other
    else { return nil }
    return own < other
  }
}
