import StateLabCore
import Testing

@Suite("Navigation")
struct NavigationTests {
  private struct Detail: View {
    let name: String
    @State private var likes = 0
    @Environment(\.dismiss) private var dismiss
    var body: some View {
      Button("\(name) has \(likes)") { likes += 1 }
      Button("Leave") { dismiss() }
    }
  }

  private struct Root: View {
    @State private var visits = 0
    var body: some View {
      NavigationStack {
        List {
          Text("visits \(visits)")
          NavigationLink("Anna") { Detail(name: "Anna") }
        }
        .onAppear { visits += 1 }
        .onDisappear { print("root is covered") }
      }
    }
  }

  @Test("A link pushes a page whose state is removed when it is popped")
  func link() throws {
    let host = Host(Root())
    #expect(host.screen == "visits 1\n[Anna]")
    try host.tap("Anna")
    #expect(host.screen == "[Back]\n[Anna has 0]\n[Leave]")
    #expect(host.trace.printed == ["root is covered"])
    try host.tap("Anna has 0")
    #expect(!host.isStale)
    try host.tap("Back")
    #expect(host.screen == "visits 2\n[Anna]")
    try host.tap("Anna")
    #expect(host.screen.contains("[Anna has 0]"))
    try host.tap("Leave")
    #expect(host.screen == "visits 3\n[Anna]")
  }

