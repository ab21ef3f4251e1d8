import Course
import StateLabCore

private struct DemoView: View {
  @State var name = "Elbow"

  var body: some View {
    Text(name)
    Button("Rename") {
      name = "Big Elbow"
      print("name is now \(name)")
    }
  }
}

@propertyWrapper
private struct MyStates: DynamicProperty {
  init(wrappedValue: String) {
    UserDefaults.standard.set(wrappedValue, forKey: "savedName")
  }

  var wrappedValue: String {
    get { UserDefaults.standard.string(forKey: "savedName") ?? "" }
    nonmutating set {
      UserDefaults.standard.set(newValue, forKey: "savedName")
    }
  }

  var projectedValue: Binding<String> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }

  func update() { print("update() of MyStates") }
}

private struct SavedView: View {
  @MyStates var name = "Elbow"

  var body: some View {
    let _ = print("body of SavedView")
    Text(name)
    Button("Rename") {
      name = "Big Elbow"
      print("name is now \(name)")
    }
  }
}

private struct FullNameView: View {
  @MyStates var first = "Ada"
  @MyStates var last = "Lovelace"

  var body: some View {
    Text("\(first) \(last)")
  }
}

extension Lesson {
  static let userDefaults = Lesson(
    "user-defaults", quiz: userDefaultsQuiz
  ) {
    Experiment("state") { lab in
      let host = Host(DemoView())
      try host.tap("Rename")
      lab.find("screen", host.screen)
    }
    Experiment("tap") { lab in
      let host = Host(SavedView())
      lab.find("order", host.trace.printed)
      try host.tap("Rename")
      lab.find("screen", host.screen)
      lab.find("printed", host.trace.printed.last ?? "")
      lab.find("bodies", host.trace.bodyCount(of: SavedView.self))
    }
    Experiment("two-launches") { lab in
      let first = Host(SavedView())
      try first.tap("Rename")
      first.unmount()
      let second = Host(SavedView())
      lab.find("screen", second.screen)
    }
    Experiment("two-names") { lab in
      let host = Host(FullNameView())
      lab.find("screen", host.screen)
    }
  }
}
