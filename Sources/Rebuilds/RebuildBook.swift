import Course

/// The tracks of `rebuild/`: each is a wrapper of SwiftUI, as behaviors that a learner's own wrapper
/// is to reach.
public enum RebuildBook {
  public static let tracks: [RebuildTrack] = {
    let order = ["state", "binding", "observed-object", "state-object", "app-storage"]
    let tracks = lessonFolders.compactMap { RebuildTrack($0) }
    return tracks.sorted { (order.firstIndex(of: $0.id) ?? 9) < (order.firstIndex(of: $1.id) ?? 9) }
  }()
}

/// A wrapper of SwiftUI, and the experiments that show its behaviors.
public struct RebuildTrack {
  /// The name of the folder: `state`.
  public let id: String
  /// `@State`
  public let title: String
  /// The name of the learner's wrapper: `MyState`.
  public let wrapper: String
  /// The name of SwiftUI's wrapper: `State`.
  public let original: String
  public let introduction: String
  /// The file with which a learner starts.
  public let start: String
  public let stages: [Stage]
  /// The stages after the last behavior, which no experiment judges.
  public let afterwards: [Stage]

  /// A part of the track.
  public struct Stage {
    public let title: String
    /// The id of the lesson that explains the stage.
    public fileprivate(set) var lesson = ""
    public fileprivate(set) var text = ""
    public fileprivate(set) var behaviors: [Behavior] = []
  }

  /// A behavior of the wrapper, as an experiment.
  public struct Behavior {
    public let id: String
    /// The behavior in a sentence.
    public let text: String
    /// The id of the lesson that explains the behavior.
    public fileprivate(set) var lesson: String
    /// The actions, in the form of a script: `tap Change`.
    public fileprivate(set) var script: [String] = []
    /// The part of the run that is compared; nil for everything that can be seen.
    public fileprivate(set) var compared: Part?
    /// The program, which uses the learner's wrapper by its name and has a `ContentView`.
    public let source: String

    /// A part of what can be seen of a run.
    public enum Part: String {
      case prints
      /// Screens, and the printed lines.
      case screens
    }

    /// The name of the file with the program.
    public var file: String { id + ".swift" }
  }

  /// The behaviors of all stages, in order.
  public var behaviors: [Behavior] { stages.flatMap(\.behaviors) }

  /// The name of the learner's file: `MyState.swift`.
  public var file: String { wrapper + ".swift" }

  init?(_ folder: LessonFolder) {
    guard let page = folder.file(named: "page.md"), let start = folder.file(named: "Start.swift")
    else { return nil }
    let reader = TrackReader(page.text, in: folder)
    id = folder.name
    title = reader.title
    wrapper = reader.facts["Wrapper"] ?? ""
    original = reader.facts["Original"] ?? ""
    introduction = reader.introduction
    self.start = start.text
    stages = reader.stages.filter { !$0.behaviors.isEmpty }
    afterwards = reader.stages.filter(\.behaviors.isEmpty)
  }
}

/// Reads `page.md`: facts, stages, and behaviors with their scripts.
private struct TrackReader {
  private(set) var title = ""
  private(set) var facts: [String: String] = [:]
  private(set) var introduction = ""
  private(set) var stages: [RebuildTrack.Stage] = []
  private let folder: LessonFolder

  init(_ text: String, in folder: LessonFolder) {
    self.folder = folder
    for line in text.lines where !line.isEmpty { read(line) }
  }

  private mutating func read(_ line: String) {
    if line.hasPrefix("# ") {
      title = String(line.dropFirst(2))
    } else if line.hasPrefix("## ") {
      stages.append(.init(title: String(line.dropFirst(3))))
    } else if line.hasPrefix("  - ") {
      refine(with: field(String(line.dropFirst(4))))
    } else if line.hasPrefix("- ") {
      take(field(String(line.dropFirst(2))))
    } else if stages.isEmpty {
      introduction += (introduction.isEmpty ? "" : " ") + line
    } else {
      let text = stages[stages.count - 1].text
      stages[stages.count - 1].text = text + (text.isEmpty ? "" : " ") + line
    }
  }

  private func field(_ text: String) -> (key: String, value: String) {
    guard let sign = text.firstRange(of: ": ") else { return (text, "") }
    return (String(text[..<sign.lowerBound]), String(text[sign.upperBound...]))
  }

  private mutating func take(_ field: (key: String, value: String)) {
    guard !stages.isEmpty else {
      facts[field.key] = field.value.filter { $0 != "`" }
      return
    }
    let stage = stages.count - 1
    if field.key == "Lesson" {
      stages[stage].lesson = field.value
      return
    }
    guard let source = folder.file(named: field.key + ".swift")?.text else { return }
    stages[stage].behaviors.append(
      .init(id: field.key, text: field.value, lesson: stages[stage].lesson, source: source))
  }

  /// A line below a behavior.
  private mutating func refine(with field: (key: String, value: String)) {
    guard let stage = stages.indices.last, let last = stages[stage].behaviors.indices.last else {
      return
    }
    switch field.key {
    case "play": stages[stage].behaviors[last].script.append(field.value)
    case "lesson": stages[stage].behaviors[last].lesson = field.value
    case "compare": stages[stage].behaviors[last].compared = .init(rawValue: field.value)
    default: break
    }
  }
}
