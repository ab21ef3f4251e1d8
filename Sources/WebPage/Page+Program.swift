import Rendering
import Replay

extension Page {
  /// A program: its findings, its code, and its run.
  public init(_ file: TryFile) {
    var runs = PageRuns()
    let number = runs.number(of: file.run)
    title = "\(file.files.joined(separator: ", ")) · statelab"
    let listings = (file.listings ?? []).map { listing in
      HTML(listing: listing, marking: file.marks(in: listing.file))
    }
    body = """
      <header class="page"><p class="part">\(file.profile.title)\(file.build)</p>
      <h1>\(file.files.joined(separator: ", "))</h1></header>
      <main data-opens="true">
      \(file.diagnosis.map { HTML($0) } ?? "")
      <h2>The run</h2>
      \(HTML(file.run, number: number))
      <h2>The code</h2>
      \(listings.joined())
      </main>
      <footer><p>A simulation of SwiftUI's state, made from a run by statelab.</p></footer>
      """
    self.runs = runs.runs
  }
}

extension TryFile {
  /// ` · built as with Xcode 27`
  fileprivate var build: String { xcode.map { " · built as with Xcode \($0)" } ?? "" }

  /// The numbers of the findings at each line of a listing.
  fileprivate func marks(in listing: String) -> [Int: [Int]] {
    var marks: [Int: [Int]] = [:]
    for (position, finding) in (diagnosis?.findings ?? []).enumerated() {
      guard let place = finding.place, place.anchor == "\(listing):\(place.line)" else { continue }
      marks[place.line, default: []].append(position + 1)
    }
    return marks
  }
}
