/// The role of a piece of text; the terminal decides how that looks.
package enum Style: Hashable, CaseIterable {
  case plain, title, heading, strong, emphasis, quiet
  case code
  /// A command line to be copied: it is not broken at its spaces.
  case command
  case action, verb, screen, changed
  case added, removed
  case good, bad, warning
  /// Kinds of events.
  case write, queue, body, subscription
  /// Swift.
  case keyword, typeName, literal, comment
  /// The place where a walk stands, and a word that must not be overlooked.
  case current, badge
}
