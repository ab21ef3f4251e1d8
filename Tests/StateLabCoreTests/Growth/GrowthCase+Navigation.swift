import StateLabCore

extension GrowthCase {
  static let navigation: [(String, Surrounding)] = [
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
              .navigationDestination(item: .constant(Int?.none)) { Text("\($0)") }
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
          NavigationStack {
            inside.toolbar {
              ToolbarItem { Text("one") }
              ToolbarItemGroup { Text("two") }
            }
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
}

private struct Identified: Identifiable { let id: Int }

extension Binding where Value == Int? {
  fileprivate var identified: Binding<Identified?> {
    Binding<Identified?>(
      get: { [self] in wrappedValue.map(Identified.init) }, set: { [self] in wrappedValue = $0?.id }
    )
  }
}
