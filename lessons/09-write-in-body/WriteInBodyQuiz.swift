import Course
import StateLabCore

private struct Kettle: View {
  @State private var degrees = 20

  var body: some View {
    let _ = print("body sees \(degrees)")
    Text("\(degrees) degrees")
      .onAppear {
        degrees = 60
        degrees = 100
      }
  }
}

private struct Visits: View {
  @State private var count = 0

  var label: String {
    count += 1
    return "visits"
  }

  var body: some View {
    Text(label)
    Button("Count") { count += 1 }
  }
}

private final class Worker {
  var work: () -> Void = {}
}

private struct Progress: View {
  let worker: Worker
  @State private var percent = 0

  var body: some View {
    Text("\(percent) %")
      .onAppear {
        worker.work = {
          percent = 50
          print("the worker reads \(percent)")
          percent = 100
        }
      }
  }
}

private final class Gauge: ObservableObject {
  @Published var level = 0
}

private struct GaugeView: View {
  @ObservedObject var gauge: Gauge

  var body: some View { Text("level \(gauge.level)") }
}

extension Lesson {
  static var writeInBodyQuiz: Quiz {
    Quiz {
      Experiment("kettle") { lab in
        let host = Host(Kettle())
        lab.find("printed", host.trace.printed)
      }
      Experiment("visits") { lab in
        let host = Host(Visits())
        lab.find("warnings", host.trace.warnings.count)
      }
      Experiment("progress") { lab in
        let worker = Worker()
        let host = Host(Progress(worker: worker))
        host.background(worker.work)
        lab.find("printed", host.trace.printed.last ?? "")
      }
      Experiment("gauge") { lab in
        let gauge = Gauge()
        let host = Host(GaugeView(gauge: gauge))
        host.perform { gauge.level = 1 }
        host.background { gauge.level = 2 }
        lab.find("warnings", host.trace.warnings.count)
      }
    }
  }
}
