import Course

/// Asks for the answer to one question on a terminal, until it is one.
struct Prompt {
  let session: Session
  /// What is asked for: `answer`.
  let asksFor: String
  /// What else than an answer may be typed, besides `?`.
  let hints: [String]
  /// Whether Enter alone passes the question by.
  let canSkip: Bool

  enum Reply: Hashable {
    case choice(Int)
    case skipped
    case stopped
    /// There is no more input.
    case ended

    var choice: Int? {
      if case .choice(let choice) = self { choice } else { nil }
    }

    /// Whether more may be asked.
    var goesOn: Bool { self != .stopped && self != .ended }
  }

  /// - Parameter whole: The question as it was shown, to be shown again behind the code.
  func reply(to asked: AskedQuestion, whole: Document) -> Reply {
    while true {
      session.console.print()
      ask(asked)
      guard let line = session.console.readLine() else {
        session.console.print()
        return .ended
      }
      let word = line.trimmed
      if word.lowercased() == "q" { return .stopped }
      session.console.print()
      if word == "?" {
        session.show(asked.code)
        session.console.print()
        session.show(whole)
        continue
      }
      if let choice = asked.choice(meantBy: word) { return .choice(choice) }
      if !word.isEmpty {
        session.show(
          Document(blocks: [.prose(Line("\(word.quoted) is not one of the choices.", .warning))]))
      } else if canSkip {
        return .skipped
      } else {
        session.show(Document(blocks: [.prose(Line("Type \(asked.letters), or q to stop."))]))
      }
    }
  }

  /// In one line, or in several where the window is narrow.
  private func ask(_ asked: AskedQuestion) {
    let hints = ([asked.letters + "; ? shows the code"] + hints).joined(separator: ", ")
    let line = "  Your \(asksFor) (\(hints)): "
    if line.count + Self.room <= session.output.width {
      session.console.write(line)
    } else {
      session.show(Document(blocks: [.note(Line(hints + ".", .quiet))]))
      session.console.write("  Your \(asksFor): ")
    }
  }

  /// Columns that stay free for what is typed.
  private static let room = 20
}
