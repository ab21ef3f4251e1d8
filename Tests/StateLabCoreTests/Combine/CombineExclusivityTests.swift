import Testing

@testable import StateLabCore

/// A deinitializer that runs during a change may call back into the object that is changing.
@Suite("Combine: releases during a change")
struct CombineExclusivityTests {
  @Test(
    "R79 A sink whose closures own its cancellable can end without an exclusivity violation",
    arguments: [false, true])
  func sinkOwnsItself(completes: Bool) {
    let subject = PassthroughSubject<Int, Never>()
    let owner = Owner()
    weak let weakBag = owner.bag
    owner.bag?.add(
      subject.sink(
        receiveCompletion: { [bag = owner.bag] _ in bag?.touch() },
        receiveValue: { [bag = owner.bag] _ in bag?.touch() }))
    owner.bag = nil
    #expect(weakBag != nil)
    if completes { subject.send(completion: .finished) } else { weakBag?.cancelAll() }
    #expect(weakBag == nil)
  }

  @Test("R79 The end of assign(to:on:) may release an object that owns the cancellable")
  func assignOwnsItself() {
    let subject = PassthroughSubject<String, Never>()
    weak var weakModel: TextModel?
    do {
      let model = TextModel()
      subject.assign(to: \.text, on: model).store(in: &model.bag)
      weakModel = model
    }
    subject.send("x")
    #expect(weakModel?.text == "x")
    subject.send(completion: .finished)
    #expect(weakModel == nil)
  }

  @Test("R79 Canceling assign(to:on:) may release the object, which cancels again")
  func assignCancelled() {
    let subject = PassthroughSubject<String, Never>()
    weak var weakModel: TextModel?
    let assign: Subscribers.Assign<TextModel, String>
    do {
      let model = TextModel()
      weakModel = model
      assign = Subscribers.Assign(object: model, keyPath: \.text)
      subject.subscribe(assign)
      AnyCancellable(assign).store(in: &model.bag)
    }
    assign.cancel()
    #expect(weakModel == nil)
    #expect(assign.object == nil)
  }

  @Test("R79 A delayed assign(to:on:) keeps its object alive after the view is removed")
  func stateObjectLeavesFirst() throws {
    let counter = TokenCounter()
    let host = Host(Door(counter: counter), recording: false)
    try host.tap("Door")
    #expect(counter.alive == 1)
    try host.tap("Door")
    #expect(counter.alive == 1)
    host.advance(by: .seconds(2))
    #expect(counter.alive == 0)
  }

  @Test(
    "R79 A deinitializer may send, complete and cancel, whichever operator releases the object",
    arguments: Drop.allCases)
  func deinitComesBack(drop: Drop) {
    let world = World()
    World.$current.withValue(world) {
      let subject = PassthroughSubject<Reference, Never>()
      var log: [String] = []
      let cancellables = Cancellables()
      drop.play(through: subject, keeping: cancellables) {
        Reference { [unowned cancellables] in
          log.append("gone")
          cancellables.list.forEach { $0.cancel() }
          subject.send(Reference {})
          subject.send(completion: .finished)
        }
      }
      world.clock.advance(by: .seconds(5))
      #expect(log == ["gone"])
    }
  }

  @Test("R79 A subject and a @Published property release the old value after the new one is stored")
  func oldValues() {
    var seen: [Int] = []
    let subject = CurrentValueSubject<Reference?, Never>(nil)
    subject.value = Reference { seen.append(subject.value == nil ? 1 : 0) }
    subject.value = nil
    subject.send(Reference { subject.send(Reference { seen.append(2) }) })
    subject.send(nil)
    subject.send(nil)
    let model = ReferenceModel()
    model.reference = Reference { seen.append(model.reference == nil ? 3 : 0) }
    model.reference = nil
    model.reference = Reference { model.reference = nil }
    model.reference = nil
    #expect(seen == [1, 2, 3])
  }

  @Test("R79 Releasing a canceled clock action may cancel it again")
  func clock() {
    let clock = VirtualClock()
    let appointments = Appointments()
    for kind in 0..<4 {
      let reference = Reference { appointments.list.forEach { $0.cancel() } }
      appointments.list.append(
        clock.schedule(at: .seconds(kind)) { withExtendedLifetime(reference) {} })
    }
    appointments.list[2].cancel()
    #expect(clock.nextDue == nil)
  }

  @Test("R79 A deinitializer may request an objectWillChange while another publisher is released")
  func publisherTable() {
    final class Bare: ObservableObject {}
    // The next object may have the address of the previous one. Its publisher then replaces the old
    // entry of the table.
    var gone = 0
    for _ in 0..<1000 {
      let reference = Reference {
        _ = Bare().objectWillChange
        gone += 1
      }
      let bare = Bare()
      bare.objectWillChange.subscribe(
        AnySubscriber(receiveValue: { withExtendedLifetime(reference) { .none } }))
    }
    #expect(gone > 0)
  }
}

