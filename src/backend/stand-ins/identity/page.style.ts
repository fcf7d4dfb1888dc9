/** The look of the stand-in's page: another company's, so not the product's colours. */
export const pageStyle = `
  :root { color-scheme: light dark;
    --text: light-dark(oklch(0.24 0.03 200), oklch(0.95 0.01 200));
    --quiet: light-dark(oklch(0.45 0.03 200), oklch(0.76 0.02 200));
    --ground: light-dark(oklch(0.965 0.012 195), oklch(0.19 0.02 210));
    --card: light-dark(oklch(1 0 0), oklch(0.24 0.022 210));
    --line: light-dark(oklch(0.6 0.03 200), oklch(0.6 0.03 200));
    --soft: light-dark(oklch(0.93 0.03 190), oklch(0.3 0.04 200));
    --accent: light-dark(oklch(0.47 0.09 195), oklch(0.8 0.1 190));
    --on-accent: light-dark(oklch(0.99 0.005 195), oklch(0.2 0.03 200));
    font: 16px/1.5 system-ui, -apple-system, 'Segoe UI', Roboto, 'PingFang SC',
      'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100dvh; background: var(--ground); color: var(--text);
    overflow-wrap: anywhere; }
  header { padding: 1rem max(1rem, 50vw - 17rem); font-weight: 700; letter-spacing: .02em;
    color: var(--accent); }
  main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1.25rem 2rem; background: var(--card); }
  @media (min-width: 40rem) {
    header { padding-block: 2rem 1rem; }
    main { border: 1px solid var(--soft); border-radius: 16px; padding: 2rem; margin-bottom: 3rem; } }
  h1 { font-size: 1.5rem; line-height: 1.25; margin: 0 0 .75rem; text-wrap: balance; }
  p { margin: 0 0 1rem; color: var(--quiet); }
  .note { padding: .75rem 1rem; border-radius: 10px; background: var(--soft); color: var(--text); }
  form { display: grid; gap: .625rem; }
  button, .back { font: inherit; display: block; width: 100%; min-height: 3.25rem; cursor: pointer;
    padding: .625rem 1rem; text-align: start; text-decoration: none; border-radius: 10px;
    border: 1px solid var(--line); background: transparent; color: inherit; }
  button strong, button span { display: block; }
  button span { font-size: .875rem; color: var(--quiet); }
  button:hover { background: var(--soft); }
  .main, .back { background: var(--accent); border-color: var(--accent); color: var(--on-accent); }
  .main span { color: inherit; }
  .main:hover, .back:hover { background: var(--accent); filter: brightness(1.08); }
  .leave, .back { text-align: center; font-weight: 600; }
  .leave { border-color: transparent; color: var(--accent); margin-top: .25rem; }
  button:focus-visible, a:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
  @media (forced-colors: active) { button, .back { border: 1px solid; } }
`;
