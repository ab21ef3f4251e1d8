extension SarifLog {
  /// - Parameters:
  ///   - rules: The bugs that the run was examined for.
  ///   - version: The version of the tool.
  public init(_ file: TryFile, rules: [Rule], version: String) {
    let writer = SarifWriter(file, rules)
    let diagnosis = file.diagnosis
    self.version = "2.1.0"
    schema = "https://json.schemastore.org/sarif-2.1.0.json"
    runs = [
      Run(
        tool: Tool(driver: Driver(name: "statelab", semanticVersion: version, rules: rules)),
        invocations: [
          Invocation(
            executionSuccessful: file.run.timeline.end == nil,
            // Without a bug, a stale screen has no rule for a result.
            toolExecutionNotifications: file.isStaleWithoutFinding
              ? [.init(level: .warning, message: .init(Words.current.try.staleAtEnd))] : nil)
        ],
        columnKind: "unicodeCodePoints",
        results: ((diagnosis?.findings ?? []) + (diagnosis?.silenced ?? [])).map(writer.result))
    ]
  }
}

extension TryFile {
  /// True if the last screen is stale, and no finding may be the reason.
  fileprivate var isStaleWithoutFinding: Bool {
    run.timeline.isStaleAtEnd && diagnosis?.hasNoReason == true
  }
}

/// Writes findings as results.
private struct SarifWriter {
  private let file: TryFile
  private let positions: [String: Int]

  init(_ file: TryFile, _ rules: [SarifLog.Rule]) {
    self.file = file
    positions = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  func result(_ finding: FindingRecord) -> SarifLog.Result {
    let steps = finding.evidence.filter { $0.place != nil }
    let related = steps.enumerated().compactMap { number, evidence in
      evidence.place.map { location($0, id: number + 1, text: text(of: evidence)) }
    }
    let fixes = finding.fixes.filter { !$0.edits.isEmpty }.map(fix)
    return .init(
      ruleId: finding.id, ruleIndex: positions[finding.id], level: level(of: finding),
      message: .init(message(of: finding)),
      // A result without a place is about the first file.
      locations: [
        location(finding.place ?? .init(file: file.files.first ?? "", line: 1, column: 1))
      ],
      relatedLocations: related.isEmpty ? nil : related,
      // Neither a line nor a value: a finding is the same one after an edit elsewhere.
      partialFingerprints: [
        "statelab/v1": [finding.id, finding.view, finding.property].compactMap(\.self)
          .joined(separator: " ")
      ],
      occurrenceCount: finding.occurrences, fixes: fixes.isEmpty ? nil : fixes,
      suppressions: finding.silence.map {
        [.init(kind: "inSource", justification: $0.isEmpty ? nil : $0)]
      })
  }

  /// The level of a code host is gravity; a finding that is certain is an error.
  private func level(of finding: FindingRecord) -> SarifLog.Level {
    if finding.isCost { return .note }
    return switch finding.level {
    case .proved: .error
    case .shown: .warning
    case .suspected: .note
    }
  }

  /// The sentence, then the evidence; a step with a line of code links to its related location.
  private func message(of finding: FindingRecord) -> String {
    var number = 0
    let evidence = finding.evidence.map { evidence in
      guard evidence.place != nil else { return escaped(text(of: evidence)) }
      number += 1
      let name = evidence.step.map { "\($0)" } ?? "action"
      return "[\(name)](\(number)) \(escaped(evidence.text))"
    }
    let sentence = escaped(finding.sentence.replacing("`", with: "'"))
    return ([sentence + "."] + evidence).joined(separator: "\n")
  }

  private func text(of evidence: FindingRecord.Evidence) -> String {
    (evidence.step.map { "\($0) " } ?? "") + evidence.text.replacing("`", with: "'")
  }

  /// Brackets in the text of a message, which would be links.
  private func escaped(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("[", with: "\\[").replacing("]", with: "\\]")
  }

  private func fix(_ fix: FindingRecord.Fix) -> SarifLog.Fix {
    var files: [String] = []
    for edit in fix.edits where !files.contains(edit.start.file) { files.append(edit.start.file) }
    return .init(
      description: .init(fix.text.replacing("`", with: "'")),
      artifactChanges: files.map { name in
        .init(
          artifactLocation: artifact(name),
          replacements: fix.edits.filter { $0.start.file == name }.map { edit in
            .init(
              deletedRegion: region(edit.start, to: edit.end), insertedContent: .init(edit.text))
          })
      })
  }

  // MARK: Places

  private func location(
    _ place: FindingRecord.Place, id: Int? = nil, text: String? = nil
  ) -> SarifLog.Location {
    .init(
      id: id,
      physicalLocation: .init(artifactLocation: artifact(place.file), region: region(place)),
      message: text.map { .init($0) })
  }

  private func artifact(_ path: String) -> SarifLog.ArtifactLocation {
    let isAbsolute = path.hasPrefix("/")
    return .init(
      uri: (isAbsolute ? "file://" : "") + path.withURIEscapes,
      uriBaseId: isAbsolute ? nil : "%SRCROOT%")
  }

  private func region(
    _ start: FindingRecord.Place, to end: FindingRecord.Place? = nil
  ) -> SarifLog.Region {
    .init(
      startLine: start.line, startColumn: column(of: start), endLine: end?.line,
      endColumn: end.map(column))
  }

  /// The column in Unicode scalars; the column of a place counts bytes.
  private func column(of place: FindingRecord.Place) -> Int {
    guard let number = file.files.firstIndex(of: place.file),
      let listings = file.listings, listings.indices.contains(number),
      listings[number].lines.indices.contains(place.line - 1)
    else { return place.column }
    let line = listings[number].lines[place.line - 1]
    let before = line.utf8.prefix(place.column - 1)
    return String(decoding: before, as: UTF8.self).unicodeScalars.count + 1
  }
}

extension String {
  /// The path as part of a URI.
  fileprivate var withURIEscapes: String {
    var result = ""
    for byte in utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
        UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
        result.unicodeScalars.append(Unicode.Scalar(byte))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count < 2 ? "0" : "") + digits
      }
    }
    return result
  }
}
