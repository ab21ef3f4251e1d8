/// Which questions are asked, and in which order.
struct Selection: Equatable {
  /// How many; nil for all.
  var count: Int?
  var isShuffled = false
  /// Decides about both.
  var seed = Selection.defaultSeed

  /// Where nobody is asked, the same command has to give the same result.
  static let defaultSeed = 1
  static let seeds = 0...Int(Int32.max)

  var leavesToChance: Bool { count != nil || isShuffled }
}

extension Quiz {
  /// The questions that the selection picks: in their own order, or shuffled.
  func picking(_ selection: Selection) -> Quiz {
    guard selection.leavesToChance else { return self }
    var chance = SplitMix(seed: selection.seed)
    let order = chance.order(of: questions.count)
    let picked = order.prefix(selection.count ?? questions.count)
    let positions = selection.isShuffled ? Array(picked) : picked.sorted()
    return Quiz(questions: positions.map { questions[$0] })
  }
}
