import StateLabCore

struct ChatMessage: Identifiable, Equatable {
  let id: Int
  let author: String
  let text: String
}

final class ChatServer {
  let messages = PassthroughSubject<ChatMessage, Never>()
  let isOnline = CurrentValueSubject<Bool, Never>(true)
  private var count = 0

  func post(_ text: String, by author: String) {
    guard isOnline.value else { return }
    count += 1
    messages.send(ChatMessage(id: count, author: author, text: text))
  }
}

struct ChatRoom: View {
  let server: ChatServer

  @State private var log: [ChatMessage] = []
  @State private var draft = ""
  @State private var isOnline = false
  @State private var answers = 0

  var body: some View {
    VStack {
      Text(isOnline ? "Online" : "Offline")
      ScrollView {
        VStack(alignment: .leading) {
          ForEach(log) { message in
            Text("\(message.author): \(message.text)")
          }
        }
      }
      HStack {
        TextField("Message", text: $draft)
        Button("Send") {
          server.post(draft, by: "Me")
          draft = ""
        }
        .disabled(draft.isEmpty || !isOnline)
      }
      Text("\(answers) answers").font(.caption)
    }
    .onReceive(server.messages) { message in
      log.append(message)
    }
    .onReceive(server.isOnline.removeDuplicates()) { isOnline = $0 }
    .onReceive(server.messages.filter { $0.author != "Me" }) { _ in answers += 1 }
  }
}
