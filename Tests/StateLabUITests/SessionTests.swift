import StateLabUI
import Testing

@MainActor
@Suite("Sessions with options and delegates")
struct SessionTests {
  private struct Loading: View {
    let session: URLSession
    let address: URL
    @State private var text = "waiting"
    var body: some View {
      Text(text).onAppear {
        session.dataTask(with: address) { data, _, error in
          DispatchQueue.main.async {
            MainActor.assumeIsolated {
              text = data == nil ? "failed \((error as? URLError)?.code == .timedOut)" : "loaded"
            }
          }
        }.resume()
      }
    }
  }

  private static func address() throws -> URL { try #require(URL(string: "https://example.com")) }

  @Test("A session with options fails as without a network")
  func options() throws {
    let options = URLSessionConfiguration.ephemeral
    options.timeoutIntervalForRequest = 5
    options.httpAdditionalHeaders = ["Accept": "text/plain"]
    options.requestCachePolicy = .reloadIgnoringLocalCacheData
    options.urlCache = nil
    options.timeoutIntervalForResource = .infinity
    let address = try Self.address()
    for session in [URLSession(configuration: .default), URLSession(configuration: options)] {
      let host = Host(Loading(session: session, address: address))
      host.advance(by: .seconds(1))
      #expect(host.screen == "failed false")
    }
    #expect(URLSession(configuration: options).configuration === options)
    #expect(URLSessionConfiguration.background(withIdentifier: "a").identifier == "a")
  }

  @Test("A session that waits for a network fails after the time for a resource")
  func waiting() throws {
    let options = URLSessionConfiguration.default
    options.waitsForConnectivity = true
    options.timeoutIntervalForResource = 300
    let address = try Self.address()
    let host = Host(Loading(session: URLSession(configuration: options), address: address))
    host.advance(by: .seconds(299))
    #expect(host.screen == "waiting")
    host.advance(by: .seconds(1))
    #expect(host.screen == "failed true")
  }

  private final class Log: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate,
    @unchecked Sendable
  {
    var lines: [String] = []
    func urlSession(
      _ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?
    ) { lines.append("\(type(of: task)) \((error as? URLError)?.code.rawValue ?? 0)") }
    func urlSession(
      _ session: URLSession, downloadTask: URLSessionDownloadTask,
      didFinishDownloadingTo location: URL
    ) { lines.append("file") }
    func urlSession(_ session: URLSession, didBecomeInvalidWithError error: (any Error)?) {
      lines.append("ended")
    }
  }

  @Test("A task without a handler tells the session's delegate of its end")
  func delegate() throws {
    let log = Log()
    let session = URLSession(configuration: .default, delegate: log, delegateQueue: .main)
    let address = try Self.address()
    let host = Host(Text("a"))
    host.perform {
      session.dataTask(with: address).resume()
      session.downloadTask(with: address).resume()
      session.downloadTask(with: address) { file, _, _ in
        MainActor.assumeIsolated { log.lines.append("no file: \(file == nil)") }
      }.resume()
    }
    host.advance(by: .seconds(1))
    #expect(
      Set(log.lines) == [
        "URLSessionDataTask -1009", "URLSessionDownloadTask -1009", "no file: true",
      ])
    host.perform { session.invalidateAndCancel() }
    #expect(log.lines.last == "ended" && session.delegate == nil)
  }

  @Test("A download stores its data in a file")
  func download() throws {
    let session = URLSession(server: .answering("abc"))
    let address = try Self.address()
    let host = Host(Text("a"))
    host.perform {
      session.downloadTask(with: URLRequest(url: address)) { file, _, _ in
        print(file.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "none")
      }.resume()
    }
    host.advance(by: .seconds(1))
    #expect(host.trace.printed == ["abc"])
  }
}
