/// What a page looks like: its colours, one for each meaning, and its layout, for narrow and wide, light and dark.
enum PageStyle {
  static let text = """
    :root {
      --paper: #f7f7f5; --card: #ffffff; --ink: #1b1f24; --muted: #5d666f; --rule: #e3e4e1; --plot: #fbfbfa;
      --published: #1f6fd6; --true: #1b1f24; --error: #1f6fd624; --correction: #8247cf; --shift: #d01f6c;
      --seen: #0f8f6b; --prefetched: #86cfae; --held: #c3c8cd; --good: #e0700d; --lost: #b3121d;
      --bad: #b3121d; --warn: #9a5b00; --fine: #0b7a5a; --b: #c2570c;
      --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif;
      --mono: ui-monospace, "SF Mono", Menlo, Consolas, "DejaVu Sans Mono", monospace; }
    @media (prefers-color-scheme: dark) { :root {
      --paper: #14171a; --card: #1b1f23; --ink: #e7e9eb; --muted: #98a2ab; --rule: #2d3338; --plot: #171b1e;
      --published: #6aa9ff; --true: #e7e9eb; --error: #6aa9ff2e; --correction: #b794f6; --shift: #ff6fa8;
      --seen: #35c795; --prefetched: #1f6f54; --held: #4c555d; --good: #f29a45; --lost: #ff6b6b;
      --bad: #ff7b7b; --warn: #f0b35a; --fine: #4fd1a5; --b: #f29a45; } }
    * { box-sizing: border-box; }
    html { -webkit-text-size-adjust: 100%; }
    body { margin: 0; background: var(--paper); color: var(--ink); font: 15px/1.5 var(--sans);
      font-variant-numeric: tabular-nums; }
    main { max-width: 1240px; margin: 0 auto; padding: 28px 20px 64px; }
    h1, h2, h3, p, figure, dl, dd { margin: 0; }
    code { font: 0.92em/1.45 var(--mono); overflow-wrap: anywhere; }
    .small { font-size: 13px; color: var(--muted); }
    .n { text-align: right; white-space: nowrap; }
    header { border-bottom: 1px solid var(--rule); padding-bottom: 18px; }
    .brand { font-size: 13px; color: var(--muted); letter-spacing: 0.02em; }
    h1 { font: 600 24px/1.3 var(--sans); margin: 2px 0 10px; overflow-wrap: anywhere; }
    .verdict { display: flex; flex-wrap: wrap; gap: 4px 14px; align-items: baseline; }
    .verdict b { font-size: 17px; }
    .bad { color: var(--bad); } .warn { color: var(--warn); } .fine { color: var(--fine); }
    h2 { font: 600 17px/1.3 var(--sans); margin: 34px 0 12px; }
    .figures { display: grid; grid-template-columns: repeat(4, 1fr); gap: 12px; margin-top: 20px; }
    .figure { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 14px 16px 13px; }
    .figure .name { font-size: 13px; color: var(--muted); }
    .figure .value { font: 600 26px/1.25 var(--sans); letter-spacing: -0.01em; }
    .figure .value small { font-size: 15px; font-weight: 500; color: var(--muted); letter-spacing: 0; }
    .meter { height: 4px; border-radius: 2px; background: var(--rule); margin: 8px 0 7px; position: relative; overflow: hidden; }
    .meter i { position: absolute; top: 0; bottom: 0; left: 0; background: var(--fine); border-radius: 2px; }
    .over .meter i { background: var(--warn); } .over .value { color: var(--warn); }
    .finding { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 16px 18px; margin-top: 12px;
      display: grid; grid-template-columns: minmax(0, 1fr) 300px; gap: 6px 24px; }
    .finding h3 { font: 600 16px/1.4 var(--sans); }
    .pill { display: inline-block; font: 600 12px/1 var(--sans); padding: 4px 8px; border-radius: 99px; margin-right: 8px;
      border: 1px solid currentColor; vertical-align: 2px; }
    .finding dl { display: grid; grid-template-columns: 48px minmax(0, 1fr); gap: 4px 10px; margin-top: 8px; }
    .finding dt { color: var(--muted); font-size: 14px; } .finding dd { font-size: 14px; }
    .finding table { width: auto; margin: 10px 0 0 58px; } .finding th, .finding td { padding-right: 28px; }
    .thumb { align-self: start; }
    .thumb svg { height: 96px; }
    .thumb figcaption { font-size: 12.5px; color: var(--muted); margin-top: 4px; }
    .lanes { position: relative; }
    .card { background: var(--card); border: 1px solid var(--rule); border-radius: 10px; padding: 6px 18px 14px; }
    .lane { padding-top: 14px; }
    .lane figcaption { display: flex; flex-wrap: wrap; gap: 0 12px; align-items: baseline; font-size: 14px; padding-bottom: 5px; }
    .lane figcaption b { font-weight: 600; }
    .headline { color: var(--muted); }
    .legend { margin-left: auto; display: flex; flex-wrap: wrap; gap: 0 14px; font-size: 12.5px; color: var(--muted); }
    .legend > span { white-space: nowrap; }
    .key { display: inline-block; width: 14px; height: 9px; border-radius: 2px; margin-right: 5px; background: currentColor; }
    .key.published, .key.true, .key.kept, .key.a, .key.b { height: 0; border-top: 2.5px solid; background: none; vertical-align: 3px; border-radius: 0; }
    .key.published, .key.a { color: var(--published); } .key.true { color: var(--true); } .key.b { color: var(--b); }
    .key.kept { color: var(--true); border-top-style: dashed; border-top-width: 2px; }
    .key.error { background: var(--error); } .key.seen { color: var(--seen); } .key.prefetched { color: var(--prefetched); }
    .key.held { color: var(--held); } .key.good { color: var(--good); } .key.lost { color: var(--lost); }
    .key.thumb-true { background: none; border: 1.5px solid var(--true); }
    .key.correction, .key.content-only, .key.shift { width: 4px; height: 12px; vertical-align: -2px; }
    .key.correction { color: var(--correction); } .key.content-only { color: var(--correction); height: 6px; vertical-align: 0; } .key.shift { color: var(--shift); }
    .plot { position: relative; margin-left: 92px; }
    svg { display: block; width: 100%; height: 100%; background: var(--plot); border-radius: 3px; overflow: hidden; }
    .plot > svg:not(.hits) { box-shadow: 0 0 0 1px var(--rule); }
    .y { position: absolute; right: 100%; margin-right: 8px; font-size: 12px; line-height: 1; color: var(--muted); white-space: nowrap; }
    .y.top { top: 0; } .y.bottom { bottom: 0; }
    .line { fill: none; stroke-width: 1.75; stroke-linejoin: round; }
    path.line.published, path.line.a { stroke: var(--published); } path.line.true { stroke: var(--true); stroke-width: 1.25; }
    path.line.kept { stroke: var(--true); stroke-dasharray: 5 4; } path.line.b { stroke: var(--b); }
    path.line.faint { stroke-width: 1; opacity: 0.55; }
    .band { opacity: 0.35; } path.band.published { fill: var(--published); }
    path.error { fill: var(--error); } path.error.strong { fill: var(--published); opacity: 0.45; } path.grid { stroke: var(--rule); fill: none; } path.middle { stroke: var(--rule); fill: none; }
    .bar { fill: none; stroke-width: 2.5; } path.correction { stroke: var(--correction); } path.content-only { stroke: var(--correction); stroke-width: 1.25; }
    path.shift { stroke: var(--shift); }
    path.thumb { fill: var(--published); opacity: 0.75; } path.thumb-true { fill: var(--error); stroke: var(--true); stroke-width: 1.25; }
    path.thumb.b { fill: var(--b); opacity: 0.6; }
    path.seen { fill: var(--seen); } path.prefetched { fill: var(--prefetched); } path.held { fill: var(--held); }
    path.good { fill: var(--good); } path.lost-mark { stroke: var(--lost); stroke-width: 5; fill: none; }
    rect.gap { fill: var(--rule); opacity: 0.6; }
    .hits { position: absolute; top: 0; left: 0; background: none; }
    .lanes > .hits { left: 92px; width: calc(100% - 92px); }
    .hits rect { fill: transparent; } .hits rect:hover { fill: var(--ink); opacity: 0.12; }
    .raster .hits rect:hover { opacity: 0.3; }
    .steps { height: 26px; }
    .step { position: absolute; top: 0; bottom: 0; overflow: hidden; white-space: nowrap; text-overflow: clip; font: 12px/26px var(--mono);
      padding-left: 4px; border-left: 1px solid var(--muted); background: var(--plot); color: var(--muted); }
    .step.odd { background: var(--rule); } .step b { color: var(--ink); font-weight: 600; }
    .axis { height: 20px; font-size: 12px; color: var(--muted); }
    .axis span { position: absolute; top: 4px; padding-left: 4px; border-left: 1px solid var(--muted); line-height: 1; white-space: nowrap; }
    details { border-top: 1px solid var(--rule); margin-top: 14px; padding-top: 10px; }
    summary { cursor: pointer; color: var(--muted); font-size: 14px; }
    .wide { overflow-x: auto; }
    table { border-collapse: collapse; font-size: 14px; width: 100%; margin-top: 6px; }
    th { text-align: left; font-weight: 500; color: var(--muted); font-size: 13px; } th.n { text-align: right; }
    th, td { padding: 5px 14px 5px 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
    th:last-child, td:last-child { padding-right: 0; }
    .checks { list-style: none; margin: 0; padding: 0; }
    .checks li { display: grid; grid-template-columns: 22px 46px minmax(0, 1fr); padding: 3px 0; font-size: 14px; }
    .checks .line-number { color: var(--muted); }
    .evidence { color: var(--muted); font-size: 13px; }
    article + article { margin-top: 56px; }
    footer { margin-top: 40px; font-size: 13px; color: var(--muted); }
    @media (max-width: 760px) {
      main { padding: 18px 12px 48px; }
      h1 { font-size: 20px; }
      .figures { grid-template-columns: 1fr 1fr; gap: 8px; } .figure { padding: 11px 12px; } .figure .value { font-size: 21px; }
      .finding { grid-template-columns: minmax(0, 1fr); padding: 14px; }
      .finding table { margin-left: 0; } .finding th, .finding td { padding-right: 16px; }
      .finding dl { grid-template-columns: minmax(0, 1fr); gap: 0; } .finding dd { margin-bottom: 5px; }
      .card { padding: 2px 10px 12px; margin: 0 -4px; }
      .plot { margin-left: 0; } .lanes > .hits { left: 0; width: 100%; }
      .y { right: auto; left: 3px; z-index: 1; margin: 3px 0; padding: 1px 3px; background: var(--card); opacity: 0.85; border-radius: 2px; pointer-events: none; }
      .legend { margin-left: 0; width: 100%; } .headline { width: 100%; }
      .step { font-size: 11px; }
    }
    @media print { body { background: #fff; } .card, .finding, .figure { break-inside: avoid; } }
    """
}
