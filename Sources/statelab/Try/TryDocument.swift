import Replay
import StateLabCore

extension TryRun {
  /// What happened, as a lesson shows a run.
  func document(limits: PlayedProgram.Limits) -> Document {
    let run = Timeline(trace, experiment: "try", profile: profile, lesson: 1)
    var blocks: [Document.Block] = [
      .heading(title), .run(name: nil, run.acts),
    ]
    if let end = end(limits: limits) { blocks.append(.note(Line(end, .warning))) }
    let said = otherOutput.lines.prefix { !$0.contains("Fatal error: ") }.filter { !$0.isEmpty }
    if !said.isEmpty {
      blocks += [.note("The program wrote this itself, outside of the trace:"), .verbatim(said)]
    }
    blocks.append(.note(Line("Profile \(profile.name) (\(profile.title))", .quiet)))
    return Document(blocks: blocks)
  }

  /// `Counter.swift, ContentView`
  private var title: String {
    let file = program.files.count == 1 ? program.files[0].name : "\(program.files.count) files"
    if let name = program.root.name { return "\(file), \(name)" }
    return file
  }
}
