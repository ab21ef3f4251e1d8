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
  var announced: String { event.change.map(difference) ?? numberedObject }

  /// `Likes.count: 2 → 3`; of a struct or an array, the parts that differ:
  /// `Tasks.items[2].isDone: false → true`.
  private func difference(in change: ObjectChange) -> String {
    differences(in: change.fields, of: path(of: change))
      ?? "\(path(of: change)): \(change.old) → \(change.new)"
  }

  private func differences(in fields: [FieldValue]?, of property: String) -> String? {
    fields?.changedParts.map { parts in
      parts.map { $0.text(of: property, .english) }.joined(separator: ", ")
    }
  }

  /// True for a `@Published` property that sends no `objectWillChange`.
  var isUnsent: Bool { event.change?.isUnsent == true }

  /// `Likes.count was about to change from 2 to 3`.
  func clause(for change: ObjectChange) -> String {
    let part = ChangeClause(of: change.fields, old: change.old, new: change.new)
    return "\(path(of: change))\(part.path) was about to change \(part.change)"
  }

  /// `text of SubView was set from "" to "Ada"`.
  var setClause: String {
    let part = ChangeClause(of: event.fields, old: old, new: new)
    return "\(property)\(part.path)\(place.map { " of \($0)" } ?? "") was set \(part.change)"
  }

  /// `Likes.count`, `Likes #2.count`, or `session.user` if only one `@Observable` object has the name
  /// `session`.
  func path(of change: ObjectChange) -> String {
    let object =
      change.objectID.flatMap { namesOfSharers[$0] } ?? change.holders?.first?.description
      ?? objectNumber.map { "\(change.type) #\($0)" }
      ?? change.type
    return "\(object).\(change.property)"
  }

  /// `Likes(count: 2)`, with the number of the object where the run has several of the type.
  var numberedObject: String { object + (objectNumber.map { " (#\($0))" } ?? "") }

  /// `model`, with the number of the object where the run has several of the type.
  var numberedProperty: String { property + (objectNumber.map { " (#\($0))" } ?? "") }

  /// What is about to change, as a clause: `session.user was about to change from nil to "Ada"`.
  var impendingChange: String {
    if let change = event.namedChange { return clause(for: change) }
    let clause = "A property that \(view) had read was about to change"
    return differences.map { "\(clause); these differed afterwards: \($0)" } ?? clause
  }

  /// The change of a property that no view's last body read, as a clause:
  /// `session.isBusy changed from false to true`.
  var unreadChange: String {
    guard let change = event.namedChange else { return "\(differences ?? "") changed" }
    let part = ChangeClause(of: change.fields, old: change.old, new: change.new)
    return "\(path(of: change))\(part.path) changed \(part.change)"
  }

  /// The properties of `@Observable` objects that differ afterwards, if there are several.
  var differences: String? {
    event.changes.map { $0.map(difference).joined(separator: ", ") }
  }

  /// `reg.plan: "free" → "pro"`: the fields of a struct that a write changed; nil for a value of
  /// another type.
  var changes: String? { differences(in: event.fields, of: property) }

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

  /// True for a change of an `@Observable` object's property that no view's last body read.
  var isUnread: Bool { name == .observed && view == nil }
}
