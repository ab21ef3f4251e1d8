// swift-tools-version: 6.2
import PackageDescription

// An app whose views and view models are tested on Linux; see docs/testing.md.
let package = Package(
  name: "TestedApp",
  platforms: [.iOS(.v18), .macOS(.v15)],
  dependencies: [.package(name: "statelab", path: "../..")],
  targets: [
    .target(
      name: "Groceries",
      dependencies: [
        .product(name: "StateLabUI", package: "statelab", condition: .when(platforms: [.linux]))
      ],
      swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "GroceriesTests", dependencies: ["Groceries"]),
  ],
  swiftLanguageModes: [.v6]
)
