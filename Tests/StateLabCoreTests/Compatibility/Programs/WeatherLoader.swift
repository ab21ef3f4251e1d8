import StateLabCore

enum LoadError: Error {
  case offline
}

/// A server that answers after one second: two failures, then a success.
class WeatherService {
  private var calls = 0

  func forecast() -> AnyPublisher<[String], LoadError> {
    calls += 1
    guard calls > 2 else {
      return Fail(error: LoadError.offline)
        .delay(for: .seconds(1), scheduler: DispatchQueue.main)
        .eraseToAnyPublisher()
    }
    return Just(["Monday: rain", "Tuesday: sun"])
      .setFailureType(to: LoadError.self)
      .delay(for: .seconds(1), scheduler: DispatchQueue.main)
      .eraseToAnyPublisher()
  }
}

final class WeatherModel: ObservableObject {
  enum Phase {
    case idle
    case loading(attempt: Int)
    case failed(String)
    case loaded([String])
  }

  @Published private(set) var phase = Phase.idle

  private let service = WeatherService()
  private var attempt = 0
  private var cancellables = Set<AnyCancellable>()

  func load() {
    attempt += 1
    phase = .loading(attempt: attempt)
    service.forecast()
      .receive(on: DispatchQueue.main)
      .sink { [weak self] completion in
        if case .failure(let error) = completion {
          self?.phase = .failed("The server is \(error).")
        }
      } receiveValue: { [weak self] days in
        self?.phase = .loaded(days)
      }
      .store(in: &cancellables)
  }
}

struct WeatherView: View {
  @StateObject private var model = WeatherModel()

  var body: some View {
    Group {
      switch model.phase {
      case .idle:
        Color.clear
      case .loading(let attempt):
        Text("Loading, attempt \(attempt) …")
      case .failed(let reason):
        VStack {
          Text(reason)
          Button("Try again", action: model.load)
        }
      case .loaded(let days):
        List(days, id: \.self) { day in
          Label(day, systemImage: "cloud")
        }
      }
    }
    .onAppear { model.load() }
  }
}
