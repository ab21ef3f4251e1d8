import Course
import StateLabCore

/// The JSON of `profiles --format json`.
struct ProfileList: Encodable {
  let profiles: [ReleaseRecord]
  let switches: [SwitchRecord]
  let apis: [APIRecord]
  let messages: [MessageRecord]

  struct ReleaseRecord: Encodable {
    let name: String
    let title: String
    let release: String
    let isDefault: Bool
  }

  struct SwitchRecord: Encodable {
    let rule: String
    let meaning: String
    let source: String
    /// The names of the profiles in which it is on.
    let on: [String]
  }

  struct APIRecord: Encodable {
    let name: String
    /// The first release that has it.
    let since: String
    let missingIn: [String]
  }

  struct MessageRecord: Encodable {
    let id: String
    /// The first release that is known to say so; under older ones it is played all the same.
    let knownSince: String
    let source: String
  }

  init(_ course: Course) {
    profiles = Profile.all.map {
      ReleaseRecord(
        name: $0.name, title: $0.title, release: "\($0.release)", isDefault: $0.isStandard)
    }
    switches = Profile.switches.map { point in
      SwitchRecord(
        rule: point.rule, meaning: point.meaning, source: point.source,
        on: Profile.all.filter(point.isOn).map(\.name))
    }
    apis = API.all.map { api in
      APIRecord(
        name: api.name, since: "\(api.since)",
        missingIn: Profile.all.filter { !$0.has(api) }.map(\.name))
    }
    messages = course.messages.map {
      MessageRecord(id: $0.id, knownSince: "\($0.since)", source: $0.source)
    }
  }
}
