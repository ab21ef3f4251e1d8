import Combine
import SwiftUI

struct ContentView: View {
  @StateObject private var viewModel = PlaceList()

  var body: some View {
    if viewModel.isUnlocked {
      ZStack(alignment: .bottomTrailing) {
        List {
          ForEach(viewModel.places) { place in
            VStack(alignment: .leading) {
              Text(place.name).fixedSize()
              if place.description != "" { Text(place.description).font(.footnote) }
            }
            .contentShape(Rectangle())
            .onTapGesture { viewModel.chosen = place }
          }
          .onDelete(perform: viewModel.remove)
        }
        Button {
          viewModel.addPlace()
        } label: {
          Image(systemName: "plus")
            .padding()
            .background(.black.opacity(0.75))
            .foregroundColor(.white)
            .clipShape(Circle())
            .padding(.trailing)
        }
      }
      .sheet(item: $viewModel.chosen) { place in
        PlaceEditor(location: place) { viewModel.update(place: $0) }
      }
    } else {
      Button("Unlock") { viewModel.isUnlocked = true }
        .padding()
        .background(Color.blue)
        .clipShape(Capsule())
    }
  }
}

struct PlaceEditor: View {
  enum LoadingState { case loading, loaded, failed }

  @Environment(\.dismiss) var dismiss
  @State private var name: String
  @State private var description: String
  @State private var loadingState = LoadingState.loading
  @State private var pages = [String]()

  var location: Place
  var onSave: (Place) -> Void

  init(location: Place, onSave: @escaping (Place) -> Void) {
    self.location = location
    self.onSave = onSave
    _name = State(initialValue: location.name)
    _description = State(initialValue: location.description)
  }

  var body: some View {
    NavigationView {
      Form {
        Section {
          TextField("Place name", text: $name)
          TextField("Description", text: $description)
        }
        Section("Nearby…") {
          switch loadingState {
          case .loaded:
            ForEach(pages, id: \.self) { page in
              Text(page).font(.headline) + Text(": ") + Text("a page").italic()
            }
          case .loading: Text("Loading…")
          case .failed: Text("Please try again later.")
          }
        }
      }
      .navigationTitle("Place details")
      .toolbar {
        Button("Save") {
          var newLocation = location
          newLocation.id = UUID()
          newLocation.name = name
          newLocation.description = description
          onSave(newLocation)
          dismiss()
        }
      }
      .task { await fetchNearby() }
    }
  }

  func fetchNearby() async {
    do {
      try await Task.sleep(nanoseconds: 2 * NSEC_PER_SEC)
      pages = ["Tower", "Harbor"].sorted()
      loadingState = .loaded
    } catch {
      loadingState = .failed
    }
  }
}
