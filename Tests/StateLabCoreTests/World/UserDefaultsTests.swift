import StateLabCore
import Testing

@Suite("The simulated user defaults")
struct UserDefaultsTests {
  @Test("A stored value is read until it is removed")
  func setAndRemove() {
    inWorld {
      let defaults = UserDefaults.standard
      #expect(defaults.string(forKey: "name") == nil)
      defaults.set("hello", forKey: "name")
      #expect(defaults.string(forKey: "name") == "hello")
      defaults.removeObject(forKey: "name")
      #expect(defaults.object(forKey: "name") == nil)
      defaults.set("hello", forKey: "name")
      defaults.set(nil, forKey: "name")
      #expect(defaults.object(forKey: "name") == nil)
    }
  }

  @Test("Each world has its own defaults, and code without a world those of the process")
  func worlds() {
    inWorld { UserDefaults.standard.set(1, forKey: "n") }
    inWorld { #expect(UserDefaults.standard.integer(forKey: "n") == 0) }
    UserDefaults.standard.set(2, forKey: "n")
    UserDefaults.standard.register(defaults: ["m": 3])
    #expect(UserDefaults.standard.integer(forKey: "n") == 2)
    #expect(UserDefaults.standard.integer(forKey: "m") == 3)
    inWorld { #expect(UserDefaults.standard.integer(forKey: "n") == 0) }
    #expect(UserDefaults.standard.dictionaryRepresentation()["n"] as? Int == 2)
    UserDefaults.standard.removeObject(forKey: "n")
    #expect(UserDefaults.standard.object(forKey: "n") == nil)
  }

  @Test("A model keeps its stored values without a host (fidelity 2.13, 19)")
  func model() {
    final class Settings: ObservableObject { @AppStorage("volume") var volume = 5 }
    let settings = Settings()
    #expect(settings.volume == 5)
    settings.volume = 7
    #expect(settings.volume == 7)
    #expect(UserDefaults.standard.integer(forKey: "volume") == 7)
    #expect(Settings().volume == 7)
    settings.$volume.wrappedValue = 8
    #expect(settings.volume == 8)
    UserDefaults.standard.removeObject(forKey: "volume")
  }

  @Test("Registered values apply where no value is stored, in all suites")
  func registered() {
    inWorld {
      let suite = UserDefaults(suiteName: "group.notes")
      UserDefaults.standard.register(defaults: ["size": 12, "bold": true])
      UserDefaults.standard.set(14, forKey: "size")
      #expect(UserDefaults.standard.integer(forKey: "size") == 14)
      #expect(suite?.integer(forKey: "size") == 12)
      UserDefaults.standard.removeObject(forKey: "size")
      #expect(UserDefaults.standard.integer(forKey: "size") == 12)
      let all = UserDefaults.standard.dictionaryRepresentation()
      #expect(all.keys.sorted() == ["bold", "size"])
    }
  }

  @Test("A suite is shared by its name, and a nil name is the standard suite")
  func suites() {
    inWorld {
      UserDefaults(suiteName: "group.notes")?.set("a", forKey: "k")
      #expect(UserDefaults(suiteName: "group.notes")?.string(forKey: "k") == "a")
      #expect(UserDefaults.standard.string(forKey: "k") == nil)
      UserDefaults(suiteName: nil)?.set("b", forKey: "k")
      #expect(UserDefaults.standard.string(forKey: "k") == "b")
      #expect(UserDefaults().string(forKey: "k") == "b")
      #expect(UserDefaults(suiteName: UserDefaults.globalDomain) == nil)
    }
  }

  @Test(
    "A value is converted to the requested type",
    arguments: [
      Reading(value: 3, string: "3", integer: 3, double: 3, bool: true),
      Reading(value: 2.5, string: "2.5", integer: 2, double: 2.5, bool: true),
      Reading(value: -2.5, string: "-2.5", integer: -2, double: -2.5, bool: true),
      Reading(value: 0, string: "0", integer: 0, double: 0, bool: false),
      Reading(value: true, string: "1", integer: 1, double: 1, bool: true),
      Reading(value: "12", string: "12", integer: 12, double: 12, bool: false),
      Reading(value: "YES", string: "YES", integer: 0, double: 0, bool: true),
      Reading(value: "x", string: "x", integer: 0, double: 0, bool: false),
      Reading(value: ["a"], string: nil, integer: 0, double: 0, bool: false),
    ])
  func reading(_ reading: Reading) {
    inWorld {
      let defaults = UserDefaults.standard
      defaults.set(reading.value as Any?, forKey: "k")
      #expect(defaults.string(forKey: "k") == reading.string)
      #expect(defaults.integer(forKey: "k") == reading.integer)
      #expect(defaults.double(forKey: "k") == reading.double)
      #expect(defaults.bool(forKey: "k") == reading.bool)
    }
  }

  @Test("Arrays and dictionaries of property lists are stored")
  func collections() {
    inWorld {
      let defaults = UserDefaults.standard
      defaults.set(["a", "b"], forKey: "list")
      defaults.set(["n": 1, "names": ["c"]] as [String: Any], forKey: "entries")
      #expect(defaults.stringArray(forKey: "list") == ["a", "b"])
      #expect(defaults.array(forKey: "list")?.count == 2)
      #expect(defaults.dictionary(forKey: "entries")?["n"] as? Int == 1)
      #expect(defaults.stringArray(forKey: "entries") == nil)
    }
  }

  @Test("Storing a value that is no property list ends the process")
  func noPropertyList() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      struct Note { var text = "a" }
      UserDefaults.standard.set(Note(), forKey: "note")
    }
    let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(said.contains("Attempt to insert non-property list object"))
    #expect(said.contains("for key note"))
  }

  @Test("A write to UserDefaults invalidates no view")
  func noUpdate() throws {
    struct Name: View {
      var body: some View {
        Text(UserDefaults.standard.string(forKey: "name") ?? "nobody")
        Button("Set") { UserDefaults.standard.set("Ada", forKey: "name") }
      }
    }
    let host = Host(Name())
    try host.tap("Set")
    #expect(host.screen == "nobody\n[Set]")
    host.replaceRoot(Name())
    #expect(host.trace.bodyCount(of: Name.self) == 1)
  }
}

struct Reading: Sendable {
  let value: any Sendable
  let string: String?
  let integer: Int
  let double: Double
  let bool: Bool
}

private func inWorld(_ body: () -> Void) { World.$current.withValue(World(), operation: body) }
