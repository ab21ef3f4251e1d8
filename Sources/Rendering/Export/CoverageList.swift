/// The JSON of `claims --coverage --format json`.
public struct CoverageList: Hashable, Codable, Sendable {
  public let rows: [Entry]
  public let missing: [String]

  public struct Entry: Hashable, Codable, Sendable {
    public let row: String
    public let carriers: [CarrierRecord]

    public init(row: String, carriers: [CarrierRecord]) {
      self.row = row
      self.carriers = carriers
    }
  }

  public struct CarrierRecord: Hashable, Codable, Sendable {
    public let lesson: Int
    public let lessonID: String
    public let id: String
    public let form: String
    public let kind: String

    public init(lesson: Int, lessonID: String, id: String, form: String, kind: String) {
      self.lesson = lesson
      self.lessonID = lessonID
      self.id = id
      self.form = form
      self.kind = kind
    }
  }

  public init(rows: [Entry], missing: [String]) {
    self.rows = rows
    self.missing = missing
  }
}
