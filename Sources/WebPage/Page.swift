import Rendering
import Replay

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page for a browser: text that is complete without a script, and the data from which the script
/// builds walks.
public struct Page {
  let title: String
  let body: HTML
  let runs: [PageRun]

  /// The places of the style and the script: in the page, or in files beside it. A page for paper
  /// has the style alone.
  public enum Assets { case inside, beside, styleInside }

  /// The whole text of the HTML file.
  public func text(_ assets: Assets = .inside) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = String(decoding: try encoder.encode(runs), as: UTF8.self)
      // No text of the data can end the element, or turn the page around.
      .replacing("<", with: "\\u003c").withWrittenControlsInJSON
    let style = PageFiles.style
    let script = PageFiles.script
    let head: String
    let tail: String
    switch assets {
    case .inside:
      head = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
        'sha256-\(hash(of: style))'; script-src 'sha256-\(hash(of: script))'; \
        base-uri 'none'; form-action 'none'">
        <style>\(style)</style>
        """
      tail = "<script>\(script)</script>"
    case .beside:
      head = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'self'; \
        script-src 'self'; base-uri 'none'; form-action 'none'">
        <link rel="stylesheet" href="\(PageFiles.styleName)">
        """
      tail = "<script src=\"\(PageFiles.scriptName)\"></script>"
    case .styleInside:
      head = """
        <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \
        'sha256-\(hash(of: style))'; base-uri 'none'; form-action 'none'">
        <style>\(style)</style>
        """
      tail = ""
    }
    let escapedTitle = ("\(title)" as HTML).markup
    return """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta name="color-scheme" content="light dark">
      <title>\(escapedTitle)</title>
      \(head)
      </head>
      <body>
      \(body.markup)
      \(tail.isEmpty ? "" : "<script type=\"application/json\" id=\"runs\">\(data)</script>")
      \(tail)
      </body>
      </html>

      """
  }

  private func hash(of text: String) -> String {
    Data(SHA256(of: Array(text.utf8)).bytes).base64EncodedString()
  }
}

extension Page {
  /// A lesson under several releases; the standard one is last.
  ///
  /// - Parameter navigation: Links to other pages, before and after the text.
  public init(_ files: [RunFile], lesson position: Int = 0, in site: Site? = nil) {
    var runs = PageRuns()
    var text = ReleasedText()
    let sorted = files.filter { $0.lessons.indices.contains(position) }
    for file in sorted.reversed() {
      let html = LessonHTML(file.lessons[position], under: file.profile.name) {
        runs.number(of: $0)
      }
      text.add(html.blocks, of: file.profile.name)
    }
    let lesson = sorted.last?.lessons[position]
    let profiles = sorted.map(\.profile)
    title = lesson.map { "\($0.number) · \($0.title) · statelab" } ?? "statelab"
    let links = site.map { HTML($0, at: position) } ?? ""
    body = """
      <header class="page">\(links)
      <p class="part">\(lesson.map { "Lesson \($0.number) · \($0.part)" } ?? "")</p>
      <h1>\(lesson?.title ?? "")</h1>
      <p class="summary">\(HTML(markdown: lesson?.summary ?? ""))</p>
      \(HTML(choosing: profiles))
      </header>
      <main>
      \(text.html)
      </main>
      <footer>\(links)<p>A simulation of SwiftUI's state, made from a run by statelab.</p></footer>
      """
    self.runs = runs.runs
  }
}

/// The runs of a page, each once, although several releases may play the same run.
struct PageRuns {
  private(set) var runs: [PageRun] = []
  private var numbers: [Key: Int] = [:]

  private struct Key: Hashable {
    let experiment, title: String
    let acts: [ToldAct]
    let end: RunEnd?
  }

  mutating func number(of run: ToldRun) -> Int {
    let key = Key(
      experiment: run.timeline.experiment, title: run.timeline.title, acts: run.acts,
      end: run.timeline.end)
    if let number = numbers[key] { return number }
    numbers[key] = runs.count
    runs.append(PageRun(run))
    return runs.count - 1
  }
}

/// The blocks of a text under several releases. A block that some releases lack names its releases.
private struct ReleasedText {
  private var blocks: [(html: HTML, releases: [String])] = []
  private var releases: [String] = []

  /// The first text is the one that is shown without a script.
  mutating func add(_ html: [HTML], of release: String) {
    let difference = LineDiff(from: blocks.map(\.html.markup), to: html.map(\.markup))
    var merged: [(html: HTML, releases: [String])] = []
    var position = 0
    for line in difference.lines {
      switch line {
      case .same:
        merged.append((blocks[position].html, blocks[position].releases + [release]))
        position += 1
      case .removed:
        merged.append(blocks[position])
        position += 1
      case .added(let markup): merged.append((HTML(stringLiteral: markup), [release]))
      }
    }
    blocks = merged
    releases.append(release)
  }

  var html: HTML {
    blocks.map { block -> HTML in
      if block.releases.count == releases.count { return block.html }
      let names = block.releases.joined(separator: " ")
      let isShown = block.releases.first == releases.first
      return isShown
        ? "<div data-releases=\"\(names)\">\(block.html)</div>"
        : "<div data-releases=\"\(names)\" hidden>\(block.html.withoutIDs)</div>"
    }.joined()
  }
}

extension HTML {
  /// The choice of a release, which needs the script; nothing for a single release.
  fileprivate init(choosing profiles: [ProfileRecord]) {
    guard profiles.count > 1, let standard = profiles.last else { return }
    let options = profiles.map { profile -> HTML in
      let selected: HTML = profile == standard ? " selected" : ""
      return "<option value=\"\(profile.name)\"\(selected)>\(profile.title)</option>"
    }
    self = """
      <p class="release"><label>Release <select id="release">\(options.joined())</select></label></p>
      """
  }
}
