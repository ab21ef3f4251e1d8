/// A candidate for the word at the cursor, or a request for a completion by the shell.
enum CompletionSuggestion {
  case word(String, String)
  case files, folders

  /// The suggestion with a sign that makes it incomplete: `box:`.
  func wanting(_ sign: String) -> CompletionSuggestion {
    if case .word(let word, let meaning) = self { .word(word + sign, meaning) } else { self }
  }
}
