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
    1: .trace { $0.has(.stored) },
    2: .trace { $0.ignores(.neverInstalled) || $0.warns("W1") || !$0.acts(.mount) },
    3: .trace { $0.ignores(.neverInstalled) },
    4: .trace { $0.warns("W1") || $0.finds("Binding") },
    5: .trace { $0.has(.stored) },
    6: .trace { $0.hasStructsAgain || $0.acts(.mount) },
    7: .trace { $0.has(.stored) && $0.hasStructsAgain },
    8: .trace { $0.has(.wrote) },
    9: .trace { $0.has(.wrote) },
    10: .trace { $0.has(.wroteEqual) },
    11: .trace { $0.warns("W2") },
    12: .trace { $0.has(.wrote, causedBy: { $0.action?.name == .background }) },
    13: .trace { $0.ignores(.viewIsGone) },
    14: .trace { $0.has(.wrote, causedBy: { $0.action?.name == .advance }) },
    15: .trace { $0.has(.removed) || $0.storesTwice || $0.hasRowsAgain },
    16: .none("a change inside an instance without an observer records no event"),
    17: .trace { $0.has(.wrote) },

    // Causes of a body.
    18: .trace {
      $0.has(.bodySkipped) || $0.has(.body, causedBy: { $0.name == .wrote }) || $0.writesIdly
    },
    19: .trace { $0.finds("Binding") && $0.has(.wrote) },
    20: .trace { $0.has(.willChange) },
    21: .trace { $0.finds("Environment") },
    22: .none("a change of a property that no body has read records no event"),
    23: .none("its output is a printed line like any other"),

    // Dynamic properties.
    24: .trace { $0.has(.found) || $0.has(.passedOver) },
    25: .trace { $0.has(.updated) },
    26: .trace { $0.has(.updated) },
    27: .trace { $0.has(.bodySkipped) || $0.has(.updated) || !$0.hasBodyAgain },
    28: .trace { $0.finds("Environment") || $0.warns("W6") },
    29: .trace { $0.has(.updated) },
    30: .trace { $0.has(.updated) && ($0.warns("W2") || $0.warns("W3")) },
    31: .trace { $0.finds("StateObject") || $0.finds("ObservedObject") },
    32: .trace { $0.warns("W13") || $0.has(.stopped) },

    // Comparing views.
    33: .trace { $0.hasStructsAgain },
    34: .trace { $0.hasStructsAgain },
    35: .trace { $0.hasStructsAgain },
    36: .trace { $0.hasBodyAgain },
    37: .trace { $0.hasStructsAgain && $0.finds("Binding") },

    // Updates and closures.
    38: .trace { $0.writesTogether },
    39: .trace { $0.has(.queued) },
    40: .trace { $0.has(.willChange) },
    41: .trace { $0.has(.wrote) || $0.has(.willChange) },
    42: .trace { $0.has(.appeared) },
    43: .trace { $0.has(.changed) || $0.hasBodyAgain },
    44: .trace { $0.warns("W9") || $0.has(.stillChanging) },
    45: .trace { $0.has(.appeared) && $0.has(.disappeared) },

    // onReceive.
    46: .trace { $0.receives },
    47: .trace { $0.receives },
    48: .trace { $0.receives && $0.hasBodyAgain },
    49: .trace { $0.receives && $0.has(.unsubscribed) },
    50: .trace { $0.receives },
    51: .trace { $0.warns("W4") },
    52: .none("when the closure runs is our choice"),
    53: .trace { $0.has(.printed) || $0.has(.received) },

    // Observable objects.
    54: .trace { $0.has(.created) },
    55: .trace { $0.finds("ObservedObject") && $0.hasStructsAgain },
    56: .trace { $0.warns("W5") },
    57: .trace { $0.has(.unsubscribed) && $0.has(.subscribed) },
    58: .trace { $0.finds("EnvironmentObject") || $0.has(.stopped) },

    // Bindings.
    59: .trace { $0.finds("Binding") || $0.has(.redrawn) || $0.has(.printed) },
    60: .none("a constant binding ignores a write without an event"),
    61: .trace { $0.has(.wrote) || $0.has(.willChange) || $0.has(.redrawn) },
    62: .trace { $0.finds("Binding") },
    63: .none("an ignored nil records no event"),
    64: .trace { $0.has(.willChange) },

    // Combine.
    65: .trace { $0.has(.willChange) || $0.has(.printed) || $0.has(.received) },
    66: combine, 67: combine, 68: combine, 69: combine, 70: combine, 71: combine, 72: combine,
    73: .trace { $0.has(.willChange) },

    // Environment and host.
    74: .trace { $0.finds("Environment") },
    75: .trace { $0.finds("Environment") },
    76: .trace { $0.warns("W1") || $0.ignores(.neverInstalled) || !$0.acts(.mount) },
    77: .none("the rule is unconfirmed"),
    78: .trace { $0.warns("W10") || $0.warns("W11") },

    // The beginning and end of Combine subscriptions.
    79: .none("a released subscription records no event"),
    80: combine, 81: .trace { $0.has(.willChange) }, 82: combine, 83: combine, 84: combine,
    85: combine, 86: combine,
    87: .none("the rounding of a stride records no event"),
  ]

  /// Combine by itself records no event; the program prints the values that it received.
  private static let combine = Evidence.trace { trace in
    trace.has(.printed) || trace.receives
  }
}

extension Trace {
  fileprivate func has(_ name: Event.Name) -> Bool { contains { $0.name == name } }

  fileprivate func acts(_ action: Event.ActionName) -> Bool {
    contains { $0.action?.name == action }
  }

  fileprivate func has(_ name: Event.Name, causedBy isCause: (Event) -> Bool) -> Bool {
    contains { $0.name == name && why($0).dropFirst().contains(where: isCause) }
  }

  fileprivate func ignores(_ reason: Event.IgnoredWrite) -> Bool {
    contains { $0.ignored == reason }
  }

  /// True if an `onReceive` subscribes: its subscription belongs to no property.
  fileprivate var receives: Bool { contains { $0.name == .subscribed && $0.property == nil } }

  fileprivate func warns(_ id: String) -> Bool { warnings.contains { $0.id == id } }

  /// True where the run found a property of this type, with any generic arguments.
  fileprivate func finds(_ type: String) -> Bool {
    contains { event in
      guard event.name == .found, let found = event.type else { return false }
      return found == type || found.hasPrefix(type + "<")
    }
  }

  /// True if a body ran a second time.
  fileprivate var hasBodyAgain: Bool {
    contains { $0.count ?? 0 > 1 }
  }

  /// True if the parent re-created a view with the same identity.
  fileprivate var hasStructsAgain: Bool {
    hasBodyAgain || acts(.replaceRoot)
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
        event.count ?? 0 > 1 ? event.view : nil
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
    contains { event in
      event.name == .wrote && !effects(of: event).contains { $0.name == .body }
    }
  }

  /// True if one action caused two writes.
  fileprivate var writesTogether: Bool {
    let actions = filter { $0.name == .wrote }.compactMap { event in
      why(event).last { $0.name == .action }?.index
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
