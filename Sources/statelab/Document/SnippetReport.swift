import Course

/// A piece of Swift with what the compiler says about it.
struct SnippetReport: Hashable {
  let code: Listing
  let diagnosis: Diagnosis
  /// True if the compiler was asked just now; else its answer was recorded.
  let isLive: Bool

  init(_ snippet: Snippet, live: Diagnosis?) {
    code = Listing(file: "", code: snippet.code.splitAtLineBreaks)
    diagnosis = live ?? snippet.recorded
    isLive = live != nil
  }

  /// The compiler now, or the compiler when the lesson was recorded.
  var speaker: String {
    isLive ? Words.current.listing.compiler : Words.current.listing.recordedCompiler
  }

  var message: String {
    switch diagnosis {
    case .compiles: Words.current.listing.compiles
    case .error(let message, _): message
    }
  }

  /// The compiler's complaint; empty where it has none.
  var diagnostic: String {
    if case .error(let message, _) = diagnosis { message } else { "" }
  }

  /// Its place in the code; nil where it belongs to no line of it.
  var place: SourcePlace? {
    guard let place = diagnosis.place, code.rows.contains(where: { $0.number == place.line }) else {
      return nil
    }
    return place
  }

  /// The line below the code, which has the message already.
  var closing: String {
    isLive ? Words.current.listing.closing : Words.current.listing.recordedClosing
  }
}
