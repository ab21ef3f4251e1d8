import StateLabUI
import Testing

/// Forms of iOS 17 and later, as programs write them.
@MainActor
@Suite("Newer forms")
struct NewerFormsTests {
  private nonisolated struct Topping: Identifiable {
    let name: String
    var isOn = false
    var parts: [Topping]?
    var id: String { name }
  }

  private struct Toppings: View {
    @State var toppings = [Topping(name: "olives", isOn: true), Topping(name: "basil")]
    var body: some View {
      Toggle("All", sources: $toppings, isOn: \.isOn)
      ForEach($toppings) { $topping in Toggle(topping.name, isOn: $topping.isOn) }
    }
  }

  @Test("A toggle for several values is on while all values are on")
  func toggleOfSources() throws {
    let host = Host(Toppings())
    #expect(host.screen == "[-] All\n[x] olives\n[ ] basil")
    try host.toggle("All")
    #expect(host.screen == "[x] All\n[x] olives\n[x] basil")
    try host.toggle("basil")
    #expect(host.screen.hasPrefix("[-] All\n[x] olives"))
    try host.toggle("basil")
    try host.toggle("All")
    #expect(host.screen == "[ ] All\n[ ] olives\n[ ] basil")
  }

  private struct Check: ToggleStyle {
    func makeBody(configuration: Configuration) -> some View {
      Button {
        configuration.isOn.toggle()
      } label: {
        configuration.label
        Text(configuration.isMixed ? "mixed" : configuration.isOn ? "on" : "off")
      }
    }
  }

  @Test("The style of a toggle for several values receives `isMixed` if the values differ")
  func mixedToggle() throws {
    let host = Host(Toppings().toggleStyle(Check()))
    #expect(host.screen == "[All mixed]\n[olives on]\n[basil off]")
    try host.tap("All mixed")
    #expect(host.screen == "[All on]\n[olives on]\n[basil on]")
    try host.tap("olives on")
    #expect(host.screen == "[All mixed]\n[olives off]\n[basil on]")
  }

  private struct Outline: View {
    let root = Topping(name: "pizza", parts: [Topping(name: "dough"), Topping(name: "cheese")])
    var body: some View {
      OutlineGroup(root, children: \.parts) { Text($0.name) }
    }
  }

  @Test("An outline of one root shows its children when the root is open")
  func outlineOfRoot() throws {
    let host = Host(Outline())
    #expect(host.screen.contains("pizza") && !host.screen.contains("dough"))
    try host.tap("pizza")
    #expect(host.screen.contains("dough\n") && host.screen.contains("cheese"))
  }

  private struct Orders: View {
    @State var toppings = [Topping(name: "olives"), Topping(name: "basil")]
    @State var selected: Topping.ID?
    var body: some View {
      Table(toppings) {
        TableColumn("Name", value: \.name)
        TableColumn("Length") { Text("\($0.name.count) letters") }
      }
      Table(toppings.filter { $0.name != "basil" }, selection: $selected) {
        TableColumn("Name", value: \.name)
      }
    }
  }

  @Test("The columns of a table without a sort order need no types")
  func tableWithoutOrder() {
    #expect(Host(Orders()).screen == "olives\nbasil\nolives")
  }

  private struct Oven: View {
    var body: some View {
      let start = Date()
      ProgressView(timerInterval: start...start.addingTimeInterval(60))
      ProgressView(timerInterval: start...start.addingTimeInterval(60), countsDown: false) {
        Text("Baking")
      } currentValueLabel: {
        Text("hot")
      }
    }
  }

  @Test("Progress over an interval follows the clock, and no body runs")
  func progressOverInterval() {
    let host = Host(Oven())
    #expect(host.screen == "(100%)\n1:00\nBaking\n(0%)\nhot")
    host.advance(by: .seconds(15))
    #expect(host.screen == "(75%)\n0:45\nBaking\n(25%)\nhot")
    #expect(host.trace.bodyCount(of: Oven.self) == 1)
  }

