import Course
import StateLabCore

private struct Pages {
  @State var page = 1
}

@propertyWrapper
private struct Pager: DynamicProperty {
  var pages = Pages()

  var wrappedValue: Int {
    get { pages.page }
    nonmutating set { pages.page = newValue }
  }
}

private struct Reader: View {
  @Pager var page

  var body: some View {
    Text("Page \(page)")
    Button("Turn") { page += 1 }
  }
}

private struct Meter: DynamicProperty {
  @State var count = 0

  func tick() { count += 1 }
}

private struct Turnstile: View {
  private var meter = Meter()

  var body: some View {
    Text("people: \(meter.count)")
    Button("Enter") { meter.tick() }
  }
}

private final class Diary: DynamicProperty {
  func update() { print("update()") }
}

private struct Journal: View {
  private let diary = Diary()
  @State private var pages = 0

  var body: some View {
    Text("pages: \(pages)")
    Button("Write") { pages += 1 }
  }
}

extension Lesson {
  static var remoteDataQuiz: Quiz {
    Quiz {
      Experiment("reader") { lab in
        let host = Host(Reader())
        try host.tap("Turn")
        lab.find("screen", host.screen)
      }
      Experiment("turnstile") { lab in
        let host = Host(Turnstile())
        try host.tap("Enter")
        try host.tap("Enter")
        lab.find("screen", host.screen)
      }
      Experiment("journal") { lab in
        let host = Host(Journal())
        try host.tap("Write")
        lab.find("updates", host.trace.printed.count)
      }
    }
  }
}
