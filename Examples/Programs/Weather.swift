// statelab try Weather.swift --wait 1 --pick City=Atlantis --pick City=Oslo --wait 1 \
//   --pick City=Atlantis --wait 1 --tap Retry --wait 1 --expect-bodies WeatherCard=4 \
//   --expect-screen='--- alert ---\nNo weather for Atlantis.\nTry again later.\n[Retry]\n[Cancel]'
import SwiftUI

// A choice of a city requests its weather, and cancels the previous request. If a request fails, an
// alert shows the error and offers a retry.
struct Weather: Codable, Equatable {
  var city: String
  var temperature: Double
  var condition: String
}

enum LoadState<Value> {
  case idle
  case loading
  case loaded(Value)
  case failed(Error)
}

enum WeatherError: LocalizedError {
  case notFound(String)
  case offline

  var errorDescription: String? {
    switch self {
    case .notFound(let city): return "No weather for \(city)."
    case .offline: return "You seem to be offline."
    }
  }
  var recoverySuggestion: String? { "Try again later." }
}

protocol WeatherService: Sendable {
  func weather(for city: String) async throws -> Weather
}

struct MockWeatherService: WeatherService {
  func weather(for city: String) async throws -> Weather {
    try await Task.sleep(for: .seconds(1))
    guard let data = Self.json[city]?.data(using: .utf8) else { throw WeatherError.notFound(city) }
    return try JSONDecoder().decode(Weather.self, from: data)
  }

  static let json = [
    "Berlin": #"{"city": "Berlin", "temperature": 18.4, "condition": "sun"}"#,
    "Oslo": #"{"city": "Oslo", "temperature": -3.25, "condition": "snow"}"#,
  ]
}

@MainActor
final class WeatherViewModel: ObservableObject {
  @Published private(set) var state: LoadState<Weather> = .idle
  @Published var error: WeatherError?
  @Published var showsError = false
  private let service: any WeatherService

  init(service: any WeatherService = MockWeatherService()) {
    self.service = service
  }

  func load(_ city: String) async {
    state = .loading
    do {
      let weather = try await service.weather(for: city)
      try Task.checkCancellation()
      state = .loaded(weather)
    } catch let error as WeatherError {
      state = .failed(error)
      self.error = error
      showsError = true
    } catch is CancellationError {
      print("canceled \(city)")
    } catch {
      state = .failed(error)
    }
  }
}

struct WeatherCard: View {
  let weather: Weather
  @AppStorage("usesFahrenheit") private var usesFahrenheit = false

  private var temperature: String {
    let celsius = Measurement(value: weather.temperature, unit: UnitTemperature.celsius)
    let shown = usesFahrenheit ? celsius.converted(to: .fahrenheit) : celsius
    return String(format: "%.1f", shown.value) + (usesFahrenheit ? "°F" : "°C")
  }

  var body: some View {
    VStack {
      Image(systemName: weather.condition == "sun" ? "sun.max.fill" : "snow")
        .symbolRenderingMode(.multicolor)
        .font(.system(size: 60))
      Text(weather.city).font(.title)
      Text(temperature).font(.system(.largeTitle, design: .rounded))
    }
    .padding()
    .background(
      LinearGradient(colors: [.blue, .cyan], startPoint: .top, endPoint: .bottom),
      in: RoundedRectangle(cornerRadius: 20)
    )
  }
}

struct ContentView: View {
  @StateObject private var model = WeatherViewModel()
  @State private var city = "Berlin"
  @State private var reload = 0
  private let cities = ["Berlin", "Oslo", "Atlantis"]

  struct LoadKey: Equatable { var city: String; var reload: Int }

  var body: some View {
    NavigationStack {
      Form {
        Picker("City", selection: $city) {
          ForEach(cities, id: \.self, content: Text.init)
        }
        .pickerStyle(.segmented)
        content
          .frame(maxWidth: .infinity)
          .animation(.default, value: city)
      }
      .navigationTitle("Weather")
      .toolbar {
        Button {
          reload += 1
        } label: {
          Image(systemName: "arrow.clockwise")
        }
        .accessibilityLabel("Reload")
      }
      .refreshable { await model.load(city) }
      .task(id: LoadKey(city: city, reload: reload)) { await model.load(city) }
      .alert(isPresented: $model.showsError, error: model.error) { error in
        Button("Retry") { Task { await model.load(city) } }
        Button("Cancel", role: .cancel) {}
      } message: { error in
        Text(error.recoverySuggestion ?? "")
      }
    }
  }

  @ViewBuilder private var content: some View {
    switch model.state {
    case .idle:
      Color.clear.frame(height: 1)
    case .loading:
      ProgressView { Text("Loading \(city)…") }
    case .loaded(let weather):
      WeatherCard(weather: weather)
    case .failed(let error):
      VStack {
        Label(error.localizedDescription, systemImage: "exclamationmark.triangle")
        Button("Try again") { reload += 1 }
      }
    }
  }
}
