import Rendering
import Replay

/// Two runs, compared for a page.
public struct ComparedRuns {
  let runs: Sides<ToldRun>
  let alignment: RunAlignment

  public init(_ runs: Sides<Timeline>) {
    self.runs = runs.map { ToldRun($0) }
    alignment = RunAlignment(of: runs)
  }
}

/// The difference between two files of code, for a page.
public struct ComparedCode {
  let title: String
  let lines: LineDiff

  public init(_ title: String, _ lines: LineDiff) {
    self.title = title
    self.lines = lines
  }
}

extension Page {
  /// Two lessons, releases or programs side by side: the code that differs, and their runs.
  ///
  /// - Parameter names: The two sides as a reader calls them.
  public init(comparing names: Sides<String>, code: [ComparedCode], runs pairs: [ComparedRuns]) {
    var runs = PageRuns()
    // The runs that differ come first.
    let pairs = pairs.filter(\.alignment.differs) + pairs.filter { !$0.alignment.differs }
    let sections = pairs.map { pair -> HTML in
      let numbers = pair.runs.map { runs.number(of: $0) }
      return HTML(pair, numbers: numbers, stops: numbers.map { runs.runs[$0].stopOfEvent })
    }
    title = "\(names.a) · \(names.b) · statelab"
    let files = code.filter { !$0.lines.isEmpty }.map { HTML($0) }
    body = """
      <header class="page"><p class="part">Two runs side by side</p>
      <h1 class="two"><span>\(names.a)</span> <span>\(names.b)</span></h1>
      <p class="summary">\(Self.summary(of: pairs))</p></header>
      <main data-opens="true">
      \(sections.joined())
      \(files.isEmpty ? "" : "<h2>The code</h2>" as HTML)
      \(files.joined())
      </main>
      <footer><p>A simulation of SwiftUI's state, made from runs by statelab.</p></footer>
      """
    self.runs = runs.runs
  }

  /// The number of the pairs that differ, which stand first on the page.
  private static func summary(of pairs: [ComparedRuns]) -> String {
    let count = pairs.count { $0.alignment.differs }
    return switch (count, pairs.count) {
    case (0, 1): "The two runs do the same."
    case (1, 1): "The two runs differ."
    case (0, let all): "The runs do the same in all \(all) experiments."
    case (1, let all): "The runs differ in one of \(all) experiments, which stands first."
    case (let some, let all): "The runs differ in \(some) of \(all) experiments, which stand first."
    }
  }
}

extension HTML {
  fileprivate init(_ code: ComparedCode) {
    let lines = code.lines.lines.map { line -> HTML in
      switch line {
      case .same(let text): "<span class=\"line\">  \(SwiftColors.line(text))</span>"
      case .removed(let text): "<span class=\"line old\">− \(SwiftColors.line(text))</span>"
      case .added(let text): "<span class=\"line added\">+ \(SwiftColors.line(text))</span>"
      }
    }
    self = """
      <figure class="code"><figcaption>\(code.title)</figcaption>\
      <pre><code>\(lines.joined(separator: ""))</code></pre></figure>
      """
  }

  /// The steps of two runs in two columns. The script adds the screens and the slider; a row names
  /// the stops of both runs.
  fileprivate init(_ pair: ComparedRuns, numbers: Sides<Int>, stops: Sides<[Int: Int]>) {
    let alignment = pair.alignment
    let rows = Self.paired(alignment.rows).map { HTML($0, stops) }
    let words =
      alignment.differs
      ? "A row with ≠ is a step of one run alone." : alignment.agreement
    let endings = alignment.endings.both.compactMap(\.self).map {
      "<p class=\"alarm\">\($0)</p>" as HTML
    }
    self = """
      <section class="compared" data-a="\(numbers.a)" data-b="\(numbers.b)" \
      aria-label="\(alignment.titles.a) and \(alignment.titles.b)">
      <p class="quiet">\(words)</p>
      <div class="table"><table class="rows"><thead><tr><th scope="col"></th>
      <th scope="col">\(alignment.titles.a)</th><th scope="col">\(alignment.titles.b)</th></tr></thead>
      <tbody>\(rows.joined())</tbody></table></div>\(endings.joined())
      </section>
      """
  }

  /// The rows. Steps that only one run has share a row with such steps of the other run.
  private static func paired(_ rows: [RunAlignment.Row]) -> [Sides<RunAlignment.Row?>] {
    var paired: [Sides<RunAlignment.Row?>] = []
    var alone = Sides<[RunAlignment.Row]>(a: [], b: [])
    func settle() {
      for index in 0..<max(alone.a.count, alone.b.count) {
        paired.append(
          Sides(
            a: index < alone.a.count ? alone.a[index] : nil,
            b: index < alone.b.count ? alone.b[index] : nil))
      }
      alone = Sides(a: [], b: [])
    }
    for row in rows {
      if row.a != nil, row.b != nil {
        settle()
        paired.append(Sides(a: row, b: row))
      } else if row.a != nil {
        alone.a.append(row)
      } else {
        alone.b.append(row)
      }
    }
    settle()
    return paired
  }

  private init(_ row: Sides<RunAlignment.Row?>, _ stops: Sides<[Int: Int]>) {
    let isSame = row.a?.isSame == true && row.b?.isSame == true
    let sign: HTML =
      isSame ? "" : "<abbr title=\"differs\">≠</abbr>"
    let a = row.a?.events.a.flatMap { stops.a[$0] }
    let b = row.b?.events.b.flatMap { stops.b[$0] }
    self = """
      <tr class="\(isSame ? "same" : "differs")"\(Self.data("a", a))\(Self.data("b", b))>\
      <td>\(sign)</td><td>\(HTML(row.a?.a))</td><td>\(HTML(row.b?.b))</td></tr>

      """
  }

  private static func data(_ name: HTML, _ stop: Int?) -> HTML {
    stop.map { " data-\(name)=\"\($0)\"" } ?? ""
  }

  private init(_ content: RunAlignment.Content?) {
    switch content {
    case nil: self = ""
    case .action(let title): self = "<strong>\(title)</strong>"
    case .silence(let sentence): self = "<span class=\"alarm\">\(sentence)</span>"
    case .stale(let sentence):
      self = "<span class=\"alarm\">\(sentence.verb): \(sentence.object)</span>"
    case .screen(let lines):
      self = "<pre class=\"device\">\(lines.joined(separator: "\n"))</pre>"
    case .step(let step):
      let look = EventLook(step.kind)
      let address = step.address.map { "<span class=\"address\">\("\($0)")</span>" as HTML }
      let reason = step.sentence.reason.map { " <span class=\"reason\">\($0)</span>" as HTML }
      self = """
        <span class="step \(look.style.cssClass)">\(address ?? "")\
        <span class="verb">\(step.sentence.verb)</span> \
        <span class="object">\(step.sentence.object)</span>\(reason ?? "")</span>
        """
    }
  }
}
