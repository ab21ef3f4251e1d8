import Course
import StateLabCore

private final class Odometer: ObservableObject {
  @Published var miles = 0
}

private final class Volume: ObservableObject {
  @Published var level = 3 {
    didSet { if level > 10 { level = 10 } }
  }
}

extension Lesson {
  static var publishedOrderQuiz: Quiz {
    Quiz {
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
      Experiment("same-again") { lab in
        let odometer = Odometer()
        var calls = 0
        let listener = odometer.$miles.sink { _ in calls += 1 }
        odometer.miles = 0
        odometer.miles = 0
        lab.find("calls", calls)
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
