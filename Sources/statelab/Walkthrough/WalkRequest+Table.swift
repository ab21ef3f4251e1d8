extension WalkRequest {
  /// All requests to a walk: their keys and words, and their help.
  static let table: [Row] = [
    Row(
      Command(.next, keys: [" ", .right, .down, "l", "j", .enter], words: ["next", ""]),
      help: \.next, rank: 3),
    Row(
      Command(.back, keys: [.left, .up, "h", "k", .backspace], words: ["back", "b"]), help: \.back,
      rank: 5),
    Row(
      Command(.change, keys: ["]"], words: ["change"]),
      Command(.previousChange, keys: ["["], words: ["change back"]), help: \.change, rank: 8),
    Row(
      Command(.first, keys: ["g", .home], words: ["first"]),
      Command(.last, keys: ["G", .end], words: ["last"]), help: \.ends),
    Row(Command(.step), keys: "7 G", help: \.step),
    Row(
      Command(.nextLesson, keys: ["}"], words: ["next lesson"]),
      Command(.previousLesson, keys: ["{"], words: ["lesson before"]), help: \.lessons),
    Row(Command(.divergence, keys: ["x"], words: ["part"]), help: \.divergence),
    Row(Command(.codeDown, keys: ["J"]), Command(.codeUp, keys: ["K"]), help: \.code),
    Row(Command(.stepsUp, keys: [.pageUp]), Command(.stepsDown, keys: [.pageDown]), help: \.steps),
    Row(Command(.why, keys: ["w"], words: ["why"]), help: \.why, rank: 4),
    Row(Command(.state, keys: ["v"], words: ["state", "views"]), help: \.state, rank: 6),
    Row(Command(.screen, keys: ["s"], words: ["screen"]), help: \.screen),
    Row(Command(.code, keys: ["c"], words: ["code"]), help: \.allCode),
    Row(Command(.difference, keys: ["d"], words: ["difference"]), help: \.difference, rank: 10),
    Row(Command(.predict, keys: ["p"], words: ["predict"]), help: \.predict, rank: 7),
    Row(Command(.notes, keys: ["n"], words: ["notes"]), help: \.notes, rank: 9),
    Row(Command(.search, keys: ["/"]), help: \.search, rank: 11),
    Row(Command(.place, words: ["where"]), help: \.place),
    Row(Command(.timer, keys: ["t"], words: ["timer"]), help: \.timer),
    Row(Command(.keys, keys: ["?"], words: ["keys", "help"]), help: \.keys, rank: 1),
    Row(Command(.quit, keys: ["q", .escape], words: ["quit", "exit"]), help: \.quit, rank: 2),
  ]
}
