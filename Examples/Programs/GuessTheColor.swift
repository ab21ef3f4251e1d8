// statelab try GuessTheColor.swift --tap Green --tap Continue --tap Orange --tap Continue \
//   --tap Red --expect-screen-has 'That is red.\nYour score is 2\n[Restart]'
import SwiftUI

struct SwatchButtonStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .padding()
      .background(RoundedRectangle(cornerRadius: 12).stroke(Color.gray, lineWidth: 2))
      .scaleEffect(configuration.isPressed ? 0.9 : 1)
      .opacity(configuration.isPressed ? 0.6 : 1.0)
  }
}

struct Headline: ViewModifier {
  var size: CGFloat = 34

  func body(content: Content) -> some View {
    content
      .font(.system(size: size, weight: .heavy, design: .rounded))
      .foregroundColor(.white)
      .padding(.horizontal, 20)
  }
}

extension View {
  func headline(_ size: CGFloat = 34) -> some View {
    modifier(Headline(size: size))
  }
}

struct ContentView: View {
  @State private var colors = ["Red", "Green", "Blue", "Orange"]
  @State private var answer = 1
  @State private var isScoring = false
  @State private var scoreTitle = ""
  @State private var score = 0
  @State private var round = 1
  @State private var rotation = 0.0
  @State private var wrongTaps: CGFloat = 0

  var body: some View {
    ZStack {
      LinearGradient(
        gradient: Gradient(colors: [.blue, .black]), startPoint: .top, endPoint: .bottom
      )
      .edgesIgnoringSafeArea(.all)

      VStack(spacing: 30) {
        VStack {
          Text("Tap the color of")
          Text(hint).headline()
        }

        ForEach(0..<3) { number in
          Button(action: {
            self.choose(number)
          }) {
            Text(self.colors[number])
              .rotation3DEffect(
                .degrees(number == self.answer ? self.rotation : 0),
                axis: (x: 0, y: 1, z: 0))
          }
          .buttonStyle(SwatchButtonStyle())
          .modifier(Shake(animatableData: self.wrongTaps))
        }

        Text("Score: \(score)")
          .foregroundColor(.white)
        Spacer()
      }
    }
    .alert(isPresented: $isScoring) {
      Alert(
        title: Text(scoreTitle), message: Text("Your score is \(score)"),
        dismissButton: .default(Text(round == 3 ? "Restart" : "Continue")) {
          self.next()
        })
    }
  }

  private var hint: String {
    switch colors[answer] {
    case "Red": return "a tomato"
    case "Green": return "grass"
    case "Blue": return "the sea"
    default: return "a carrot"
    }
  }

  func choose(_ number: Int) {
    if number == answer {
      scoreTitle = "Correct"
      score += 1
      withAnimation(.interpolatingSpring(stiffness: 20, damping: 5)) {
        rotation += 360
      }
    } else {
      scoreTitle = "Wrong! That is \(colors[number].lowercased())."
      withAnimation(.default) { wrongTaps += 1 }
    }
    isScoring = true
  }

  func next() {
    if round == 3 {
      round = 0
      score = 0
    }
    round += 1
    colors = Array(colors[1...] + colors[..<1])
    answer = round % 3
  }
}

struct Shake: GeometryEffect {
  var amount: CGFloat = 10
  var shakesPerUnit = 3
  var animatableData: CGFloat

  func effectValue(size: CGSize) -> ProjectionTransform {
    ProjectionTransform(
      CGAffineTransform(
        translationX: amount * sin(animatableData * .pi * CGFloat(shakesPerUnit)), y: 0))
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    Group {
      ContentView()
      ContentView().preferredColorScheme(.dark)
    }
  }
}
