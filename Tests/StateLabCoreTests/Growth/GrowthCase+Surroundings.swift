import StateLabCore

/// Whatever may stand around other views: as the rows of a list, and as levels within each other.
extension GrowthCase {
  /// Something around a view; the model changes in each round.
  typealias Surrounding = @MainActor (_ inside: AnyView, _ model: SurroundedModel) -> AnyView

  static let surroundings =
    (containers + controls + navigation + modifiers).map { rows(of: $0, $1) }
    + (containers + navigation + modifiers).map { levels(of: $0, $1) }

  final class SurroundedModel: ObservableObject {
    @Published var rows: [Int]
    @Published var round = 0
    @Published var item: Int? = 1
    let count: Int

    init(_ count: Int) {
      self.count = count
      rows = Array(0..<count)
    }

    /// The bindings that a view gets as `$model`.
    var bound: ObservedObject<SurroundedModel>.Wrapper {
      ObservedObject(wrappedValue: self).projectedValue
    }
  }

  private static func rows(of name: String, _ around: @escaping Surrounding) -> Self {
    Self("rows: \(name)", count: 12) { count, stage, phases in
      let model = SurroundedModel(count)
      let host = phases.play("mounted") { stage.host(Rows(model: model, around: around)) }
      phases.play("drawn") { _ = host.screen }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("turned round") { host.perform { model.rows.reverse() } }
      phases.play("leaving") { host.perform { model.rows = [] } }
      host.perform { model.rows = Array(0..<count) }
      phases.play("leaving with their host") { host.unmount() }
    }
  }

  private static func levels(of name: String, _ around: @escaping Surrounding) -> Self {
    Self("levels: \(name)", count: 10) { count, stage, phases in
      let model = SurroundedModel(count)
      let host = phases.play("mounted") { stage.host(Nest(model: model, around: around)) }
      phases.play("updated") { host.perform { model.round += 1 } }
      phases.play("leaving") { host.perform { model.rows = [] } }
    }
  }

  private struct Rows: View {
    @ObservedObject var model: SurroundedModel
    let around: Surrounding
    var body: some View {
      ForEach(model.rows, id: \.self) { _ in around(AnyView(Text("\(model.round)")), model) }
    }
  }

  private struct Nest: View {
    @ObservedObject var model: SurroundedModel
    let around: Surrounding
    var body: some View {
      if !model.rows.isEmpty {
        Level(below: model.count, round: model.round, model: model, around: around)
      }
    }
  }

  private struct Level: View {
    let below: Int
    let round: Int
    let model: SurroundedModel
    let around: Surrounding
    var body: AnyView {
      below == 0
        ? AnyView(Text("\(round)"))
        : around(
          AnyView(Level(below: below - 1, round: round, model: model, around: around)), model)
    }
  }

  private static let containers: [(String, Surrounding)] = [
    ("VStack", { inside, _ in AnyView(VStack { inside }) }),
    ("HStack", { inside, _ in AnyView(HStack { inside }) }),
    ("ZStack", { inside, _ in AnyView(ZStack { inside }) }),
    ("LazyVStack", { inside, _ in AnyView(LazyVStack { inside }) }),
    ("LazyHStack", { inside, _ in AnyView(LazyHStack { inside }) }),
    ("LazyVGrid", { inside, _ in AnyView(LazyVGrid(columns: [GridItem()]) { inside }) }),
    ("LazyHGrid", { inside, _ in AnyView(LazyHGrid(rows: [GridItem()]) { inside }) }),
    ("Grid", { inside, _ in AnyView(Grid { GridRow { inside } }) }),
    ("ViewThatFits", { inside, _ in AnyView(ViewThatFits { inside }) }),
    ("Form", { inside, _ in AnyView(Form { inside }) }),
    ("Canvas", { inside, _ in AnyView(Canvas(renderer: { _, _ in }, symbols: { inside })) }),
    ("Section", { inside, _ in AnyView(Section("Title") { inside }) }),
    ("GroupBox", { inside, _ in AnyView(GroupBox("Title") { inside }) }),
    ("ControlGroup", { inside, _ in AnyView(ControlGroup { inside }) }),
    ("GeometryReader", { inside, _ in AnyView(GeometryReader { _ in inside }) }),
    ("ScrollViewReader", { inside, _ in AnyView(ScrollViewReader { _ in inside }) }),
    ("Menu", { inside, _ in AnyView(Menu("Title") { inside }) }),
    ("LabeledContent", { inside, _ in AnyView(LabeledContent("Title") { inside }) }),
    ("ProgressView", { inside, _ in AnyView(ProgressView { inside }) }),
    ("Gauge", { inside, _ in AnyView(Gauge(value: 0.5) { inside }) }),
    (
      "ContentUnavailableView",
      { inside, _ in
        AnyView(
          ContentUnavailableView(
            label: { inside }, description: { Text("why") }, actions: { EmptyView() }))
      }
    ),
    (
      "DisclosureGroup",
      { inside, _ in AnyView(DisclosureGroup("Title", isExpanded: .constant(true)) { inside }) }
    ),
    (
      "OutlineGroup",
      { inside, model in
        AnyView(OutlineGroup([model.round], id: \.self, children: \.noChildren) { _ in inside })
      }
    ),
    ("EquatableView", { inside, model in AnyView(Round(model.round, inside).equatable()) }),
    ("Optional", { inside, model in AnyView(Group { if model.round >= 0 { inside } }) }),
    ("id", { inside, _ in AnyView(inside.id("same")) }),
  ]

