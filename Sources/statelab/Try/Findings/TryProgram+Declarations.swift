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
      })
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
