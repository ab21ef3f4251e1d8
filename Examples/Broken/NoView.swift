// statelab try NoView.swift
// exit code 65: There is no view to show.
import SwiftUI

struct Model {
  var name = "Ada"
}
