import Course

/// The Swift compiler of this machine for `--live`; each snippet is put to it once.
final class LiveCompiler {
  private let compiler: Compiler
  private var known: [String: Diagnosis] = [:]

  init() throws(CompilerNotFound) { compiler = try Compiler.find() }

  func diagnosis(of snippet: Snippet) throws -> Diagnosis {
    if let diagnosis = known[snippet.code] { return diagnosis }
    let diagnosis = try compiler.diagnosis(of: snippet)
    known[snippet.code] = diagnosis
    return diagnosis
  }
}

extension Session {
  /// The compiler, or nil with a word about why what was recorded has to do.
  func liveCompiler() -> ((Snippet) throws -> Diagnosis)? {
    do {
      return try LiveCompiler().diagnosis
    } catch {
      let note = Failure(
        .done, "Cannot ask the compiler: \(error).",
        next: "What it said when the lessons were recorded is shown instead.")
      console.writeError(look.ascii ? note.text.inASCII : note.text)
      return nil
    }
  }
}
