import Course
import Rendering

extension SnippetReport {
  init(_ snippet: Snippet, live: CompilerAnswer?) {
    let answer = live ?? snippet.recorded
    var error: String?
    if case .error(let message, _) = answer { error = message }
    self.init(
      code: Listing(file: "", code: snippet.code.splitAtLineBreaks), error: error,
      at: answer.place, isLive: live != nil)
  }
}
