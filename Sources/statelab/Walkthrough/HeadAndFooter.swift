import Rendering

extension Frame {
  /// The first line: the place of the walk, and the time since its beginning.
  func head(width: Int, ascii: Bool) -> Line {
    let timer = elapsed.map { Line($0.inMinutes, .strong) + Line(" · ", .quiet) } ?? Line()
    let release = walk.release.map { Line($0, .strong) + Line(" · ", .quiet) } ?? Line()
    let right = timer + release + Line(walk.progress(at: position), .quiet)
    let room = max(width - right.columns - 2, 0)
    return Line(walk.name, .title).cut(to: room, ascii: ascii).padded(to: room + 2) + right
  }

  /// The last line: the keys, in the order of the help; where there is no room for all, the most
  /// important ones.
  func foot(in output: OutputOptions, width: Int) -> Line {
    if let footer { return Line(footer, .strong) }
    // An audience sees keys only before the presentation begins.
    if isPresented { return isTitlePage ? Line(Words.current.screen.walk.title, .quiet) : Line() }
    let rows = WalkRequest.table.filter(\.hasHint)
    var fitting = ""
    for count in 1...rows.count {
      let offers = rows.compactMap { $0.hint(upTo: count) }.joined(separator: " · ")
      if (output.ascii ? offers.inASCII : offers).columns > width { break }
      fitting = offers
    }
    return Line(fitting, .quiet)
  }
}

extension Duration {
  /// `05:09`
  var inMinutes: String {
    let seconds = max(components.seconds, 0)
    return [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
  }
}

extension String {
  /// The end of the text, where it is wider than this; a sign at the beginning marks the cut.
  func ending(in width: Int, ascii: Bool) -> String {
    guard columns > width else { return self }
    let sign = width < 4 ? "" : ascii ? "..." : "…"
    var end = self[...]
    while !end.isEmpty, sign.columns + String(end).columns > width { end.removeFirst() }
    return sign + end
  }
}
