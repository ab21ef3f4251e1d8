/// A word that may stand at the cursor, or a request for what the shell knows better.
enum CompletionSuggestion {
  case word(String, String)
  case files, folders

  /// With a sign behind it that wants more: `box:`.
  func wanting(_ sign: String) -> CompletionSuggestion {
    if case .word(let word, let meaning) = self { .word(word + sign, meaning) } else { self }
  }
}
