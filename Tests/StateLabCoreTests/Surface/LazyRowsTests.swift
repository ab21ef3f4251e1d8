import Testing

@_spi(Steps) @testable import StateLabCore

/// Lists, lazy stacks and lazy grids load their rows when they become visible.
@Suite("Lazy containers")
struct LazyRowsTests {
  /// Loads another page when its last row appears.
  private struct Feed: View {
    @State private var items = Array(0..<20)

    var body: some View {
      List(items, id: \.self) { item in
        Text("Item \(item)").onAppear {
          guard item == items.last else { return }
          print("page after \(item)")
          items += items.count..<(items.count + 20)
        }
      }
    }
  }

  @Test("An endless list loads one page per screen")
  func feed() throws {
    let host = Host(Feed())
    #expect(host.trace.printed == ["page after 19"])
    #expect(host.screen.hasSuffix("Item 19\n… 20 more"))
    try host.scroll()
    #expect(host.trace.printed == ["page after 19", "page after 39"])
    #expect(host.screen.hasSuffix("Item 39\n… 20 more"))
    host.checkInvariants()
  }

  @Test("An endless stack loads a page when the view after its rows becomes visible")
  func sentinel() throws {
    struct Feed: View {
      @State private var items = Array(0..<15)

      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(items, id: \.self) { Text("Item \($0)") }
            ProgressView()
              .onAppear {
                print("page after \(items.count)")
                items += items.count..<(items.count + 15)
              }
              .onDisappear { print("loaded") }
          }
        }
      }
    }
    let host = Host(Feed())
    #expect(host.trace.printed == ["page after 15", "loaded"])
    #expect(host.screen.hasSuffix("Item 19\n… 10 more"))
    try host.scroll()
    #expect(host.trace.printed == ["page after 15", "loaded", "page after 30", "loaded"])
    #expect(host.screen.hasSuffix("Item 39\n… 5 more"))
    host.checkInvariants()
  }

  /// A hundred rows, each of which prints when it appears.
  private struct Hundred: View {
    var body: some View {
      ForEach(0..<100) { Row(number: $0) }
    }

    struct Row: View {
      let number: Int
      @State private var taps = 0

      var body: some View {
        Button("Row \(number): \(taps)") { taps += 1 }.onAppear { print(number) }
      }
    }
  }

  @Test(
    "A lazy container creates 20 of 100 rows, and 20 more with each scroll",
    arguments: [
      { AnyView(List { Hundred() }) }, { AnyView(Form { Hundred() }) },
      { AnyView(ScrollView { LazyVStack { Hundred() } }) },
      { AnyView(ScrollView(.horizontal) { LazyHStack { Hundred() } }) },
      {
        AnyView(ScrollView { LazyVGrid(columns: [GridItem()]) { Section("All") { Hundred() } } })
      },
      {
        AnyView(ScrollView { LazyHGrid(rows: [GridItem()]) { Group { Hundred() }.padding() } })
      },
    ] as [@MainActor @Sendable () -> AnyView])
  func hundred(_ container: @MainActor @Sendable () -> AnyView) throws {
    let host = Host(container())
    #expect(host.trace.bodyCount(of: Hundred.Row.self) == 20)
    #expect(host.trace.printed == (0..<20).map { "\($0)" })
    #expect(host.screen.hasSuffix("[Row 19: 0]\n… 80 more"))
    try host.scroll()
    #expect(host.trace.bodyCount(of: Hundred.Row.self) == 40)
    for _ in 0..<3 { try host.scroll() }
    #expect(host.screen.hasSuffix("[Row 99: 0]"))
    #expect(host.trace.printed == (0..<100).map { "\($0)" })
    #expect(throws: HostError.nothingFurtherDown) { try host.scroll() }
  }

  @Test("A lazy container creates all its rows in content that does not scroll")
  func unscrolled() {
    struct Month: View {
      var body: some View {
        VStack {
          LazyVGrid(columns: [GridItem()]) { LazyVStack { Hundred() } }
          Text("Below")
        }
      }
    }
    let host = Host(Month())
    #expect(host.trace.bodyCount(of: Hundred.Row.self) == 100)
    #expect(host.screen.hasSuffix("[Row 99: 0]\nBelow"))
    #expect(throws: HostError.nothingFurtherDown) { try host.scroll() }
    host.checkInvariants()
  }

  @Test("A stack, a scroll view and the inside of a row create all their rows")
  func eager() {
    struct Eager: View {
      var body: some View {
        ScrollView { Hundred() }
        List { VStack { Hundred() } }
        List { Text("Row").overlay { Hundred() } }
      }
    }
    let host = Host(Eager())
    #expect(host.trace.bodyCount(of: Hundred.Row.self) == 300)
  }

  @Test("Tapping a row that is not loaded scrolls to it")
  func finding() throws {
    let host = Host(List { Hundred() })
    try host.tap("Row 57: 0")
    #expect(host.screen.contains("[Row 57: 1]"))
    #expect(host.screen.hasSuffix("[Row 59: 0]\n… 40 more"))
    let actions = host.trace.compactMap { event in
      if case .action(let action) = event.kind { action } else { nil }
    }
    #expect(actions.dropFirst() == [.scroll, .scroll, .tap("Row 57: 0")])
    #expect(throws: HostError.self) { try host.tap("Row 100: 0") }
    #expect(host.screen.hasSuffix("[Row 99: 0]"))
  }

  @Test("Looking for a missing control stops after 20 screens")
  func neverFound() throws {
    let host = Host(Feed())
    #expect(
      throws: HostError.tooFarDown(kind: "button", label: "End", screens: 20)
    ) { try host.tap("End") }
  }

  private struct Numbers: View {
    @State private var numbers = Array(0..<30)

    var body: some View {
      Button("Insert") { numbers.insert(-1, at: 0) }
      Button("Shuffle") { numbers = numbers.reversed() }
      Button("Clear") { numbers = [] }
      List {
        ForEach(numbers, id: \.self) { Hundred.Row(number: $0) }
          .onDelete { numbers.remove(atOffsets: $0) }
        Text("End")
      }
    }
  }

  @Test("A row that moves off the screen disappears and keeps its state")
  func pushedOut() throws {
    let host = Host(Numbers())
    try host.tap("Row 19: 0")
    try host.tap("Insert")
    #expect(host.screen.hasSuffix("[Row 18: 0]\n[Delete Row 18: 0]\n… 11 more"))
    try host.tap("Delete Row -1: 0")
    #expect(host.screen.hasSuffix("[Row 19: 1]\n[Delete Row 19: 1]\n… 10 more"))
    #expect(host.trace.printed == (0..<20).map { "\($0)" } + ["-1", "19"])
    #expect(host.isStale == false)
    host.checkInvariants()
  }

  @Test("Deleting a row loads the next one")
  func deleted() throws {
    let host = Host(Numbers())
    try host.tap("Delete Row 3: 0")
    #expect(host.screen.hasSuffix("[Row 20: 0]\n[Delete Row 20: 0]\n… 9 more"))
    #expect(host.trace.printed.last == "20")
    #expect(host.trace.bodyCount(of: Hundred.Row.self) == 21)
  }

  @Test("Reordering shows other rows, and hidden rows keep their state")
  func reordered() throws {
    let host = Host(Numbers())
    try host.tap("Row 2: 0")
    try host.tap("Shuffle")
    #expect(host.screen.contains("[Row 29: 0]"))
    #expect(!host.screen.contains("[Row 9: 0]"))
    try host.scroll()
    #expect(host.screen.contains("[Row 2: 1]"))
    #expect(host.screen.hasSuffix("End"))
    try host.tap("Clear")
    #expect(host.screen.hasSuffix("[Clear]\nEnd"))
    host.checkInvariants()
  }

  @Test("Sections share the loaded rows, and a footer appears after its rows")
  func sections() throws {
    struct Sections: View {
      var body: some View {
        List {
          ForEach(0..<4) { section in
            Section {
              ForEach(0..<8) { Text("\(section).\($0)") }
            } header: {
              Text("Section \(section)")
            } footer: {
              Text("End of \(section)").onAppear { print(section) }
            }
          }
        }
      }
    }
    let host = Host(Sections())
    #expect(host.screen.hasSuffix("Section 2\n2.0\n… more"))
    #expect(host.trace.printed == ["0", "1"])
    #expect(host.freshScreen == host.screen)
    try host.scroll()
    #expect(host.screen.hasSuffix("3.7\nEnd of 3"))
    #expect(host.trace.printed == ["0", "1", "2", "3"])
    host.checkInvariants()
  }

  @Test("ScrollViewReader scrolls down to the row of an element")
  func proxy() throws {
    struct Jumping: View {
      var body: some View {
        ScrollViewReader { proxy in
          Button("Last") { proxy.scrollTo(99) }
          Button("First") { proxy.scrollTo(0) }
          List { Hundred() }
        }
      }
    }
    let host = Host(Jumping())
    try host.tap("First")
    #expect(host.screen.hasSuffix("… 80 more"))
    try host.tap("Last")
    #expect(host.screen.hasSuffix("[Row 99: 0]"))
  }

  @Test("Only the container in front scrolls")
  func places() throws {
    struct Places: View {
      @State private var isPresented = false

      var body: some View {
        TabView {
          NavigationStack {
            List {
              NavigationLink("Page") { List { Hundred() } }
              Button("Sheet") { isPresented = true }
              Hundred()
            }
          }
          .sheet(isPresented: $isPresented) { List { Hundred() } }
          .tabItem { Text("One") }
          List { Hundred() }.tabItem { Text("Two") }
        }
      }
    }
    let host = Host(Places())
    func rows() -> Int { host.trace.bodyCount(of: Hundred.Row.self) }
    #expect(rows() == 20)
    try host.tap("Page")
    #expect(rows() == 40)
    try host.scroll()
    #expect(rows() == 60)
    try host.tap("Back")
    #expect(host.screen.contains("… 80 more"))
    try host.tap("Sheet")
    #expect(rows() == 80)
    try host.tap("Row 30: 0")
    #expect(rows() == 101)
    try host.tap("Swipe down")
    #expect(host.screen.contains("… 80 more"))
    try host.tap("Two")
    #expect(rows() == 121)
    try host.scroll()
    try host.tap("One")
    #expect(host.screen.contains("… 80 more"))
  }

  @Test("Rows that are not loaded can be selected")
  func selection() throws {
    struct Names: View {
      @State private var chosen: Int?

      var body: some View {
        List(0..<50, selection: $chosen) { Text("Name \($0)") }
      }
    }
    let host = Host(Names())
    try host.tap("Name 33")
    #expect(host.screen.contains("> Name 33\n"))
    #expect(host.screen.hasSuffix("Name 39\n… 10 more"))
  }

  @Observable
  final class Model { var name = "a" }

  @Test("Rows update with an observed property, also those that a scroll loaded")
  func observed() throws {
    struct Names: View {
      let model: Model

      var body: some View { List(0..<50) { Text("\(model.name) \($0)") } }
    }
    let model = Model()
    let host = Host(Names(model: model))
    try host.scroll()
    host.perform { model.name = "b" }
    #expect(host.screen.contains("b 0\n"))
    #expect(host.screen.hasSuffix("b 39\n… 10 more"))
  }

  @Test("Rows that are not loaded add no cost to an update")
  func cost() {
    struct Rows: View {
      let count: Int
      let model: Model

      var body: some View {
        List(0..<count) { Hundred.Row(number: $0) }.opacity(model.name == "a" ? 1 : 0)
      }
    }
    // Both say `… 1980 more` in as many letters.
    let steps = [2_000, 9_000].map { count in
      let model = Model()
      let host = Host(Rows(count: count, model: model))
      return StepCounter.steps { host.perform { model.name = "b" } }
    }
    #expect(steps[0] == steps[1])
  }

  @Test("A view inserted into a row off the screen does not appear")
  func comingHidden() throws {
    struct Late: View {
      @State private var isShown = false
      @State private var items = Array(0..<30)

      var body: some View {
        Button("Show") { isShown = true }
        Button("Drop") { items.removeLast(20) }
        List {
          ForEach(items, id: \.self) { Text("\($0)") }
          if isShown { Text("Late").onAppear { print("late") } }
        }
      }
    }
    let host = Host(Late())
    try host.tap("Show")
    #expect(host.trace.printed.isEmpty)
    try host.tap("Drop")
    #expect(host.trace.printed == ["late"])
    #expect(host.screen.hasSuffix("9\nLate"))
    host.checkInvariants()
  }
}
