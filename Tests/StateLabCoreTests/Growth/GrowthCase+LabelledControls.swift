import StateLabCore

extension GrowthCase {
  /// A control's label contains no other control, so these cases have no levels.
  static let controls: [(String, Surrounding)] = [
    ("Button", { inside, _ in AnyView(Button(action: {}, label: { inside })) }),
    ("Toggle", { inside, _ in AnyView(Toggle(isOn: .constant(true)) { inside }) }),
    (
      "ColorPicker",
      { inside, _ in AnyView(ColorPicker(selection: .constant(.red), label: { inside })) }
    ),
    (
      "NavigationLink",
      { inside, _ in AnyView(NavigationLink(destination: { Text("page") }, label: { inside })) }
    ),
    (
      "Stepper",
      { inside, model in
        AnyView(Stepper(value: model.bound.round, label: { inside }))
      }
    ),
    (
      "Slider",
      { inside, _ in AnyView(Slider(value: .constant(0.5), in: 0...1, label: { inside })) }
    ),
    (
      "Picker",
      { inside, model in
        AnyView(
          Picker("Title", selection: model.bound.round) {
            Text("one").tag(1)
            inside
          })
      }
    ),
    (
      "TextEditor",
      { inside, _ in
        AnyView(
          Group {
            TextEditor(text: .constant(""))
            inside
          })
      }
    ),
    (
      "SecureField",
      { inside, _ in
        AnyView(
          Group {
            SecureField("Title", text: .constant(""))
            inside
          })
      }
    ),
    (
      "EditButton",
      { inside, _ in
        AnyView(
          Group {
            EditButton()
            inside
          }
          .environment(\.editMode, .constant(.active)))
      }
    ),
  ]
}
