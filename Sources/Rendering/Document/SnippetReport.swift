/// A piece of Swift with the compiler's answer to it.
package struct SnippetReport: Hashable {
  package let code: Listing
  /// The first error; nil where the code compiles.
  package let error: String?
  /// The place of the error in the code; nil where the error belongs to no line.
  package let place: CodePlace?
  /// True if the compiler answered just now; false for the recorded answer.
  package let isLive: Bool

  package init(code: Listing, error: String?, at place: CodePlace?, isLive: Bool) {
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

/// A place in a piece of code, both numbers counted from 1.
public struct CodePlace: Hashable, Codable, Sendable {
  public let line: Int
  public let column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}
