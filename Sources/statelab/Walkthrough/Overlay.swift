import Rendering

extension ScreenMode {
  /// Lies over the stop until the next key.
  enum Overlay {
    /// A text that a key shows, and closes again.
    case text(WalkRequest)
    /// A question about what will happen, and nothing that tells the answer.
    case question(AskedQuestion)
    case wondering
    case answer(AskedQuestion, Int)

    static func shows(_ request: WalkRequest) -> Bool {
      [.keys, .why, .screen, .state, .code, .difference, .notes].contains(request)
    }

    /// The document to show, and whether the code may stay beside it: where it hides what comes.
    func cover(of walk: any Walkable, at position: Int) -> Cover {
      switch self {
      case .text(let request):
        Cover(document: walk.document(for: request, at: position) ?? WalkRequest.keyHelp)
      case .question(let asked): Cover(document: asked.documentInWalk, keepsListing: true)
      case .wondering: Cover(document: walk.wonder(at: position), keepsListing: true)
      case .answer(let asked, let choice): Cover(document: asked.verdict(on: choice))
      }
    }

    /// The texts for the last line, the longest first.
    ///
    /// - Parameters:
    ///   - pages: How many there are of the text.
    ///   - scrollsCode: Whether there is code beside it.
    ///   - chosen: The choice that Enter gives as the answer.
    func footers(pages: Int, scrollsCode: Bool, chosen: Int?) -> [String] {
      let words = Words.current.screen.walk
      return switch self {
      case .question(let asked):
        chosen.map { words.chosen(asked.letter(of: $0)) }
          ?? words.choosing(asked.letters, pages, scrollsCode)
      case .wondering, .answer: words.back
      case .text: pages > 1 ? words.closingOfPages : words.closing
      }
    }

    /// True if this key does no more than close it.
    func ends(with key: Key) -> Bool {
      guard case .text(let request) = self else { return true }
      return [request, .quit].contains(WalkRequest(key))
    }
  }
}
