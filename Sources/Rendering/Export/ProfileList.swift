/// The JSON of `help releases --format json`.
public struct ProfileList: Hashable, Codable, Sendable {
  public let profiles: [ReleaseRecord]
  public let switches: [SwitchRecord]
  public let apis: [APIRecord]
  public let messages: [MessageRecord]

  public struct ReleaseRecord: Hashable, Codable, Sendable {
    public let name: String
    public let title: String
    public let release: String
    public let isDefault: Bool

    public init(name: String, title: String, release: String, isDefault: Bool) {
      self.name = name
      self.title = title
      self.release = release
      self.isDefault = isDefault
    }
  }

  public struct SwitchRecord: Hashable, Codable, Sendable {
    public let rule: String
    public let meaning: String
    public let source: String
    /// The names of the profiles in which the switch is on.
    public let on: [String]

    public init(rule: String, meaning: String, source: String, on: [String]) {
      self.rule = rule
      self.meaning = meaning
      self.source = source
      self.on = on
    }
  }

  public struct APIRecord: Hashable, Codable, Sendable {
    public let name: String
    /// The first release with the API.
    public let since: String
    public let missingIn: [String]

    public init(name: String, since: String, missingIn: [String]) {
      self.name = name
      self.since = since
      self.missingIn = missingIn
    }
  }

  public struct MessageRecord: Hashable, Codable, Sendable {
    public let id: String
    /// The first release that is known to print the message; the laboratory prints it under older
    /// releases too.
    public let knownSince: String
    public let source: String

    public init(id: String, knownSince: String, source: String) {
      self.id = id
      self.knownSince = knownSince
      self.source = source
    }
  }

  public init(
    profiles: [ReleaseRecord], switches: [SwitchRecord], apis: [APIRecord],
    messages: [MessageRecord]
  ) {
    self.profiles = profiles
    self.switches = switches
    self.apis = apis
    self.messages = messages
  }
}
