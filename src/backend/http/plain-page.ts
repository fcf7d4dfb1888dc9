import { createHash, randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Env } from '../context.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin: .75rem 0; }
  small { opacity: .75; }
  article { white-space: pre-wrap; overflow-wrap: anywhere; }
  iframe { display: block; width: 100%; height: 42rem; border: 1px solid; border-radius: .5rem; }
  summary { cursor: pointer; padding: .35rem 0; }
  code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
  pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; text-transform: uppercase; }
`;

/** A document in a frame (`srcdoc`) inherits the policy of its page: its own styles, and nothing else, are let in. */
function stylesOf(framed: string): string {
  const sheets = [...framed.matchAll(/<style>([^<]*)<\/style>/g)].map(
    ([, sheet = '']) => `'sha256-${createHash('sha256').update(sheet).digest('base64')}'`,
  );
  return framed === '' ? '' : ` ${sheets.join(' ')}; style-src-attr 'unsafe-inline'`;
}

/** A page for people that is not the app: no scripts, nothing loaded, framed nowhere. */
export function plainPage(c: Context<Env>, title: string, content: unknown, framed = '') {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'${stylesOf(framed)}; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  return c.html(
    html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <title>${title}</title>
          <style nonce="${raw(nonce)}">
            ${raw(style)}
          </style>
        </head>
        <body>
          <main>${content}</main>
        </body>
      </html>`,
  );
}
