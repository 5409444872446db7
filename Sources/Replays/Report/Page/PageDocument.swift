/// A page in one file: nothing is loaded, and nothing has to run for it to be read.
enum PageDocument {
  /// The document around what it shows.
  static func html(title: String, _ parts: [String]) -> String {
    """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <title>\(PageText.escaped(title))</title>
    <style>
    \(PageStyle.text)
    </style>
    </head>
    <body>
    <main>
    \(parts.joined(separator: "\n"))
    <footer>Simulated by lazystack; no device was asked. Point at a lane, or at a row, for its frame, line and cause. “True” is what the content would measure if every row had its own length.</footer>
    </main>
    </body>
    </html>

    """
  }
}
