// A file with a custom layout usually imports SwiftUI alone, which brings Foundation with it.
// Chosen: importing this module does the same, so that only the import line changes.
@_exported public import Foundation
