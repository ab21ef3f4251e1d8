// statelab try SignUp.swift --enter Name=Ada --enter 'Password=correct horse' \
//   --toggle 'I agree' --tap 'Sign up' --expect-screen 'Welcome, Ada!'
import SwiftUI

struct SignUp: View {
  private enum Field: Hashable { case name, password }

  @State private var name = ""
  @State private var password = ""
  @State private var hasAgreed = false
  @State private var isDone = false
  @FocusState private var focus: Field?

  private var complaint: String? {
    if name.count < 3 { return "The name is too short." }
    if password.count < 8 { return "The password needs 8 characters." }
    if !hasAgreed { return "Please agree." }
    return nil
  }

  var body: some View {
    if isDone {
      Text("Welcome, \(name)!")
    } else {
      Form {
        TextField("Name", text: $name)
          .focused($focus, equals: .name)
          .onSubmit { focus = .password }
        SecureField("Password", text: $password)
          .focused($focus, equals: .password)
        Toggle("I agree", isOn: $hasAgreed)
        if let complaint {
          Text(complaint)
            .foregroundColor(.red)
        }
        Button("Sign up") { isDone = true }
          .disabled(complaint != nil)
      }
      .onAppear { focus = .name }
    }
  }
}
