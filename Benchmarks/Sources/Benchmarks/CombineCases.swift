import StateLabCore

/// Values through publishers, and subscribers that subscribe and cancel.
func combineCases() -> [Case] { [1, 100].map(subjectToSinks) + [publishedSet, comeAndGo, chain] }

private func subjectToSinks(_ count: Int) -> Case {
  let subject = PassthroughSubject<Int, Never>()
  let tally = Tally()
  tally.sinks = (0..<count).map { _ in subject.sink { tally.sum &+= $0 } }
  return .repeating("subject to sinks", count: count, unit: "value") {
    tally.value += 1
    subject.send(tally.value)
  }
}

/// The property has one subscriber, and the object has none.
private var publishedSet: Case {
  let model = Model()
  let tally = Tally()
  tally.sinks = [model.$value.sink { tally.sum &+= $0 }]
  return .repeating("@Published set, one listener", count: 1, unit: "value") { model.value &+= 1 }
}

private var comeAndGo: Case {
  let subject = PassthroughSubject<Int, Never>()
  return .repeating("subscribe a sink and cancel it", count: 1, unit: "sink") {
    subject.sink { _ in }.cancel()
  }
}

private var chain: Case {
  let subject = PassthroughSubject<Int, Never>()
  return .repeating("subscribe to a chain of three", count: 1, unit: "sink") {
    subject.map { $0 + 1 }.filter { $0 > 0 }.removeDuplicates().sink { _ in }.cancel()
  }
}

/// Unchecked, so that the checks of a captured variable do not count as the subject's time.
private final class Tally {
  @exclusivity(unchecked) var value = 0
  @exclusivity(unchecked) var sum = 0
  var sinks: [AnyCancellable] = []
}
