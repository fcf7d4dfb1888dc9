import type { LocaleCode } from '#src/contract/app/locale.ts';
import { hostingTexts, type AnswerKind } from './texts.ts';

/** The colours are tokens of `ui/style/tokens.css`; a test holds them to it. */
export const answerStyle = `
  :root {
    color-scheme: light dark;
    font: 16px/1.5 system-ui, sans-serif;
    --color-paper: light-dark(oklch(0.982 0.004 285), oklch(0.165 0.012 285));
    --color-text: light-dark(oklch(0.22 0.02 285), oklch(0.945 0.006 285));
    --color-text-quiet: light-dark(oklch(0.47 0.02 285), oklch(0.745 0.015 285));
    --color-accent: light-dark(oklch(0.5 0.22 285), oklch(0.76 0.13 285));
    --color-on-accent: light-dark(oklch(0.99 0.003 285), oklch(0.18 0.03 285));
    --color-focus: light-dark(oklch(0.5 0.22 285), oklch(0.81 0.105 285));
    background: var(--color-paper);
    color: var(--color-text);
  }
  body { margin: 0; }
  main {
    display: grid; gap: .75rem; justify-items: center; align-content: center;
    box-sizing: border-box; min-height: 80vh; max-width: 34rem; margin: 0 auto; padding: 1.5rem;
    text-align: center; overflow-wrap: anywhere; text-wrap: balance;
  }
  h1 { margin: 0; font-size: 1.375rem; line-height: 1.2; }
  p { margin: 0; color: var(--color-text-quiet); }
  a {
    display: grid; place-items: center; box-sizing: border-box; min-height: 44px; margin-top: .75rem;
    padding: .5rem 1.5rem; border: 1px solid transparent; border-radius: 8px; text-decoration: none; font-weight: 550;
    background: var(--color-accent); color: var(--color-on-accent);
  }
  a:focus-visible { outline: 2px solid var(--color-focus); outline-offset: 2px; }
`;

/** A page of the server that stands in place of the app. */
export interface AnswerPage {
  readonly kind: AnswerKind;
  readonly locale: LocaleCode;
  /** Lets its style in, under the policy of its headers. */
  readonly nonce: string;
}

/**
 * Words of the server for a person who opened an address: no script, no picture, nothing of the site's name, which a
 * device in discreet mode hides. While the site starts it is asked for again every second.
 */
export function answerPage({ kind, locale, nonce }: AnswerPage): string {
  const { answers, boot } = hostingTexts[locale];
  const { title, text } = answers[kind];
  const isStarting = kind === 'starting';
  return `<!doctype html>
<html lang="${locale}">
  <head>
    <meta charset="utf-8" />
    ${isStarting ? '<meta http-equiv="refresh" content="1" />' : ''}
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>${title}</title>
    <style nonce="${nonce}">${answerStyle}</style>
  </head>
  <body>
    <main>
      <h1>${title}</h1>
      <p>${text}</p>
      ${isStarting ? '' : `<a href="">${boot.retry}</a>`}
    </main>
  </body>
</html>
`;
}
