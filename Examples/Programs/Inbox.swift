// statelab try Inbox.swift --tap Post --tap Post --tap 'Mark all read' \
//   --expect-screen '0 unread\n[Post]\n[Mark all read]\nmessage 1\nmessage 2'
import Combine
import SwiftUI

extension Notification.Name {
  static let newMessage = Notification.Name("newMessage")
}

final class InboxModel: ObservableObject {
  @Published private(set) var messages: [String] = []
  @Published private(set) var unread = 0
  private var bag: Set<AnyCancellable> = []

  init(center: NotificationCenter = .default) {
    center.publisher(for: .newMessage)
      .compactMap { $0.userInfo?["text"] as? String }
      .scan([]) { $0 + [$1] }
      .assign(to: &$messages)
    $messages
      .dropFirst()
      .sink { [weak self] _ in self?.unread += 1 }
      .store(in: &bag)
  }

  func markAllRead() { unread = 0 }
}

struct Inbox: View {
  @StateObject private var model = InboxModel()

  var body: some View {
    Text("\(model.unread) unread")
    Button("Post") {
      NotificationCenter.default.post(
        name: .newMessage, object: nil,
        userInfo: ["text": "message \(model.messages.count + 1)"])
    }
    Button("Mark all read", action: model.markAllRead)
    ForEach(model.messages, id: \.self) { Text($0) }
  }
}
