import Course
import StateLabCore

private struct NoteField: View {
  @Binding var note: String

  var body: some View {
    TextField("Note", text: $note)
  }
}

private struct NoteView: View {
  @State private var note = ""

  var body: some View {
    NoteField(note: $note)
    Button("Send") { note = "" }
      .disabled(note.isEmpty)
  }
}

private struct ClickView: View {
  @State private var clicks = 0

  var body: some View {
    Text("Click away")
    Button("Click") {
      clicks += 1
      print("clicks: \(clicks)")
    }
  }
}

private struct DoorView: View {
  @State private var isMember = false
  @State private var hasTicket = false

  var body: some View {
    Text(isMember && hasTicket ? "come in" : "closed")
    Button("Buy a ticket") { hasTicket = true }
    Button("Join") { isMember = true }
  }
}

extension Lesson {
  static var dependenciesQuiz: Quiz {
    Quiz {
      Experiment("note") { lab in
        let host = Host(NoteView())
        try host.enter("milk", into: "Note")
        lab.find("bodies", host.trace.bodyCount(of: NoteView.self))
      }
      Experiment("clicks") { lab in
        let host = Host(ClickView())
        for _ in 1...3 { try host.tap("Click") }
        lab.find("printed", host.trace.printed.last ?? "")
        lab.find("bodies", host.trace.bodyCount(of: ClickView.self))
      }
      Experiment("door") { lab in
        let host = Host(DoorView())
        try host.tap("Buy a ticket")
        try host.tap("Join")
        lab.find("bodies", host.trace.bodyCount(of: DoorView.self))
      }
    }
  }
}
