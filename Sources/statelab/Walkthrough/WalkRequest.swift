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

  static let keyHelp = Document(blocks: [
    .heading("Keys"),
    .entries(
      table.compactMap { row in row.keys.map { .init(name: $0, meaning: Line(row.meaning)) } }),
  ])

  static let wordHelp = Document(blocks: [
    .entries(
      table.compactMap { row in row.words.map { .init(name: $0, meaning: Line(row.meaning)) } })
  ])

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
    let meaning: String
    /// The text of the help for a command with an argument, in place of its keys and words.
    private let keysInHelp: String?
    private let wordsInHelp: String?
    /// The hint for the command in the last line of the screen.
    let offer: Offer?

    init(
      _ commands: Command..., keys: String? = nil, words: String? = nil, meaning: String,
      offer: Offer? = nil
    ) {
      self.commands = commands
      self.meaning = meaning
      keysInHelp = keys
      wordsInHelp = words
      self.offer = offer
    }

    /// All keys of a command; of two commands the first key of each.
    var keys: String? {
      if let keysInHelp { return keysInHelp }
      let keys = commands.count == 1 ? commands[0].keys : commands.compactMap(\.keys.first)
      return keys.isEmpty ? nil : keys.map(\.name).joined(separator: " ")
    }

    /// The first key of each command.
    var firstKeys: String { commands.compactMap { $0.keys.first?.name }.joined(separator: " ") }

    var words: String? {
      if let wordsInHelp { return wordsInHelp }
      let words = commands.compactMap(\.words.first)
      return words.isEmpty ? nil : words.joined(separator: ", ")
    }
  }

  /// A hint. The hints with the highest ranks are left out where there is no room for all.
  struct Offer {
    let label: String
    let rank: Int

    init(_ label: String, rank: Int) {
      self.label = label
      self.rank = rank
    }
  }
}
