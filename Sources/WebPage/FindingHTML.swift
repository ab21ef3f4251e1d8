import Rendering

extension HTML {
  /// The findings about a program: each with the steps that prove it, its fixes, and the proof of a
  /// fix that was played.
  init(_ diagnosis: DiagnosisRecord) {
    let findings = diagnosis.findings.enumerated().map { HTML($1, number: $0 + 1) }
    let nothing = diagnosis.nothingFound.map { "<p>\($0)</p>" as HTML } ?? ""
    let again: HTML =
      diagnosis.evaluatedAgain && diagnosis.findings.contains { $0.level == .shown }
      ? "<p class=\"quiet\">After the last action, statelab evaluated every body once more.</p>"
      : ""
    let silenced = diagnosis.silenced.map { finding in
      """
      <p class="quiet">Silenced in the source: \(finding.id)\
      \(finding.place.map { " at \($0.file):\($0.line)" } ?? "").</p>
      """ as HTML
    }
    let title: HTML =
      switch diagnosis.findings.count {
      case 0: "No finding"
      case 1: "One finding"
      case let count: "\(count) findings"
      }
    self = """
      <section class="findings" aria-label="Findings"><h2>\(title)</h2>
      \(findings.joined())\(nothing)\(again)\(silenced.joined())</section>
      """
  }

  private init(_ finding: FindingRecord, number: Int) {
    let place = finding.place.map { place -> HTML in
      "<a class=\"at\" href=\"#\(place.anchor)\"><code>\("\(place)")</code></a>"
    }
    let evidence = finding.evidence.map { evidence -> HTML in
      let text =
        evidence.kind == .evaluatedAgain ? Line(markdown: evidence.text) : Line(evidence.text)
      let step = evidence.step.map { step -> HTML in
        "<a class=\"address\" href=\"#\("\(step)")\">\("\(step)")</a>"
      }
      return "<li>\(step ?? "<span class=\"address\">–</span>")\(text)</li>"
    }
    let often: HTML =
      finding.occurrences > 1
      ? "<p class=\"quiet\">\(finding.occurrences) times in this run.</p>" : ""
    self = """
      <article class="finding" id="finding-\(number)">
      <p class="head"><strong class="level">\(finding.level.rawValue)</strong>
      \(HTML(markdown: finding.sentence)).</p>
      <p class="quiet">\(place ?? "") <code>\(finding.id)</code></p>
      <h3>The steps that show it</h3>
      <ol class="steps">\(evidence.joined())</ol>\(often)
      <h3>\(finding.fixes.count > 1 ? "Fixes" : "The fix")</h3>
      <ul class="fixes">\(finding.fixes.map { HTML($0) }.joined())</ul>
      </article>
      """
  }

  private init(_ fix: FindingRecord.Fix) {
    let trial = fix.trial.map { trial -> HTML in
      let lines = trial.diff.map { line -> HTML in
        let change: HTML =
          line.hasPrefix("+") && !line.hasPrefix("+++")
          ? " added" : line.hasPrefix("-") && !line.hasPrefix("---") ? " old" : ""
        return "<span class=\"line\(change)\">\(HTML(line: line))</span>"
      }
      let proof = trial.proof.map { "<li>\($0)</li>" as HTML }
      return """
        <figure class="code"><figcaption>The edit</figcaption><pre><code>\
        \(lines.joined(separator: ""))</code></pre></figure>
        <p class="proof"><strong>\(trial.isMended ? "Played ✓" : "Played, and not fixed ✗")</strong></p>
        <ul>\(proof.joined())</ul>
        """
    }
    self = "<li>\(HTML(markdown: fix.text))\(trial ?? "")</li>"
  }
}

extension FindingRecord.Place {
  /// The id of the line in the listing of the page.
  var anchor: String { "\(fileName):\(line)" }

  fileprivate var fileName: String { file.split(separator: "/").last.map(String.init) ?? file }
}
