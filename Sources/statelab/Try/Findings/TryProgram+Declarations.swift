import Course
import Diagnosis

extension TryProgram {
  /// The types and properties that the files declare, for findings.
  var declarations: Declarations {
    Declarations(
      files.indices.map { number in
        SourceFile(
          name: compiledName(of: number), path: files[number].path,
          tokens: SourceFile.Token.all(in: Array(files[number].text.utf8)),
          bytes: Array(files[number].text.utf8))
      }, entry: entry)
  }

  /// The code that the program starts with; nil if the host creates the view.
  private var entry: ProgramEntry? {
    switch root {
    case .view: nil
    case .app(let name), .previews(let name): .types([name])
    case .delegates(let app, let scene): .types([app, scene].compactMap(\.self))
    case .playground: .statements
    case .preview(let name, _):
      files.indices.lazy.compactMap { number in
        files[number].roots.filter { $0.kind == .preview }.firstIndex { $0.name == name }
          .map { .preview($0, ofFile: number) }
      }.first
    }
  }
}

extension SourceFile.Token {
  static func all(in source: [UInt8]) -> [Self] {
    var lineStarts = [0]
    for (position, byte) in source.enumerated() where byte == UInt8(ascii: "\n") {
      lineStarts.append(position + 1)
    }
    return SwiftToken.tokens(of: SwiftMask(source, keepingInterpolations: true).code).map { token in
      Self(
        text: token.text, range: token.range, line: token.line,
        column: token.range.lowerBound - lineStarts[token.line - 1] + 1)
    }
  }
}
