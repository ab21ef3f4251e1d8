import Testing

@testable import Rendering
@testable import statelab

@Suite("Output options")
struct OutputOptionsTests {
  struct Colors: CustomTestStringConvertible {
    let choice: ColorChoice
    let environment: [String: String]
    let terminal: Bool
    let isOn: Bool
    var testDescription: String { "\(choice) \(environment) terminal: \(terminal)" }
  }

  @Test(
    "Color follows the option, then NO_COLOR, then FORCE_COLOR, then the terminal",
    arguments: [
      Colors(choice: .auto, environment: [:], terminal: true, isOn: true),
      Colors(choice: .auto, environment: [:], terminal: false, isOn: false),
      Colors(choice: .auto, environment: ["NO_COLOR": "1"], terminal: true, isOn: false),
      Colors(choice: .auto, environment: ["NO_COLOR": ""], terminal: true, isOn: true),
      Colors(choice: .auto, environment: ["TERM": "dumb"], terminal: true, isOn: false),
      Colors(choice: .auto, environment: ["FORCE_COLOR": "1"], terminal: false, isOn: true),
      Colors(choice: .auto, environment: ["FORCE_COLOR": "0"], terminal: true, isOn: false),
      Colors(
        choice: .auto, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], terminal: true,
        isOn: false),
      Colors(choice: .always, environment: ["NO_COLOR": "1"], terminal: false, isOn: true),
      Colors(choice: .never, environment: ["FORCE_COLOR": "1"], terminal: true, isOn: false),
    ])
  func colors(_ sample: Colors) {
    let recording = Recording()
    recording.environment = sample.environment
    recording.isTerminal = sample.terminal
    #expect(recording.console.usesColor(sample.choice) == sample.isOn)
  }

  @Test(
    "The first locale variable that is set determines ASCII output",
    arguments: [
      ([:], false), (["LC_ALL": "C"], true), (["LANG": "C.UTF-8"], false),
      (["LC_ALL": "", "LANG": "de_DE.utf8"], false),
      (["LC_CTYPE": "POSIX", "LANG": "C.UTF-8"], true),
      (["LC_ALL": "en_US.UTF-8", "LANG": "C"], false),
    ] as [([String: String], Bool)])
  func ascii(_ environment: [String: String], _ isASCII: Bool) {
    let recording = Recording()
    recording.environment = environment
    #expect(recording.console.wantsASCII == isASCII)
  }

  @Test("Width follows the option, then COLUMNS, then the terminal, then 80, with a minimum of 40")
  func width() {
    var console = Recording().console
    #expect(console.width(asked: nil) == 80)
    #expect(console.width(asked: 300) == 300)
    console.columns = 66
    #expect(console.width(asked: nil) == 66)
    console.columns = 20
    #expect(console.width(asked: nil) == 40)
    console.environment = { $0 == "COLUMNS" ? "86" : nil }
    #expect(console.width(asked: nil) == 86)
    console.environment = { $0 == "COLUMNS" ? "250" : nil }
    #expect(console.width(asked: nil) == 88)
    console.environment = { $0 == "COLUMNS" ? "wide" : nil }
    #expect(console.width(asked: nil) == 40)
  }

  @Test("Color adds only escape sequences to the text")
  func sameText() {
    let colored = shell("list", "--color", "always").output
    #expect(colored.contains("\u{1B}[1mSamples\u{1B}[0m"))
    let pattern = colored.split(separator: "\u{1B}", omittingEmptySubsequences: false)
    let stripped = pattern.first.map(String.init).map { first in
      first + pattern.dropFirst().map { String($0.drop { $0 != "m" }.dropFirst()) }.joined()
    }
    #expect(stripped == shell("list").output)
  }

  @Test("Escape sequences of a program's output do not reach the terminal")
  func escapes() {
    #expect("a\u{1B}[31mb\tc\nd".withVisibleControls == #"a\u{1B}[31mb    c\nd"#)
  }
}
