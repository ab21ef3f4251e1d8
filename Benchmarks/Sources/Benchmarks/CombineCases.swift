import StateLabCore

/// Values through a subject.
func combineCases() -> [Case] {
  [1, 100].map { count in
    let subject = PassthroughSubject<Int, Never>()
    var sum = 0
    let sinks = (0..<count).map { _ in subject.sink { sum &+= $0 } }
    var value = 0
    return .repeating("subject to sinks", count: count, unit: "value") {
      value += 1
      subject.send(value)
      precondition(sinks.count == count)
    }
  }
}
