extension WalkRequest {
  /// All requests to a walk: their keys and words, and their help.
  static let table: [Row] = [
    Row(
      Command(
        .next, keys: [" ", .right, .down, "l", "j", .enter], words: ["next", ""]),
      words: "next, or Enter", meaning: "The next step.", offer: Offer("next", rank: 3)),
    Row(
      Command(
        .back, keys: [.left, .up, "h", "k", .backspace], words: ["back", "b"]),
      meaning: "The step before.", offer: Offer("back", rank: 5)),
    Row(
      Command(.change, keys: ["]"], words: ["change"]),
      Command(.previousChange, keys: ["["], words: ["change back"]),
      meaning: "The next and the previous change on screen.", offer: Offer("change", rank: 8)),
    Row(
      Command(.first, keys: ["g", .home], words: ["first"]),
      Command(.last, keys: ["G", .end], words: ["last"]),
      meaning: "The beginning, the end."),
    Row(
      Command(.step), keys: "7 G", words: "7, or 5:7", meaning: "That step."),
    Row(
      Command(.nextLesson, keys: ["}"], words: ["next lesson"]),
      Command(.previousLesson, keys: ["{"], words: ["lesson before"]),
      meaning: "The next lesson, the lesson before."),
    Row(
      Command(.divergence, keys: ["x"], words: ["part"]),
      meaning: "Where two runs part, in `walk 4 5`."),
    Row(
      Command(.codeDown, keys: ["J"]), Command(.codeUp, keys: ["K"]),
      meaning: "The code, further down and up."),
    Row(
      Command(.stepsUp, keys: [.pageUp]), Command(.stepsDown, keys: [.pageDown]),
      meaning: "Earlier steps, and back to this one; a page of a text."),
    Row(
      Command(.why, keys: ["w"], words: ["why"]),
      meaning: "The causes of this step, the newest first.", offer: Offer("why", rank: 4)),
    Row(
      Command(.state, keys: ["v"], words: ["state", "views"]),
      meaning: "All views and their state: + new, * changed, - removed.",
      offer: Offer("views", rank: 6)),
    Row(
      Command(.screen, keys: ["s"], words: ["screen"]), meaning: "The whole screen."),
    Row(
      Command(.code, keys: ["c"], words: ["code"]), meaning: "All code, and the line at work."),
    Row(
      Command(.difference, keys: ["d"], words: ["difference"]),
      meaning: "The difference to the lesson before.", offer: Offer("difference", rank: 10)),
    Row(
      Command(.predict, keys: ["p"], words: ["predict"]),
      meaning: "A question about what comes, which is hidden.", offer: Offer("predict", rank: 7)),
    Row(
      Command(.notes, keys: ["n"], words: ["notes"]),
      meaning: "Notes for the teacher.", offer: Offer("notes", rank: 9)),
    Row(
      Command(.search, keys: ["/"]), words: "/ WORDS",
      meaning: "The next place with these words. / and Enter: the same words again.",
      offer: Offer("search", rank: 11)),
    Row(
      Command(.place, words: ["where"]),
      meaning: "The step and the stop, and how many there are."),
    Row(
      Command(.timer, keys: ["t"], words: ["timer"]), meaning: "The time since the walk began."),
    Row(
      Command(.keys, keys: ["?"], words: ["keys", "help"]), meaning: "This help.",
      offer: Offer("keys", rank: 1)),
    Row(
      Command(.quit, keys: ["q", .escape], words: ["quit", "exit"]),
      meaning: "Leave what is open, then the walk.", offer: Offer("quit", rank: 2)),
  ]
}
