/// One line of a lesson's text, with its file and number.
nonisolated struct SourceLine {
  let file: String
  /// Counted from 1.
  let number: Int
  let text: String

  init(file: String, number: Int, text: String) {
    self.file = file
    self.number = number
    self.text = text
  }

  init(file: String, number: Int, bytes: ArraySlice<UInt8>) {
    let text = String(decoding: bytes, as: UTF8.self)
    // A reader of the tool sees the text of a reference to a lesson.
    let read = text.replacingLessonLinks { String($0.label) }
    self.init(file: file, number: number, text: read)
  }

  var isBlank: Bool { text.utf8.first?.isVisibleASCII != true && text.trimmed.isEmpty }
  var isIndented: Bool {
    text.utf8.first?.isVisibleASCII != true && text.first?.isWhitespace ?? false
  }

  /// An error at this line: what is wrong, and after a semicolon how to correct it.
  func error(_ message: String) -> LessonError {
    LessonError(file: file, line: number, message: message)
  }
}
