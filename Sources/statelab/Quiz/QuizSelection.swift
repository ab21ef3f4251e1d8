/// The selection of questions, and their order.
struct QuizSelection: Equatable {
  /// The number of questions; nil for all.
  var count: Int?
  var isShuffled = false
  /// The seed of the selection and of the order.
  var seed = QuizSelection.defaultSeed

  /// The seed without an option: the same command must give the same result.
  static let defaultSeed = 1
  static let seeds = 0...Int(Int32.max)

  var leavesToChance: Bool { count != nil || isShuffled }

  /// The options for the same questions in the same order: `-n 5 --seed 7`.
  var options: String {
    // A seed without a count implies shuffling.
    let order = count.map { "-n \($0)" + (isShuffled ? " --shuffle" : "") }
    return [order, "--seed \(seed)"].compactMap(\.self).joined(separator: " ")
  }
}

extension Quiz {
  /// The selected questions: in their own order, or shuffled.
  func picking(_ selection: QuizSelection) -> Quiz {
    guard selection.leavesToChance else { return self }
    var chance = SplitMix(seed: selection.seed)
    let order = chance.order(of: questions.count)
    let picked = order.prefix(selection.count ?? questions.count)
    let positions = selection.isShuffled ? Array(picked) : picked.sorted()
    return Quiz(questions: positions.map { questions[$0] })
  }
}
