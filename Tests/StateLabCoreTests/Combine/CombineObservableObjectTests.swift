import Testing

@testable import StateLabCore

@Suite("Combine: ObservableObject")
struct CombineObservableObjectTests {
  @Test("R73 Each object has one stable publisher, with and without @Published")
  func stable() {
    let plain = Plain()
    #expect(plain.objectWillChange === plain.objectWillChange)
    #expect(plain.objectWillChange !== Plain().objectWillChange)
    let published = Late()
    #expect(published.objectWillChange === published.objectWillChange)
    #expect(published.objectWillChange !== Late().objectWillChange)
  }

  @Test("R73 A @Published property after plain ones sends it, also in a CustomReflectable type")
  func wiredWhereverItStands() {
    let model = Late()
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.text = "b"
    model.last = 2
    model.plain = 9
    #expect(changes == 2)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R73 Properties of superclasses and of generic subclasses send the same publisher")
  func subclasses() {
    let model = Derived("x")
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.text = "super"
    model.generic = "y"
    model.own = 1
    #expect(changes == 3)
    let base: Late = model
    #expect(base.objectWillChange === model.objectWillChange)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R73 The next access of objectWillChange connects a @Published wrapper that was replaced")
  func replacedWrapper() {
    let model = Replacing()
    let publisher = model.objectWillChange
    model.replace()
    #expect(model.objectWillChange === publisher)
    var changes = 0
    let cancellable = publisher.sink { changes += 1 }
    model.number = 3
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R73 Subscribers of a manual send in willSet still read the old value")
  func manualSend() {
    let box = Box("old")
    var seen: [String] = []
    let cancellable = box.objectWillChange.sink { seen.append(box.value) }
    box.value = "new"
    #expect(seen == ["old"])
    #expect(box.value == "new")
    withExtendedLifetime(cancellable) {}
  }

  @Test("@Published properties do not send a publisher that the class declares itself")
  func ownPublisher() {
    let model = Own()
    var changes = 0
    let cancellable = model.objectWillChange.sink { changes += 1 }
    model.number = 1
    #expect(changes == 0)
    model.objectWillChange.send()
    #expect(changes == 1)
    withExtendedLifetime(cancellable) {}
  }

  @Test("R73 The table of publishers drops released objects as it grows and keeps live ones")
  func tableIsSwept() {
    let alive = (0..<100).map { _ in Plain() }
    let publishers = alive.map { ObjectIdentifier($0.objectWillChange) }
    // Tests that run at the same time may add objects of their own.
    let before = PublisherTable.count
    for _ in 0..<10_000 { _ = Plain().objectWillChange }
    #expect(PublisherTable.count < 2 * before + 1_000)
    PublisherTable.checkInvariants()
    #expect(alive.map { ObjectIdentifier($0.objectWillChange) } == publishers)
  }

  @Test("R73 Reading objectWillChange does not keep an object alive")
  func objectsAreReleased() {
    weak var plain: Plain?
    weak var published: Late?
    do {
      let first = Plain()
      let second = Late()
      _ = (first.objectWillChange, second.objectWillChange)
      (plain, published) = (first, second)
    }
    #expect(plain == nil)
    #expect(published == nil)
  }
}

@Suite("Combine: objectWillChange in the trace")
struct CombineTraceTests {
  private func change(
    _ path: PropertyPath, _ old: ValueDescription, _ new: ValueDescription
  ) -> ObjectChange {
    ObjectChange(type: path.root, property: path.segments[1], old: old, new: new)
  }

  @Test(
    "An objectWillChange event names the property, inherited or not, and none for a manual send")
  func change() {
    class Base: ObservableObject { @Published var count = 0 }
    final class Derived: Base { @Published var name = "a" }
    let recorder = Recorder()
    let model = Derived()
    Recorder.$inherited.withValue(recorder) {
      model.count = 1
      model.name = "b"
      Just("c").assign(to: &model.$name)
      model.objectWillChange.send()
    }
    #expect(
      recorder.trace.map(\.change) == [
        change("Derived.count", "0", "1"),
        change("Derived.name", .string("a"), .string("b")),
        change("Derived.name", .string("b"), .string("c")), nil,
      ])
  }

  @Test("R40 The event shows the object's old values and causes what its subscribers print")
  func willChange() {
    let recorder = Recorder()
    let model = Late()
    let cancellable = model.objectWillChange.sink { print("heard") }
    Recorder.$inherited.withValue(recorder) {
      model.text = "new"
      print("after")
    }
    let trace = recorder.trace
    #expect(
      trace.map(\.kind) == [
        .willChange(
          object:
            #"Late(plain: 1, constant: "c", other: nil, text: "a", plainAgain: nil, last: 1)"#,
          id: 1, change: change("Late.text", .string("a"), .string("new")), subscribers: 1),
        .printed("heard"), .printed("after"),
      ])
    #expect(trace.map(\.causes) == [[], [0], []])
    withExtendedLifetime(cancellable) {}
  }

  @Test("R40 The event is recorded before the new value is stored")
  func oldValues() {
    let recorder = Recorder()
    let model = Counter()
    let cancellable = model.objectWillChange.sink {}
    Recorder.$inherited.withValue(recorder) { model.count = 5 }
    #expect(
      recorder.trace.map(\.kind) == [
        .willChange(
          object: "Counter(count: 0)", id: 1, change: change("Counter.count", "0", "5"),
          subscribers: 1)
      ])
    withExtendedLifetime(cancellable) {}
  }

