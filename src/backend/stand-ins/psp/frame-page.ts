import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import type { LocaleCode } from '#src/contract/app/locale.ts';
import type { Env } from '../../context.ts';
import { frameScript } from './frame.script.ts';
import { frameStyle } from './frame.style.ts';

/** A page of the stand-in, to be shown in a frame. */
export interface FramePage {
  locale: LocaleCode;
  theme: 'light' | 'dark' | 'system';
  title: string;
  content: unknown;
  script?: string;
}

/**
 * A page that no other page can reach into: `sandbox` without `allow-same-origin` gives it an
 * origin of its own, so that neither its host nor the embedding page can read what is typed here.
 */
export function framePage(c: Context<Env>, { locale, theme, title, content, script }: FramePage) {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    [
      'sandbox allow-scripts allow-forms',
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
      "frame-ancestors 'self'",
    ].join('; '),
  );
  c.header('Permissions-Policy', 'camera=(), microphone=(), geolocation=(), clipboard-read=()');
  return c.html(
    html`<!doctype html>
      <html lang="${locale}" data-theme="${theme}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width" />
          <meta name="robots" content="noindex" />
          <meta name="color-scheme" content="${theme === 'system' ? 'light dark' : theme}" />
          <title>${title}</title>
          <style nonce="${raw(nonce)}">
            ${raw(frameStyle)}
          </style>
        </head>
        <body>
          <main>${content}</main>
          <script nonce="${raw(nonce)}">
            ${raw(frameScript)};
            ${raw(script ?? '')};
          </script>
        </body>
      </html>`,
  );
}
