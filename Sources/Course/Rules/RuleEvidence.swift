import StateLabCore

extension Rule {
  /// The signs in a run that this rule is in effect.
  public enum Evidence {
    /// A single event, or a relation between events.
    case trace((Trace) -> Bool)
    /// None, for this reason: no run can then contradict a question that names the rule.
    case none(String)
  }

  /// True if a run contains evidence of the rule. A message of the runtime is evidence of its own
  /// rule.
  public func occurs(in run: Run) -> Bool {
    if run.trace.warnings.contains(where: { $0.rule == name }) { return true }
    switch evidence {
    case .trace(let isThere): return isThere(run.trace)
    case .none: return true
    }
  }

  public var evidence: Evidence {
    Self.evidences[number] ?? .none("no evidence is defined for it")
  }

  private static let evidences: [Int: Evidence] = [
    // Where state is kept.
    1: .trace { $0.has(\.isStored) },
    2: .trace { $0.has(\.isNeverInstalled) || $0.warns("W1") || !$0.has(\.isMount) },
    3: .trace { $0.has(\.isNeverInstalled) },
    4: .trace { $0.warns("W1") || $0.finds("Binding") },
    5: .trace { $0.has(\.isStored) },
    6: .trace { $0.hasStructsAgain || $0.has(\.isMount) },
    7: .trace { $0.has(\.isStored) && $0.hasStructsAgain },
    8: .trace { $0.has(\.isWrite) },
    9: .trace { $0.has(\.isWrite) },
    10: .trace { $0.has(\.isEqualWrite) },
    11: .trace { $0.warns("W2") },
    12: .trace { $0.has(\.isWrite, causedBy: \.isBackground) },
    13: .trace { $0.has(\.isWriteToGone) },
    14: .trace { $0.has(\.isWrite, causedBy: \.isWait) },
    15: .trace { $0.has(\.isRemoved) || $0.storesTwice || $0.hasRowsAgain },
    16: .none("a change inside an instance without an observer records no event"),
    17: .trace { $0.has(\.isWrite) },

    // Causes of a body.
    18: .trace { $0.has(\.isSkipped) || $0.has(\.isBody, causedBy: \.isWrite) || $0.writesIdly },
    19: .trace { $0.finds("Binding") && $0.has(\.isWrite) },
    20: .trace { $0.has(\.isWillChange) },
    21: .trace { $0.finds("Environment") },
    22: .none("a change of a property that no body has read records no event"),
    23: .none("its output is a printed line like any other"),

    // Dynamic properties.
    24: .trace { $0.has(\.isOfWalk) },
    25: .trace { $0.has(\.isUpdated) },
    26: .trace { $0.has(\.isUpdated) },
    27: .trace { $0.has(\.isSkipped) || $0.has(\.isUpdated) || !$0.hasBodyAgain },
    28: .trace { $0.finds("Environment") || $0.warns("W6") },
    29: .trace { $0.has(\.isUpdated) },
    30: .trace { $0.has(\.isUpdated) && ($0.warns("W2") || $0.warns("W3")) },
    31: .trace { $0.finds("StateObject") || $0.finds("ObservedObject") },
    32: .trace { $0.warns("W13") || $0.has(\.isStopped) },

    // Comparing views.
    33: .trace { $0.hasStructsAgain },
    34: .trace { $0.hasStructsAgain },
    35: .trace { $0.hasStructsAgain },
    36: .trace { $0.hasBodyAgain },
    37: .trace { $0.hasStructsAgain && $0.finds("Binding") },

    // Updates and closures.
    38: .trace { $0.writesTogether },
    39: .trace { $0.has(\.isQueued) },
    40: .trace { $0.has(\.isWillChange) },
    41: .trace { $0.has(\.isWrite) || $0.has(\.isWillChange) },
    42: .trace { $0.has(\.isAppeared) },
    43: .trace { $0.has(\.isChanged) || $0.hasBodyAgain },
    44: .trace { $0.warns("W9") || $0.has(\.isStillChanging) },
    45: .trace { $0.has(\.isAppeared) && $0.has(\.isDisappeared) },

    // onReceive.
    46: .trace { $0.has(\.isReceiving) },
    47: .trace { $0.has(\.isReceiving) },
    48: .trace { $0.has(\.isReceiving) && $0.hasBodyAgain },
    49: .trace { $0.has(\.isReceiving) && $0.has(\.isUnsubscribed) },
    50: .trace { $0.has(\.isReceiving) },
    51: .trace { $0.warns("W4") },
    52: .none("when the closure runs is our choice"),
    53: .trace { $0.has(\.isPrinted) || $0.has(\.isReceived) },

    // Observable objects.
    54: .trace { $0.has(\.isCreated) },
    55: .trace { $0.finds("ObservedObject") && $0.hasStructsAgain },
    56: .trace { $0.warns("W5") },
    57: .trace { $0.has(\.isUnsubscribed) && $0.has(\.isSubscribed) },
    58: .trace { $0.finds("EnvironmentObject") || $0.has(\.isStopped) },

    // Bindings.
    59: .trace { $0.finds("Binding") || $0.has(\.isRedrawn) || $0.has(\.isPrinted) },
    60: .none("a constant binding ignores a write without an event"),
    61: .trace { $0.has(\.isWrite) || $0.has(\.isWillChange) || $0.has(\.isRedrawn) },
    62: .trace { $0.finds("Binding") },
    63: .none("an ignored nil records no event"),
    64: .trace { $0.has(\.isWillChange) },

    // Combine.
    65: .trace { $0.has(\.isWillChange) || $0.has(\.isPrinted) || $0.has(\.isReceived) },
    66: combine, 67: combine, 68: combine, 69: combine, 70: combine, 71: combine, 72: combine,
    73: .trace { $0.has(\.isWillChange) },

    // Environment and host.
    74: .trace { $0.finds("Environment") },
    75: .trace { $0.finds("Environment") },
    76: .trace { $0.warns("W1") || $0.has(\.isNeverInstalled) || !$0.has(\.isMount) },
    77: .none("the rule is unconfirmed"),
    78: .trace { $0.warns("W10") || $0.warns("W11") },

    // The beginning and end of Combine subscriptions.
    79: .none("a released subscription records no event"),
    80: combine, 81: .trace { $0.has(\.isWillChange) }, 82: combine, 83: combine, 84: combine,
    85: combine, 86: combine,
    87: .none("the rounding of a stride records no event"),
  ]

