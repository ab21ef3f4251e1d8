/// One of the articles that the course puts to the test.
public struct Article: Hashable {
  /// As claims name it: `000`.
  public let number: String
  public let title: String
  /// Who wrote it, or what it is.
  public let origin: String
  /// Where it is, as far as the article itself says so.
  public let address: String?

  /// As a claim cites it.
  public var reference: String { "\"\(title)\" (\(number))" }

  public static func numbered(_ number: String) -> Article? { all.first { $0.number == number } }

  public static let all = [
    Article(
      number: "000", title: "Let's build @State", origin: "Five Stars",
      address: "https://www.fivestars.blog/articles/lets-build-state"),
    Article(
      number: "001", title: "Building Custom Property Wrappers for SwiftUI (And How to Test Them)",
      origin: "a talk by Donny Wals, its code in donnywals/SwiftUIPropertyWrapperTalk",
      address: nil),
    Article(
      number: "002", title: "SwiftUI:@State原理解析", origin: "000 retold in Chinese", address: nil),
    Article(
      number: "003", title: "Stranger things around SwiftUI's state",
      origin: "nalexn, 20 February 2020", address: nil),
    Article(
      number: "004", title: "@State Research in SwiftUI",
      origin: "fatbobman, 肘子的 Swift 记事本", address: nil),
  ]
}
