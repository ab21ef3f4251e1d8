import Rendering
import WebPage

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page made from a record: the JSON of `run` or of `try`.
struct RecordedPage {
  let page: Page

  /// - Parameter path: The file; `-` is standard input.
  init(at path: String, in session: Session) throws {
    let given = GivenText(
      source: path, content: "record", mostBytes: 200_000_000,
      hint: "Record fewer lessons, or fewer actions.")
    try self.init(Data(given.text(from: session.console).utf8), named: path)
  }

  private init(_ data: Data, named name: String) throws {
    let decoder = JSONDecoder()
    guard let head = try? decoder.decode(Head.self, from: data) else {
      throw Failure(
        .badData, "\(name.quoted) is no JSON of statelab.",
        next: "Write `statelab run 3 --format json > run.json`, and name that file.")
    }
    do {
      switch head.command {
      case "run": page = Page([try decoder.decode(Export<RunFile>.self, from: data).content])
      case "try": page = Page(try decoder.decode(Export<TryFile>.self, from: data).content)
      default:
        throw Failure(
          .badData, "\(name.quoted) is the JSON of `statelab \(head.command)`, which has no page.",
          next: "A page shows the JSON of `statelab run` or of `statelab try`.")
      }
    } catch let failure as Failure {
      throw failure
    } catch {
      throw Failure(
        .badData, "\(name.quoted) is no complete JSON of `statelab \(head.command)`.",
        next: "Write it again with this version of statelab.")
    }
  }

  /// The first field of every JSON of the tool.
  private struct Head: Decodable {
    let command: String
  }
}
