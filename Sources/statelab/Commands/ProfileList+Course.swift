import Course
import Rendering
import Replay
import StateLabCore

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
