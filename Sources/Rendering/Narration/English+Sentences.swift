import StateLabCore

// The parts of the sentences in the table.

extension EventWords {
  init(
    _ verb: String, _ meaning: String?, now: @escaping @Sendable (Facts) -> String,
    past: @escaping @Sendable (Facts) -> String,
    cause: @escaping @Sendable (Facts) -> String = { "because of \($0.at)" }
  ) {
    self.init(
      verb: verb, meaning: meaning, now: now, past: past,
      cause: { $0.address == nil ? "because of an earlier step (\(verb))" : cause($0) })
  }

  /// A closure that runs outside the update, without an argument.
  static func closure(_ verb: String, _ meaning: String) -> EventWords {
    EventWords(
      verb, meaning, now: { $0.view }, past: { $0.told("\(verb) of \($0.view) ran") },
      cause: { "because \(verb) of \($0.view) ran at \($0.at)" })
  }
}

extension ActionWords {
  init(
    title: @escaping @Sendable (Facts) -> String, clause: @escaping @Sendable (Facts) -> String
  ) {
    self.init(
      title: title, cause: { "because \(clause($0))" }, beginning: { "when \(clause($0))" })
  }

  init(
    title: @escaping @Sendable (Facts) -> String, noun: @escaping @Sendable (Facts) -> String
  ) {
    self.init(title: title, cause: { "because of \(noun($0))" }, beginning: { "with \(noun($0))" })
  }
}

extension Facts {
  /// A whole sentence: the event, its time and its cause, and an addition.
  func told(_ clause: String, then addition: String = "") -> String {
    let when = time.map { ", \(English.seconds($0)) into the run" } ?? ""
    let why = reasons.isEmpty ? "" : ", \(English.list(reasons))"
    let sentence = clause + when + why + addition
    // A quotation may end in a full stop of its own.
    return sentence.hasSuffix(".\"") ? sentence : sentence + "."
  }

  /// `Likes.count: 2 → 3`, or the object that sends `objectWillChange` itself.
  var announced: String {
    event.change.map { "\(path(of: $0)): \($0.old) → \($0.new)" } ?? numberedObject
  }

  /// `Likes.count`, `Likes #2.count`, or `session.user` for an `@Observable` object.
  func path(of change: ObjectChange) -> String {
    let object =
      change.holders?.first?.description ?? objectNumber.map { "\(change.type) #\($0)" }
      ?? change.type
    return "\(object).\(change.property)"
  }

  /// `Likes(count: 2)`, with the number of the object where the run has several of the type.
  var numberedObject: String { object + (objectNumber.map { " (#\($0))" } ?? "") }

  /// `model`, with the number of the object where the run has several of the type.
  var numberedProperty: String { property + (objectNumber.map { " (#\($0))" } ?? "") }

  /// What is about to change, as a clause: `session.user was about to change from nil to "Ada"`.
  var impendingChange: String {
    if let change = event.namedChange {
      return "\(path(of: change)) was about to change from \(change.old) to \(change.new)"
    }
    let clause = "A property that \(view) had read was about to change"
    return differences.map { "\(clause); these differed afterwards: \($0)" } ?? clause
  }

  /// The properties of `@Observable` objects that differ afterwards, if there are several.
  var differences: String? {
    event.changes.map { changes in
      changes.map { "\(path(of: $0)): \($0.old) → \($0.new)" }.joined(separator: ", ")
    }
  }

  /// `reg.plan: "free" → "pro"`: the fields of a struct that a write changed; nil for a value of
  /// another type.
  var changes: String? {
    event.fields?.changes.map { changes in
      changes.map { "\(property)\($0.path): \($0.value.old) → \($0.value.new)" }
        .joined(separator: ", ")
    }
  }

  /// `, animation: .default`, for a write in a transaction with an animation.
  var animated: String { event.write?.animation.map { ", animation: .\($0)" } ?? "" }

  /// `, with the animation .default`, in a sentence.
  var withAnimation: String { event.write?.animation.map { ", with the animation .\($0)" } ?? "" }

  /// ` in SubView`, where the run has more than one view.
  var here: String { place.map { " in \($0)" } ?? "" }
  var inHost: String { host.map { " in \($0)" } ?? "" }
  /// `text`, or `text of SubView` where the run has more than one view.
  var owned: String { place.map { "\(property) of \($0)" } ?? property }
  var at: String { address?.description ?? "" }

  /// R11: Apple leaves the effect undefined, and so does the sentence.
  var fate: String {
    switch event.ignored {
    case .neverInstalled, nil: "it is not installed"
    case .viewIsGone: "its view was removed"
    case .duringUpdate: "discarded here; Apple calls the result undefined"
    case .unreadable: "it is no \(property), so the value stays"
    }
  }
}

extension Event {
  /// The change of an `@Observable` object, if only one property can be the property that the body
  /// read.
  var namedChange: ObjectChange? { changes?.count == 1 ? changes?.first : nil }
}
