import Replay
import StateLabCore
import Testing

@testable import Rendering

@Suite("Names of controls in a run")
struct ControlNameTests {
  private struct Account: View {
    @State private var name = "Ann"
    var body: some View {
      VStack {
        TextField("Name", text: $name)
        SecureField("Password", text: $name)
        TextField("", text: $name)
        TextField("Name", text: $name)
      }
    }
  }

  @Test("A control has its title as a name, with a number if another has the same title")
  func titles() throws {
    let host = Host(Account())
    try host.enter("Bo", into: "Name", occurrence: 1)
    #expect(
      names(in: host) == [
        "Account", "VStack", #"TextField "Name""#, #"SecureField "Password""#, "TextField",
        #"TextField "Name" #2"#,
      ])
  }

  private struct Servings: View {
    @State private var servings = 2
    var body: some View { Stepper("Servings: \(servings)", value: $servings) }
  }

  @Test("A title that changes during the run is not used as a name")
  func changingTitle() throws {
    let host = Host(Servings())
    try host.tap("Servings: 2 +")
    #expect(names(in: host) == ["Servings", #"Stepper "Servings: 2""#])
    try host.tap("Servings: 3 +")
    #expect(names(in: host) == ["Servings", "Stepper"])
  }

  private func names(in host: Host) -> [String] {
    let timeline = Timeline(host.trace, experiment: "run", profile: .standard)
    return timeline.views.map(\.name)
  }
}