/// A reference that a subscription holds and releases in the middle of a call.
enum Drop: CaseIterable {
  case sinkCancelled, sinkFinished, removeDuplicates, combineLatest, handleEvents, debounce
  case delay, currentValue, assignTo, custom, workItem, timer

  func play(
    through subject: PassthroughSubject<Reference, Never>, keeping cancellables: Cancellables,
    make: () -> Reference
  ) {
    func keep(_ cancellable: AnyCancellable) { cancellables.list.append(cancellable) }
    /// A closure that holds the only reference.
    func holding() -> (Reference) -> Void {
      let reference = make()
      return { _ in withExtendedLifetime(reference) {} }
    }
    switch self {
    case .sinkCancelled:
      keep(subject.sink(receiveValue: holding()))
      cancellables.list[0].cancel()
    case .sinkFinished:
      keep(subject.sink(receiveValue: holding()))
      subject.send(completion: .finished)
    case .removeDuplicates:
      keep(subject.removeDuplicates { _, _ in false }.sink { _ in })
      subject.send(make())
      subject.send(Reference {})
    case .combineLatest:
      keep(subject.combineLatest(CurrentValueSubject<Int, Never>(0)).sink { _ in })
      subject.send(make())
      subject.send(Reference {})
    case .handleEvents:
      keep(subject.handleEvents(receiveOutput: holding()).sink { _ in })
      cancellables.list[0].cancel()
    case .debounce:
      keep(subject.debounce(for: 1, scheduler: DispatchQueue.main).sink { _ in })
      subject.send(make())
      subject.send(Reference {})
    case .delay:
      keep(subject.delay(for: 1, scheduler: DispatchQueue.main).sink { _ in })
      subject.send(make())
    case .currentValue:
      let current = CurrentValueSubject<Reference, Never>(make())
      keep(subject.subscribe(current))
      subject.send(Reference {})
    case .assignTo:
      let model = ReferenceModel()
      subject.map { $0 }.assign(to: &model.$reference)
      subject.send(make())
      subject.send(Reference {})
    case .custom:
      let receiveValue = holding()
      subject.map { $0 }.subscribe(
        AnySubscriber(
          receiveSubscription: { $0.request(.unlimited) },
          receiveValue: {
            receiveValue($0)
            return .none
          }))
      subject.send(completion: .finished)
    case .workItem:
      let work = holding()
      DispatchQueue.main.asyncAfter(
        deadline: .now() + 1, execute: DispatchWorkItem { work(Reference {}) })
    case .timer:
      let work = holding()
      keep(
        Timer.publish(every: 1, on: .main, in: .common).autoconnect()
          .sink { _ in work(Reference {}) })
      cancellables.list[0].cancel()
    }
  }
}

/// Runs a closure when it is released.
final class Reference {
  private let atEnd: () -> Void
  init(_ atEnd: @escaping () -> Void) { self.atEnd = atEnd }
  isolated deinit { atEnd() }
}

final class Cancellables { var list: [AnyCancellable] = [] }
private final class Appointments { var list: [VirtualClock.Appointment] = [] }
private final class ReferenceModel: ObservableObject { @Published var reference: Reference? }

/// Cancels its subscriptions when it is released.
private final class Bag {
  private var cancellables: Set<AnyCancellable> = []
  func add(_ cancellable: AnyCancellable) { cancellables.insert(cancellable) }
  func cancelAll() { cancellables.forEach { $0.cancel() } }
  func touch() {}
}

private final class Owner { var bag: Bag? = Bag() }

private final class TextModel {
  var text = ""
  var bag: Set<AnyCancellable> = []
}

private final class DelayedModel: ObservableObject {
  @Published var text = ""
  private var bag: Set<AnyCancellable> = []
  private let token: Token

  init(_ token: Token) {
    self.token = token
    Just("x").delay(for: 1, scheduler: DispatchQueue.main)
      .assign(to: \.text, on: self).store(in: &bag)
  }
}

private struct DelayedText: View {
  @StateObject private var model: DelayedModel
  init(_ counter: TokenCounter) {
    _model = StateObject(wrappedValue: DelayedModel(counter.token()))
  }
  var body: some View { Text(model.text) }
}

private struct Door: View {
  @State private var isOpen = false
  let counter: TokenCounter
  var body: some View {
    Button("Door") { isOpen.toggle() }
    if isOpen { DelayedText(counter) }
  }
}
