import Testing

@testable import StateLabCore

private struct WeightKey: ContainerValueKey { static let defaultValue = 0 }

extension ContainerValues {
  fileprivate var weight: Int {
    get { self[WeightKey.self] }
    set { self[WeightKey.self] = newValue }
  }
}

private struct WeightTrait: _ViewTraitKey { static let defaultValue = 0 }

@Suite("Container values, sections and trees")
struct ContainerValueTests {
  private struct Weighed<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(subviews: content) { Text("\($0.containerValues.weight)") }
    }
  }

  private struct Heavy: View {
    var body: some View { Text("x").containerValue(\.weight, 9) }
  }

  private struct Weight: ViewModifier {
    func body(content: Content) -> some View { content.containerValue(\.weight, 9) }
  }

  private struct Padded: ViewModifier {
    func body(content: Content) -> some View { content.padding() }
  }

  private struct Boxed: ViewModifier {
    func body(content: Content) -> some View { HStack { content } }
  }

  @Test("A container reads the values of a custom modifier, not those in the stack of its body")
  func modifierValues() {
    let host = Host(
      Weighed {
        Text("a").modifier(Weight())
        Text("b").containerValue(\.weight, 2).modifier(Padded())
        Text("c").containerValue(\.weight, 3).modifier(Boxed())
        Text("d").containerValue(\.weight, 4).modifier(Boxed()).containerValue(\.weight, 5)
      })
    #expect(host.screen == "9\n2\n0\n5")
  }

  @Test("A container reads the values of its subviews, of groups around them and of custom views")
  func values() {
    let host = Host(
      Weighed {
        Text("a").containerValue(\.weight, 1).padding()
        Text("b")
        VStack { Text("c").containerValue(\.weight, 2) }
        Group {
          Text("d")
          Text("e").containerValue(\.weight, 4)
        }
        .containerValue(\.weight, 3)
        Heavy()
      })
    #expect(host.screen == "1\n0\n0\n3\n4\n9")
  }

  @Test("Another value runs the closure of the container, and keeps the state of the subview")
  func changingValue() throws {
    struct Rising: View {
      @State private var weight = 1
      var body: some View {
        Button("Rise \(weight)") { weight += 1 }.containerValue(\.weight, weight)
      }
    }
    struct Container<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        let _ = print("body")
        ForEach(subviews: content) { subview in
          Text("\(subview.containerValues.weight)")
          subview
        }
      }
    }
    let host = Host(Container { Rising() })
    try host.tap("Rise 1")
    #expect(host.screen == "2\n[Rise 2]")
    #expect(host.trace.printed == ["body"])
    #expect(host.freshScreen == host.screen)
  }

  @Test("Tags are container values by their type; rows of a ForEach have the id of their element")
  func tags() {
    struct Tags<Content: View>: View {
      @ViewBuilder let content: Content
      var body: some View {
        ForEach(subviews: content) { subview in
          let values = subview.containerValues
          Text(
            "\(values.tag(for: Int.self) ?? -1) \(values.tag(for: String.self) ?? "-") "
              + "\(values.hasTag("b")) \((values.tag(for: Int?.self) ?? nil) ?? -1)")
        }
      }
    }
    let host = Host(
      Tags {
        Text("x").tag(1).tag("a")
        Text("x").tag(1, includeOptional: false)
        ForEach(["b", "c"], id: \.self) { Text($0) }
        ForEach(["b"], id: \.self) { Text($0).tag("d") }
      })
    #expect(
      host.screen == """
        1 a false 1
        1 - false -1
        -1 b true -1
        -1 c false -1
        -1 d false -1
        """)
  }

  @Test("In a picker, a subview has the tag of its view")
  func pickedSubview() throws {
    struct Root: View {
      @State private var choice = "a"
      var body: some View {
        Picker("Choice", selection: $choice) {
          ForEach(
            subviews: Group {
              ForEach(["a", "b"], id: \.self) { Text($0) }
              Text("see").tag("c")
            }
          ) { $0 }
        }
        Text("chosen: \(choice)")
      }
    }
    let host = Host(Root())
    #expect(host.screen == "Choice: a\nchosen: a")
    try host.pick("b", from: "Choice")
    #expect(host.screen == "Choice: b\nchosen: b")
    try host.pick("see", from: "Choice")
    #expect(host.screen == "Choice: see\nchosen: c")
  }

  private struct Sections<Content: View>: View {
    @ViewBuilder let content: Content
    var body: some View {
      ForEach(sections: content) { section in
        Text("\(section.header.count) \(section.content.count) \(section.footer.count)")
        HStack { section.header }
        section.content
        if !section.footer.isEmpty { Text("foot: \(section.containerValues.weight)") }
      }
    }
  }

  @Test("Views outside sections form sections of their own")
  func sections() throws {
    struct Root: View {
      @State private var hasFirst = false
      var body: some View {
        Sections {
          if hasFirst { SubviewCounter(name: "first") }
          SubviewCounter(name: "second")
          Section("Head") {
            SubviewCounter(name: "third")
            Text("fourth")
          }
          Text("fifth")
          Section {
            Text("sixth")
          } footer: {
            Text("end")
          }
          .containerValue(\.weight, 5)
        }
        Toggle("First", isOn: $hasFirst)
      }
    }
    let host = Host(Root())
    for name in ["second 0", "third 0"] { try host.tap(name) }
    #expect(
      host.screen == """
        0 1 0
        [second 1]
        1 2 0
        Head
        [third 1]
        fourth
        0 1 0
        fifth
        0 1 1
        sixth
        foot: 5
        [ ] First
        """)
    try host.toggle("First")
    #expect(host.screen.hasPrefix("0 2 0\n[first 0]\n[second 1]\n1 2 0\nHead\n[third 1]\nfourth\n"))
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  @Test("Empty content has one section")
  func noSection() {
    struct Root: View {
      var body: some View {
        Group(sections: EmptyView()) { sections in
          Text("\(sections.count) \(sections.first?.content.count ?? -1)")
        }
      }
    }
    #expect(Host(Root()).screen == "1 0")
  }

  private struct DividedLayout: _VariadicView_MultiViewRoot {
    @State private var isLoud = false
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      let last = children.last?.id
      let _ = print("body of \(children.count)")
      ForEach(children) { child in
        child
        if child.id != last { Text(isLoud ? "!" : "—") }
      }
      Toggle("Loud", isOn: $isLoud)
    }
  }

  @Test("A tree passes the subviews to its root, whose properties have storage")
  func tree() throws {
    struct Root: View {
      @State private var names = ["b"]
      var body: some View {
        _VariadicView.Tree(DividedLayout()) {
          SubviewCounter(name: "a")
          ForEach(names, id: \.self) { SubviewCounter(name: $0) }
        }
        Button("Insert") { names.insert("c", at: 0) }
      }
    }
    let host = Host(Root())
    #expect(host.screen == "[a 0]\n—\n[b 0]\n[ ] Loud\n[Insert]")
    for name in ["b 0", "Insert"] { try host.tap(name) }
    try host.toggle("Loud")
    #expect(host.screen == "[a 0]\n!\n[c 0]\n!\n[b 1]\n[x] Loud\n[Insert]")
    #expect(host.trace.printed == ["body of 2", "body of 3", "body of 3"])
    #expect(host.freshScreen == host.screen)
    host.checkInvariants()
  }

  private struct Traits: _VariadicView_UnaryViewRoot {
    @ViewBuilder func body(children: _VariadicView.Children) -> some View {
      ForEach(children) { child in
        Text("\(child[WeightTrait.self]) \(child.id(as: String.self) ?? "-")")
      }
    }
  }

  @Test("The root of a tree reads traits and ids, and a unary root is one subview")
  func traits() {
    struct Root: View {
      var tree: some View {
        _VariadicView.Tree(Traits()) {
          Text("x")._trait(WeightTrait.self, 3)
          Text("x").id("id")
          ForEach(["e"], id: \.self) { Text($0) }
        }
      }
      var body: some View {
        Group(subviews: tree) { subviews in
          Text("\(subviews.count)")
          subviews
        }
      }
    }
    #expect(Host(Root()).screen == "1\n3 -\n0 id\n0 e")
  }
}

private struct SubviewCounter: View {
  let name: String
  @State private var count = 0
  var body: some View { Button("\(name) \(count)") { count += 1 } }
}
