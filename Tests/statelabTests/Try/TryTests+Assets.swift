import Testing

@testable import Rendering
@testable import statelab

extension TryTests {
  @Test("Symbols of an asset catalog compile without the catalog")
  func assetSymbols() throws {
    let program = """
      import SwiftUI
      import UIKit
      extension ImageResource { static let own = ImageResource(name: "my own", bundle: .main) }
      struct ContentView: View {
        @State private var isDay = true
        var body: some View {
          Image(isDay ? .sun : .moon)
          Image(.own)
          Image(uiImage: UIImage(resource: .cloud))
          Text("sky").foregroundStyle(Color(.sky)).background(Color(.red))
            .tint(Color(uiColor: UIColor(resource: .dusk)))
          Button("Turn") { isDay.toggle() }
        }
      }

      """
    let run = try play(program, "--tap Turn")
    #expect(run.code == 0, "\(run.errors)")
    for name in ["sun", "moon", "my own", "cloud"] {
      #expect(run.output.contains("(\(name))"), "\(run.output)")
    }
  }

  @Test("The symbols of a catalog refer to the names of its sets")
  func assetCatalog() throws {
    let program = """
      import SwiftUI
      struct ContentView: View {
        var body: some View {
          Image(.starryNight)
          Text("sky").foregroundStyle(.deepSea).background(Color.deepSea)
        }
      }

      """
    let run = try ShellRun(
      """
      export XDG_CACHE_HOME='\(Self.cache)'
      for set in starry-night.imageset Colors/DeepSeaColor.colorset 'a"b\\.imageset' '--.imageset'; do
        mkdir -p "Assets.xcassets/$set"; echo {} > "Assets.xcassets/$set/Contents.json"
      done
      $statelab try Program.swift --plain --steps
      """, with: ["Program.swift": program])
    #expect(run.code == 0, "\(run.errors)")
    #expect(run.output.contains("(starry-night)"), "\(run.output)")
  }

  @Test(
    "A symbol is the name as an identifier, without the kind of the asset",
    arguments: [
      ("doodle", "doodle"), ("my-icon", "myIcon"), ("Sky Blue", "skyBlue"), ("URLIcon", "urlIcon"),
      ("HeroImage", "hero"), ("Image", "image"), ("NASA", "nasa"), ("3d", "_3d"),
    ])
  func symbol(_ name: String, _ symbol: String) {
    #expect(AssetSymbols.symbol(name, without: "Image") == symbol)
  }

  @Test("An unused import is not named as the cause of other errors")
  func unusedImport() throws {
    let typo = """
      import StoreKit
      import SwiftUI
      struct ContentView: View {
        @State private var count = 0
        var body: some View { Text("Count \\(cuont)") }
      }

      """
    let run = try play(typo)
    #expect(run.errors.contains("Did you mean `count` instead of `cuont` at "), "\(run.errors)")
    #expect(!run.errors.contains("StoreKit, which"), "\(run.errors)")
    let both = try play(typo + "let offer = ProductSubscription()\n")
    #expect(both.errors.contains("Program.swift:1 imports StoreKit, which is neither"))
    #expect(
      both.errors.contains(
        "`cuont` at Program.swift:5:39? These names are missing: `ProductSubscription`. Take out what"
      ),
      "\(both.errors)")
    #expect(both.errors.contains("cannot find 'cuont' in scope"))
    #expect(!both.errors.contains("cannot find 'ProductSubscription' in scope"), "\(both.errors)")
  }
}
