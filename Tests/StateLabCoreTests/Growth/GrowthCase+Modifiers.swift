import StateLabCore

extension GrowthCase {
  static let modifiers: [(String, Surrounding)] = [
    ("overlay", { inside, _ in AnyView(inside.overlay { Text("over") }) }),
    ("background", { inside, _ in AnyView(Text("over").background { inside }) }),
    ("opacity", { inside, model in AnyView(inside.opacity(1 / Double(1 + model.round))) }),
    ("onTapGesture", { inside, _ in AnyView(inside.onTapGesture {}) }),
    ("contentShape", { inside, _ in AnyView(inside.contentShape(Circle())) }),
    ("navigationTitle", { inside, model in AnyView(inside.navigationTitle("\(model.round)")) }),
    (
      "navigationBarBackButtonHidden",
      { inside, model in
        AnyView(inside.navigationBarBackButtonHidden(model.round.isMultiple(of: 2)))
      }
    ),
    (
      "toolbarVisibility",
      { inside, model in
        AnyView(inside.toolbarVisibility(model.round.isMultiple(of: 2) ? .hidden : .visible))
      }
    ),
    (
      "searchCompletion",
      { inside, model in AnyView(inside.searchCompletion("\(model.round)")) }
    ),
    ("badge", { inside, model in AnyView(List { inside.badge(1 + model.round) }) }),
    ("accessibilityLabel", { inside, _ in AnyView(inside.accessibilityLabel("label")) }),
    ("preference", { inside, _ in AnyView(inside.preference(key: Total.self, value: 1)) }),
    (
      "transformPreference",
      { inside, _ in AnyView(inside.transformPreference(Total.self) { $0 += 1 }) }
    ),
    (
      "onPreferenceChange",
      { inside, _ in AnyView(inside.onPreferenceChange(Total.self) { _ in }) }
    ),
    (
      "overlayPreferenceValue",
      { inside, _ in AnyView(inside.overlayPreferenceValue(Total.self) { Text("\($0)") }) }
    ),
    (
      "onGeometryChange",
      { inside, _ in
        AnyView(inside.onGeometryChange(for: CGSize.self, of: \.size) { _ in })
      }
    ),
    ("task", { inside, _ in AnyView(inside.task {}) }),
    (
      "ticks",
      { inside, _ in AnyView(inside.modifier(_TickModifier(owner: World(), ticks: { { nil } }))) }
    ),
    ("tag", { inside, model in AnyView(inside.tag(model.round)) }),
    ("containerValue", { inside, model in AnyView(inside._trait(Trait.self, model.round)) }),
    ("subviews", { inside, _ in AnyView(Group(subviews: inside) { $0 }) }),
    ("a part of subviews", { inside, _ in AnyView(Group(subviews: inside) { $0.prefix(1) }) }),
    ("each subview", { inside, _ in AnyView(ForEach(subviews: inside) { $0 }) }),
    (
      "sections",
      { inside, _ in
        AnyView(Group(sections: inside) { ForEach($0) { section in section.content } })
      }
    ),
    ("_VariadicView", { inside, _ in AnyView(_VariadicView.Tree(Placing()) { inside }) }),
    ("EmptyModifier", { inside, _ in AnyView(inside.modifier(EmptyModifier())) }),
    ("GlassEffectContainer", { inside, _ in AnyView(GlassEffectContainer { inside }) }),
    (
      "PhaseAnimator",
      { inside, model in AnyView(PhaseAnimator([model.round, 1]) { _ in inside }) }
    ),
    (
      "KeyframeAnimator",
      { inside, model in
        AnyView(
          KeyframeAnimator(initialValue: Double(model.round), trigger: model.round) { _ in
            inside
          } keyframes: { _ in
            KeyframeTrack { LinearKeyframe(1.0, duration: 1) }
          })
      }
    ),
    (
      "deleteDisabled",
      { inside, model in AnyView(inside.deleteDisabled(model.round.isMultiple(of: 2))) }
    ),
    (
      "selectionDisabled",
      { inside, model in AnyView(inside.selectionDisabled(model.round.isMultiple(of: 2))) }
    ),
    ("hidden", { inside, _ in AnyView(inside.hidden()) }),
    (
      "allowsHitTesting",
      { inside, model in AnyView(inside.allowsHitTesting(model.round.isMultiple(of: 2))) }
    ),
    ("interactiveDismissDisabled", { inside, _ in AnyView(inside.interactiveDismissDisabled()) }),
    ("focused", { inside, _ in AnyView(Focusing(inside: inside)) }),
    ("Bindable", { inside, _ in AnyView(Owner(inside: inside)) }),
    (
      "projected binding",
      { inside, model in
        AnyView(Holding(round: model.bound.round, inside: inside))
      }
    ),
  ]

  private struct Total: PreferenceKey {
    static var defaultValue: Int { 0 }
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
  }

  private struct Focusing: View {
    let inside: AnyView
    @FocusState private var isFocused: Bool
    var body: some View { inside.focused($isFocused) }
  }

  @Observable
  fileprivate final class Name { var first = "a" }

  private struct Owner: View {
    let inside: AnyView
    @State private var name = Name()
    var body: some View {
      Changing(name: name)
      inside
    }
  }

  private struct Changing: View {
    @Bindable var name: Name
    var body: some View { TextField("Name", text: $name.first) }
  }

  private struct Holding: View {
    @Binding var round: Int
    let inside: AnyView
    var body: some View {
      Text("\($round.isEven.wrappedValue)")
      inside
    }
  }
}

extension Int {
  fileprivate var isEven: Bool {
    get { isMultiple(of: 2) }
    set { if newValue != isEven { self += 1 } }
  }
}
