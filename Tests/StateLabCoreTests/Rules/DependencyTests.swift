import StateLabCore
import Testing

@Suite("Dependencies of body")
struct DependencyTests {
  @Test("R18 A write to a state that body does not read runs no body", arguments: Profile.all)
  func unreadState(profile: Profile) throws {
    struct Unread: View {
      @State private var n = 0
      var body: some View {
        Button("Add") {
          n += 1
          print(n)
        }
      }
    }
    let host = Host(Unread(), profile: profile)
    for _ in 1...3 { try host.tap("Add") }
    #expect(host.trace.printed == ["1", "2", "3"])
    #expect(host.trace.bodyCount(of: Unread.self) == 1)
  }

  @Test("R18 Passing a state's value to a child is a read in the parent")
  func passedValueIsRead() throws {
    struct Child: View {
      let n: Int
      var body: some View { Text("\(n)") }
    }
    struct Parent: View {
      @State private var n = 0
      var body: some View {
        Child(n: n)
        Button("Add") { n += 1 }
      }
    }
    let host = Host(Parent())
    try host.tap("Add")
    #expect(host.trace.bodyCount(of: Parent.self) == 2)
    #expect(host.trace.bodyCount(of: Child.self) == 2)
  }

  private struct Sub: View {
    @Binding var date: Int
    var body: some View {
      Text("sub \(date)")
      Button("Next") { date += 1 }
    }
  }

  @Test(
    "R19 Passing only $state to a child runs the child's body, not the parent's",
    arguments: Profile.all)
  func bindingIsNoRead(profile: Profile) throws {
    struct Main: View {
      @State private var date = 1
      var body: some View { Sub(date: $date) }
    }
    let host = Host(Main(), profile: profile)
    try host.tap("Next")
    #expect(host.screen == "sub 2\n[Next]")
    #expect(host.trace.bodyCount(of: Main.self) == 1)
    #expect(host.trace.bodyCount(of: Sub.self) == 2)
  }

  @Test("R19 If the parent reads the state as well, both bodies run once")
  func bindingAndRead() throws {
    struct Main: View {
      @State private var date = 1
      var body: some View {
        let _ = date
        Sub(date: $date)
      }
    }
    let host = Host(Main())
    try host.tap("Next")
    #expect(host.trace.bodyCount(of: Main.self) == 2)
    #expect(host.trace.bodyCount(of: Sub.self) == 2)
  }

  @Test("R19 A binding that a view passes on unread runs only the reader's body")
  func bindingThroughTheMiddle() throws {
    struct Middle: View {
      @Binding var date: Int
      var body: some View { Sub(date: $date) }
    }
    struct Main: View {
      @State private var date = 1
      var body: some View { Middle(date: $date) }
    }
    let host = Host(Main())
    try host.tap("Next")
    #expect(host.screen == "sub 2\n[Next]")
    #expect(host.trace.bodyCount(of: Main.self) == 1)
    #expect(host.trace.bodyCount(of: Middle.self) == 1)
  }

  private final class Model: ObservableObject {
    @Published var shown = 0
    var silent = 0
  }

  @Test("R20 Every objectWillChange runs every view that declares the object, read or not")
  func declaredObjectsRun() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.shown)") }
    }
    struct Declarer: View {
      @ObservedObject var model: Model
      var body: some View { Text("never reads") }
    }
    struct Root: View {
      let model: Model
      var body: some View {
        Reader(model: model)
        Declarer(model: model)
      }
    }
    let model = Model()
    let host = Host(Root(model: model))
    host.perform { model.shown = 1 }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
    #expect(host.trace.bodyCount(of: Declarer.self) == 2)
    #expect(host.trace.bodyCount(of: Root.self) == 1)
    host.perform { model.silent = 1 }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
  }

  @Test(
    "R20 A @Published change runs the body and the affected child; other changes run neither")
  func publishedAndUnpublished() {
    struct Child: View {
      let n: Int
      var body: some View { Text("\(n)") }
    }
    struct Parent: View {
      @ObservedObject var model: Model
      var body: some View {
        Child(n: model.shown)
        Child(n: 7)
      }
    }
    let model = Model()
    let host = Host(Parent(model: model))
    host.perform { model.silent = 1 }
    #expect(host.trace.bodyCount(of: Parent.self) == 1)
    #expect(host.trace.bodyCount(of: Child.self) == 2)
    host.perform { model.shown = 1 }
    #expect(host.trace.bodyCount(of: Parent.self) == 2)
    #expect(host.trace.bodyCount(of: Child.self) == 3)
  }

  @Test("R20 Publishing an equal value runs the body")
  func equalPublishedRuns() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View { Text("\(model.shown)") }
    }
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform { model.shown = 0 }
    #expect(host.trace.bodyCount(of: Reader.self) == 2)
  }

  @Test("R40 The object sends objectWillChange before it changes, and the body reads the new value")
  func willChangeThenBody() {
    struct Reader: View {
      @ObservedObject var model: Model
      var body: some View {
        let _ = print("body \(model.shown)")
        Text("\(model.shown)")
      }
    }
    let model = Model()
    let host = Host(Reader(model: model))
    host.perform {
      let watch = model.objectWillChange.sink { print("willChange, still \(model.shown)") }
      model.shown = 5
      print("stored \(model.shown)")
      watch.cancel()
    }
    #expect(
      host.trace.printed == ["body 0", "willChange, still 0", "stored 5", "body 5"])
  }

  @Test("R39 R38 Several writes in one action run one body with the last value")
  func writesCoalesce() throws {
    struct Thrice: View {
      @State private var n = 0
      var body: some View {
        let _ = print("body \(n)")
        Button("Set") {
          n = 1
          n = 2
          n = 3
          print("action done")
        }
        Text("\(n)")
      }
    }
    let host = Host(Thrice())
    try host.tap("Set")
    #expect(host.trace.printed == ["body 0", "action done", "body 3"])
  }

  @Test("R39 A child that is invalidated together with its parent runs its body once")
  func parentAndChildOnce() throws {
    struct Child: View {
      let n: Int
      @ObservedObject var model: Model
      var body: some View { Text("\(n) \(model.shown)") }
    }
    struct Parent: View {
      @State private var n = 0
      let model: Model
      var body: some View {
        Child(n: n, model: model)
        Button("Both") {
          model.shown += 1
          n += 1
        }
      }
    }
    let host = Host(Parent(model: Model()))
    try host.tap("Both")
    #expect(host.screen == "1 1\n[Both]")
    #expect(host.trace.bodyCount(of: Child.self) == 2)
  }
}
