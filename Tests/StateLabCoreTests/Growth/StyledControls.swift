import StateLabCore

/// Controls of every kind that a style may arrange, in a style of the program's own and in the
/// built-in one.
struct StyledControls: View {
  let round: Int

  var body: some View {
    controls.buttonStyle(Pressed(round: round)).modifier(Styles(round: round))
    controls.buttonStyle(.bordered).modifier(BuiltInStyles())
    controls.buttonStyle(.automatic)
  }

  @ViewBuilder private var controls: some View {
    Button("\(round)") {}
    Toggle("\(round)", isOn: .constant(true))
    TextField("\(round)", text: .constant("Ada"))
    Label("\(round)", systemImage: "star")
    Menu("\(round)") { Text("item") }
    GroupBox("\(round)") { Text("inside") }
    DisclosureGroup("\(round)", isExpanded: .constant(true)) { Text("inside") }
    ProgressView("\(round)", value: 0.5)
    Gauge(value: 0.5) { Text("\(round)") }
    ControlGroup { Text("\(round)") }
    LabeledContent("\(round)", value: "inside")
    Form { Text("\(round)") }
  }

  private struct Pressed: ButtonStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct BuiltInStyles: ViewModifier {
    func body(content: Content) -> some View {
      content.toggleStyle(.switch).labelStyle(.iconOnly).menuStyle(.button)
        .groupBoxStyle(.automatic).disclosureGroupStyle(.automatic).progressViewStyle(.linear)
        .gaugeStyle(.linearCapacity).controlGroupStyle(.navigation).labeledContentStyle(.automatic)
        .textFieldStyle(.roundedBorder).formStyle(.grouped)
    }
  }

  private struct Styles: ViewModifier {
    let round: Int
    func body(content: Content) -> some View {
      content.toggleStyle(Checked(round: round)).labelStyle(Titled(round: round))
        .menuStyle(Opened(round: round)).groupBoxStyle(Boxed(round: round))
        .disclosureGroupStyle(Disclosing(round: round)).progressViewStyle(Bar(round: round))
        .gaugeStyle(Scale(round: round)).controlGroupStyle(Row(round: round))
        .labeledContentStyle(Pair(round: round)).textFieldStyle(Framed(round: round))
        .formStyle(Page(round: round))
    }
  }

  private struct Checked: ToggleStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
  }

  private struct Framed: TextFieldStyle {
    let round: Int
    func _body(configuration: TextField<Self._Label>) -> some View { configuration }
  }

  private struct Titled: LabelStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { Label(configuration) }
  }

  private struct Opened: MenuStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
  }

  private struct Boxed: GroupBoxStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { GroupBox(configuration) }
  }

  private struct Disclosing: DisclosureGroupStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View {
      configuration.label
      if configuration.isExpanded { configuration.content }
    }
  }

  private struct Bar: ProgressViewStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { ProgressView(configuration) }
  }

  private struct Scale: GaugeStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { configuration.label }
  }

  private struct Row: ControlGroupStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { ControlGroup(configuration) }
  }

  private struct Page: FormStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { Form(configuration) }
  }

  private struct Pair: LabeledContentStyle {
    let round: Int
    func makeBody(configuration: Configuration) -> some View { LabeledContent(configuration) }
  }
}
