import StateLabCore
import Testing

@Suite("Custom styles")
struct StyleTests {
  private struct Starred: ButtonStyle {
    @Environment(\.isEnabled) private var isEnabled
    var mark = "star"
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        Image(systemName: isEnabled ? mark : "lock")
        configuration.label
      }
    }
  }

  private struct Twice: PrimitiveButtonStyle {
    @State private var count = 0
    func makeBody(configuration: Configuration) -> some View {
      configuration.label.onTapGesture {
        count += 1
        configuration.trigger()
        configuration.trigger()
      }
      Text("\(count) times twice")
    }
  }

  private struct Checked: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button(configuration.isOn ? "Clear" : "Check") { configuration.isOn.toggle() }
      configuration.label
    }
  }

  private struct Underlined: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Toggle(configuration)
      Text("___")
    }
  }

  @Test("A button shows its style's body and performs its own action")
  func button() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add") { count += 1 }.buttonStyle(Starred()).disabled(count == 1)
        Text("\(count)")
      }
    }
    let host = Host(Counter())
    #expect(host.screen == "[(star) Add]\n0")
    try host.tap("(star) Add")
    #expect(host.screen == "[(lock) Add] (disabled)\n1")
    #expect(!host.isStale)
  }

  @Test("A style's body runs when the style changes, not for another label or action")
  func asked() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        Button("Add to \(count)") { count += 1 }
          .buttonStyle(Starred(mark: count < 2 ? "star" : "moon"))
      }
    }
    let host = Host(Counter())
    try host.tap("(star) Add to 0")
    #expect(host.trace.bodyCount(ofViewNamed: "Starred") == 1)
    try host.tap("(star) Add to 1")
    #expect(host.screen == "[(moon) Add to 2]")
    #expect(host.trace.bodyCount(ofViewNamed: "Starred") == 2)
    #expect(!host.isStale)
  }

  @Test("A style that changes together with its control runs its body once, with both new values")
  func both() throws {
    struct Coloured: ToggleStyle {
      let color: String
      func makeBody(configuration: Configuration) -> some View {
        Button("\(color) \(configuration.isOn ? "on" : "off")") { configuration.isOn.toggle() }
      }
    }
    struct Switch: View {
      @State private var isOn = false
      var body: some View {
        Toggle("A", isOn: $isOn).toggleStyle(Coloured(color: isOn ? "green" : "grey"))
      }
    }
    let host = Host(Switch())
    try host.tap("grey off")
    #expect(host.screen == "[green on]")
    #expect(host.trace.bodyCount(ofViewNamed: "Coloured") == 2)
    #expect(!host.isStale)
  }

  @Test("A configuration lacks the parts that the control lacks, also for an outer style")
  func missingPart() {
    struct Outer: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text(configuration.label == nil ? "no label" : "label")
        Text(configuration.currentValueLabel == nil ? "no value" : "value")
      }
    }
    struct Inner: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
    }
    func shown<V: View>(_ view: V) -> String {
      Host(view.progressViewStyle(Inner()).progressViewStyle(Outer())).screen
    }
    #expect(shown(ProgressView(value: 0.5)) == "no label\nno value")
    #expect(shown(ProgressView("Loading", value: 0.5)) == "label\nno value")
  }

  @Test("A primitive button style keeps a state for each button")
  func primitive() throws {
    struct Counter: View {
      @State private var count = 0
      var body: some View {
        VStack {
          Button("Add") { count += 1 }
          Button("Take") { count -= 1 }
        }
        .buttonStyle(Twice())
        Text("\(count)")
      }
    }
    let host = Host(Counter())
    try host.tap("Add")
    try host.tap("Add")
    try host.tap("Take")
    #expect(host.screen == "Add\n2 times twice\nTake\n1 times twice\n2")
    #expect(!host.isStale)
  }

  @Test("The nearest style applies, and a built-in style ends a custom one")
  func nearest() throws {
    struct Switches: View {
      @State private var isOn = false
      var body: some View {
        VStack {
          Toggle("A", isOn: $isOn)
          Toggle("B", isOn: $isOn).toggleStyle(.switch)
          Toggle("C", isOn: $isOn).toggleStyle(Underlined())
        }
        .toggleStyle(Checked())
      }
    }
    let host = Host(Switches())
    #expect(host.screen == "[Check]\nA\n[ ] B\n[Check]\nC\n___")
    try host.toggle("B")
    #expect(host.screen == "[Clear]\nA\n[x] B\n[Clear]\nC\n___")
    try host.tap("Clear", occurrence: 2)
    #expect(host.screen == "[Check]\nA\n[ ] B\n[Check]\nC\n___")
    #expect(!host.isStale)
  }

  @Test("Views that a style places keep their state, and nested controls use the style")
  func parts() throws {
    struct Boxed: GroupBoxStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("+")
        configuration.label
        configuration.content
      }
    }
    struct Count: View {
      @State private var count = 0
      var body: some View { Button("\(count)") { count += 1 } }
    }
    struct Boxes: View {
      @State private var title = "one"
      var body: some View {
        GroupBox(title) {
          Count()
          GroupBox("inner") { Button("Rename") { title = "two" } }
        }
        .groupBoxStyle(Boxed())
      }
    }
    let host = Host(Boxes())
    try host.tap("0")
    try host.tap("Rename")
    #expect(host.screen == "+\ntwo\n[1]\n+\ninner\n[Rename]")
    #expect(host.trace.bodyCount(ofViewNamed: "Boxed") == 2)
    #expect(!host.isStale)
  }

  @Test("When a style collapses its group, the content is removed with its state")
  func disclosed() throws {
    struct Arrow: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "v" : ">") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content }
      }
    }
    struct Count: View {
      @State private var count = 0
      var body: some View {
        Button("\(count)") { count += 1 }.onDisappear { print("gone") }
      }
    }
    let host = Host(DisclosureGroup("More") { Count() }.disclosureGroupStyle(Arrow()))
    #expect(host.screen == "[>]\nMore")
    for label in [">", "0", "v", ">"] { try host.tap(label) }
    #expect(host.screen == "[v]\nMore\n[0]")
    #expect(host.trace.printed == ["gone"])
    #expect(!host.isStale)
  }

  @Test("A style may apply itself to its content, for the controls inside")
  func nested() throws {
    struct Arrow: DisclosureGroupStyle {
      func makeBody(configuration: Configuration) -> some View {
        Button(configuration.isExpanded ? "v" : ">") { configuration.isExpanded.toggle() }
        configuration.label
        if configuration.isExpanded { configuration.content.disclosureGroupStyle(self) }
      }
    }
    let host = Host(
      DisclosureGroup("Outer") { DisclosureGroup("Inner") { Text("Tea") } }
        .disclosureGroupStyle(Arrow()))
    #expect(host.screen == "[>]\nOuter")
    try host.tap(">")
    try host.tap(">")
    #expect(host.screen == "[v]\nOuter\n[v]\nInner\nTea")
  }

  @Test("Labels, menus, progress, gauges and labeled content use their styles")
  func others() {
    struct IconFirst: LabelStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.icon
        configuration.title
      }
    }
    struct Announced: MenuStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("menu")
        Menu(configuration)
      }
    }
    struct ContentFirst: LabeledContentStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.content
        configuration.label
      }
    }
    struct Fraction: ProgressViewStyle {
      func makeBody(configuration: Configuration) -> some View {
        configuration.label
        Text("\(configuration.fractionCompleted ?? -1)")
      }
    }
    struct Scale: GaugeStyle {
      func makeBody(configuration: Configuration) -> some View {
        Text("\(configuration.value)")
        configuration.maximumValueLabel
      }
    }
    let host = Host(
      VStack {
        Label("Sun", systemImage: "sun.max").labelStyle(IconFirst())
        Menu("More") { Button("Cut") {} }.menuStyle(Announced())
        LabeledContent("Name", value: "Ada").labeledContentStyle(ContentFirst())
        ProgressView("Load", value: 1, total: 4).progressViewStyle(Fraction())
        Gauge(value: 5, in: 0...10) {
          Text("Speed")
        } currentValueLabel: {
          Text("5")
        } minimumValueLabel: {
          Text("0")
        } maximumValueLabel: {
          Text("10")
        }
        .gaugeStyle(Scale())
      })
    #expect(
      host.screen == "(sun.max)\nSun\nmenu\nMore\n[Cut]\nAda\nName\nLoad\n0.250000\n0.500000\n10")
  }

  @Test("The buttons of an alert do not use the button style")
  func alert() throws {
    struct Asking: View {
      @State private var asks = false
      var body: some View {
        Button("Ask") { asks = true }
          .alert("Sure?", isPresented: $asks) { Button("Yes") {} }
          .buttonStyle(Starred())
      }
    }
    let host = Host(Asking())
    try host.tap("(star) Ask")
    #expect(host.screen == "--- alert ---\nSure?\n[Yes]")
  }

  @Test("A style of text fields applies to secure fields, which keep their dots and their prompt")
  func secureField() throws {
    struct Framed: TextFieldStyle {
      func _body(configuration: TextField<Self._Label>) -> some View {
        Text("frame")
        configuration
      }
    }
    struct Login: View {
      @State private var name = ""
      @State private var secret = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name, prompt: Text("required"))
          SecureField("Code", text: $secret, prompt: Text("four digits"))
        }
        .textFieldStyle(Framed())
        Text(secret)
      }
    }
    let host = Host(Login())
    #expect(
      host.screen == """
        frame
        Name: "" (required)
        frame
        Code: "" (four digits)

        """)
    try host.type("12", into: "Code")
    #expect(host.screen.hasSuffix("Code: \"••\"\n12"))
    try host.enter("3", into: "Code")
    #expect(host.screen.hasSuffix("Code: \"•\"\n3"))
    #expect(!host.isStale)
  }

  @Test("A text field appears inside its style's body and can be edited there")
  func textField() throws {
    struct Rounded: TextFieldStyle {
      @Environment(\.isEnabled) private var isEnabled
      func _body(configuration: TextField<Self._Label>) -> some View {
        Text(isEnabled ? "open" : "closed")
        configuration.padding()
      }
    }
    struct Form: View {
      @State private var name = ""
      @State private var city = ""
      var body: some View {
        VStack {
          TextField("Name", text: $name).onSubmit { print("submitted \(name)") }
          TextField("City", text: $city).textFieldStyle(.roundedBorder).disabled(name.isEmpty)
        }
        .textFieldStyle(Rounded())
        Text("Hello \(name)")
      }
    }
    let host = Host(Form())
    #expect(host.screen == "open\nName: \"\"\nCity: \"\" (disabled)\nHello ")
    try host.enter("Ada\n", into: "Name")
    #expect(host.screen == "open\nName: \"Ada\"\nCity: \"\"\nHello Ada")
    #expect(host.trace.printed == ["submitted Ada"])
    #expect(!host.isStale)
  }
}
