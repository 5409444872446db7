/// Something that was computed or counted, by its name.
struct Figure {
  let name: String
  let value: Double

  init(_ name: String, _ value: Double) {
    self.name = name
    self.value = value
  }

  init(_ name: String, _ value: Int) { self.init(name, Double(value)) }
}
