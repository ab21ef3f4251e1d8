/// A view while a trace is gone through: what is known of it so far.
struct MountedView {
  let path: String
  let name: String
  /// A control of the laboratory's own, which is told of only where something happens to it.
  let isControl: Bool
  var properties: [KeptProperty] = []
  var isQueued = false
  var isRemoved = false
  /// `body, 2nd time`, where it ran since the action.
  var body: String?
  var marks = Marks()

  func isInside(_ other: String) -> Bool {
    path.hasPrefix(other + "/") || path.hasPrefix(other + "[")
  }

  /// The property with this name, with what `change` makes of it.
  mutating func update(_ property: String, _ change: (inout KeptProperty) -> Void) {
    if let index = properties.firstIndex(where: { $0.name == property }) {
      change(&properties[index])
    }
  }
}

/// A property of a mounted view, or a publisher that the view listens to.
struct KeptProperty {
  let name: String
  var type = ""
  var value: String?
  /// The number of the object that the view follows here.
  var object: Int?
  var isPassedOver = false
  /// The object has said that it is about to change, and nobody has looked since.
  var isChanging = false
  var isSubscription = false
  var isRemoved = false
  var marks = Marks()

  /// The value is this. Changed is only what is another one than was told last: of observable objects
  /// those that nobody touched are told too.
  mutating func find(_ value: String) {
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
