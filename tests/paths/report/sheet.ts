/** The report's style sheet: the product's colours, on one file that opens from any disk. */
export const sheet = `
:root { color-scheme: light dark; --paper: light-dark(#fafafc, #17171c);
  --surface: light-dark(#fff, #202027); --line: light-dark(#8b8b99, #8a8a99);
  --hair: light-dark(#e0e0e8, #3a3a45); --text: light-dark(#25252e, #ececf1);
  --quiet: light-dark(#5d5d6b, #b0b0bc); --accent: light-dark(#4a35c9, #b3a6ff);
  --hit: light-dark(#176b43, #7ad3a4); --missed: light-dark(#b3261e, #ff9d94);
  --excused: light-dark(#7a5200, #e5bd6c); }
body { margin: 0; background: var(--paper); color: var(--text);
  font: 16px/1.5 'Inter Variable', Inter, system-ui, sans-serif; }
main { max-width: 1400px; margin: 0 auto; padding: 24px 16px 64px; }
h1 { font-size: 28px; line-height: 1.2; margin: 0 0 4px; }
h2 { font-size: 18px; margin: 0; display: inline; }
h3 { font-size: 16px; margin: 24px 0 8px; }
p { margin: 0 0 16px; max-width: 80ch; }
a { color: var(--accent); }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: start; padding: 6px 12px 6px 0; border-bottom: 1px solid var(--hair);
  font-size: 14px; vertical-align: top; overflow-wrap: anywhere; }
th { color: var(--quiet); font-weight: 550; }
td.number, th.number { text-align: end; overflow-wrap: normal; white-space: nowrap; }
.wide { overflow-x: auto; }
.card { background: var(--surface); border: 1px solid var(--hair); border-radius: 14px;
  padding: 4px 16px; margin: 16px 0; }
summary { cursor: pointer; min-height: 44px; padding: 10px 0; box-sizing: border-box; }
summary span { color: var(--quiet); font-size: 14px; margin-inline-start: 12px; }
meter { width: 120px; vertical-align: middle; }
.legend { display: flex; flex-wrap: wrap; gap: 4px 24px; font-size: 14px; padding: 0;
  list-style: none; }
.hit { color: var(--hit); } .missed { color: var(--missed); } .excused { color: var(--excused); }
.drawing { overflow: auto; max-height: 85vh; border: 1px solid var(--hair); border-radius: 8px; }
svg { font: 13px 'Inter Variable', Inter, system-ui, sans-serif; display: block; }
.hit { --line-of: var(--hit); } .missed { --line-of: var(--missed); }
.excused { --line-of: var(--excused); }
svg text { fill: var(--text); } svg .name { font-weight: 600; }
svg .initial { fill: var(--text); }
.state rect { fill: var(--surface); stroke: var(--line); }
.state.compound > rect, .state.parallel > rect { fill: none; }
.state.parallel > rect { stroke-dasharray: 6 3; }
.state.missed > rect { stroke: var(--missed); stroke-width: 2; }
.transition path { fill: none; stroke: var(--line-of); stroke-width: 1.5; }
.transition.missed path { stroke-dasharray: 2 3; stroke-width: 2.5; }
.transition.excused path { stroke-dasharray: 8 4; }
.transition rect { fill: var(--surface); }
.transition text, .note.hit text, .note.missed text, .note.excused text { fill: currentColor; }
.transition:target rect, .note:target, .state:target > rect { stroke: var(--accent);
  stroke-width: 2; }
@media (forced-colors: active) { .transition path { stroke: CanvasText; } }
`;
