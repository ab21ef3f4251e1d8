import Rendering
import Replay

extension HTML {
  /// A run as text: every act, step and screen. The script of the page builds the walk from the
  /// run of this number.
  ///
  /// - Parameter firstAct: The first act that the text shows; earlier ones are in the walk.
  init(_ run: ToldRun, number: Int, firstAct: Int = 0) {
    let acts = run.acts.enumerated().dropFirst(firstAct).map { position, act in
      HTML(act, title: act.title ?? act.titleOfCode(isFirst: position == 0))
    }.joined()
    let ending = run.timeline.ending.map { "<p class=\"alarm\">\($0)</p>" as HTML } ?? ""
    self = """
      <section class="run" data-run="\(number)" aria-label="Run of \(run.timeline.title)">
      <h3 class="experiment">\(run.timeline.title)</h3>
      <div class="record">
      \(acts)
      \(ending)
      </div>
      </section>
      """
  }

  private init(_ act: ToldAct, title: String?) {
    if let title { self += "<h4>\(title)</h4>\n" }
    if !act.steps.isEmpty {
      self += "<ol class=\"steps\">\n\(act.steps.map { HTML($0) }.joined())\n</ol>\n"
    }
    if let silence = act.silence { self += "<p class=\"alarm\">\(silence)</p>\n" }
    if let screen = act.screen { self += HTML(screen) }
  }

  /// A step; its address is the id of its line.
  init(_ step: ToldStep) {
    let look = EventLook(step.kind)
    let address = step.address.map {
      let address = "\($0)"
      return "<a class=\"address\" id=\"\(address)\" href=\"#\(address)\">\(address)</a>" as HTML
    }
    let reason = step.sentence.remark.map { "<span class=\"reason\">\($0)</span>" as HTML }
    let turn = step.turn.map { "<li class=\"above\">\($0)</li>\n" as HTML } ?? ""
    self = """
      \(turn)<li class="\(look.style.cssClass)">\(address ?? "") <span class="sign" aria-hidden="true">\
      \(look.sign)</span> <span class="verb">\(step.sentence.verb)</span> \
      <span class="object">\(step.sentence.object)</span> \(reason ?? "")</li>
      """
  }

  private init(_ screen: ToldScreen) {
    var lines = screen.lines.map { line -> HTML in
      line.isChanged && !screen.isAsBefore
        ? "<span class=\"line new\">\(HTML(line: line.text))</span>"
        : "<span class=\"line\">\(HTML(line: line.text))</span>"
    }
    lines += (screen.looks ?? []).map { "<span class=\"line new\">\(HTML(line: $0))</span>" }
    let remark: HTML =
      screen.isUnchanged ? "screen, as before" : lines.isEmpty ? "screen, empty" : "screen"
    let content = lines.isEmpty ? "<br>" : lines.joined(separator: "")
    self = """
      <figure class="screen"><figcaption>\(remark)</figcaption><pre>\(content)</pre></figure>

      """
    if let staleness = screen.staleness {
      self += "<p class=\"alarm\">\(staleness.sentence.line())</p>\n"
    }
  }

  /// The first steps in which two runs differ.
  init(_ divergence: Divergence) {
    let sides = divergence.sides.map { side -> HTML in
      let ending = side.ending.map { "<p>\($0)</p>" as HTML } ?? ""
      let action = side.action.map { "<h4>\($0)</h4>" as HTML } ?? ""
      let later = side.laterActs.map { act -> HTML in
        let silence = act.silence.map { "<p class=\"alarm\">\($0)</p>" as HTML } ?? ""
        return
          "<h4>\(act.action)</h4>\n<ol class=\"steps\">\(act.steps.map(HTML.reference).joined())</ol>\(silence)"
      }
      return """
        <div><h3>\(side.title)</h3>\(ending)\(action)
        <ol class="steps">\(side.steps.map(HTML.reference).joined())</ol>
        \(later.joined())</div>
        """
    }
    self = """
      <section class="divergence"><p>\(divergence.opening)</p>
      <div class="sides">\(divergence.differs ? sides.joined() : "")</div></section>
      """
  }

  /// A step of a run that stands elsewhere: its address is a link.
  private static func reference(_ step: ToldStep) -> HTML {
    let address = step.address.map {
      "<a class=\"address\" href=\"#\("\($0)")\">\("\($0)")</a>" as HTML
    }
    return """
      <li>\(address ?? "") <span class="verb">\(step.sentence.verb)</span> \
      <span class="object">\(step.sentence.object)</span></li>
      """
  }
}
