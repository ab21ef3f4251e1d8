// statelab try Recipes.swift --wait 1 --tap 'Try again' --wait 1 --tap Soup \
//   --tap '20 min +' --enter 'New ingredient=leek\n' --expect-screen-has '25 min' \
//   --expect-screen-has 'leek'
import SwiftUI

enum Difficulty: Int, CaseIterable, Identifiable, CustomStringConvertible, Comparable {
  case easy = 1, medium, hard

  var id: Self { self }
  var description: String {
    switch self {
    case .easy: "Easy"
    case .medium: "Medium"
    case .hard: "Hard"
    }
  }

  static func < (a: Difficulty, b: Difficulty) -> Bool { a.rawValue < b.rawValue }
}

struct Recipe: Identifiable, Hashable {
  let id: Int
  var name: String
  var minutes: Int
  var difficulty: Difficulty
  var ingredients: [String]
  var isVegan = false
}

@Observable @MainActor
final class RecipeBook {
  private(set) var recipes: [Recipe] = []
  private(set) var isLoading = false
  var error: LoadError?
  @ObservationIgnored private var attempts = 0

  enum LoadError: LocalizedError {
    case unreachable

    var errorDescription: String? { "The kitchen is closed." }
    var failureReason: String? { "The server did not answer." }
  }

  func load() async {
    isLoading = true
    defer { isLoading = false }
    do {
      recipes = try await fetch()
    } catch is CancellationError {
    } catch let error as LoadError {
      self.error = error
    } catch {
      print("unexpected:", error)
    }
  }

  private func fetch() async throws -> [Recipe] {
    attempts += 1
    try await Task.sleep(for: .seconds(1))
    guard attempts > 1 else { throw LoadError.unreachable }
    return [
      Recipe(
        id: 1, name: "Soup", minutes: 20, difficulty: .easy, ingredients: ["water", "salt"],
        isVegan: true),
      Recipe(
        id: 2, name: "Bread", minutes: 180, difficulty: .hard, ingredients: ["flour"], isVegan: true
      ),
      Recipe(
        id: 3, name: "Omelet", minutes: 10, difficulty: .easy, ingredients: ["eggs", "butter"]),
    ]
  }

  func update(_ recipe: Recipe) {
    guard let index = recipes.firstIndex(where: { $0.id == recipe.id }) else { return }
    recipes[index] = recipe
  }
}

struct RecipesView: View {
  @State private var book = RecipeBook()
  @State private var selection: Recipe.ID?
  @State private var visibility = NavigationSplitViewVisibility.all
  @State private var searchText = ""
  @State private var scope = Scope.all

  enum Scope: String, CaseIterable { case all = "All", vegan = "Vegan" }

  private var shown: [Recipe] {
    book.recipes
      .filter { scope == .all || $0.isVegan }
      .filter { searchText.isEmpty || $0.name.localizedStandardContains(searchText) }
      .sorted(using: [KeyPathComparator(\.difficulty), KeyPathComparator(\.name)])
  }

  var body: some View {
    NavigationSplitView(columnVisibility: $visibility) {
      List(shown, selection: $selection) { recipe in
        NavigationLink(value: recipe.id) {
          Text(recipe.name).badge(recipe.minutes)
        }
      }
      .overlay {
        if book.isLoading && book.recipes.isEmpty { ProgressView() }
      }
      .refreshable { await book.load() }
      .searchable(text: $searchText, placement: .sidebar)
      .searchScopes($scope) {
        ForEach(Scope.allCases, id: \.self) { Text($0.rawValue) }
      }
      .navigationTitle("Recipes")
      .toolbar {
        ToolbarItem { Button("Reload") { Task { await book.load() } } }
      }
    } detail: {
      if let selection, let recipe = book.recipes.first(where: { $0.id == selection }) {
        RecipeEditor(recipe: recipe, save: book.update)
          .id(recipe.id)
      } else {
        ContentUnavailableView(
          "No recipe", systemImage: "fork.knife", description: Text("Select a recipe."))
      }
    }
    .task { await book.load() }
    .alert(isPresented: .constant(book.error != nil), error: book.error) { _ in
      Button("Try again") {
        book.error = nil
        Task { await book.load() }
      }
    } message: { error in
      Text(error.failureReason ?? "")
    }
    .environment(book)
  }
}

struct RecipeEditor: View {
  @State var recipe: Recipe
  var save: (Recipe) -> Void
  @State private var newIngredient = ""
  @State private var isExpanded = true

  var body: some View {
    Form {
      TextField("Name", text: $recipe.name)
      Stepper("\(recipe.minutes) min", value: $recipe.minutes, in: 5...240, step: 5)
      Picker("Difficulty", selection: $recipe.difficulty) {
        ForEach(Difficulty.allCases) { Text(String(describing: $0)) }
      }
      DisclosureGroup("Ingredients", isExpanded: $isExpanded) {
        ForEach($recipe.ingredients, id: \.self, editActions: .all) { $ingredient in
          Text(ingredient)
        }
        TextField("New ingredient", text: $newIngredient)
          .onSubmit {
            recipe.ingredients.append(newIngredient)
            newIngredient = ""
          }
      }
    }
    .onChange(of: recipe) { save(recipe) }
    .navigationTitle($recipe.name)
  }
}

@main
struct RecipesApp: App {
  var body: some Scene {
    WindowGroup("Recipes", id: "main") {
      RecipesView()
    }
    .commands {
      CommandMenu("Recipe") {
        Button("New") {}.keyboardShortcut("n", modifiers: [.command, .shift])
      }
    }

    #if os(macOS)
      Settings { Text("Settings") }
    #endif
  }
}
