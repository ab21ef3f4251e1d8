import Course
import StateLabCore

private final class CurrentSpeed {
  let subject = CurrentValueSubject<Int, Never>(0)

  func listen() -> AnyCancellable {
    subject.dropFirst().sink { [subject] in
      print("heard \($0), the subject has \(subject.value)")
    }
  }
}

private final class Weather: ObservableObject {
  @Published var degrees = 20
}

private final class Order: ObservableObject {
  @Published var pieces = 1
  @Published var price = 10

  func listen() -> AnyCancellable {
    $pieces.dropFirst().sink { [unowned self] _ in
      print("total \(pieces * price)")
    }
  }
}

extension Lesson {
  static var publishBeforeStoreQuiz: Quiz {
    Quiz {
      Experiment("subject") { lab in
        let speed = CurrentSpeed()
        let subscription = speed.listen()
        speed.subject.send(5)
        subscription.cancel()
        lab.find("printed", lab.trace.printed.last ?? "")
      }
      Experiment("weather") { lab in
        let weather = Weather()
        var heard: [Int] = []
        let subscription = weather.$degrees.sink { heard.append($0) }
        weather.degrees = 20
        weather.degrees = 21
        subscription.cancel()
        lab.find("heard", heard)
      }
      Experiment("order") { lab in
        let order = Order()
        let subscription = order.listen()
        order.pieces = 3
        subscription.cancel()
        lab.find("printed", lab.trace.printed.last ?? "")
      }
    }
  }
}
