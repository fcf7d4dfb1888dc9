/** The look of the frames: the product's colours, so that a field does not look foreign in its dialog. */
export const frameStyle = `
  :root { color-scheme: light dark;
    --text: light-dark(oklch(0.22 0.02 285), oklch(0.945 0.006 285));
    --quiet: light-dark(oklch(0.47 0.02 285), oklch(0.745 0.015 285));
    --surface: light-dark(oklch(1 0 0), oklch(0.255 0.016 285));
    --field: light-dark(oklch(1 0 0), oklch(0.205 0.014 285));
    --line: light-dark(oklch(0.6 0.02 285), oklch(0.62 0.02 285));
    --accent: light-dark(oklch(0.5 0.22 285), oklch(0.76 0.13 285));
    --on-accent: light-dark(oklch(0.99 0.003 285), oklch(0.18 0.03 285));
    --negative: light-dark(oklch(0.5 0.19 22), oklch(0.77 0.13 22));
    --note: light-dark(oklch(0.955 0.007 285), oklch(0.235 0.015 285));
    font: 16px/1.5 'Inter Variable', system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC',
      'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
  :root[data-theme='light'] { color-scheme: light; }
  :root[data-theme='dark'] { color-scheme: dark; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--surface); color: var(--text); overflow-wrap: anywhere; }
  main { padding: 6px; }
  h1 { font-size: 1.125rem; line-height: 1.3; margin: 0 0 .75rem; }
  form { display: grid; gap: .75rem; grid-template-columns: 1fr 1fr; }
  .wide { grid-column: 1 / -1; }
  label { display: block; font-size: .875rem; font-weight: 550; margin-bottom: .25rem; }
  input { font: inherit; width: 100%; min-height: 44px; padding: .5rem .75rem; color: inherit;
    background: var(--field); border: 1px solid var(--line); border-radius: 8px; direction: ltr; }
  input::placeholder { color: var(--quiet); opacity: 1; }
  input[aria-invalid='true'] { border-color: var(--negative); border-width: 2px; }
  input:focus-visible, button:focus-visible, summary:focus-visible {
    outline: 3px solid var(--accent); outline-offset: 2px; }
  .error { color: var(--negative); font-size: .875rem; margin: .25rem 0 0; min-height: 0; }
  .error:empty { display: none; }
  .note { grid-column: 1 / -1; margin: 0; padding: .5rem .75rem; border-radius: 8px;
    background: var(--note); color: var(--quiet); font-size: .875rem; }
  .note summary { cursor: pointer; min-height: 24px; }
  .note ul { margin: .5rem 0 0; padding-inline-start: 1.1rem; }
  code { font-family: ui-monospace, monospace; white-space: nowrap; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: .25rem 1rem; margin: 0 0 1rem; }
  dt { color: var(--quiet); }
  dd { margin: 0; font-weight: 550; text-align: end; }
  .actions { display: grid; gap: .5rem; }
  button { font: inherit; font-weight: 550; min-height: 44px; padding: .5rem 1rem; cursor: pointer;
    border: 1px solid var(--line); border-radius: 8px; background: transparent; color: inherit; }
  button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  button[aria-disabled='true'] { opacity: .6; cursor: progress; }
  @media (max-width: 20rem) { form { grid-template-columns: 1fr; } }
`;
