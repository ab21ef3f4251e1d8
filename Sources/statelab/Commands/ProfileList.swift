import Course
import StateLabCore

/// The JSON of `help releases --format json`.
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
    /// The names of the profiles in which the switch is on.
    let on: [String]
  }

  struct APIRecord: Encodable {
    let name: String
    /// The first release with the API.
    let since: String
    let missingIn: [String]
  }

  struct MessageRecord: Encodable {
    let id: String
    /// The first release that is known to print the message; the laboratory prints it under older
    /// releases too.
    let knownSince: String
    let source: String
  }
}

extension ProfileList {
  init(_ course: Course) {
    self.init(
      profiles: Profile.all.map {
        ReleaseRecord(
          name: $0.name, title: $0.title, release: "\($0.release)", isDefault: $0.isStandard)
      },
      switches: Profile.switches.map { point in
        SwitchRecord(
          rule: point.rule, meaning: point.meaning, source: point.source,
          on: Profile.all.filter(point.isOn).map(\.name))
      },
      apis: API.all.map { api in
        APIRecord(
          name: api.name, since: "\(api.since)",
          missingIn: Profile.all.filter { !$0.has(api) }.map(\.name))
      },
      messages: course.messages.map {
        MessageRecord(id: $0.id, knownSince: "\($0.since)", source: $0.source)
      })
  }
}
