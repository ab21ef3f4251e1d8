import Testing

@testable import StateLabCore

@Suite("Combine: @Published")
struct CombinePublishedTests {
  @Test("R65 An assignment sends objectWillChange, then $p with the new value, then stores")
  func order() {
    let model = Model()
    var log: [String] = []
    let cancellables = [
      model.$count.sink { log.append("$count \($0), stored \(model.count)") },
      model.objectWillChange.sink { log.append("will change, stored \(model.count)") },
    ]
    model.count = 5
    log.append("stored \(model.count)")
    #expect(
      log == ["$count 0, stored 0", "will change, stored 0", "$count 5, stored 0", "stored 5"])
    withExtendedLifetime(cancellables) {}
  }

  @Test("R65 Subscribing to $p replays the current value")
  func replay() {
    let model = Model()
    model.count = 3
    var seen: [Int] = []
    let cancellable = model.$count.sink { seen.append($0) }
    #expect(seen == [3])
    model.count = 4
    #expect(seen == [3, 4])
    cancellable.cancel()
    model.count = 5
    #expect(seen == [3, 4])
  }

  @Test("R65 Equal assignments publish")
  func equalAssignment() {
    let model = Model()
    var seen: [Int] = []
    var changes = 0
    let cancellables = [
      model.$count.sink { seen.append($0) }, model.objectWillChange.sink { changes += 1 },
    ]
    model.count = 0
    model.count = model.count
    #expect(seen == [0, 0, 0])
    #expect(changes == 2)
    withExtendedLifetime(cancellables) {}
  }

  @Test("R65 A change in place publishes the changed value")
  func inPlace() {
    let model = Model()
    var seen: [[String]] = []
    let cancellable = model.$names.sink { seen.append($0) }
    model.names.append("a")
    #expect(seen == [[], ["a"]])
    #expect(model.names == ["a"])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R65 A subscriber that $p gains during a send receives the old value only")
  func subscribeDuringSend() {
    let model = Model()
    var late: [Int] = []
    var cancellables: [AnyCancellable] = []
    model.$count.dropFirst().sink { _ in
      model.$count.sink { late.append($0) }.store(in: &cancellables)
    }.store(in: &cancellables)
    model.count = 1
    #expect(late == [0])
  }

  @Test("R65 Without demand $p keeps only the newest value")
  func demand() {
    let model = Model()
    var seen: [Int] = []
    var subscription: (any Subscription)?
    model.$count.subscribe(
      AnySubscriber(
        receiveSubscription: { subscription = $0 },
        receiveValue: {
          seen.append($0)
          return .none
        }))
    model.count = 1
    model.count = 2
    #expect(seen.isEmpty)
    subscription?.request(.max(2))
    #expect(seen == [2])
    model.count = 3
    model.count = 4
    #expect(seen == [2, 3])
    subscription?.request(.max(1))
    #expect(seen == [2, 3, 4])
  }

  @Test("R66 The outer assignment overwrites a value that a sink assigns to the same property")
  func assignmentInSink() {
    let model = Model()
    var seen: [Int] = []
    let cancellable = model.$count.sink {
      seen.append($0)
      if $0 == 1 { model.count = 2 }
    }
    model.count = 1
    #expect(model.count == 1)
    #expect(seen == [0, 1, 2])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R72 assign(to: &$p) needs no cancellable, publishes, and does not keep the object alive")
  func assignToPublished() {
    let subject = PassthroughSubject<Int, Never>()
    weak var weakModel: Model?
    do {
      let model = Model()
      weakModel = model
      subject.map { $0 * 2 }.assign(to: &model.$count)
      var changes = 0
      let cancellable = model.objectWillChange.sink { changes += 1 }
      subject.send(4)
      #expect(model.count == 8)
      #expect(changes == 1)
      withExtendedLifetime(cancellable) {}
    }
    #expect(weakModel == nil)
    subject.send(5)
  }

  @Test("R49 $p has the same storage on each access")
  func stablePublisher() {
    let model = Model()
    #expect(model.$count.storage === model.$count.storage)
  }

  @Test("A @Published property is described by its value")
  func description() {
    let model = Model()
    model.count = 7
    #expect(describe(model) == "Model(count: 7, names: [])")
    #expect(describe(model.$count) == "Publisher")
  }
}

private final class Model: ObservableObject {
  @Published var count = 0
  @Published var names: [String] = []
}
