/// The role of a piece of text; the terminal decides its look.
package enum Style: Hashable, CaseIterable {
  case plain, title, heading, strong, emphasis, quiet
  case code
  /// A command line to copy, which is not broken at its spaces.
  case command
  case action, verb, screen, changed
  case added, removed
  case good, bad, warning
  /// Kinds of events.
  case write, queue, body, subscription
  /// Parts of Swift code.
  case keyword, typeName, literal, comment
  /// The current position of a walk, and a word that must be noticed.
  case current, badge
}
