import StateLabCore

class SignUp: ObservableObject {
  @Published var name = ""
  @Published var email = ""
  @Published var acceptsTerms = false
  @Published private(set) var problems: [String] = []
  @Published private(set) var isValid = false

  init() {
    $name
      .combineLatest($email, $acceptsTerms)
      .map { name, email, acceptsTerms in
        var problems: [String] = []
        if name.count < 2 { problems.append("The name is too short.") }
        if !email.contains("@") { problems.append("The address has no @.") }
        if !acceptsTerms { problems.append("The terms are not accepted.") }
        return problems
      }
      .assign(to: &$problems)
    $problems
      .map(\.isEmpty)
      .removeDuplicates()
      .assign(to: &$isValid)
  }
}

struct SignUpForm: View {
  @StateObject private var model = SignUp()
  @State private var welcome: String?

  var body: some View {
    Form {
      Section(header: Text("Who you are")) {
        TextField("Name", text: $model.name)
        TextField("Address", text: $model.email)
        Toggle("I accept the terms", isOn: $model.acceptsTerms)
      }
      if !model.problems.isEmpty {
        Section {
          ForEach(model.problems, id: \.self) { problem in
            Text(problem).foregroundColor(.red)
          }
        }
      }
      Button("Sign up") { welcome = "Welcome, \(model.name)!" }
        .disabled(!model.isValid)
      if let welcome {
        Text(welcome).font(.headline)
      }
    }
  }
}