  /// No control stands in the label of another one, so these have no levels.
  private static let controls: [(String, Surrounding)] = [
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

  private static let navigation: [(String, Surrounding)] = [
    (
      "NavigationSplitView",
      { inside, _ in
        AnyView(
          NavigationSplitView(
            preferredCompactColumn: .constant(.detail), sidebar: { Text("side") },
            detail: { inside }))
      }
    ),
    (
      "navigationDestination",
      { inside, _ in
        AnyView(
          NavigationStack(path: .constant([1])) {
            inside.navigationDestination(for: Int.self) { Text("\($0)") }
          })
      }
    ),
    (
      "TabView",
      { inside, _ in
        AnyView(TabView { inside.tabItem { Text("tab") }.tag(1) })
      }
    ),
    (
      "Tab",
      { inside, _ in
        AnyView(TabView { Tab("tab", systemImage: "star") { inside } })
      }
    ),
    (
      "Tab without a label",
      { inside, _ in
        AnyView(TabView { Tab(value: 1, role: .search) { inside } })
      }
    ),
    (
      "searchable",
      { inside, _ in
        AnyView(inside.searchable(text: .constant("")))
      }
    ),
    (
      "toolbar",
      { inside, _ in
        AnyView(
          inside.toolbar {
            ToolbarItem { Text("one") }
            ToolbarItemGroup { Text("two") }
          })
      }
    ),
    (
      "sheet",
      { inside, _ in
        AnyView(inside.sheet(isPresented: .constant(true)) { Text("sheet") })
      }
    ),
    (
      "sheet of an item",
      { inside, model in
        AnyView(inside.sheet(item: model.bound.item.identified) { Text("\($0.id)") })
      }
    ),
    (
      "within a sheet",
      { inside, _ in
        AnyView(Text("").sheet(isPresented: .constant(true)) { inside })
      }
    ),
    (
      "alert",
      { inside, _ in
        AnyView(inside.alert("Title", isPresented: .constant(true)) { Button("OK") {} })
      }
    ),
    (
      "old alert",
      { inside, _ in
        AnyView(
          inside.alert(isPresented: .constant(true)) {
            Alert(title: Text("Title"), message: nil, dismissButton: nil)
          })
      }
    ),
  ]

  private static let modifiers: [(String, Surrounding)] = [
    ("overlay", { inside, _ in AnyView(inside.overlay { Text("over") }) }),
    ("background", { inside, _ in AnyView(Text("over").background { inside }) }),
    ("onTapGesture", { inside, _ in AnyView(inside.onTapGesture {}) }),
    ("navigationTitle", { inside, model in AnyView(inside.navigationTitle("\(model.round)")) }),
    (
      "navigationBarBackButtonHidden",
      { inside, model in
        AnyView(inside.navigationBarBackButtonHidden(model.round.isMultiple(of: 2)))
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

  private struct Round: View, Equatable {
    let round: Int
    let inside: AnyView

    init(_ round: Int, _ inside: AnyView) {
      self.round = round
      self.inside = inside
    }

    nonisolated static func == (a: Self, b: Self) -> Bool { a.round == b.round }
    var body: some View { inside }
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

private struct Identified: Identifiable { let id: Int }

extension Binding where Value == Int? {
  fileprivate var identified: Binding<Identified?> {
    Binding<Identified?>(
      get: { [self] in wrappedValue.map(Identified.init) }, set: { [self] in wrappedValue = $0?.id }
    )
  }
}

extension Int {
  fileprivate var isEven: Bool {
    get { isMultiple(of: 2) }
    set { if newValue != isEven { self += 1 } }
  }
}

extension Int {
  fileprivate var noChildren: [Int]? { nil }
}
