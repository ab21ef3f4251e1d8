import Testing

@testable import StateLabCore

@Suite("Programs in the style of tutorials: time and publishers")
struct TimeProgramTests {
  @Test("A stopwatch counts on the virtual clock")
  func stopwatch() throws {
    let host = Host(Stopwatch())
    host.advance(by: .seconds(5))
    #expect(host.screen == "0:00\n[Start]\n[Reset]")
    try host.tap("Start")
    host.advance(by: .seconds(62))
    try host.tap("Lap")
    host.advance(by: .milliseconds(999))
    #expect(host.screen == "1:02\n[Stop]\n[Lap]\nLap 1: 62 s")
    host.advance(by: .milliseconds(1))
    try host.tap("Stop")
    host.advance(by: .seconds(10))
    #expect(host.screen == "1:03\n[Start]\n[Reset]\nLap 1: 62 s")
    try host.tap("Reset")
    #expect(host.screen == "0:00\n[Start]\n[Reset]")
  }

  @Test("A loader fails twice and succeeds at the third attempt")
  func loader() throws {
    let host = Host(WeatherView())
    #expect(host.screen == "Loading, attempt 1 …")
    host.advance(by: .seconds(1))
    #expect(host.screen == "The server is offline.\n[Try again]")
    try host.tap("Try again")
    #expect(host.screen == "Loading, attempt 2 …")
    host.advance(by: .seconds(1))
    try host.tap("Try again")
    host.advance(by: .seconds(1))
    #expect(host.screen == "Monday: rain\nTuesday: sun")
    #expect(host.trace.warnings.isEmpty)
  }

  @Test("A debounced search runs after a pause and skips equal queries")
  func search() throws {
    let host = Host(BookSearch(model: BookSearchModel()))
    #expect(host.screen == "Books\nTitle: \"\"\nNothing found\n0 searches")
    for query in ["m", "mo", "mob"] {
      try host.enter(query, into: "Title")
      host.advance(by: .milliseconds(100))
    }
    #expect(host.screen == "Books\nTitle: \"mob\"\nNothing found\n0 searches")
    try host.enter("mo", into: "Title")
    host.advance(by: .milliseconds(300))
    #expect(host.screen == "Books\nTitle: \"mo\"\nMoby-Dick\nMomo\n1 searches")
    try host.enter("mom", into: "Title")
    try host.enter("MO", into: "Title")
    host.advance(by: .seconds(1))
    #expect(host.screen == "Books\nTitle: \"MO\"\nMoby-Dick\nMomo\n1 searches")
  }

  @Test("A chat shows the values of a subject")
  func chat() throws {
    let server = ChatServer()
    let host = Host(ChatRoom(server: server))
    #expect(host.screen == "Online\nMessage: \"\"\n[Send] (disabled)\n0 answers")
    try host.enter("Hello", into: "Message")
    try host.tap("Send")
    host.perform { server.post("Hi!", by: "Bea") }
    #expect(
      host.screen == """
        Online
        Me: Hello
        Bea: Hi!
        Message: ""
        [Send] (disabled)
        1 answers
        """)
    host.perform { server.isOnline.send(false) }
    try host.enter("Still there?", into: "Message")
    #expect(host.screen.hasPrefix("Offline\n"))
    #expect(throws: HostError.disabled(kind: "button", label: "Send")) { try host.tap("Send") }
    host.unmount()
    server.isOnline.send(true)
    server.post("Bye", by: "Bea")
    #expect(host.trace.bodyCount(of: ChatRoom.self) > 1)
  }
}
