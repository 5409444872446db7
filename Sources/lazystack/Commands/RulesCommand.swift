internal import Replays

/// `lazystack rules`: every rule of diagnosis, a line each.
struct RulesCommand: Equatable {
  var delivery = Delivery()
}

extension RulesCommand {
  init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.operands.first {
      throw UsageError("Unexpected argument '\(extra)'", arguments.page)
    }
    delivery = try arguments.delivery()
  }

  /// Lists them.
  func run(on console: Console) throws(FileError) -> ExitStatus {
    let list =
      delivery.format == .json ? RuleList.json() : RuleList.text(palette: delivery.palette(on: console))
    try delivery.deliver(list, on: console)
    return .passed
  }
}
