import StateLabCore
import Testing

@Suite("Callbacks and labels of controls")
struct EditingTests {
  @Test("onEditingChanged runs before and after the value changes, in the same action")
  func editing() throws {
    struct Controls: View {
      @State private var volume = 1.0
      @State private var count = 0
      @State private var other = 0
      var body: some View {
        Slider(value: $volume, in: 0...10) {
          Text("Volume")
        } onEditingChanged: {
          print("volume \($0) \(volume)")
        }
        Stepper("Count", value: $count, onEditingChanged: { print("count \($0) \(count)") })
        Stepper("Other") {
          other += 1
        } onDecrement: {
          other -= 1
        } onEditingChanged: {
          print("other \($0) \(other)")
        }
      }
    }
    let host = Host(Controls())
    #expect(throws: HostError.self) { try host.enter("loud", into: "Volume") }
    #expect(host.trace.printed.isEmpty)
    try host.enter("3", into: "Volume")
    try host.tap("Count +")
    try host.tap("Other -")
    #expect(
      host.trace.printed == [
        "volume true 1.0", "volume false 3.0", "count true 0", "count false 1", "other true 0",
        "other false -1",
      ])
  }

  @Test("The trace numbers the used control among several with one label")
  func occurrences() throws {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        ForEach($names, id: \.self) { $name in
          TextField("Name", text: $name)
          Button("Add") { name += "!" }
        }
        Button("Clear") { names = [] }
      }
    }
    let host = Host(Rows())
    try host.tap("Add", occurrence: 2)
    try host.enter("c", into: "Name", occurrence: 1)
    try host.tap("Clear")
    let actions = host.trace.compactMap { event in
      if case .action(let action) = event.kind { action } else { nil }
    }
    #expect(actions.suffix(3) == [.tap("Add#2"), .enter("c", into: "Name#1"), .tap("Clear")])
  }

  @Test("The completion of an animation runs after the duration of the animation")
  func completion() throws {
    struct Phases: View {
      @State private var phase = 0
      var body: some View {
        Button("Phase \(phase)") {
          withAnimation(.easeIn(duration: 2).delay(1)) {
            phase = 1
          } completion: {
            print("done")
            phase = 2
          }
        }
        .transaction { $0.animation = nil }
      }
    }
    let host = Host(Phases())
    try host.tap("Phase 0")
    #expect(host.screen == "[Phase 1]")
    host.advance(by: .seconds(2))
    #expect(host.screen == "[Phase 1]")
    host.advance(by: .seconds(1))
    #expect(host.screen == "[Phase 2]")
    #expect(host.trace.bodyCount(of: Phases.self) == 3)
  }

  @Test("onGeometryChange receives the size and is not recorded as onAppear")
  func geometry() throws {
    struct Measured: View {
      var body: some View {
        Text("x")
          .onGeometryChange(for: CGFloat.self) {
            $0.size.width
          } action: {
            print("width \($0)")
          }
          .onGeometryChange(for: CGFloat.self) {
            $0.size.height
          } action: {
            print("height \($0) \($1)")
          }
      }
    }
    let trace = Host(Measured()).trace
    #expect(trace.printed == ["width 390.0", "height 844.0 844.0"])
    #expect(!trace.contains { if case .appeared = $0.kind { true } else { false } })
    #expect(trace.contains { if case .geometryChanged = $0.kind { true } else { false } })
  }

  @Test("ViewThatFits shows its first view, and the others do not appear")
  func fitting() {
    struct Fitting: View {
      var body: some View {
        ViewThatFits {
          Text("Long").onAppear { print("long") }
          Text("Short").onAppear { print("short") }
        }
      }
    }
    let host = Host(Fitting())
    #expect(host.screen == "Long")
    #expect(host.trace.printed == ["long"])
  }

  private struct FittingRows: View {
    @State private var rows = ["a", "b"]
    @State private var isMore = false
    var body: some View {
      ViewThatFits {
        ForEach(rows, id: \.self) { row in
          VStack {
            Text(row).navigationTitle(row).onAppear { print("\(row) appears") }
            if isMore { Text("more").task { print("\(row) works") } }
          }
          .onDisappear { print("\(row) disappears") }
        }
      }
      Button("More") { isMore = true }
      Button("Drop") { rows.removeFirst() }
      Button("Put") { rows.insert("c", at: 0) }
    }
  }

  @Test("A view that is inserted into a hidden view of ViewThatFits does not appear")
  func fittingLater() throws {
    let host = Host(NavigationStack { FittingRows() })
    #expect(host.screen.hasPrefix("a\na\n"))
    try host.tap("More")
    #expect(host.trace.printed == ["a appears", "a works"])
    try host.tap("Drop")
    #expect(host.screen.hasPrefix("b\nb\nmore\n"))
    try host.tap("Put")
    #expect(host.screen.hasPrefix("c\nc\nmore\n"))
    #expect(
      host.trace.printed == [
        "a appears", "a works", "a disappears", "b appears", "b works", "c appears",
        "b disappears", "c works",
      ])
    #expect(!host.isStale)
  }

  @Test("A view that appears again runs onAppear and task in the same order")
  func comingBack() throws {
    struct Tabs: View {
      @State private var tab = 0
      var body: some View {
        TabView(selection: $tab) {
          Tab("One", systemImage: "star", value: 0) {
            Text("1").onAppear { print("appeared") }.task { print("task") }
          }
          Tab(value: 1, role: .search) { Text("2") }
        }
      }
    }
    let host = Host(Tabs())
    host.advance(by: .zero)
    try host.tap("Search")
    try host.tap("One")
    let events = host.trace.filter { event in
      switch event.kind {
      case .appeared, .taskStarted: true
      default: false
      }
    }
    #expect(events.count == 4)
    #expect(events.map { if case .appeared = $0.kind { 1 } else { 2 } } == [1, 2, 1, 2])
  }

  @Test("The selection's type determines the type of a tab's value")
  func values() throws {
    enum Place { case books, profile }
    struct Tabs: View {
      @State private var place = Place.books
      var body: some View {
        TabView(selection: $place) {
          Tab("Books", systemImage: "book", value: .books) { Text("All books") }
          Tab("Profile", systemImage: "person", value: .profile) {
            Button("Home") { place = .books }
          }
          .badge(2)
        }
      }
    }
    let host = Host(Tabs())
    #expect(host.screen == "All books\nTabs: (Books) [Profile (2)]")
    try host.tap("Profile")
    #expect(host.screen == "[Home]\nTabs: [Books] (Profile (2))")
    try host.tap("Home")
    #expect(host.screen == "All books\nTabs: (Books) [Profile (2)]")
  }

  @Test("A control without text is found by its kind or by its shape")
  func wordless() throws {
    struct Wordless: View {
      @State private var log = ""
      @State private var isOn = false
      var body: some View {
        Rectangle().stroke(lineWidth: 2).onTapGesture { log += "r" }
        Circle().fill(.red).onLongPressGesture { log += "c" }
        Color.red.onTapGesture { log += "R" }
        Button(action: { log += "b" }, label: { Capsule() })
        Button("") { log += "B" }
        Toggle("", isOn: $isOn)
        TextField("", text: $log)
      }
    }
    let host = Host(Wordless())
    try host.tap("Rectangle")
    try host.tap("Hold Circle")
    try host.tap("Color")
    try host.tap("Capsule")
    try host.tap("Button")
    try host.toggle("Toggle")
    #expect(
      host.screen
        == "[Rectangle]\n[red Circle]\n[red Color]\n[Capsule]\n[Button]\n[x] Toggle\nTextField: \"rcRbB\""
    )
    try host.enter("", into: "TextField")
    #expect(host.screen.hasSuffix("TextField: \"\""))
  }
}
