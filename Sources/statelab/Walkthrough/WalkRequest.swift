import Rendering

/// A request to a walk, by a key on the full screen or by a word on a line.
enum WalkRequest: Hashable, CaseIterable {
  case next, back
  case change, previousChange
  case first, last
  /// To the named step.
  case step
  case nextLesson, previousLesson
  /// To the place where two runs diverge.
  case divergence
  case codeDown, codeUp, stepsUp, stepsDown
  case why, state, screen, code, difference, predict, notes
  /// To the next place that contains the given words.
  case search
  case place, timer, keys, quit
}

extension WalkRequest {
  init?(_ key: Key) {
    guard let command = Self.commands.first(where: { $0.keys.contains(key) }) else { return nil }
    self = command.request
  }

  /// The request of a word on a line. The letter of a key is a word too.
  init?(word: String) {
    for word in [word, word.lowercased()] {
      let command = Self.commands.first {
        $0.words.contains(word) || $0.keys.contains { $0.letter == word }
      }
      if let command {
        self = command.request
        return
      }
    }
    return nil
  }

  static var keyHelp: Document { Document(.heading(Words.current.walk.help.title), help(\.keys)) }

  static var wordHelp: Document { Document(help(\.words)) }

  private static func help(_ names: KeyPath<Row, String?>) -> Document.Block {
    .entries(
      table.compactMap { row in
        row[keyPath: names].map { .init(name: $0, meaning: Line(row.meaning)) }
      })
  }

  private static let commands = table.flatMap(\.commands)
}

extension WalkRequest {
  /// The keys and words of a request.
  struct Command {
    let request: WalkRequest
    let keys: [Key]
    let words: [String]

    init(_ request: WalkRequest, keys: [Key] = [], words: [String] = []) {
      self.request = request
      self.keys = keys
      self.words = words
    }
  }

  /// A line of the help: a command, or two opposite ones.
  struct Row {
    let commands: [Command]
    /// The keys of a command with an argument, in place of its own.
    private let keysInHelp: String?
    private let path: KeyPath<WalkHelpWords, WalkHelpWords.Request>
    /// The rank of the hint in the last line of the screen. The hints with the highest ranks are
    /// left out where there is no room for all.
    private let rank: Int?

    init(
      _ commands: Command..., keys: String? = nil,
      help path: KeyPath<WalkHelpWords, WalkHelpWords.Request>, rank: Int? = nil
    ) {
      self.commands = commands
      self.path = path
      self.rank = rank
      keysInHelp = keys
    }

    private var help: WalkHelpWords.Request { Words.current.walk.help[keyPath: path] }
    var meaning: String { help.meaning }

    /// All keys of a command; of two commands the first key of each.
    var keys: String? {
      if let keysInHelp { return keysInHelp }
      let keys = commands.count == 1 ? commands[0].keys : commands.compactMap(\.keys.first)
      return keys.isEmpty ? nil : keys.map(\.name).joined(separator: " ")
    }

    var words: String? {
      if let typed = help.typed { return typed }
      let words = commands.compactMap(\.words.first)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }

    /// The hint, such as `w why`; nil without one, or if its rank is higher than this.
    func hint(upTo highest: Int) -> String? {
      guard let offer = help.offer, let rank, rank <= highest else { return nil }
      return "\(commands.compactMap { $0.keys.first?.name }.joined(separator: " ")) \(offer)"
    }

    var hasHint: Bool { rank != nil }
  }
}
