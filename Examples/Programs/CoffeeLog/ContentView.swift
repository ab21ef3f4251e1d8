import SwiftUI

struct ContentView: View {
  @EnvironmentObject var log: CoffeeLog
  @EnvironmentObject var settings: Settings
  @State private var showingAddCup = false

  var body: some View {
    NavigationView {
      List {
        Section(header: Text("Today")) {
          Text("\(log.shots) shots")
            .foregroundColor(settings.limit > 0 && log.shots > settings.limit ? .red : .primary)
          Stepper(value: $settings.limit, in: 0...9) {
            Text("Limit: \(settings.limit)")
          }
        }
        Section(header: Text("Cups")) {
          ForEach(log.cups) { cup in
            CupRow(cup: cup)
          }
          .onDelete(perform: removeItems)
        }
      }
      .listStyle(GroupedListStyle())
      .navigationBarTitle("Coffee")
      .navigationBarItems(
        leading: EditButton(),
        trailing:
          Button(action: {
            self.showingAddCup = true
          }) {
            Image(systemName: "plus")
          }
      )
      .sheet(isPresented: $showingAddCup) {
        AddCupView(log: self.log)
      }
    }
  }

  func removeItems(at offsets: IndexSet) {
    log.remove(at: offsets)
  }
}

struct CupRow: View {
  let cup: Cup

  var body: some View {
    HStack {
      VStack(alignment: .leading) {
        Text(cup.kind.rawValue.capitalized).font(.headline)
        Text("\(cup.shots) shots").font(.caption)
      }
      Spacer()
    }
  }
}

struct AddCupView: View {
  @ObservedObject var log: CoffeeLog
  @Environment(\.presentationMode) var presentationMode
  @State private var kind = Cup.Kind.espresso
  @State private var shots = "1"
  @State private var showingAlert = false

  var body: some View {
    NavigationView {
      Form {
        Picker("Kind", selection: $kind) {
          ForEach(Cup.Kind.allCases) {
            Text($0.rawValue.capitalized).tag($0)
          }
        }
        TextField("Shots", text: $shots)
          .keyboardType(.numberPad)
      }
      .navigationBarTitle("Add a cup")
      .navigationBarItems(
        trailing: Button("Save") {
          if let number = Int(self.shots) {
            self.log.add(Cup(kind: self.kind, shots: number))
            self.presentationMode.wrappedValue.dismiss()
          } else {
            self.showingAlert = true
          }
        }
      )
      .alert(isPresented: $showingAlert) {
        Alert(
          title: Text("Not a number"), message: Text("Enter the shots as a number."),
          dismissButton: .default(Text("OK")))
      }
    }
  }
}

struct ContentView_Previews: PreviewProvider {
  static var previews: some View {
    ContentView().environmentObject(CoffeeLog()).environmentObject(Settings())
  }
}