  private struct Plain: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Button("Later") { configuration.selection += 86_400 }
      }
      DatePicker("inside", selection: configuration.$selection, displayedComponents: .date)
    }
  }

  private struct Booking: View {
    @State var day = Date(timeIntervalSince1970: 0)
    var body: some View {
      DatePicker("Day", selection: $day, displayedComponents: .date).datePickerStyle(Plain())
      DatePicker("Other", selection: $day, displayedComponents: .date).datePickerStyle(.compact)
    }
  }

  @Test("A custom style creates the date picker from its parts")
  func datePickerStyle() throws {
    let host = Host(Booking())
    #expect(host.screen == "Day\n[Later]\ninside: 1970-01-01\nOther: 1970-01-01")
    try host.tap("Later")
    #expect(host.screen.hasSuffix("inside: 1970-01-02\nOther: 1970-01-02"))
  }

  private struct Counting: DatePickerStyle {
    @State private var taps = 0
    @Environment(\.isEnabled) private var isEnabled
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      Button("Taps \(taps)") { taps += 1 }
      Text(isEnabled ? "on" : "off")
    }
  }

  @Test("Each date picker has its own storage for the dynamic properties of its style")
  func dynamicStyle() throws {
    struct Two: View {
      @State var day = Date(timeIntervalSince1970: 0)
      var body: some View {
        VStack {
          DatePicker("First", selection: $day)
          DatePicker("Second", selection: $day).disabled(true)
        }
        .datePickerStyle(Counting())
      }
    }
    let host = Host(Two())
    try host.tap("Taps 0", occurrence: 1)
    #expect(host.screen == "First\n[Taps 1]\non\nSecond\n[Taps 0] (disabled)\noff")
  }

  private struct Framed: FormStyle {
    func makeBody(configuration: Configuration) -> some View {
      Text("top")
      Form(configuration)
      Text("bottom")
    }
  }

  @Test("A custom style arranges a form, whose controls keep their state")
  func formStyle() throws {
    struct Settings: View {
      @State var isLoud = false
      var body: some View {
        Form { Toggle("Loud", isOn: $isLoud) }.formStyle(Framed())
        Form { Text("plain") }.formStyle(.grouped)
      }
    }
    let host = Host(Settings())
    #expect(host.screen == "top\n[ ] Loud\nbottom\nplain")
    try host.toggle("Loud")
    #expect(host.screen == "top\n[x] Loud\nbottom\nplain")
  }

  private struct Headed: ControlGroupStyle {
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      configuration.content
    }
  }

  @Test("A style of a control group receives the label of the group")
  func labeledGroup() {
    let group = VStack {
      ControlGroup("Zoom") { Button("In") {} }
      ControlGroup {
        Button("Out") {}
      } label: {
        Text("Other")
      }
    }
    #expect(Host(group).screen == "[In]\n[Out]")
    #expect(Host(group.controlGroupStyle(Headed())).screen == "Zoom\n[In]\nOther\n[Out]")
  }

  @Animatable
  fileprivate struct Wave: View {
    var height: Double
    @AnimatableIgnored var name = "wave"
    var body: some View { Text(name) }
  }

  @Test("The animation APIs of iOS 17 and 26 compile, and a completion runs after the animation")
  func animationForms() throws {
    struct Moving: View {
      @State var isShown = true
      var body: some View {
        if isShown { Wave(height: 1).transition(.scale(0.5).combined(with: .opacity)) }
        Color(isShown ? .red : .green)
          .transition(AsymmetricTransition(insertion: .opacity, removal: .identity))
        Button("Hide") {
          var transaction = Transaction(animation: .linear(duration: 1))
          transaction.addAnimationCompletion { print("hidden") }
          withTransaction(transaction) { isShown = false }
        }
      }
    }
    let host = Host(Moving())
    try host.tap("Hide")
    #expect(host.screen == "[Hide]")
    #expect(host.trace.printed.isEmpty)
    host.advance(by: .seconds(1))
    #expect(host.trace.printed == ["hidden"])
  }

  @Test("A link with a title and a tag pushes the page of the selection")
  func taggedLinks() throws {
    struct Pages: View {
      @State var page: String?
      var body: some View {
        NavigationView {
          VStack {
            NavigationLink("A", tag: "a", selection: $page) { Text("page a") }
            NavigationLink("B", destination: Text("page b"), tag: "b", selection: $page)
            Button("Go") { page = "b" }
          }
        }
      }
    }
    let host = Host(Pages())
    try host.tap("Go")
    #expect(host.screen == "[Back]\npage b")
  }

  private struct Delegating: DatePickerStyle {
    func makeBody(configuration: Configuration) -> some View {
      DefaultDatePickerStyle().makeBody(configuration: configuration)
    }
  }

  @Test("The built-in style of a date picker keeps the bounds")
  func boundedDatePicker() throws {
    struct Bounded: View {
      @State var day = Date(timeIntervalSince1970: 0)
      var body: some View {
        DatePicker(
          "Day", selection: $day, in: ...Date(timeIntervalSince1970: 86_400),
          displayedComponents: .date
        )
        .datePickerStyle(Delegating())
      }
    }
    let host = Host(Bounded())
    try host.enter("1970-01-05", into: "Day")
    #expect(host.screen == "Day: 1970-01-02")
  }

  private struct Row: Layout {
    static var layoutProperties: LayoutProperties {
      var properties = LayoutProperties()
      properties.stackOrientation = .horizontal
      return properties
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
      .zero
    }
    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void
    ) {}
  }

  private struct Looks: View {
    @State var count = 0
    @State var text = "a"
    @State var selection: TextSelection?
    @State var choice = 1
    @State var names = ["a", "b"]

    var body: some View {
      Button("Add \(count)") { count += 1 }
        .sensoryFeedback(.impact(weight: .heavy, intensity: 0.7), trigger: count)
        .sensoryFeedback(.impact(flexibility: .soft), trigger: count)
        .sensoryFeedback(.success, trigger: count) { old, new in new > 2 }
        .sensoryFeedback(trigger: count) { old, new in new > old ? .increase : nil }
        .presentationBackgroundInteraction(.enabled(upThrough: .medium))
        .transition(.blurReplace(.upUp))
        .transition(.blurReplace)
        .visualEffect { content, proxy in
          content.offset(y: proxy.frame(in: .scrollView).minY + proxy.frame(in: .global).minY)
        }
        .coordinateSpace(.named("oven"))
        .gesture(DragGesture(minimumDistance: 5, coordinateSpace: .scrollView))
        .focusEffectDisabled()
        .dialogIcon(Image(systemName: "flame"))
        .accessibilityChildren { Text("part") }
        .toolbar(removing: .title)
        .onContinueUserActivity("bake") { print($0.activityType) }
      TextField("Text", text: $text, selection: $selection)
      Picker("Choice", selection: $choice) {
        Text("one").tag(1)
      } currentValueLabel: {
        Text("current")
      }
      List($names, id: \.self, editActions: .delete) { $name in Text(name) }
      Row { Rectangle().subtracting(Circle()).union(Capsule()).intersection(Ellipse()) }
      GeometryReader { Text("\($0.frame(in: .scrollView(axis: .vertical)).width)") }
    }
  }

  @Test("Forms that change only looks compile and show no line")
  func looks() throws {
    let host = Host(Looks())
    #expect(
      host.screen
        == "[Add 0]\nText: \"a\"\nChoice: one\na\n[Delete a]\nb\n[Delete b]\n390.000000")
    try host.tap("Add 0")
    #expect(host.screen.hasPrefix("[Add 1]"))
  }

  @Test("The trace names a date picker instead of its parts")
  func namedDatePicker() throws {
    struct Day: View {
      @State private var day = Date(timeIntervalSince1970: 0)
      var body: some View { DatePicker("Day", selection: $day, displayedComponents: .date) }
    }
    let host = Host(Day())
    try host.enter("2026-01-02", into: "Day")
    let redrawn = host.trace.filter { $0.name == .redrawn }.compactMap(\.view)
    #expect(redrawn.map { host.trace.views[$0].type.name.prefix(10) } == ["DatePicker"])
  }

  @Test("`ForEach` accepts `dropDestination`, and the rows stay the same")
  func dropBetweenRows() {
    struct Rows: View {
      @State private var names = ["a", "b"]
      var body: some View {
        List {
          ForEach(names, id: \.self) { Text($0) }
            .dropDestination(for: String.self) { items, index in
              names.insert(contentsOf: items, at: index)
            }
        }
      }
    }
    #expect(Host(Rows()).screen == "a\nb")
  }
}