  private struct Path: View {
    @State private var path: [Int]
    init(path: [Int] = []) { _path = State(initialValue: path) }
    var body: some View {
      NavigationStack(path: $path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number) of \(path.count)")
            NavigationLink("Deeper", value: number + 1)
            Button("Home") { path = [] }
          }
      }
    }
  }

  @Test("A path pushes its pages in order, and popping removes the last value")
  func path() throws {
    let host = Host(Path(path: [7, 8]))
    #expect(host.screen.hasPrefix("[Back]\npage 8 of 2"))
    try host.tap("Back")
    #expect(host.screen.hasPrefix("[Back]\npage 7"))
    try host.tap("Deeper")
    try host.tap("Deeper")
    #expect(host.screen.hasPrefix("[Back]\npage 9"))
    try host.tap("Home")
    #expect(host.screen == "[One]")
  }

  private struct OneWay: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isDone = false
    var body: some View {
      Button("Done") { isDone = true }
      Button("Home") { dismiss() }
        .navigationBarBackButtonHidden(!isDone)
    }
  }

  @Test("A page may hide the back button and show it again")
  func hiddenBack() throws {
    let host = Host(NavigationStack { NavigationLink("Open") { OneWay() } })
    try host.tap("Open")
    #expect(host.screen == "[Done]\n[Home]")
    try host.tap("Done")
    #expect(host.screen == "[Back]\n[Done]\n[Home]")
    try host.tap("Home")
    #expect(host.screen == "[Open]")
  }

  private final class Router: ObservableObject { @Published var path = [Int]() }

  private struct Routed: View {
    @StateObject private var router = Router()
    var body: some View {
      NavigationStack(path: $router.path) {
        NavigationLink("One", value: 1)
          .navigationDestination(for: Int.self) { number in
            Text("page \(number)")
            NavigationLink("Deeper", value: number + 1)
          }
      }
      Button("Away") { router.path = [5] }
    }
  }

  @Test("A stack follows a path in an ObservableObject")
  func pathInObject() throws {
    let host = Host(Routed())
    try host.tap("One")
    #expect(host.screen == "[Back]\npage 1\n[Deeper]\n[Away]")
    try host.tap("Deeper")
    #expect(host.screen.hasPrefix("[Back]\npage 2"))
    try host.tap("Away")
    #expect(host.screen.hasPrefix("[Back]\npage 5"))
    #expect(!host.isStale)
    try host.tap("Back")
    #expect(host.screen == "[One]\n[Away]")
  }

  @Observable fileprivate final class ObservedRouter { var path = [Int]() }

  @Test("A stack follows a path in an @Observable object")
  func pathInObservedObject() throws {
    struct Observed: View {
      @State private var router = ObservedRouter()
      var body: some View {
        NavigationStack(path: $router.path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
      }
    }
    let host = Host(Observed())
    try host.tap("One")
    #expect(host.screen == "[Back]\npage 1")
    #expect(!host.isStale)
    try host.tap("Back")
    #expect(host.screen == "[One]")
  }

  @Test("A stack whose path binding changes shows the new path, and its links write to it")
  func anotherPath() throws {
    struct Choosing: View {
      @StateObject private var first = Router()
      @State private var own: [Int] = []
      @State private var isOwn = false
      var body: some View {
        NavigationStack(path: isOwn ? $own : $first.path) {
          NavigationLink("One", value: 1)
            .navigationDestination(for: Int.self) { Text("page \($0)") }
        }
        Button("Switch") { isOwn.toggle() }
      }
    }
    let host = Host(Choosing())
    try host.tap("One")
    #expect(host.screen.hasPrefix("[Back]\npage 1"))
    try host.tap("Switch")
    #expect(host.screen == "[One]\n[Switch]")
    try host.tap("One")
    try host.tap("Back")
    #expect(host.screen == "[One]\n[Switch]")
    try host.tap("Switch")
    #expect(host.screen.hasPrefix("[Back]\npage 1"))
    #expect(!host.isStale)
  }

  @Test("A link outside of a stack is disabled")
  func noStack() {
    #expect(Host(NavigationLink("Away") { Text("page") }).screen == "[Away] (disabled)")
  }

  private struct Count: View {
    let name: String
    @State private var taps = 0
    var body: some View { Button("\(name) \(taps)") { taps += 1 }.onAppear { print(name) } }
  }

  @Test("A tab is mounted when it is first shown, and keeps its state")
  func tabs() throws {
    struct Tabs: View {
      @State private var selected = "home"
      var body: some View {
        TabView(selection: $selected) {
          Count(name: "Home").tabItem { Label("Start", systemImage: "house") }.tag("home")
          Count(name: "More").tabItem { Text("Other") }.tag("more")
        }
      }
    }
    let host = Host(Tabs())
    #expect(host.screen == "[Home 0]\nTabs: (Start) [Other]")
    #expect(host.trace.bodyCount(of: Count.self) == 1)
    try host.tap("Home 0")
    try host.tap("Other")
    #expect(host.screen == "[More 0]\nTabs: [Start] (Other)")
    try host.tap("Start")
    #expect(host.screen == "[Home 1]\nTabs: (Start) [Other]")
    #expect(host.trace.printed == ["Home", "More", "Home"])
    #expect(!host.isStale)
  }

  private struct Titled: View {
    @State private var count = 0
    var body: some View {
      NavigationStack {
        VStack {
          Button("Add") { count += 1 }
          NavigationLink("Next") { Text("inside").navigationTitle("Page") }
          NavigationLink("Plain") { Text("inside") }
        }
        .navigationTitle("\(count) in all")
      }
      Text("outside").navigationTitle("Nowhere")
    }
  }

  @Test("A stack shows its page's title on the first line, and a title outside of it is not shown")
  func title() throws {
    let host = Host(Titled())
    #expect(host.screen == "0 in all\n[Add]\n[Next]\n[Plain]\noutside")
    try host.tap("Add")
    #expect(host.screen.hasPrefix("1 in all\n"))
    try host.tap("Next")
    #expect(host.screen == "[Back]\nPage\ninside\noutside")
    try host.tap("Back")
    try host.tap("Plain")
    #expect(host.screen == "[Back]\ninside\noutside")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("The items of a bar are visible only in a navigation, but for those above the keyboard")
  func barWithoutNavigation() throws {
    struct Page: View {
      let title: String
      @State private var text = ""
      @State private var isPicking = false
      var body: some View {
        TextField("Note", text: $text).navigationTitle(title).toolbar {
          Button("Add to \(title)") { isPicking = true }
          ToolbarItem(placement: .bottomBar) { Text("bottom") }
          ToolbarItem(placement: .keyboard) { Text("above the keyboard") }
        }
        .navigationBarItems(trailing: Text("old item"))
        .sheet(isPresented: $isPicking) { Text("sheet").toolbar { Button("Done") {} } }
      }
    }
    let bare = Host(Page(title: "A"))
    #expect(bare.screen == "Note: \"\"")
    #expect(throws: (any Error).self) { try bare.tap("Add to A") }
    try bare.enter("x", into: "Note")
    #expect(bare.screen == "Note: \"x\"\nabove the keyboard")
    let inside = Host(NavigationStack { Page(title: "B") })
    #expect(inside.screen == "B\nNote: \"\"\n[Add to B]\nbottom\nold item")
    try inside.tap("Add to B")
    #expect(inside.screen == "--- sheet ---\nsheet\n[Swipe down]")
    let outside = Host(NavigationStack { Text("root") }.toolbar { Button("Lost") {} })
    #expect(outside.screen == "root")
  }

  private struct Edited: View {
    @State private var letters = ["a", "b"]
    var body: some View {
      NavigationStack {
        List {
          ForEach(letters, id: \.self) { Text($0) }
            .onMove { letters.move(fromOffsets: $0, toOffset: $1) }
        }
        .toolbar { EditButton() }
      }
    }
  }

  @Test("A stack stores the edit mode of its lists")
  func edit() throws {
    let host = Host(Edited())
    #expect(host.screen == "a\nb\n[Edit]")
    try host.tap("Edit")
    #expect(host.screen == "a\n[Move a down]\nb\n[Move b up]\n[Done]")
    try host.tap("Move a down")
    try host.tap("Done")
    #expect(host.screen == "b\na\n[Edit]")
  }

  @Test("A view that reads a stack's edit mode updates when it changes (R21)")
  func editMode() throws {
    struct Reader: View {
      @Environment(\.editMode) private var editMode
      var body: some View { Text(editMode?.wrappedValue.isEditing == true ? "edited" : "not") }
    }
    struct Stack: View {
      var body: some View {
        NavigationStack {
          Reader()
          NavigationLink("Push") { Reader() }
          EditButton()
        }
      }
    }
    let host = Host(Stack())
    try host.tap("Edit")
    #expect(host.screen == "edited\n[Push]\n[Done]")
    #expect(!host.isStale)
    try host.tap("Push")
    #expect(host.screen == "[Back]\nedited")
    try host.tap("Back")
    try host.tap("Done")
    #expect(host.screen == "not\n[Push]\n[Edit]")
    #expect(!host.isStale)
  }
}