  /// Combine by itself records no event; the program prints the values that it received.
  private static let combine = Evidence.trace { trace in
    trace.has(\.isPrinted) || trace.has(\.isReceiving)
  }
}

extension Trace {
  fileprivate func has(_ isMeant: (Event) -> Bool) -> Bool { contains(where: isMeant) }

  fileprivate func has(
    _ isMeant: (Event) -> Bool, causedBy isCause: (Event) -> Bool
  ) -> Bool {
    contains { event in isMeant(event) && why(event).dropFirst().contains(where: isCause) }
  }

  fileprivate func warns(_ id: String) -> Bool { warnings.contains { $0.id == id } }

  /// True where the run found a property of this type, with any generic arguments.
  fileprivate func finds(_ type: String) -> Bool {
    contains { event in
      if case .found(_, let found) = event.kind {
        found == type || found.hasPrefix(type + "<")
      } else {
        false
      }
    }
  }

  /// True if a body ran a second time.
  fileprivate var hasBodyAgain: Bool {
    contains { event in if case .body(let count) = event.kind { count > 1 } else { false } }
  }

  /// True if the parent re-created a view with the same identity.
  fileprivate var hasStructsAgain: Bool {
    hasBodyAgain
      || contains { if case .action(.replaceRoot) = $0.kind { true } else { false } }
  }

  /// True if SwiftUI created storage for one state of one view twice.
  fileprivate var storesTwice: Bool {
    var seen: Set<State> = []
    return contains { event in
      guard case .stored(let property, _) = event.kind else { return false }
      return !seen.insert(State(view: event.view, property: property)).inserted
    }
  }

