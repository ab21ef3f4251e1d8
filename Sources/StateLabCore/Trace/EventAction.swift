extension Event {
  /// An action of a person, or of the experiment in a person's place.
  public enum Action: Hashable, Sendable {
    /// A host mounted a root view of the type with this name.
    case mount(String)
    /// The host removed its root from the tree.
    case unmount
    /// A parent re-created the root, with a new value of this type.
    case replaceRoot(String)
    /// A person tapped the button with this label.
    case tap(String)
    /// A person replaced the text of the field with this placeholder.
    case enter(String, into: String)
    /// A person typed this letter at the end of the text of the field with this placeholder; a
    /// newline is the Return key.
    case type(String, into: String)
    /// A person flipped the toggle with this label.
    case toggle(String)
    /// A person chose this option in the picker with this label.
    case pick(String, from: String)
    /// A person dragged the view with this label.
    case drag(String, by: Translation)
    /// A person scrolled further down.
    case scroll
    /// The app's phase changed: to `background`, `inactive` or `active`.
    case scene(String)
    /// Virtual time passed.
    case advance(Duration)
    /// Code of the outer world ran: ``Host/perform(_:)``.
    case perform
    /// Code ran in a simulated background thread: ``Host/background(_:)`` (fidelity 2.11, 8).
    case background
  }

  /// The actions by name.
  public enum ActionName: String, Hashable, Codable, Sendable, CaseIterable {
    case mount, unmount, replaceRoot, tap, enter, type, toggle, pick, drag, scroll, scene, advance,
      perform, background
  }

  /// A distance to the right and down, in points: `120,0`.
  public struct Translation: Hashable, Sendable, LosslessStringConvertible {
    /// The distance to the right.
    public let x: Double
    /// The distance down.
    public let y: Double

    /// Creates a translation from its parts; a part that is not finite counts as 0.
    public init(x: Double, y: Double) {
      self.x = x.isFinite ? x : 0
      self.y = y.isFinite ? y : 0
    }

    /// Reads two numbers with a comma between them; nil for other texts.
    public init?(_ text: String) {
      let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { part in
        Double(part.drop { $0 == " " })
      }
      guard parts.count == 2, let x = parts[0], let y = parts[1], x.isFinite, y.isFinite else {
        return nil
      }
      self.init(x: x, y: y)
    }

    public var description: String {
      [x, y].map { part in Int(exactly: part).map { "\($0)" } ?? "\(part)" }.joined(separator: ",")
    }
  }
}

extension Event.Action {
  /// The action without its label, text and duration.
  public var name: Event.ActionName {
    switch self {
    case .mount: .mount
    case .unmount: .unmount
    case .replaceRoot: .replaceRoot
    case .tap: .tap
    case .enter: .enter
    case .type: .type
    case .toggle: .toggle
    case .pick: .pick
    case .drag: .drag
    case .scroll: .scroll
    case .scene: .scene
    case .advance: .advance
    case .perform: .perform
    case .background: .background
    }
  }

  /// The type of the root, or the label of the control.
  public var label: String? {
    switch self {
    case .mount(let label), .replaceRoot(let label), .tap(let label), .enter(_, let label),
      .type(_, let label), .toggle(let label), .pick(_, let label),
      .drag(let label, _):
      label
    case .unmount, .scroll, .scene, .advance, .perform, .background: nil
    }
  }

  /// The entered text, the picked option, the translation of a drag, or the phase of the scene.
  public var text: String? {
    switch self {
    case .enter(let text, _), .type(let text, _), .pick(let text, _), .scene(let text): text
    case .drag(_, let translation): translation.description
    case .mount, .unmount, .replaceRoot, .tap, .toggle, .scroll, .advance, .perform, .background:
      nil
    }
  }

  /// The length of a wait.
  public var duration: Duration? { if case .advance(let time) = self { time } else { nil } }
}

/// The flat encoding, as a part of an event.
extension Event.Action: Codable {
  public func encode(to encoder: any Encoder) throws {
    var facts = encoder.container(keyedBy: FactKey.self)
    try facts.encode(name, forKey: .action)
    try facts.encodeIfPresent(label, forKey: .label)
    try facts.encodeIfPresent(text, forKey: .text)
    try facts.encodeIfPresent(duration?.nanoseconds, forKey: .duration)
  }

  public init(from decoder: any Decoder) throws { try self.init(from: FactDecoder(decoder)) }

  init(from facts: FactDecoder) throws {
    self =
      switch try facts[.action] as Event.ActionName {
      case .mount: .mount(try facts[.label])
      case .unmount: .unmount
      case .replaceRoot: .replaceRoot(try facts[.label])
      case .tap: .tap(try facts[.label])
      case .enter: .enter(try facts[.text], into: try facts[.label])
      case .type: .type(try facts[.text], into: try facts[.label])
      case .toggle: .toggle(try facts[.label])
      case .pick: .pick(try facts[.text], from: try facts[.label])
      case .drag: .drag(try facts[.label], by: try facts.translation)
      case .scroll: .scroll
      case .scene: .scene(try facts[.text])
      case .advance: .advance(.nanoseconds(try facts[.duration] as Int64))
      case .perform: .perform
      case .background: .background
      }
  }
}

extension FactDecoder {
  fileprivate var translation: Event.Translation {
    get throws {
      let text: String = try self[.text]
      if let translation = Event.Translation(text) { return translation }
      throw DecodingError.dataCorrupted(
        .init(codingPath: [FactKey.text], debugDescription: "\(text) is no translation."))
    }
  }
}