  @Test("An object keeps one number within a recording, and each recording numbers anew")
  func numbers() {
    let first = Counter()
    let second = Counter()
    func ids(_ changes: () -> Void) -> [Int?] {
      let recorder = Recorder()
      Recorder.$inherited.withValue(recorder, operation: changes)
      return recorder.trace.map(\.objectID)
    }
    #expect(
      ids {
        first.count += 1
        second.count += 1
        first.count += 1
      } == [1, 2, 1])
    #expect(ids { second.count += 1 } == [1])
  }

  @Test("A change without subscribers is recorded, too")
  func unheard() {
    let recorder = Recorder()
    Recorder.$inherited.withValue(recorder) {
      Counter().count = 5
      Box("a").value = "b"
      Own().number = 1
      ObservableObjectPublisher().send()
    }
    #expect(
      recorder.trace.map(\.kind) == [
        .willChange(
          object: "Counter(count: 0)", id: 1, change: change("Counter.count", "0", "5"),
          subscribers: 0),
        .willChange(
          object: .generic(
            literal: #"Box<String>(value: "a")"#, brief: #"Box(value: "a")"#), id: 2,
          subscribers: 0),
        .willChange(
          object: "Own(objectWillChange: ObservableObjectPublisher, number: 0)",
          change: ObjectChange(
            type: "Own", property: "number", old: "0", new: "1", isUnsent: true), subscribers: 0),
        .willChange(object: "ObservableObjectPublisher", id: 3, subscribers: 0),
      ])
  }
}

private final class Plain: ObservableObject { var number = 0 }

private final class Counter: ObservableObject { @Published var count = 0 }

private class Late: ObservableObject, CustomReflectable {
  var plain = 1
  let constant = "c"
  weak var other: Late?
  @Published var text = "a"
  var plainAgain: (any Error)?
  @Published var last = 1
  var customMirror: Mirror { Mirror(self, children: []) }
}

private class Middle<T>: Late {
  @Published var generic: T
  init(_ generic: T) { self.generic = generic }
}

private final class Derived: Middle<String> {
  @Published var own = 0
}

private final class Replacing: ObservableObject {
  @Published var first = 0
  @Published var number = 1
  func replace() { _number = Published(initialValue: 2) }
}

private final class Box<Value>: ObservableObject {
  var value: Value { willSet { objectWillChange.send() } }
  init(_ value: Value) { self.value = value }
}

private final class Own: ObservableObject {
  let objectWillChange = ObservableObjectPublisher()
  @Published var number = 0
}
