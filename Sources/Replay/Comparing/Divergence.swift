/// The steps at which two runs stop doing the same.
public struct Divergence: Hashable, Codable, Sendable {
  /// The sentence that opens the comparison.
  public let opening: String
  public let sides: [Side]
  /// The addresses of the first steps that differ, where both have one.
  public let places: [StepAddress]
  /// True if they differ at all.
  public let differs: Bool

  public struct Side: Hashable, Codable, Sendable {
    /// `lesson 5, tap`
    public let title: String
    /// The action during which they parted.
    public let action: String?
    public let steps: [Step]
    /// The number of steps that the action still had.
    public let moreSteps: Int
    /// The first difference in each later action.
    public let laterActs: [LaterAct]
    /// Why there is nothing to show.
    public let ending: String?
    public let finalScreen: [String]
  }

  /// A later action, from the first step that the other run does not have.
  public struct LaterAct: Hashable, Codable, Sendable {
    public let action: String
    public let steps: [Step]
    public let moreSteps: Int
    /// Said when nothing follows from the action.
    public let silence: String?
  }

  /// More than this of each side would hide the difference again.
  static let mostSteps = 6
  /// And of each later action.
  static let mostLaterSteps = 2
}

extension Divergence {
  public init(of a: Timeline, and b: Timeline, language: Language = .current) {
    let difference = TraceDiff(from: a, to: b)
    let divergence = difference.divergence
    differs = !difference.isEmpty || a.ending != b.ending
    sides = [
      Side(of: a, \.a, in: difference, language), Side(of: b, \.b, in: difference, language),
    ]
    let addresses = sides.compactMap { $0.steps.first?.address }
    places = addresses.count == 2 ? addresses : []
    let places = places.map(\.description)
    let words = language.comparison
    let shared = Self.shared(of: a, before: divergence, in: language).map {
      words.shared($0.count, $0.last)
    }
    opening =
      !differs
      ? words.equal(shared)
      : shared.map { words.diverging($0, places) }
        ?? words.different(places)
  }

  /// The steps that both took alike: how many, and the last of them.
  private static func shared(
    of run: Timeline, before divergence: Int, in language: Language
  ) -> (count: Int, last: Sentence)? {
    let alike = run.lines.prefix(divergence).filter(\.isStep)
    guard let last = alike.last else { return nil }
    return (alike.count, run.narrator(in: language).sentence(for: last))
  }
}

extension Divergence.Side {
  fileprivate init(
    of run: Timeline, _ side: KeyPath<TraceDiff.Pair, RecordedEvent?>, in difference: TraceDiff,
    _ language: Language
  ) {
    let divergence = difference.divergence
    let lines = run.lines
    let narrator = run.narrator(in: language)
    let steps = run.plainSteps(in: language)
    let silences = run.silences(by: narrator)
    let begin = lines[..<Swift.min(divergence + 1, lines.count)].last(where: \.isAction)
    let inAction = lines.dropFirst(divergence)
      .prefix { !$0.isAction || $0.index == begin?.index }.filter(\.isStep)
    let shown = inAction.prefixSparingOne(Divergence.mostSteps)

    title = run.title
    action = begin.map(narrator.title)
    self.steps = shown.compactMap { steps[$0.index] }
    moreSteps = inAction.count - shown.count
    ending = run.ending
    finalScreen = lines.last { $0.kind == .screen }.map { Screen.lines(of: $0.text ?? "") } ?? []

    // The actions after the one in which they part, from where each differs from its counterpart in
    // the other run. Actions of which no step differs are left out.
    var told = 0
    laterActs = difference.acts.compactMap { act in
      defer { told += act.count }
      let events = act.compactMap { $0[keyPath: side] }
      let differing = act.filter(\.isStep).drop(while: \.isSame)
      guard told > divergence, !differing.isEmpty, let action = events.first, action.isAction else {
        return nil
      }
      let own = differing.compactMap { $0[keyPath: side] }
      let shown = own[...].prefixSparingOne(Divergence.mostLaterSteps)
      return Divergence.LaterAct(
        action: narrator.title(of: action), steps: shown.compactMap { steps[$0.index] },
        moreSteps: own.count - shown.count, silence: silences[action.index])
    }
  }
}

extension Timeline {
  /// The sentences about actions from which nothing follows, by the positions of the actions.
  func silences(by narrator: Narrator) -> [Int: String] {
    acts.reduce(into: [:]) { silences, act in
      if let action = act.action { silences[action] = narrator.silence(after: act)?.line }
    }
  }

  /// The events that have a line.
  fileprivate var lines: [RecordedEvent] { events.filter { $0.kind != .holds } }

  /// The steps by the positions of their events, told where their causes are not shown.
  public func plainSteps(in language: Language = .current) -> [Int: Step] {
    let narrator = narrator(in: language)
    return Dictionary(
      uniqueKeysWithValues: steps.map { step in
        (
          step.event,
          Step(
            event: step.event, kind: step.kind, address: step.address, depth: 0,
            sentence: narrator.sentence(for: events[step.event]),
            account: narrator.account(of: events[step.event]))
        )
      })
  }
}

extension Collection {
  /// The first of them: one more than the limit where that is all, since a line which says that
  /// one is hidden takes as much room as the one.
  fileprivate func prefixSparingOne(_ limit: Int) -> SubSequence {
    prefix(count == limit + 1 ? limit + 1 : limit)
  }
}
