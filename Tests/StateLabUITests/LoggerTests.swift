import Testing

@testable import StateLabUI

@Suite("Logging, localized texts, requests and folders")
struct LoggerTests {
  private struct Loading: View {
    let logger = Logger(subsystem: "app", category: "view")
    let name: String

    var body: some View {
      Button("Log") {
        logger.info("hello \(name, privacy: .public), \(1000) and \(1.5)")
        logger.error("no \(CancellationError()), \(2.25, format: .fixed(precision: 1))")
        os_log(.debug, "\(Int.self)")
      }
    }
  }

  @Test("A logger prints its messages, with numbers formatted as in a log")
  func logger() throws {
    let host = Host(Loading(name: "Ada"))
    try host.tap("Log")
    #expect(
      host.trace.printed == ["hello Ada, 1000 and 1.500000", "no CancellationError(), 2.2", "Int"])
  }

  @Test("A localized text is the text in the source")
  func localized() {
    let (name, count) = ("*Ada*", 1000)
    #expect(String(localized: "Hi **\(name)**, \(count)") == "Hi ***Ada***, 1,000")
    #expect(String(localized: "greeting", defaultValue: "Hi", comment: "A hello") == "Hi")
    let resource: LocalizedStringResource = "Hi **\(name)**, \(0.5, specifier: "%.1f")"
    #expect(Host(Text(resource)).screen == "Hi *Ada*, 0.5")
    #expect(Host(Text("Hi **you**")).screen == "Hi you")
    #expect(String(localized: resource) == "Hi ***Ada***, 0.5")
  }

  @Test("A request accepts Foundation's Data, and a timer has a tolerance")
  func bytes() throws {
    let address = try #require(URL(string: "https://example.com"))
    var request = URLRequest(url: address, cachePolicy: .reloadIgnoringCacheData)
    request.httpBody = try JSONEncoder().encode(["box"])
    let body = try #require(request.httpBody)
    #expect(String(decoding: body, as: UTF8.self) == #"["box"]"#)
    let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }
    timer.tolerance = 0.1
    #expect(timer.tolerance == 0.1)
    timer.invalidate()
  }

  @Test("URL has the folders of an app")
  func folders() {
    #expect(URL.documentsDirectory.lastPathComponent == "Documents")
    #expect(URL.cachesDirectory.hasDirectoryPath)
  }
}
