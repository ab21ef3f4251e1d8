import Rendering

extension Frame {
  /// The first line: where the walk stands, and how long it has been going on.
  func head(width: Int, ascii: Bool) -> Line {
    let timer = elapsed.map { Line($0.inMinutes, .strong) + Line(" · ", .quiet) } ?? Line()
    let release = walk.release.map { Line($0, .strong) + Line(" · ", .quiet) } ?? Line()
    let right = timer + release + Line(walk.progress(at: position), .quiet)
    let room = max(width - right.columns - 2, 0)
    return Line(walk.name, .title).cut(to: room, ascii: ascii).padded(to: room + 2) + right
  }

  /// The last line: what the keys do, in the order of the help; where there is no room for all,
  /// those that matter most.
  func foot(in output: OutputOptions, width: Int) -> Line {
    if let footer { return Line(footer, .strong) }
    // Others see keys before it begins, and then no longer.
    if isPresented {
      return isTitlePage ? Line(Words.current.screen.walk.title, .quiet) : Line()
    }
    let rows = WalkRequest.table.filter { $0.offer != nil }
    var fitting = ""
    for count in 1...rows.count {
      let offers = rows.compactMap { row in
        row.offer.flatMap { $0.rank <= count ? "\(row.firstKeys) \($0.label)" : nil }
      }.joined(separator: " · ")
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
    return [seconds / 60, seconds % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
      .joined(separator: ":")
  }
}

extension String {
  /// Its end, where it is wider than this; a sign at the beginning says that something is missing.
  func ending(in width: Int, ascii: Bool) -> String {
    guard columns > width else { return self }
    let sign = width < 4 ? "" : ascii ? "..." : "…"
    var end = self[...]
    while !end.isEmpty, sign.columns + String(end).columns > width { end.removeFirst() }
    return sign + end
  }
}
