import Findings

// A test file imports this module alone. Each line below adds one name to those that the file sees, and makes
// the members of its module usable there, such as `.top` of `ScrollAnchor`. Whole modules would bring names
// that SwiftUI has as well, such as `ForEach`.
@_exported public import enum LazyStacks.RowID
@_exported public import struct LazyStacks.ListName
@_exported public import struct LazyStacks.ModelParameters
@_exported public import enum ScrollTraces.StateValue
@_exported public import struct Replays.Diagnosis
@_exported public import struct Replays.ReplayReport
