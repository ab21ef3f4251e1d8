// swift-tools-version: 6.2
import CompilerPluginSupport
import PackageDescription

/// As new Xcode projects: listings, the tool and the tests need no `@MainActor` of their own.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

/// For the tool alone, which starts anew for each command. Where it first needs a generic type, it
/// calls the function that makes it. Without this option the runtime takes the type's name apart and
/// searches all conformances of the program, for 150 types in `run 1`.
let startsFast = SwiftSetting.unsafeFlags(
  ["-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"],
  .when(configuration: .release))

let package = Package(
  name: "statelab",
  platforms: [.macOS(.v15)],
  products: [
    .library(name: "StateLabCore", targets: ["StateLabCore"]),
    .library(name: "StateLabUI", type: .static, targets: ["StateLabUI"]),
    .executable(name: "statelab", targets: ["statelab"]),
  ],
  targets: [
    // The laboratory. It uses nothing but the standard library, and nothing below points back at it.
    .target(name: "StateLabCore"),
    // What `import SwiftUI` brings, for programs that know nothing of this one.
    .target(name: "StateLabUI", dependencies: ["StateLabCore", "StateLabMacros"]),
    // What the compiler asks to expand its macros. It needs nothing besides Foundation.
    .macro(name: "StateLabMacros"),
    // A recorded run, as data and in words; every output is a rendering of it.
    .target(
      name: "Replay", dependencies: ["StateLabCore"], exclude: ["Export/statelab-1.schema.json"],
      swiftSettings: [startsFast]),
    .target(
      name: "Course", dependencies: ["Replay", "StateLabCore"],
      swiftSettings: onMainActor + [startsFast]),
    .target(
      name: "Lessons",
      dependencies: ["Course", "StateLabCore"],
      path: "lessons",
      exclude: ["README.md"],
      swiftSettings: onMainActor + [startsFast],
      plugins: ["EmbedLessons"]),
    .executableTarget(
      name: "statelab",
      dependencies: ["Lessons", "Course", "Replay", "StateLabCore", "AbsentNames"],
      swiftSettings: onMainActor + [startsFast]),

    // What SwiftUI has and the laboratory lacks, for API.md and for whoever uses it all the same.
    .target(name: "AbsentNames"),

    // Writes API.md from the library's symbols, for `make api`.
    .executableTarget(name: "api-page", dependencies: ["AbsentNames"]),

    // Lesson texts and listings become string literals, so that the binary stands alone.
    .executableTarget(name: "embed-lessons"),
    .plugin(name: "EmbedLessons", capability: .buildTool(), dependencies: ["embed-lessons"]),

    .testTarget(
      name: "StateLabCoreTests", dependencies: ["StateLabCore"], swiftSettings: onMainActor),
    .testTarget(
      name: "StateLabUITests", dependencies: ["StateLabUI"], swiftSettings: onMainActor),
    .testTarget(
      name: "LessonsTests",
      dependencies: [
        "Lessons", "Course", "Replay", "StateLabCore", "statelab", "embed-lessons",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "statelabTests",
      dependencies: [
        "statelab", "Lessons", "Course", "Replay", "AbsentNames", "embed-lessons",
      ],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
