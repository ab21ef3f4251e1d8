import Testing

@testable import StateLabCore

@Suite("Containers over subviews")
struct SubviewTests {
  struct Counter: View {
    let name: String
    @State private var count = 0
    var body: some View {
      Button("\(name) \(count)") { count += 1 }
        .onAppear { print("+\(name)") }
        .onDisappear { print("-\(name)") }
    }
  }

  struct Card<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Text("card")
        content
      }
    }
  }

  struct Cards<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      let _ = print("cards")
      ForEach(subviews: content) { subview in Card { subview } }
    }
  }

  struct Divided<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      VStack {
        Group(subviews: content) { subviews in
          ForEach(subviews) { subview in
            subview
            if subview.id != subviews.last?.id { Text("—") }
          }
        }
      }
    }
  }

  struct Two: View {
    var body: some View {
      Text("two")
      Text("three")
    }
  }

  struct Arranged: View {
    var body: some View { HStackLayout() { Two() } }
  }

  struct Same: View, Equatable {
    var body: some View {
      Text("same")
      Text("again")
    }
  }

  struct Twice: ViewModifier {
    func body(content: Content) -> some View {
      content
      content
    }
  }

  struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  struct Boxed: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  struct Ended: ViewModifier {
    func body(content: Content) -> some View {
      VStack { content }
      Text("end")
    }
  }

  /// Content of one kind, with its texts as subviews.
  struct Sample: CustomTestStringConvertible {
    let testDescription: String
    let content: AnyView
    let texts: [String]

    init(_ name: String, _ texts: [String], @ViewBuilder _ content: () -> some View) {
      testDescription = name
      (self.content, self.texts) = (AnyView(content()), texts)
    }
  }

  @MainActor static let samples = [
    Sample("nothing", []) {},
    Sample("one view", ["one"]) { Text("one") },
    Sample("several views", ["one", "two"]) {
      Text("one")
      Text("two")
    },
    Sample("a group", ["one", "two", "three"]) {
      Text("one")
      Group {
        Text("two")
        Text("three")
      }
    },
    Sample("a modified group", ["two", "three"]) {
      Group {
        Text("two")
        Text("three")
      }.padding()
    },
    Sample("rows", ["0", "1", "2"]) { ForEach(0..<3) { Text("\($0)") } },
    Sample("rows of two", ["0", "x", "1", "x"]) {
      ForEach(0..<2) {
        Text("\($0)")
        Text("x")
      }
    },
    Sample("if", ["yes"]) {
      if true { Text("yes") }
      if false { Text("no") }
    },
    Sample("if else", ["no"]) { if false { Text("yes") } else { Text("no") } },
    Sample("an empty view", ["one"]) {
      EmptyView()
      Text("one")
    },
    Sample("a stack", ["two\nthree"]) { VStack { Two() } },
    Sample("a custom view of two views", ["two", "three"]) { Two() },
    Sample("a custom view of two views with a modifier", ["two", "three"]) {
      Two().padding().id(1)
    },
    Sample("a custom modifier", ["one"]) { Text("one").modifier(Padded()) },
    Sample("a custom modifier of two views", ["two", "three"]) { Two().modifier(Padded()) },
    Sample("a custom modifier with its content twice", ["one", "one"]) {
      Text("one").modifier(Twice())
    },
    Sample("a custom modifier with a stack", ["two\nthree"]) { Two().modifier(Boxed()) },
    Sample("a custom modifier with its content in a stack", ["two\nthree", "end"]) {
      Two().modifier(Ended())
    },
    Sample("erased views", ["two", "three"]) { AnyView(Two()) },
    Sample("a custom layout", ["two\nthree"]) { Arranged() },
    Sample("an equatable view", ["same", "again"]) { Same().equatable() },
    Sample("a subscriber", ["two", "three"]) { Two().onReceive(Just(1)) { _ in } },
    Sample("a section", ["head", "one", "foot"]) {
      Section {
        Text("one")
      } header: {
        Text("head")
      } footer: {
        Text("foot")
      }
    },
    Sample("subviews of subviews", ["—", "card\none", "card\ntwo"]) {
      Text("—")
      Cards {
        Text("one")
        Text("two")
      }
    },
  ]

  @Test("The subviews are the views that a stack would arrange", arguments: await samples)
  func subviews(sample: Sample) {
    struct Marked: View {
      let content: AnyView
      var body: some View {
        ForEach(subviews: content) { subview in
          subview
          Text("|")
        }
      }
    }
    let host = Host(Marked(content: sample.content))
    let texts = host.screen.split(separator: "|").map { $0.trimming { $0 == "\n" } }
    #expect(texts == sample.texts)
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  struct Named: View {
    @State private var names = ["b", "c"]
    var body: some View {
      Cards {
        Counter(name: "top")
        ForEach(names, id: \.self) { Counter(name: $0) }
      }
      Button("Insert") { names.insert("a", at: 0) }
      Button("Reverse") { names.reverse() }
      Button("Remove") { names.removeAll { $0 == "b" } }
    }
  }

  @Test("Subviews keep their state when others are inserted, moved and removed")
  func state() throws {
    let host = Host(Named())
    for name in ["b 0", "c 0", "c 1", "Insert"] { try host.tap(name) }
    #expect(
      host.screen.hasPrefix("card\n[top 0]\ncard\n[a 0]\ncard\n[b 1]\ncard\n[c 2]\n[Insert]"))
    try host.tap("Reverse")
    #expect(host.screen.hasPrefix("card\n[top 0]\ncard\n[c 2]\ncard\n[b 1]\ncard\n[a 0]\n"))
    try host.tap("Remove")
    #expect(host.screen.hasPrefix("card\n[top 0]\ncard\n[c 2]\ncard\n[a 0]\n"))
    #expect(host.trace.printed.filter { $0 != "cards" } == ["+top", "+b", "+c", "+a", "-b"])
    #expect(host.trace.warnings.isEmpty)
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test("A change of a subview's state runs only the body of the subview")
  func leaf() throws {
    let host = Host(Named())
    try host.tap("c 0")
    #expect(host.trace.printed.count { $0 == "cards" } == 1)
    #expect(host.trace.bodyCount(of: Counter.self) == 4)
    #expect(host.trace.bodyCount(of: Card<Subview>.self) == 3)
    try host.tap("Insert")
    #expect(host.trace.printed.count { $0 == "cards" } == 2)
    #expect(host.trace.bodyCount(of: Counter.self) == 5)
    #expect(host.trace.bodyCount(of: Card<Subview>.self) == 4)
  }

  @Test("Dividers stand between the subviews")
  func dividers() throws {
    struct Root: View {
      @State private var isLong = false
      var body: some View {
        Divided {
          Text("one")
          Two()
          if isLong { Text("four") }
        }
        Toggle("Long", isOn: $isLong)
      }
    }
    let host = Host(Root())
    #expect(host.screen == "one\n—\ntwo\n—\nthree\n[ ] Long")
    try host.toggle("Long")
    #expect(host.screen == "one\n—\ntwo\n—\nthree\n—\nfour\n[x] Long")
    host.checkInvariants()
  }

  @Test(
    "A subview that the container leaves out is not mounted, and has a new state when it returns")
  func leftOut() throws {
    struct First<Content: View>: View {
      @State private var all = false
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          subviews.prefix(all ? 9 : 1)
          if !all { Text("+\(subviews.count - 1) more") }
        }
        Toggle("All", isOn: $all)
      }
    }
    let host = Host(
      First {
        Counter(name: "a")
        Counter(name: "b")
      })
    #expect(host.screen == "[a 0]\n+1 more\n[ ] All")
    #expect(host.trace.printed == ["+a"])
    try host.toggle("All")
    try host.tap("a 0")
    try host.tap("b 0")
    #expect(host.screen == "[a 1]\n[b 1]\n[x] All")
    try host.toggle("All")
    try host.toggle("All")
    #expect(host.screen == "[a 1]\n[b 0]\n[x] All")
    #expect(host.trace.printed == ["+a", "+b", "-b", "+b"])
    #expect(host.trace.bodyCount(of: Counter.self) == 5)
    host.checkInvariants()
  }

  @Test("A custom view of several views changes the list without the container's body")
  func changingList() throws {
    struct Several: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count, id: \.self) { Counter(name: "\($0)") }
      }
    }
    struct Counted<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        let _ = print("counted")
        Group(subviews: content) { subviews in
          Text("\(subviews.count)")
          subviews
        }
      }
    }
    let host = Host(Counted { Several() })
    #expect(host.screen == "2\n[More]\n[0 0]")
    try host.tap("0 0")
    try host.tap("More")
    #expect(host.screen == "3\n[More]\n[0 1]\n[1 0]")
    #expect(host.trace.printed == ["counted", "+0", "+1"])
    #expect(host.trace.bodyCount(of: Several.self) == 2)
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test("Another id begins a new lifetime, and the views that leave disappear after the new appear")
  func ids() throws {
    struct Root: View {
      @State private var id = 1
      var body: some View {
        Cards { Counter(name: "\(id)").id(id) }
        Button("Next") { id += 1 }
      }
    }
    let host = Host(Root())
    try host.tap("1 0")
    try host.tap("Next")
    #expect(host.screen == "card\n[2 0]\n[Next]")
    #expect(host.trace.printed.filter { $0 != "cards" } == ["+1", "+2", "-1"])
  }

  @Test("The subviews of two branches have different identities")
  func branches() throws {
    struct Root: View {
      @State private var isFirst = true
      var body: some View {
        Cards { if isFirst { Counter(name: "x") } else { Counter(name: "x") } }
        Toggle("First", isOn: $isFirst)
      }
    }
    let host = Host(Root())
    try host.tap("x 0")
    try host.toggle("First")
    #expect(host.screen == "card\n[x 0]\n[ ] First")
    host.checkInvariants()
  }

  @Test("A subview that is kept after its view left the content shows nothing")
  func kept() throws {
    struct Keeping<Content: View>: View {
      @State private var subview: Subview?
      @ViewBuilder let content: Content
      var body: some View {
        Group(subviews: content) { subviews in
          Text("\(subviews.count)")
          Button("Keep") { subview = subviews.first }
        }
        subview
      }
    }
    struct Root: View {
      @State private var isOn = true
      var body: some View {
        Keeping { if isOn { Counter(name: "x") } }
        Toggle("On", isOn: $isOn)
      }
    }
    let host = Host(Root())
    try host.tap("Keep")
    #expect(host.screen == "1\n[Keep]\n[x 0]\n[x] On")
    try host.toggle("On")
    #expect(host.screen == "0\n[Keep]\n[ ] On")
    #expect(host.trace.printed == ["+x", "-x"])
    host.checkInvariants()
  }

  @Test("A style places the subviews of a control's content")
  func style() {
    struct Carded: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        ForEach(subviews: configuration.content) { subview in
          Text("card")
          subview
        }
      }
    }
    let host = Host(GroupBox { Two() }.groupBoxStyle(Carded()))
    #expect(host.screen == "card\ntwo\ncard\nthree")
  }

  @Test("A lazy stack mounts subviews when they come on the screen")
  func lazyRows() throws {
    struct Root: View {
      var body: some View {
        ScrollView {
          LazyVStack {
            ForEach(subviews: ForEach(0..<30) { Counter(name: "\($0)") }) { $0 }
          }
        }
      }
    }
    let host = Host(Root())
    #expect(host.trace.printed.count == 20)
    try host.scroll()
    #expect(host.trace.printed.count == 30)
    host.checkInvariants()
  }

  @Test("A changed list is an event of the container, caused by the body that changed the list")
  func events() throws {
    struct Several: View {
      @State private var count = 1
      var body: some View {
        Button("More") { count += 1 }
        ForEach(0..<count, id: \.self) { Text("\($0)") }
      }
    }
    struct Boxes<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View { ForEach(subviews: content) { $0 } }
    }
    let host = Host(Boxes { Several() })
    let before = host.trace.count
    try host.tap("More")
    let events = host.trace.dropFirst(before)
    let redrawn = try #require(events.first { $0.kind == .redrawn })
    #expect(host.trace.views[try #require(redrawn.view)].type.name.hasPrefix("Boxes"))
    let causes = redrawn.causes.map { host.trace[$0].kind }
    #expect(causes == [.body(count: 2)])
  }

  @Test("Rows of objects have keys that are the same in each run")
  func objects() {
    final class Item: Identifiable {}
    let items = [Item(), Item()]
    let host = Host(Cards { ForEach(items) { _ in Text("x") } })
    let ids = host.trace.views.flatMap(\.keys).compactMap {
      if case .element(let id, _, _, _) = $0 { id } else { nil }
    }
    #expect(ids == ["object 1", "object 2"])
  }

  @Test("A container can place a subview several times, with its own state at each place")
  func twice() throws {
    struct Root: View {
      var body: some View {
        Group(subviews: Counter(name: "x")) { subviews in
          subviews
          subviews
        }
      }
    }
    let host = Host(Root())
    try host.tap("x 0", occurrence: 2)
    #expect(host.screen == "[x 0]\n[x 1]")
  }
}

extension String {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    String(drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())
  }
}

extension Substring {
  fileprivate func trimming(_ isTrimmed: (Character) -> Bool) -> String {
    String(self).trimming(isTrimmed)
  }
}
