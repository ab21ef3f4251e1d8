/// A line for each event, for the comment of a failed expectation:
///
///     #expect(host.screen == "2", "\(host.trace)")
///
///     0 action(tap("Add"))
///     1 wrote(property: count, old: 1, new: 2) in Counter, because of 0
///     2 queued in Counter, because of 1
///     3 body(count: 2) in Counter, because of 2
extension Trace: CustomStringConvertible {
  public var description: String {
    map { $0.description(at: view(of: $0)?.type.name) }.joined(separator: "\n")
  }
}

extension Event: CustomStringConvertible {
  /// The index, the kind, and the indices of the causes.
  public var description: String { description(at: nil) }

  /// - Parameter view: The name of the event's view.
  fileprivate func description(at view: String?) -> String {
    let place = view.map { " in \($0)" } ?? ""
    let reason =
      causes.isEmpty ? "" : ", because of \(causes.map(String.init).joined(separator: " and "))"
    return "\(index) \(what)\(place)\(reason)"
  }

  private var what: String {
    switch kind {
    case .action(let action): "action(\(action))"
    case .printed(let text): "printed(\(String(reflecting: text)))"
    case .screen(let screen, _): "screen(\(String(reflecting: screen.text)))"
    case .warning(let warning): "warning(\(String(reflecting: warning.message)))"
    default: "\(kind)"
    }
  }
}
