import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Env } from '../../context.ts';
import { jsonForScript } from '../../web/hosting-page.ts';
import type { PretendPerson } from './people.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 26rem; margin: 0 auto; padding: 1.5rem 1rem; }
  h1 { font-size: 1.375rem; line-height: 1.25; margin: 1rem 0; }
  .local { border: 2px dashed; border-radius: .5rem; padding: .5rem .75rem; margin: 0; }
  button { font: inherit; text-align: start; width: 100%; min-height: 3rem; margin: .25rem 0;
    padding: .5rem .75rem; border: 1px solid GrayText; border-radius: .5rem;
    background: Canvas; color: CanvasText; cursor: pointer; }
  button:hover { border-color: Highlight; }
  button:focus-visible { outline: 3px solid Highlight; outline-offset: 2px; }
  button strong, button span { display: block; }
  button span { font-size: .875rem; }
  button.cancel { text-align: center; }
`;

function page(c: Context<Env>, title: string, content: unknown, script = '') {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; ` +
      `base-uri 'none'; form-action 'self'; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <title>${title}</title>
          <style nonce="${raw(nonce)}">
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>${content}</main>
          ${
            script &&
            html`<script nonce="${raw(nonce)}">
              ${raw(script)};
            </script>`
          }
        </body>
      </html>`,
  );
}

export interface Choice {
  person: PretendPerson;
  /** The address or name by which the provider knows them. */
  known: string;
}

/** Page with the people to pretend to be; `fields` go back with the choice. */
export function chooserPage(
  c: Context<Env>,
  {
    provider,
    choices,
    fields,
  }: {
    provider: 'Google' | 'Twitter';
    choices: Choice[];
    fields: Record<string, string>;
  },
) {
  const { brand } = c.get('backend').settings;
  const hidden = Object.entries(fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  return page(
    c,
    `Local stand-in for ${provider}`,
    html`<p class="local">
        This is a <strong>local stand-in for ${provider}</strong>, which runs inside ${brand}.
        Nobody real is asked, and no password is needed.
      </p>
      <h1>Choose an account to continue to ${brand}</h1>
      <form method="post">
        ${hidden}
        ${choices.map(
          ({ person, known }) =>
            html`<button name="account" value="${person.id}">
              <strong>${person.name}</strong><span>${known}</span><span>${person.about}</span>
            </button>`,
        )}
        <button class="cancel" name="cancel" value="1">Cancel</button>
      </form>`,
  );
}

/** Hands a message to the page that opened this window, to no other origin, and closes. */
export function handOverPage(c: Context<Env>, message: unknown) {
  const script = `if (window.opener) {
    window.opener.postMessage(${jsonForScript(message)}, window.location.origin);
    window.close();
  }`;
  return page(
    c,
    'Back to the app',
    html`<h1>You may close this window</h1>
      <p>The page that opened it goes on.</p>`,
    script,
  );
}

/** The request for this page is not one that the app makes. */
export function wrongRequestPage(c: Context<Env>, why: string) {
  c.status(400);
  return page(
    c,
    'Wrong request',
    html`<h1>Wrong request</h1>
      <p>${why}</p>`,
  );
}
