/// A piece of Swift with the compiler's answer to it.
package struct SnippetReport: Hashable {
  package let code: Listing
  /// The first error; nil where the code compiles.
  package let error: String?
  /// The place of the error in the code; nil where the error belongs to no line.
  package let place: Place?
  /// True if the compiler answered just now; false for the recorded answer.
  package let isLive: Bool

  /// Both counted from 1.
  package struct Place: Hashable {
    package let line: Int
    package let column: Int

    package init(line: Int, column: Int) {
      self.line = line
      self.column = column
    }
  }

  package init(code: Listing, error: String?, at place: Place?, isLive: Bool) {
    self.code = code
    self.error = error
    self.place = place.flatMap { place in
      code.rows.contains { $0.number == place.line } ? place : nil
    }
    self.isLive = isLive
  }

  /// The source of the answer: the compiler now, or at the time of recording.
  package var speaker: String {
    isLive ? Words.current.listing.compiler : Words.current.listing.recordedCompiler
  }

  package var message: String { error ?? Words.current.listing.compiles }

  /// The line below the code, which already shows the message.
  package var closing: String {
    isLive ? Words.current.listing.closing : Words.current.listing.recordedClosing
  }
}
