/// The form of text: decided once from options, environment and terminal, then a plain value.
struct OutputOptions: Equatable {
  var width = 80
  var color = false
  var ascii = false
  /// Linear and in words, for screen readers and pipes.
  var plain = false
  /// In plain text lines are as long as their fact, unless a width is asked for.
  var wrapsPlain = false

  /// Nil where lines of a message may be as long as what they say.
  var askedWidth: Int? { wrapsPlain ? width : nil }

  /// The form of transcripts in lessons.
  static let transcript = OutputOptions(width: 72)

  /// Narrower than this, columns of a trace no longer fit beside each other.
  static let narrowest = 40
  static let widest = 1000
  /// Prose in wider lines is hard to read, so a wide terminal is not filled.
  static let widestByItself = 88
}

enum ColorChoice: String, CaseIterable {
  case auto, always, never
}

extension Console {
  func width(asked: Int?) -> Int { widthDecision(asked: asked).value }

  func usesColor(_ choice: ColorChoice) -> Bool { colorDecision(choice).value }

  var wantsASCII: Bool { asciiDecision.value }
}
