import Course
import StateLabCore

nonisolated private final class AnyLocation<Value> {
  let pointer = UnsafeMutablePointer<Value>.allocate(capacity: 1)

  init(_ value: Value) { pointer.initialize(to: value) }

  deinit {
    pointer.deinitialize(count: 1)
    pointer.deallocate()
  }
}

@propertyWrapper
private struct MyState<Value>: DynamicProperty {
  private let location: AnyLocation<Value>

  init(wrappedValue: Value) { location = AnyLocation(wrappedValue) }

  var wrappedValue: Value {
    get { location.pointer.pointee }
    nonmutating set { location.pointer.pointee = newValue }
  }

  var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

private struct NameView: View {
  var pass = 1
  @MyState var name = "Elbow"

  var body: some View {
    Text("\(name), pass \(pass)")
    Button("Rename") {
      name = "Big Elbow"
      print("name is now \(name)")
    }
  }
}

nonisolated private final class Guest {
  let name: String

  init(_ name: String) { self.name = name }

  deinit { print("\(name) leaves") }
}

extension Lesson {
  static let location = Lesson("location", quiz: locationQuiz) {
    Experiment("assign") { lab in
      let room = UnsafeMutablePointer<Guest>.allocate(capacity: 1)
      room.initialize(to: Guest("Ann"))
      room.pointee = Guest("Bob")
      print("Bob has moved in")
      lab.find("first", lab.trace.printed[0])
      room.deinitialize(count: 1)
      room.deallocate()
      lab.find("printed", lab.trace.printed)
    }
    Experiment("forgotten") { lab in
      let room = UnsafeMutablePointer<Guest>.allocate(capacity: 1)
      room.initialize(to: Guest("Ann"))
      room.deallocate()
      print("the room is gone")
      lab.find("printed", lab.trace.printed)
    }
    Experiment("tap") { lab in
      let host = Host(NameView())
      try host.tap("Rename")
      lab.find("printed", host.trace.printed.last ?? "")
      lab.find("screen", host.screen)
    }
    Experiment("parent") { lab in
      let host = Host(NameView())
      try host.tap("Rename")
      host.replaceRoot(NameView(pass: 2))
      lab.find("screen", host.screen)
    }
    Experiment("real") { lab in
      let state = State(wrappedValue: "Elbow")
      print("on no screen, yet it reads", state.wrappedValue)
      lab.find("read", state.wrappedValue)
    }
  }
}
