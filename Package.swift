// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// As in new Xcode projects: listings, the tool and the tests need no `@MainActor` of their own.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "statelab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StateLabCore", targets: ["StateLabCore"]),
    .library(name: "StateLabUI", type: .static, targets: ["StateLabUI"]),
    .executable(name: "statelab", targets: ["statelab"]),
  ],
  targets: [
    // The laboratory. It uses the standard library alone, and none of the targets below.
    .target(name: "StateLabCore"),
    // The module behind `import SwiftUI` in a learner's own program.
    .target(
      name: "StateLabUI",
      dependencies: ["StateLabCore", "StateLabFormatters", "RecordCoding", "StateLabMacros"]),
    // Foundation's formatters, in American English.
    .target(name: "StateLabFormatters", dependencies: ["StateLabCore"]),
    // Values as JSON, and as compact bytes between two processes.
    .target(name: "RecordCoding"),
    // `@State` as a macro: beside the laboratory, for builds as with Xcode 27.
    .target(name: "StateLabXcode27", dependencies: ["StateLabCore", "StateLabMacros"]),
    // The macros, which the compiler expands. They need Foundation alone.
    .macro(name: "StateLabMacros"),
    // A recorded run as facts: timeline, causes, comparisons. It has no words, no terminal and no
    // files.
    .target(name: "Replay", dependencies: ["StateLabCore"]),
    // Documents and runs in words: as lines of a terminal, as plain lines, as JSON.
    .target(
      name: "Rendering", dependencies: ["Replay", "StateLabCore"],
      exclude: ["Export/statelab-1.schema.json"]),
    // Runs, lessons and programs as pages for a browser.
    .target(
      name: "WebPage", dependencies: ["Rendering", "Replay", "StateLabCore"],
      resources: ["page.css", "walk.js", "panes.js", "player.js", "compare.js", "page.js"].map {
        .embedInCode("Script/\($0)")
      }),
    .target(
      name: "Course", dependencies: ["Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .target(
      name: "Lessons",
      dependencies: ["Course", "StateLabXcode27", "StateLabCore"],
      path: "lessons",
      exclude: ["README.md"],
      swiftSettings: onMainActor,
      plugins: ["EmbedLessons"]),
    // Findings about a program, concluded from a run: a file for each bug.
    .target(name: "Diagnosis", dependencies: ["Replay", "StateLabCore"]),
    // The pages and programs of `bugs/`, embedded.
    .target(
      name: "Bugs", dependencies: ["Course"], swiftSettings: onMainActor,
      plugins: ["EmbedLessons"]),
    // The behaviors of SwiftUI's wrappers in `rebuild/`, embedded.
    .target(
      name: "Rebuilds", dependencies: ["Course"], swiftSettings: onMainActor,
      plugins: ["EmbedLessons"]),
    .executableTarget(
      name: "statelab",
      dependencies: [
        "Lessons", "Bugs", "Rebuilds", "Diagnosis", "Course", "WebPage", "Rendering", "Replay",
        "StateLabCore", "RecordCoding", "AbsentNames", "LibC",
      ],
      swiftSettings: onMainActor),

    // The C library, under one name on each system.
    .target(name: "LibC"),

    // SwiftUI names that the laboratory lacks, for API.md and for messages about their use.
    .target(name: "AbsentNames"),

    // Writes API.md from the library's symbols, for `make api`.
    .executableTarget(name: "api-page", dependencies: ["AbsentNames"]),

    // The editor's checks of the course and its prose, which CI runs. It is not a product, so it is
    // not installed.
    .executableTarget(
      name: "lesson-lint",
      dependencies: ["Lessons", "Course", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),

    // Lesson texts and listings become string literals, so that the binary needs no other file.
    .executableTarget(name: "embed-lessons"),
    .plugin(name: "EmbedLessons", capability: .buildTool(), dependencies: ["embed-lessons"]),

    // Sample courses and runs, for the tests of several modules.
    .testTarget(
      name: "TestSupport",
      dependencies: ["Course", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "StateLabCoreTests", dependencies: ["StateLabCore"], swiftSettings: onMainActor),
    .testTarget(
      name: "StateLabUITests", dependencies: ["StateLabUI"], swiftSettings: onMainActor),
    .testTarget(
      name: "RecordCodingTests", dependencies: ["RecordCoding", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ReplayTests",
      dependencies: ["TestSupport", "Course", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["TestSupport", "Course", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "WebPageTests", dependencies: ["WebPage", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DiagnosisTests", dependencies: ["Diagnosis", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "CourseTests",
      dependencies: ["TestSupport", "Course", "Rendering", "Replay", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "TestSupport", "Lessons", "StateLabXcode27", "Course", "Rendering", "Replay",
        "StateLabCore",
        "statelab", "embed-lessons",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "LessonLintTests",
      dependencies: ["lesson-lint", "Lessons", "Course", "Rendering", "StateLabCore"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "statelabTests",
      dependencies: [
        "TestSupport", "statelab", "Lessons", "Bugs", "Rebuilds", "Diagnosis", "Course",
        "Rendering", "Replay", "RecordCoding", "AbsentNames", "LibC", "embed-lessons",
      ],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
