import Rendering

extension ScreenMode {
  /// An overlay over the stop until the next key.
  enum Overlay {
    /// A text that a key shows; the same key closes it.
    case text(WalkRequest)
    /// A question about the next event, without parts that reveal the answer.
    case question(AskedQuestion)
    case wondering
    case answer(AskedQuestion, Int)

    static func shows(_ request: WalkRequest) -> Bool {
      [.keys, .why, .screen, .state, .code, .difference, .notes].contains(request)
    }

    /// The document to show, and whether the code may stay beside it: the code is hidden if it
    /// reveals later events.
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
    ///   - pages: The number of pages of the text.
    ///   - scrollsCode: Whether there is code beside the text.
    ///   - chosen: The choice that Enter submits.
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

    /// True if this key only closes the overlay.
    func ends(with key: Key) -> Bool {
      guard case .text(let request) = self else { return true }
      return [request, .quit].contains(WalkRequest(key))
    }
  }
}
