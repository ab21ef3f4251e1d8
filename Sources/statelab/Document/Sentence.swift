/// An event in words: `queued`, `ContentView`, `because of 5:7`.
struct Sentence: Hashable {
  let verb: String
  let object: String
  /// Why it happened, where the order of the lines does not say it.
  var reason: String?

  init(_ verb: String, _ object: String, reason: String? = nil) {
    self.verb = verb
    self.object = object
    self.reason = reason
  }
}
