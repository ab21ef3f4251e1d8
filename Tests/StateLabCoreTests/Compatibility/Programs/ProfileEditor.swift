import StateLabCore

@Observable
class UserProfile {
  var name = "Ada"
  var city = "London"
  var isPublic = false
  @ObservationIgnored var edits = 0

  var summary: String { isPublic ? "\(name) from \(city)" : name }
}

struct ProfileScreen: View {
  @State private var profile = UserProfile()
  @State private var isEditing = false

  var body: some View {
    VStack {
      ProfileCard()
      Button(isEditing ? "Done" : "Edit") { isEditing.toggle() }
      if isEditing {
        ProfileEditor(profile: profile)
      }
    }
    .environment(profile)
  }
}

struct ProfileCard: View {
  @Environment(UserProfile.self) private var profile

  var body: some View {
    Text(profile.summary)
  }
}

struct ProfileEditor: View {
  @Bindable var profile: UserProfile

  var body: some View {
    TextField("Name", text: $profile.name)
    TextField("City", text: $profile.city)
    Toggle("Show the city", isOn: $profile.isPublic)
    Button("Reset") {
      profile.name = "Ada"
      profile.edits += 1
    }
  }
}
