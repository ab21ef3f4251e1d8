import Course
import Rendering
import Replay
import StateLabCore

/// The page of help on the simulated releases.
struct ReleasesPage {
  let course: Course

  var document: Document {
    let profiles = Profile.all
    let names = profiles.map { Line($0.name) }
    return Document(blocks: [
      .prose(
        "A profile is one release with a few switches; each switch has a rule and a source. An API "
          + "that a release lacks makes a run end without a result."),
      .heading("Profiles"),
      .entries(
        profiles.map {
          .init(name: $0.name, meaning: Line($0.title + ($0.isStandard ? ", the default" : "")))
        }),
      .heading("Differences"),
      .table(
        header: ["Behavior", "Rule"] + names,
        rows: Profile.switches.map { point in
          [Line(point.meaning), Line(point.rule)]
            + profiles.map { point.isOn($0) ? "yes" : Line("no", .quiet) }
        }),
      .heading("Sources"),
      .entries(Profile.switches.map { .init(name: $0.rule, meaning: Line($0.source)) }),
      .heading("APIs that some releases lack"),
      .table(
        header: ["API", "From"] + names,
        rows: API.all.map { api in
          [Line(api.name, .code), Line("\(api.since)")]
            + profiles.map { $0.has(api) ? "yes" : Line("no", .quiet) }
        }),
      .heading("First known releases of messages"),
      .table(
        header: ["Message", "From", "Known from"] + names,
        rows: course.messages.map { age in
          [Line(age.id), Line("\(age.since)"), Line(age.source)]
            + profiles.map {
              age.isUnknown(under: $0) ? Line("simulated as well", .quiet) : "yes"
            }
        }),
      .note(
        Line(
          "A release without a source comes from Apple's documentation. The lazy State of "
            + "Xcode 27 belongs to a build, not to a release: `statelab try --xcode 27`.")),
    ])
  }
}
