import StateLabCore

/// Why something happened, in sentences, the newest first, down to what began it.
struct Causes: Hashable {
  /// The event itself, then its causes; what began it has no line here.
  let steps: [Account]
  /// `It began with a tap on "Change text".`
  let beginning: String
  /// Positions of the actions that began it.
  let actions: [Int]
  /// Whether the event's own sentence says what began it.
  let isBegunDirectly: Bool

  /// A step in a sentence.
  struct Account: Hashable {
    let address: String
    let index: Int
    let sentence: String
  }

  init(of event: Event, in trace: Trace, _ narrator: Narrator) {
    let chain = trace.why(event)
    steps = chain.filter(\.isStep).map { Account($0, narrator) }
    let roots = chain.filter { $0.causes.isEmpty && ($0.index != event.index || $0.isAction) }
    beginning = narrator.beginning(roots.reversed())
    actions = chain.filter(\.isAction).map(\.index).reversed()
    isBegunDirectly = !roots.isEmpty && roots.allSatisfy { event.causes.contains($0.index) }
  }

  var blocks: [Document.Block] {
    [.entries(steps.map(\.entry)), .prose(Line(beginning))]
  }

  /// For a reader with little room: the first of many, and where the others are.
  func shortBlocks(under profile: Profile) -> [Document.Block] {
    // One more where that is all: a line which says that one is hidden takes as much room.
    guard steps.count > Self.mostShown + 1, let address = steps.first?.address else {
      return blocks
    }
    let hidden = steps.count - Self.mostShown
    return [
      .entries(steps.prefix(Self.mostShown).map(\.entry)),
      .note(
        Line("and \(hidden) causes more: ", .quiet)
          + Line("statelab why \(address)\(profile.suffix)")),
      .prose(Line(beginning)),
    ]
  }

  static let mostShown = 7
}

/// What a step led to, in order, and how much of that hangs on it alone. That is a matter of what is
/// recorded: what would have happened otherwise, had something else come first, no trace can say.
struct Consequences: Hashable {
  let effects: [Effect]

  struct Effect: Hashable {
    let account: Causes.Account
    /// Whether every recorded chain of its causes goes through the step.
    let hangsOnIt: Bool
  }

  private let address: String

  init(of event: Event, in trace: Trace, _ narrator: Narrator) {
    let dependent = Set(trace.effects(onlyOf: event).map(\.index))
    address = narrator.steps[event.index] ?? "it"
    effects = trace.effects(of: event).filter(\.isStep).map {
      Effect(account: .init($0, narrator), hangsOnIt: dependent.contains($0.index))
    }
  }

  var blocks: [Document.Block] {
    if effects.isEmpty { return [.prose(Line("No later step names \(address) as its cause."))] }
    let areAllAlike = Set(effects.map(\.hangsOnIt)).count == 1
    let entries = effects.map { effect in
      Document.Entry(
        name: effect.account.address,
        meaning: Line(effect.account.sentence)
          + Line(effect.hangsOnIt && !areAllAlike ? " Only through \(address)." : "", .strong))
    }
    return [.entries(entries)] + [.prose(Line(judgement))]
  }

  /// What of it nothing else brought about.
  private var judgement: String {
    switch (effects.count(where: \.hangsOnIt), effects.count) {
    case (1, 1):
      "Nothing else brought it about: without \(address) it would not have happened here."
    case (0, 1): "It goes back to another recorded cause besides."
    case (0, _): "Each of these goes back to another recorded cause besides."
    case (let all, let count) where all == count:
      "Nothing else brought these about: without \(address) they would not have happened here."
    case (let some, let count):
      "Where it says \"Only through \(address)\", nothing else brought the step about: without it, it "
        + "would not have happened here. "
        + (count - some == 1
          ? "The other goes back to another recorded cause besides."
          : "The others go back to another recorded cause besides.")
    }
  }
}

extension Causes.Account {
  init(_ event: Event, _ narrator: Narrator) {
    address = narrator.steps[event.index] ?? ""
    index = event.index
    sentence = narrator.account(of: event)
  }

  var entry: Document.Entry { .init(name: address, meaning: Line(sentence)) }
}
