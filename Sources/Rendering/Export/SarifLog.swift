/// The findings about a program in the format of code hosts: SARIF 2.1.0.
///
/// The properties have the names that the format defines, and a property that does not apply is
/// absent.
public struct SarifLog: Hashable, Codable, Sendable {
  public let version: String
  public let schema: String
  public let runs: [Run]

  private enum CodingKeys: String, CodingKey {
    case version
    case schema = "$schema"
    case runs
  }

  public struct Run: Hashable, Codable, Sendable {
    public let tool: Tool
    public let invocations: [Invocation]
    public let columnKind: String
    public let results: [Result]
  }

  public struct Tool: Hashable, Codable, Sendable { public let driver: Driver }

  public struct Driver: Hashable, Codable, Sendable {
    public let name: String
    public let semanticVersion: String
    public let rules: [Rule]
  }

  public struct Invocation: Hashable, Codable, Sendable {
    public let executionSuccessful: Bool
    /// The facts about the run that are no findings.
    public let toolExecutionNotifications: [Notification]?
  }

  public struct Notification: Hashable, Codable, Sendable {
    public let level: Level
    public let message: Message
  }

  /// A bug that was looked for.
  public struct Rule: Hashable, Codable, Sendable {
    public let id: String
    public let shortDescription: Message
    public let help: Message

    /// - Parameters:
    ///   - title: The title of the bug's page.
    ///   - help: The command that shows the page.
    public init(id: String, title: String, help: String) {
      self.id = id
      shortDescription = Message(title)
      self.help = Message(help)
    }
  }

  public struct Message: Hashable, Codable, Sendable {
    public let text: String
    public init(_ text: String) { self.text = text }
  }

  public struct Result: Hashable, Codable, Sendable {
    public let ruleId: String
    public let ruleIndex: Int?
    public let level: Level
    public let message: Message
    public let locations: [Location]
    /// The steps that show the finding.
    public let relatedLocations: [Location]?
    public let partialFingerprints: [String: String]
    public let occurrenceCount: Int
    public let fixes: [Fix]?
    public let suppressions: [Suppression]?
  }

  public enum Level: String, Hashable, Codable, Sendable { case error, warning, note }

  public struct Location: Hashable, Codable, Sendable {
    public let id: Int?
    public let physicalLocation: PhysicalLocation
    public let message: Message?
  }

  public struct PhysicalLocation: Hashable, Codable, Sendable {
    public let artifactLocation: ArtifactLocation
    public let region: Region
  }

  public struct ArtifactLocation: Hashable, Codable, Sendable {
    public let uri: String
    public let uriBaseId: String?
  }

  /// Columns are counted in Unicode scalars.
  public struct Region: Hashable, Codable, Sendable {
    public let startLine: Int
    public let startColumn: Int
    public let endLine: Int?
    public let endColumn: Int?
  }

  public struct Fix: Hashable, Codable, Sendable {
    public let description: Message
    public let artifactChanges: [Change]
  }

  public struct Change: Hashable, Codable, Sendable {
    public let artifactLocation: ArtifactLocation
    public let replacements: [Replacement]
  }

  public struct Replacement: Hashable, Codable, Sendable {
    public let deletedRegion: Region
    public let insertedContent: Message
  }

  public struct Suppression: Hashable, Codable, Sendable {
    public let kind: String
    public let justification: String?
  }
}
