import Synchronization

/// Printed text on its way to events: an event holds a whole line.
final class PrintedText: Sendable {
  /// The begin of a line that has no terminator yet.
  private let unfinishedLine = Mutex("")
  /// The output of other threads, which waits for the main thread.
  private let fromElsewhere = Mutex("")

  /// Adds the output of another thread.
  func addFromElsewhere(_ text: String) { fromElsewhere.withLock { $0 += text } }

  /// Removes and returns the output of other threads.
  func takeFromElsewhere() -> String { fromElsewhere.withLock { exchange(&$0, with: "") } }

  /// Adds text, and returns the lines that are complete now.
  func add(_ text: String) -> [String] {
    StepCounter.count(text.utf8.count)
    return unfinishedLine.withLock { unfinishedLine in
      // The scalars, because a carriage return and a line feed are one character.
      var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
        .map { String($0) }
      guard lines.count > 1 else {
        unfinishedLine += text
        return []
      }
      lines[0] = unfinishedLine + lines[0]
      unfinishedLine = lines.removeLast()
      return lines
    }
  }

  /// Removes and returns the line without a terminator; empty if there is none.
  func takeUnfinishedLine() -> String { unfinishedLine.withLock { exchange(&$0, with: "") } }
}

extension Recorder {
  /// Posts whole lines; an unfinished line waits for its rest.
  func print(_ text: String, from source: CodeLocation? = nil) {
    guard MainThread.isCurrent else { return printedText.addFromElsewhere(text) }
    postWhatWasPrintedElsewhere()
    post(text, from: source)
  }

  func postWhatWasPrintedElsewhere() {
    let text = printedText.takeFromElsewhere()
    if !text.isEmpty { running(.otherThread) { post(text) } }
  }

  private func post(_ text: String, from source: CodeLocation? = nil) {
    for line in printedText.add(text) { record(.printed(line), from: source) }
  }

  /// Posts the last line, even without a terminator.
  func finishLine() {
    postWhatWasPrintedElsewhere()
    let line = printedText.takeUnfinishedLine()
    if !line.isEmpty { record(.printed(line)) }
  }
}
