import Replay
import StateLabCore

extension Detector {
  /// The program ended in a line that unwraps a binding to an optional, and the optional was nil.
  static let optionalBindingUnwrapped = Detector(.optionalBindingUnwrapped) { run in
    let places = run.source.files.flatMap { file in
      file.positions(of: ["Binding", "("]).compactMap { start -> (SourcePlace, String)? in
        let end = file.end(ofBracketAt: start + 1)
        guard file[end] == "!", let place = file.place(start) else { return nil }
        return (
          place, file[end - 2].hasPrefix("$") ? String(file[end - 2].dropFirst()) : file[end - 2]
        )
      }
    }
    guard !places.isEmpty else { return nil }
    guard case .crashed(_, let message?, let crash?) = run.timeline.end,
      message.contains("nil while unwrapping"),
      let (place, property) = places.first(where: { "\($0.0.file):\($0.0.line)" == crash })
    else { return [] }
    let write = run.events.last { $0.name == .wrote && $0.new?.literal == "nil" }
    let body = run.events.last { $0.name == .body }
    return [
      Finding(
        .optionalBindingUnwrapped, .proved, at: place,
        Subject(view: body.map(run.typeName), property: property),
        evidence: run.evidence([write.flatMap(run.action), write, body]),
        fixes: [Fix(.defaultBinding)])
    ]
  }
}
