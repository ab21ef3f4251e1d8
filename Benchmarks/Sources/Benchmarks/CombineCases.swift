import StateLabCore

/// Values through a subject.
func combineCases() -> [Case] {
  [1, 100].map { count in
    let subject = PassthroughSubject<Int, Never>()
    let tally = Tally()
    tally.sinks = (0..<count).map { _ in subject.sink { tally.sum &+= $0 } }
    return .repeating("subject to sinks", count: count, unit: "value") {
      tally.value += 1
      subject.send(tally.value)
    }
  }
}

/// Unchecked, so that the checks of a captured variable are not counted as the subject's.
private final class Tally {
  @exclusivity(unchecked) var value = 0
  @exclusivity(unchecked) var sum = 0
  var sinks: [AnyCancellable] = []
}
