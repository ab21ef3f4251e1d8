/// The words for the requests to a walk, in its help and in the last line of the screen.
package struct WalkHelpWords: Sendable {
  package let title: String
  package let next, back, change, ends, step, lessons, divergence, code, steps, why, state, screen,
    allCode, difference, predict, notes, search, place, timer, keys, quit: Request

  package struct Request: Sendable {
    package let meaning: String
    /// The hint in the last line.
    package let offer: String?
    /// The words to type, where the help shows others than the words of the request.
    package let typed: String?

    package init(meaning: String, offer: String? = nil, typed: String? = nil) {
      self.meaning = meaning
      self.offer = offer
      self.typed = typed
    }
  }
}

extension WalkHelpWords {
  package static let english = WalkHelpWords(
    title: "Keys",
    next: Request(meaning: "The next step.", offer: "next", typed: "next, or Enter"),
    back: Request(meaning: "The step before.", offer: "back"),
    change: Request(meaning: "The next and the previous change on screen.", offer: "change"),
    ends: Request(meaning: "The beginning, the end."),
    step: Request(meaning: "That step.", typed: "7, or 5:7"),
    lessons: Request(meaning: "The next lesson, the lesson before."),
    divergence: Request(meaning: "The step at which two runs part, in `walk 4 5`."),
    code: Request(meaning: "The code, further down and up."),
    steps: Request(meaning: "Earlier steps, and back to this one; a page of a text."),
    why: Request(meaning: "The causes of this step, the newest first.", offer: "why"),
    state: Request(
      meaning: "All views and their state: + new, * changed, - removed.", offer: "views"),
    screen: Request(meaning: "The whole screen."),
    allCode: Request(meaning: "All code, and the line at work."),
    difference: Request(meaning: "The difference to the lesson before.", offer: "difference"),
    predict: Request(meaning: "A question about what comes, which is hidden.", offer: "predict"),
    notes: Request(meaning: "Notes for the teacher.", offer: "notes"),
    search: Request(
      meaning: "The next place with these words. / and Enter: the same words again.",
      offer: "search", typed: "/ WORDS"),
    place: Request(meaning: "The step and the stop, and how many there are."),
    timer: Request(meaning: "The time since the walk began."),
    keys: Request(meaning: "This help.", offer: "keys"),
    quit: Request(meaning: "Leave what is open, then the walk.", offer: "quit"))
}