  /// True if a body with rows ran again, so that the id of a row decides which row it is.
  fileprivate var hasRowsAgain: Bool {
    let bodiesAgain = Set(
      compactMap { event in
        if case .body(let count) = event.kind, count > 1 { event.view } else { nil }
      })
    return contains { event in
      guard let view = event.view else { return false }
      let lineage = [view] + views.ancestors(of: view)
      guard let row = lineage.firstIndex(where: { views[$0].isRow }) else { return false }
      return lineage.dropFirst(row + 1).contains(where: bodiesAgain.contains)
    }
  }

  private struct State: Hashable {
    let view: Int?
    let property: PropertyPath
  }

  /// True if some write caused no body.
  fileprivate var writesIdly: Bool {
    contains { event in event.isWrite && !effects(of: event).contains(where: \.isBody) }
  }

  /// True if one action caused two writes.
  fileprivate var writesTogether: Bool {
    let actions = filter(\.isWrite).compactMap { event in
      why(event).last { if case .action = $0.kind { true } else { false } }?.index
    }
    return Set(actions).count < actions.count
  }
}

extension ViewIdentity {
  /// True if the view is in a `ForEach`, which identifies it by an id.
  fileprivate var isRow: Bool {
    keys.contains { if case .element = $0 { true } else { false } }
  }
}

extension Event {
  fileprivate var isStored: Bool { if case .stored = kind { true } else { false } }
  fileprivate var isWrite: Bool { if case .wrote = kind { true } else { false } }
  fileprivate var isEqualWrite: Bool { if case .wroteEqual = kind { true } else { false } }
  fileprivate var isRemoved: Bool { if case .removed = kind { true } else { false } }
  fileprivate var isSkipped: Bool { if case .bodySkipped = kind { true } else { false } }
  fileprivate var isBody: Bool { if case .body = kind { true } else { false } }
  fileprivate var isWillChange: Bool { if case .willChange = kind { true } else { false } }
  fileprivate var isUpdated: Bool { if case .updated = kind { true } else { false } }
  fileprivate var isQueued: Bool { if case .queued = kind { true } else { false } }
  fileprivate var isAppeared: Bool { if case .appeared = kind { true } else { false } }
  fileprivate var isDisappeared: Bool { if case .disappeared = kind { true } else { false } }
  fileprivate var isChanged: Bool { if case .changed = kind { true } else { false } }
  fileprivate var isReceived: Bool { if case .received = kind { true } else { false } }
  fileprivate var isPrinted: Bool { if case .printed = kind { true } else { false } }
  fileprivate var isCreated: Bool { if case .created = kind { true } else { false } }
  fileprivate var isRedrawn: Bool { if case .redrawn = kind { true } else { false } }
  fileprivate var isStopped: Bool { if case .stopped = kind { true } else { false } }
  fileprivate var isStillChanging: Bool { if case .stillChanging = kind { true } else { false } }
  fileprivate var isSubscribed: Bool { if case .subscribed = kind { true } else { false } }
  fileprivate var isUnsubscribed: Bool { if case .unsubscribed = kind { true } else { false } }
  fileprivate var isMount: Bool { if case .action(.mount) = kind { true } else { false } }
  fileprivate var isWait: Bool { if case .action(.advance) = kind { true } else { false } }
  fileprivate var isBackground: Bool { if case .action(.background) = kind { true } else { false } }

  /// True for a subscription of `onReceive`, which belongs to no property.
  fileprivate var isReceiving: Bool {
    if case .subscribed(nil, _, _) = kind { true } else { false }
  }

  fileprivate var isOfWalk: Bool {
    switch kind {
    case .found, .passedOver: true
    default: false
    }
  }

  fileprivate var isNeverInstalled: Bool {
    if case .writeIgnored(_, _, _, .neverInstalled) = kind { true } else { false }
  }

  fileprivate var isWriteToGone: Bool {
    if case .writeIgnored(_, _, _, .viewIsGone) = kind { true } else { false }
  }
}
