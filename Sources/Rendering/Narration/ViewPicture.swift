import Replay
import StateLabCore

/// The views at a moment in words, parents first: after a step, or after a whole action.
public struct ViewPicture: Hashable, Codable, Sendable {
  public let views: [View]

  public struct View: Hashable, Codable, Sendable {
    public let name: String
    /// The nearest listed ancestor.
    public let parent: String?
    public let depth: Int
    public let mark: Mark?
    public let note: Note?
    public let properties: [Property]
  }

  public struct Property: Hashable, Codable, Sendable {
    public let name: String
    public let type: String?
    /// The value without generic arguments; nil where no event reports it.
    public let value: String?
    public let mark: Mark?
    public let note: Note?
    /// True if another property of the view is a part of this one, and has the value.
    public let isContainer: Bool
    /// True if the runtime manages the property.
    public let isKept: Bool

    /// `text = "five"`, or `flag: Binding<Bool>`.
    public var text: String {
      value.map { "\(name) = \($0)" } ?? type.map { "\(name): \($0)" } ?? name
    }
  }

  /// The last event at the view or property, or its state.
  public struct Note: Hashable, Codable, Sendable {
    public let text: String
    /// True if an update is pending.
    public var isPending = false
  }
}

extension ViewPicture {
  public static let empty = ViewPicture(views: [])

  /// - Parameter inAct: Whether to mark the changes since the action, and not those of the last
  ///   step.
  public init(_ tree: ViewTree, inAct: Bool, language: Language = .current) {
    views = tree.views.map { view in
      let (parent, depth) = tree.surroundings(of: view)
      let status = view.status.map { language.views.note(for: $0) }
      let happened =
        inAct
        ? view.bodyCount.map(language.views.body)
        : view.event.map { language.word(for: $0, of: view) }
      return View(
        name: tree.name(of: view), parent: parent, depth: depth,
        mark: inAct ? view.markInAct : view.mark,
        note: inAct
          ? status ?? happened.map { Note(text: $0) } : happened.map { Note(text: $0) } ?? status,
        properties: view.properties.map { property in
          Property(property, of: view, inAct: inAct, language)
        })
    }
  }
}

extension Timeline {
  /// The views at a moment.
  public func views(inAct position: Int, at stage: Stage) -> ViewPicture {
    var picture = ViewPicture.empty
    walkViews(through: acts.prefix(position + 1)) { act, reached, tree in
      if act == position, reached == stage { picture = ViewPicture(tree, inAct: stage == .result) }
    }
    return picture
  }
}

extension ViewPicture.Property {
  fileprivate init(
    _ property: PropertyChange, of view: ViewTree.View, inAct: Bool, _ language: Language
  ) {
    let happened = inAct || property.status == .changing ? nil : property.event
    name = property.name
    type = property.type
    value = property.value?.brief
    mark = inAct ? property.markInAct : property.mark
    note =
      happened.flatMap { language[$0] }.map { ViewPicture.Note(text: $0.verb) }
      ?? property.status.map { language.views.note(for: $0) }
    isContainer = view.properties.contains { inner in
      guard let path = inner.path, let own = property.path else { return false }
      return path.isInside(own)
    }
    isKept = property.status != .passedOver
  }
}

extension Language {
  fileprivate func word(for event: Event.Name, of view: ViewTree.View) -> String {
    event == .body ? views.body(view.bodyCount ?? 0) : self[event]?.verb ?? ""
  }
}

extension ViewWords {
  fileprivate func note(for status: ViewChange.Status) -> ViewPicture.Note {
    switch status {
    case .queued: .init(text: queued, isPending: true)
    case .removed, .dropped: .init(text: removed)
    }
  }

  fileprivate func note(for status: PropertyChange.Status) -> ViewPicture.Note {
    switch status {
    case .changing: .init(text: changing, isPending: true)
    case .passedOver: .init(text: passedOver)
    case .subscribed: .init(text: subscribed)
    case .unsubscribed: .init(text: unsubscribed)
    }
  }
}
