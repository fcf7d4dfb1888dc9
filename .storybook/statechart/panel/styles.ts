/** The panel's own sheet: Storybook's manager has no part of the product's. */
export const styles = `
.statechart { --paper: light-dark(#fafafc, #17171c); --surface: light-dark(#fff, #202027);
  --line: light-dark(#8b8b99, #8a8a99); --hair: light-dark(#e0e0e8, #3a3a45);
  --text: light-dark(#25252e, #ececf1); --quiet: light-dark(#5d5d6b, #b0b0bc);
  --accent: light-dark(#4a35c9, #b3a6ff); --accent-quiet: light-dark(#ece9fb, #352f5c);
  --refused: light-dark(#b3261e, #ff9d94);
  height: 100%; display: flex; background: var(--paper); color: var(--text); font-size: 14px;
  line-height: 1.4; box-sizing: border-box; }
.statechart *, .statechart *::before { box-sizing: border-box; }
.statechart[data-theme='dark'] { color-scheme: dark; }
.statechart[data-theme='light'] { color-scheme: light; }
.statechart h2 { font-size: 14px; font-weight: 700; margin: 16px 0 4px; }
.statechart p { margin: 4px 0; }
.statechart ul, .statechart ol { list-style: none; margin: 0; padding: 0; }
.statechart button, .statechart select { font: inherit; color: inherit; min-height: 32px;
  background: var(--surface); border: 1px solid var(--line); border-radius: 6px; padding: 4px 10px;
  cursor: pointer; text-align: start; }
.statechart button:disabled { color: var(--quiet); border-color: var(--hair); cursor: default; }
.statechart button:hover:not(:disabled) { border-color: var(--accent); }
.statechart button[aria-pressed='true'] { border-color: var(--accent); background: var(--accent-quiet); }
.statechart :focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.statechart .paper { flex: 1 1 60%; min-width: 0; position: relative; overflow: auto; padding: 12px; }
.statechart .side { flex: 0 0 300px; overflow: auto; position: relative; padding: 12px 16px 32px;
  border-inline-start: 1px solid var(--hair); background: var(--surface); }
.statechart .past { flex-basis: 260px; }
.statechart .past h2 { margin-top: 0; }
.statechart .tools { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; }
.statechart .choice button { width: 100%; margin-top: 4px; overflow-wrap: anywhere; }
.statechart .payload, .statechart .leads, .statechart .reads { color: var(--quiet); font-size: 12px;
  overflow-wrap: anywhere; display: block; }
.statechart .no { color: var(--refused); }
.statechart .failure { color: var(--refused); font-weight: 600; }
.statechart .step[aria-current='step'] { border-color: var(--accent); background: var(--accent-quiet); }
.statechart .timeline button { width: 100%; margin-top: 4px; overflow-wrap: anywhere; }
.statechart svg { display: block; font: 13px system-ui, sans-serif; }
.statechart svg.fit { max-width: 100%; height: auto; max-height: 100%; }
.statechart svg text { fill: var(--text); }
.statechart svg .name { font-weight: 600; }
.statechart svg .initial { fill: var(--text); }
.statechart svg .state rect { fill: var(--surface); stroke: var(--line); }
.statechart svg .compound > rect, .statechart svg .parallel > rect { fill: none; }
.statechart svg .parallel > rect { stroke-dasharray: 6 3; }
.statechart svg .active > rect { stroke: var(--accent); stroke-width: 3; }
.statechart svg .active.atomic > rect, .statechart svg .active.final > rect { fill: var(--accent-quiet); }
.statechart svg .jump { cursor: pointer; }
.statechart svg .jump:hover > rect { stroke: var(--accent); }
.statechart svg .jump:focus-visible { outline: none; }
.statechart svg .jump:focus-visible > rect { stroke: var(--accent); stroke-width: 4; }
.statechart svg .transition { --line-of: var(--line); }
.statechart svg .transition.next { --line-of: var(--accent); }
.statechart svg .transition path { fill: none; stroke: var(--line-of); stroke-width: 1.5; }
.statechart svg .transition.next path { stroke-width: 2.5; }
.statechart svg .transition rect { fill: var(--paper); }
.statechart svg .transition text { fill: var(--text); font-size: 12px; }
.statechart svg .transition.next text, .statechart svg .note.next text { fill: var(--accent); font-weight: 600; }
.statechart svg .note text { font-size: 12px; fill: var(--quiet); }
.statechart svg .note { pointer-events: none; }
.statechart .hidden { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap; }
@container (max-width: 760px) { .statechart { flex-direction: column; height: auto; }
  .statechart .paper { flex: none; }
  .statechart .side { flex: 0 0 auto; border-inline-start: none; border-top: 1px solid var(--hair); } }
.statechart-container { container-type: inline-size; height: 100%; overflow: auto; position: relative; }
@media (forced-colors: active) { .statechart svg .active > rect { stroke: Highlight; }
  .statechart svg .transition path { stroke: CanvasText; } }
`;
