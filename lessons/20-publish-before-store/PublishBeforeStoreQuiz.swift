import Course
import StateLabCore

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

private final class Odometer: ObservableObject {
  @Published var miles = 0
}

private final class Volume: ObservableObject {
  @Published var level = 3 {
    didSet { if level > 10 { level = 10 } }
  }
}

extension Lesson {
  static var publishBeforeStoreQuiz: Quiz {
    Quiz {
      Experiment("weather") { lab in
        let weather = Weather()
        var heard: [Int] = []
        let subscription = weather.$degrees.sink { heard.append($0) }
        weather.degrees = 20
        weather.degrees = 21
        subscription.cancel()
        lab.find("heard", heard)
      }
      Experiment("invoice") { lab in
        let order = Order()
        let subscription = order.listen()
        order.pieces = 3
        subscription.cancel()
        lab.find("printed", lab.trace.printed.last ?? "")
      }
      Experiment("odometer") { lab in
        let odometer = Odometer()
        var seen: [Int] = []
        let listener = odometer.$miles.sink { _ in
          seen.append(odometer.miles)
        }
        odometer.miles = 1
        odometer.miles = 2
        lab.find("seen", seen)
        listener.cancel()
      }
      Experiment("subject") { lab in
        let subject = CurrentValueSubject<Int, Never>(0)
        var seen: [Int] = []
        let listener = subject.sink { _ in
          print("the subject reads \(subject.value)")
          seen.append(subject.value)
        }
        subject.value = 1
        subject.value = 2
        lab.find("seen", seen)
        listener.cancel()
      }
      Experiment("volume") { lab in
        let volume = Volume()
        volume.level = 14
        lab.find("level", volume.level)
      }
    }
  }
}
