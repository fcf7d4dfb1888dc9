import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { Env } from '../context.ts';

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
  li { margin: .75rem 0; }
  small { opacity: .75; }
  article { white-space: pre-wrap; overflow-wrap: anywhere; }
  summary { cursor: pointer; padding: .35rem 0; }
  code, pre { font-family: ui-monospace, monospace; font-size: .875rem; }
  pre { overflow: auto; padding: .75rem; border: 1px solid; border-radius: .25rem; }
  .method { display: inline-block; min-width: 4.5rem; font-weight: 700; text-transform: uppercase; }
`;

/** A page for people that is not the app: no scripts, nothing loaded, nothing framed. */
export function plainPage(c: Context<Env>, title: string, content: unknown) {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
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
