// swift-tools-version: 6.2
import PackageDescription

/// Of its own, so that the root package stays free of it. `make bench` builds and runs it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "statelab", path: "..")],
  targets: [
    .executableTarget(
      name: "Benchmarks",
      dependencies: [.product(name: "StateLabCore", package: "statelab")],
      swiftSettings: [.defaultIsolation(MainActor.self)]),

    // Does nothing, with the libraries of the tool loaded: what a start-up costs at least.
    .executableTarget(
      name: "empty", dependencies: [.product(name: "StateLabCore", package: "statelab")]),
  ],
  swiftLanguageModes: [.v6]
)
