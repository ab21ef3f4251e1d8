/// The lessons that treat each row.
public struct Coverage {
  public let rows: [(row: Row, carriers: [Carrier])]

  public struct Carrier: Hashable, Encodable {
    public let lesson: Int
    public let lessonID: String
    /// `F20a-bodies`
    public let id: String
    /// `claim`, `finding` or `snippet`.
    public let form: String
    /// The kind of evidence: `run`, `compiled`, `documented` or `opinion`.
    public let kind: String
  }

  public init(of course: Course) {
    let carriers = course.lessons.flatMap(Self.carriers)
    rows = course.rows.map { row in (row, carriers.filter { row.has($0.id) }) }
  }

  private static func carriers(in lesson: CourseLesson) -> [Carrier] {
    // The check of that lesson reports a fault in a claim.
    guard let text = try? lesson.textWithoutFaults() else { return [] }
    func carrier(_ id: String, _ form: String, _ kind: String) -> Carrier {
      Carrier(lesson: lesson.number, lessonID: lesson.id, id: id, form: form, kind: kind)
    }
    return text.claims.map { carrier($0.id, "claim", $0.kind.name) }
      + text.findings.map { carrier($0.id, "finding", $0.kind.name) }
      + text.snippets.map { carrier($0.id, "snippet", "compiled") }
  }

  /// The rows that no lesson treats.
  public var missing: [Row] { rows.filter(\.carriers.isEmpty).map(\.row) }
}
