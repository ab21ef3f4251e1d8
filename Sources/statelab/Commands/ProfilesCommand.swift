import Course
import Replay
import StateLabCore

struct ProfilesCommand: Command {
  var name: String { "profiles" }
  var summary: String { "Show the releases that can be played, and in what they differ." }
  var operands: [Operand] { [] }
  var details: String {
    "A profile is one release with a few switches; each switch has a rule and a source. An API that "
      + "a release lacks makes a run end without a result."
  }
  var options: [Option] { [.format] }

  func run(_ arguments: Arguments, in session: Session) throws -> ExitCode {
    if let extra = arguments.words.first {
      throw Failure(
        .usage, "`statelab profiles` takes no words, and \(extra.quoted) is one.",
        next: "Write `statelab run 1 --profile \(extra)` to play a release.")
    }
    if arguments.wantsJSON {
      try session.write(ProfileList(session.course), as: self)
    } else {
      session.show(document(messages: session.course.messages))
    }
    return .done
  }

  private func document(messages: [MessageAge]) -> Document {
    let profiles = Profile.all
    let names = profiles.map { Line($0.name) }
    return Document(blocks: [
      .heading("Profiles"),
      .entries(
        profiles.map {
          .init(name: $0.name, meaning: Line($0.title + ($0.isStandard ? ", the default" : "")))
        }),
      .heading("In what they differ"),
      .table(
        header: ["What is so", "Rule"] + names,
        rows: Profile.switches.map { point in
          [Line(point.meaning), Line(point.rule)]
            + profiles.map { point.isOn($0) ? "yes" : Line("no", .quiet) }
        }),
      .heading("Where that is known from"),
      .entries(Profile.switches.map { .init(name: $0.rule, meaning: Line($0.source)) }),
      .heading("What some releases lack"),
      .table(
        header: ["API", "From"] + names,
        rows: API.all.map { api in
          [Line(api.name, .code), Line("\(api.since)")]
            + profiles.map { $0.has(api) ? "yes" : Line("no", .quiet) }
        }),
      .heading("From when on a message is known"),
      .table(
        header: ["Message", "From", "Known from"] + names,
        rows: messages.map { age in
          [Line(age.id), Line("\(age.since)"), Line(age.source)]
            + profiles.map {
              age.isUnknown(under: $0) ? Line("played all the same", .quiet) : "yes"
            }
        }),
      .note(
        Line(
          "Where no source is given, the release comes from Apple's documentation. The lazy State of "
            + "Xcode 27 is described in lessons and not played.")),
    ])
  }
}
